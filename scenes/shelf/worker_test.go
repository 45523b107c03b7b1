package shelf

import (
	"errors"
	"testing"

	"quintet/games/crash"
)

// What goes wrong beside the game loop comes to it: an error once, and a panic as a panic. The other jobs are done all the same.
func TestTroubleOfAWorker(t *testing.T) {
	w, done := newWorker(), 0
	broken := errors.New("the disk is broken")
	for _, job := range []func() error{
		func() error { return broken },
		func() error { panic("the disk is gone") },
		func() error { done++; return nil },
	} {
		w.do(job)
	}
	w.wait()
	if p := crash.In(func() { w.trouble() }); p == nil || p.Error() != "the disk is gone" || done != 1 {
		t.Errorf("panic %v, %d jobs done, want one of each", p, done)
	}
	if err := w.trouble(); !errors.Is(err, broken) {
		t.Errorf("then %v, want the error", err)
	}
	if err := w.trouble(); err != nil {
		t.Errorf("again %v", err)
	}
}
