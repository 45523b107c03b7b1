//go:build !js

// Turns the signals that ask the program to end into a cancelled context; a second one ends the program at once. signals_unix.go and
// signals_windows.go list the signals.

package system

import (
	"context"
	"os/signal"
	"slices"
)

// Terminated returns a context that is cancelled when the system asks the program to end. A second request ends it at once. Signals that were ignored at
// start, as with nohup, stay ignored. stop ends the handling of signals.
func Terminated() (ctx context.Context, stop context.CancelFunc) {
	asked := slices.DeleteFunc(endSignals(), signal.Ignored)
	if len(asked) == 0 { // otherwise NotifyContext would take every signal
		return context.WithCancel(context.Background())
	}
	ctx, stop = signal.NotifyContext(context.Background(), asked...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}
