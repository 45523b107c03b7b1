// The stub for signals.go in browsers, which send no signals.

package system

import "context"

// Terminated returns a context that is never cancelled: a browser ends the program without asking.
func Terminated() (ctx context.Context, stop context.CancelFunc) {
	return context.WithCancel(context.Background())
}
