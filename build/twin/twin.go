// Package twin plays a demo script both in a real window and in the program drawn in memory, and compares what they show. Change here how both play
// it. Tests of build/smoke, build/idle, build/attacks and build/release use it, or only its helpers that open a display and a window. build/display
// controls the window and compares pictures.
package twin

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// Program returns the built program. It skips the test if the real window is not tested.
func Program(t testing.TB) string {
	t.Helper()
	if err := display.SkipReason(); err != nil {
		t.Skip(err)
	}
	program, err := display.Build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// Serve starts a display for one test.
func Serve(t testing.TB) *display.Server {
	t.Helper()
	s, err := display.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// Open starts a program on s and waits for its window, which is closed at the end of the test.
func Open(t testing.TB, s *display.Server, program string, args ...string) *display.Window {
	t.Helper()
	w, err := s.Open(program, args...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

// Drawn returns a player of the program in memory, with the data in s.
func Drawn(s store.Store) *demo.Player {
	return demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: s, Seed: 1, Now: time.Now, Choose: func(string) {}}))
}

// Timeless stores in s the settings of an English-speaking user who does not show turn times and whose computers do not talk: the program in the
// window and the drawn one have separate clocks, and what a computer says disappears after a few seconds.
func Timeless(s store.Store) (store.Store, error) {
	set, _ := settings.Load(s)
	set.ShowTimes, set.Talk, set.Language = settings.Never, false, words.En
	return s, set.Save()
}

// restTicks limits the wait for the drawn program after a line.
const restTicks = 600

// A Twin is the program in a window and the same program drawn in memory.
type Twin struct {
	Window *display.Window
	Player *demo.Player
}

// Play plays the lines of a script in both. look is called after every frame at which the drawn program is at rest, since it need not move in step
// with the other; it may be nil. With look, Play waits after each line until nothing moves and the window shows the same, so that the next line finds
// its page. The error names the line.
func (t Twin) Play(look func() error, lines ...string) error {
	for _, line := range lines {
		failed := error(nil)
		t.Player.Frame = func(in input.Frame) {
			t.Window.Act(in)
			if look == nil || failed != nil || t.Player.Busy() {
				time.Sleep(display.Lag(in))
				return
			}
			failed = look()
		}
		err := t.Player.Do(line)
		for n := 0; n < restTicks && look != nil && err == nil && failed == nil && t.Player.Busy(); n++ {
			err = t.Player.Do("ticks 1")
		}
		if err = errors.Join(err, failed); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
	}
	return nil
}

// Same waits up to [display.Patience] until the window shows what the player draws.
func (t Twin) Same() error {
	return t.Window.Shows(t.Player.Picture().Image, "window")
}
