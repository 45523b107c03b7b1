//go:build !js

package system

import (
	"context"
	"os/signal"
	"slices"
)

// Ended returns a context that is cancelled when the system asks the program to end. A second request ends it at once. A signal that whoever
// started the program has it ignore, as nohup does, stays ignored. stop takes no more requests.
func Ended() (ctx context.Context, stop context.CancelFunc) {
	asked := slices.DeleteFunc(endings(), signal.Ignored)
	if len(asked) == 0 { // NotifyContext would take every signal
		return context.WithCancel(context.Background())
	}
	ctx, stop = signal.NotifyContext(context.Background(), asked...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}
