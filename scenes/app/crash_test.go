package app_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/crash"
	"quintet/games/search"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A clumsy thinker panics as soon as it is to think.
type clumsy struct{ scenes.Thinker }

func (clumsy) Start(games.Position, search.Engine, search.Limits) { panic("the thinker stumbles") }

// A mistake in the game loop ends the program in order: it is known what happened, and the table is there at the next start.
func TestAPanicLosesNothing(t *testing.T) {
	s := store.Memory()
	a, err := tableKept(s, func() scenes.Thinker { return clumsy{scenes.Inline(1)()} })
	if err != nil {
		t.Fatal(err)
	}
	p := demo.New(a)
	do(t, p, "play a1 b2")
	var failed *crash.Panic
	for i := 0; i < 100 && failed == nil; i++ {
		failed = crash.In(func() { a.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Keys: []input.Key{"h"}}) })
	}
	if failed == nil {
		t.Fatal("nothing panics")
	}
	a.Fail(failed)
	if err := a.End(s); err == nil || err.Error() != "the program has ended with an error, the thinker stumbles; what is known about it lies in crash.txt" {
		t.Errorf("End = %v", err)
	}
	if text, err := s.Read(app.CrashFile, 1<<20); err != nil || !strings.HasPrefix(string(text), "Quintet ") || !strings.Contains(string(text), "thinking.go") {
		t.Errorf("kept about the crash: %q, %v", text, err)
	}

	again := demotest.New(app.Deps{Store: s})
	do(t, again, "want scene play;want plies 2;want text stopped with an error;press Close;want absent stopped with an error;want plies 2")
	again.App.Close()
	do(t, demotest.New(app.Deps{Store: s}), "want scene play;want absent stopped with an error")
}

// Where nothing can be written the error of the end says everything.
func TestACrashThatCannotBeKeptIsSaid(t *testing.T) {
	a := demotest.Open(app.Deps{})
	a.Fail(crash.In(func() { panic("beside the game loop") }))
	if err := a.End(sealed{store.Memory()}); err == nil || !strings.Contains(err.Error(), "beside the game loop, that could not be written down: the disk is full\n") ||
		!strings.Contains(err.Error(), "crash_test.go") {
		t.Errorf("End = %v", err)
	}
	a = demotest.Open(app.Deps{})
	a.Fail(nil)
	if err := a.End(sealed{store.Memory()}); err != nil {
		t.Errorf("a program without a panic ends with %v", err)
	}
}

// tableKept returns the program with the store s, at a table of SQU with a person who moves first and one who waits.
func tableKept(s store.Store, think func() scenes.Thinker) (*app.App, error) {
	return demotest.Table(app.Deps{Store: s, Think: think}, demo.Setting{Game: "squ", Options: games.Options{"size": "8"}})
}

// What is said about games, however long, is closed by Esc before the scene below sees the key.
func TestANoticeIsClosedByEsc(t *testing.T) {
	p := demotest.New(app.Deps{Store: longPaths{keeping(t, app.CrashFile, "something")}})
	do(t, p, "size 640 480;want text stopped with an error;want button Close;key esc;want scene title;want absent stopped with an error")
}

// What lies under a notice does not feel the pointer: it has no tip there.
func TestANoticeHidesThePointerFromBelow(t *testing.T) {
	now := demotest.Noon()
	p := demotest.New(app.Deps{Store: keeping(t, app.CrashFile, "something"), Now: func() time.Time { return now }})
	do(t, p, "size 640 480;want text stopped with an error")
	settings := placeOf(t, p, "Settings").Centre()
	p.Move(render.Point{X: settings.X, Y: settings.Y - lowered(p.App)}) // of the notice, and of the page once that is closed
	do(t, p, "ticks 1;want absent Settings")
	now = now.Add(time.Second)
	do(t, p, "want absent Settings;key esc;want absent stopped with an error")
	p.Move(placeOf(t, p, "Settings").Centre())
	do(t, p, "ticks 1")
	now = now.Add(time.Second)
	do(t, p, "want text Settings")
}

// longPaths is a store deep in the folders of someone.
type longPaths struct{ store.Store }

func (l longPaths) Path(name string) string {
	return "/home/" + strings.Repeat("somebody/", 12) + name
}
