package smoke

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// script plays like a new user in the real window. After every step the window must show the same pixels as the program drawn in memory.
const script = `
move away
press New game Squex
press seats As listed
press seat 2 Person
key enter
play d4 e5 e3
move f4
key ctrl+t
press New game Taiji
press seats As listed
press seat 2 Person
key enter
play e5-f5 g5-g6
aim e6 f6
key ctrl+t
press New game SQU
press seats As listed
press seat 2 Person
key enter
play c4 d5 e6
click c4
key ctrl+t
press New game Azacru
press seats As listed
press seat 2 Person
key enter
play c1-d2>
pick g1
carry f2
nudge left
drop
click c9
move away
key ctrl+t
press New game Distrify
press seats As listed
press seat 2 Person
key enter
play e5 d4
click d5
key ctrl+z
press End turn
key ctrl+t
key f2
`

func TestRealWindowShowsWhatIsDrawn(t *testing.T) {
	t.Parallel()
	w := open(t)
	p := drawn(t)
	for n, line := range strings.Split(strings.TrimSpace(script), "\n") {
		w.play(t, p, fmt.Sprintf("line-%d", n+1), line)
	}
	w.Press("ctrl+q")
	if err := w.Ended(); err != nil {
		t.Errorf("after ctrl+q on the title: %v", err)
	}
}

// TestUncoveredPartIsRedrawn covers the resting program with another window, and removes it: an X server without a compositor forgets what was
// below.
func TestUncoveredPartIsRedrawn(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	w := start(t, server, program)
	p := drawn(t)
	p.Frame = w.Act
	must.Succeed(t, p.Do("move away"))
	w.compare(t, "before", p)
	w.MoveTo(0, 0)
	over := start(t, server, program)
	over.MoveTo(100, 80)
	time.Sleep(2 * time.Second) // so that the window below has come to rest
	over.Close()
	w.compare(t, "uncovered", p)
}

// TestTerminalStaysEmpty plays without an audio device, about which ALSA prints a dozen lines.
func TestTerminalStaysEmpty(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	var errs strings.Builder
	server.Errors = &errs
	server.Env = []string{"PULSE_SERVER=unix:/nowhere", "XDG_RUNTIME_DIR=" + t.TempDir(), "ALSA_CONFIG_PATH=/dev/null"}
	w := start(t, server, program)
	time.Sleep(time.Second) // the device is opened in parallel to the window
	w.Press("ctrl+q")
	if err := w.Ended(); err != nil {
		t.Errorf("after ctrl+q on the title: %v", err)
	}
	if errs.Len() > 0 {
		t.Errorf("standard error holds\n%s", errs.String())
	}
}

// A realWindow is the program running on its own display.
type realWindow struct{ *display.Window }

// open builds the program and starts it on its own display. It skips the test if that is not requested.
func open(t *testing.T) realWindow {
	t.Helper()
	return start(t, twin.Serve(t), twin.Program(t))
}

// start starts the program on a display.
func start(t *testing.T, s *display.Server, program string) realWindow {
	t.Helper()
	folder := t.TempDir()
	timeless(t, store.Disk(folder))
	return realWindow{twin.Open(t, s, program, "-data", folder, "-seed", "1")}
}

// drawn returns the program in memory.
func drawn(t *testing.T) *demo.Player {
	t.Helper()
	return twin.Drawn(timeless(t, store.Memory()))
}

// timeless returns s with settings under which the program in the window and the one in memory show the same.
func timeless(t *testing.T, s store.Store) store.Store {
	t.Helper()
	s, err := twin.Timeless(s)
	must.Succeed(t, err)
	return s
}

// sitDown returns the lines that lead from the title to a table of two people at a game, followed by lines.
func sitDown(game string, lines ...string) []string {
	return append([]string{"move away", "press New game " + game, "press seats As listed", "press seat 2 Person", "key enter"}, lines...)
}

// play plays lines in the window and in p. If there is a name, both must show the same after every frame.
func (w realWindow) play(t *testing.T, p *demo.Player, name string, lines ...string) {
	t.Helper()
	var look func() error
	if name != "" {
		look = func() error {
			w.compare(t, name, p)
			return nil
		}
	}
	must.Succeed(t, (twin.Twin{Window: w.Window, Player: p}).Play(look, lines...))
}

// compare waits until the window shows what p draws.
func (w realWindow) compare(t *testing.T, name string, p *demo.Player) {
	t.Helper()
	must.Succeed(t, w.Shows(p.Picture().Image, name))
}
