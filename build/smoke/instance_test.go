package smoke

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/scenes/data/store"
)

// waitFor waits until done reports true.
func waitFor(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(display.Patience); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%s: not within %v", what, display.Patience)
		}
	}
}

// keptGames returns the number of games stored in the data folder. A file that a killed window was just writing is none, and its name begins with a dot.
func keptGames(t *testing.T, data string) int {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(data, "games", "[^.]*.txt"))
	must.Succeed(t, err)
	return len(names)
}

// TestSecondStartUsesOpenWindow repeatedly starts the program twice at the same time, each with a file: one window opens both games, and stores them. A
// window that was killed does not block the next start.
func TestSecondStartUsesOpenWindow(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	folder, data := t.TempDir(), t.TempDir()
	timeless(t, store.Disk(data))
	const rounds, killed = 50, 5
	for n := range rounds {
		starts := make([]*display.Window, 2)
		for i := range starts {
			path := filepath.Join(folder, fmt.Sprintf("game %d.txt", 2*n+i))
			text := fmt.Sprintf("[game \"squ\"]\n[options \"size=8\"]\n[p1 \"Ana %d\"]\n[date \"2019-03-04\"]\n[result \"p2+ resign\"]\n1. a1\n", 2*n+i)
			must.Succeed(t, os.WriteFile(path, []byte(text), 0o666))
			w, err := server.Run(program, "-data", data, "-seed", "1", path)
			must.Succeed(t, err)
			defer w.Close()
			starts[i] = w
		}
		open := first(t, starts)
		waitFor(t, fmt.Sprintf("round %d: both games are kept", n+1), func() bool { return keptGames(t, data) == 2*n+2 })
		if got := server.Windows(); got != 1 {
			t.Fatalf("round %d: there are %d windows", n+1, got)
		}
		if n%(rounds/killed) == 0 {
			open.Close() // by SIGKILL
			continue
		}
		must.Succeed(t, open.Signal(syscall.SIGTERM))
		if err := open.Ended(); err != nil {
			t.Fatalf("round %d: the window ends with %v", n+1, err)
		}
	}
}

// first waits until one of two starts has ended, which must succeed, and returns the other, which has the window.
func first(t *testing.T, starts []*display.Window) *display.Window {
	t.Helper()
	var ended *display.Window
	waitFor(t, "one of two starts ends", func() bool {
		for _, w := range starts {
			if !w.Running() {
				ended = w
			}
		}
		return ended != nil
	})
	if err := ended.Ended(); err != nil {
		t.Fatalf("the second start ends with %v", err)
	}
	for _, w := range starts {
		if w != ended && w.Running() {
			return w
		}
	}
	t.Fatal("both processes have ended")
	return nil
}

// TestSecondStartRaisesWindow starts the program a second time while another window has the keyboard, and with a data folder whose path is
// too long for a socket.
func TestSecondStartRaisesWindow(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	data := filepath.Join(t.TempDir(), fmt.Sprintf("%0120d", 1))
	timeless(t, store.Disk(data))
	w := twin.Open(t, server, program, "-data", data, "-seed", "1")
	other := twin.Open(t, server, program, "-data", "none", "-seed", "1")
	if w.Focused() || !other.Focused() {
		t.Fatal("the window opened last does not have the keyboard")
	}
	second, err := server.Run(program, "-data", data)
	must.Succeed(t, err)
	if err := second.Ended(); err != nil {
		t.Errorf("the second start ends with %v", err)
	}
	waitFor(t, "the window has the keyboard", w.Focused)
	must.Succeed(t, errors.Join(w.Signal(syscall.SIGTERM), w.Ended()))
}
