package system

import "context"

// Ended returns a context that is never cancelled: a browser does not ask, it ends the program.
func Ended() (ctx context.Context, stop context.CancelFunc) {
	return context.WithCancel(context.Background())
}
