//go:build !js

// Ending the program when the system asks: signals become a cancelled context. Which signals these are is in signals_unix.go and signals_windows.go.

package system

import (
	"context"
	"os/signal"
	"slices"
)

// Ended returns a context that is cancelled when the system asks the program to end. A second request ends it at once. Signals that the program was
// started to ignore, as by nohup, stay ignored. stop ends the handling of signals.
func Ended() (ctx context.Context, stop context.CancelFunc) {
	asked := slices.DeleteFunc(endings(), signal.Ignored)
	if len(asked) == 0 { // NotifyContext would take every signal
		return context.WithCancel(context.Background())
	}
	ctx, stop = signal.NotifyContext(context.Background(), asked...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}
