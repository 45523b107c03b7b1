package crash_test

import (
	"strings"
	"testing"

	"quintet/games/crash"
)

func TestInRecovers(t *testing.T) {
	p := crash.In(stumble)
	if p == nil || p.Error() != "a stone in the way" || !strings.Contains(string(p.Stack), "stumble") {
		t.Fatalf("In = %+v, want the text and the stack of the panic", p)
	}
	if again := crash.In(func() { panic(p) }); again != p {
		t.Errorf("rethrown: got %+v, want the first panic", again)
	}
	if r := p.Report(); !strings.HasPrefix(r, "a stone in the way\n\n") || !strings.Contains(r, "stumble") {
		t.Errorf("report %q", r)
	}
}

func stumble() { panic("a stone in the way") }

func TestInWithoutPanic(t *testing.T) {
	done := false
	if p := crash.In(func() { done = true }); p != nil || !done {
		t.Errorf("In = %v, done %v", p, done)
	}
}
