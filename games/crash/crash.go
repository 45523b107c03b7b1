// Package crash carries a panic from the goroutine where it happened to the goroutine that waits for it. A panic that is not recovered ends
// the program at once, before journals are closed and the error is written down.
//
// Fatal errors of the runtime (concurrent map writes, out of memory) cannot be recovered.
package crash

import (
	"fmt"
	"runtime/debug"
)

// A Panic is one that was taken. It is an error, and does not change.
type Panic struct {
	Value any    // what was panicked with
	Stack []byte // of the goroutine that panicked
}

// Error says what was panicked with.
func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Report says what is known: the words of Error, and below them where the panic came from.
func (p *Panic) Report() string { return fmt.Sprintf("%v\n\n%s", p.Value, p.Stack) }

// In calls f and returns the panic that ended it, nil for none. A *Panic that f panics with, since it was taken elsewhere, stays what it is.
func In(f func()) (p *Panic) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Panic:
			p = v
		default:
			p = &Panic{Value: v, Stack: debug.Stack()}
		}
	}()
	f()
	return nil
}
