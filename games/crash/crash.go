// Package crash carries a panic from the goroutine where it happened to the goroutine that waits for it. An unrecovered panic would end the program
// at once, before tables are saved and the error is logged. Change here how a panic is caught (In) and described (Report).
//
// Fatal errors of the runtime (concurrent map writes, out of memory) cannot be recovered.
package crash

import (
	"fmt"
	"runtime/debug"
)

// A Panic is a recovered panic. It is an error, and does not change.
type Panic struct {
	Value any    // the value passed to panic
	Stack []byte // of the goroutine that panicked
}

// Error returns the panic value as text.
func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Report returns Error, followed by the stack of the panic.
func (p *Panic) Report() string { return fmt.Sprintf("%v\n\n%s", p.Value, p.Stack) }

// In calls f and returns the panic that ended it, nil if there was none. If f panics with a *Panic from elsewhere, In returns that one.
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
