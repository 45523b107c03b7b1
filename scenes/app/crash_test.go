package app_test

import (
	"cmp"
	"errors"
	"image"
	"regexp"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/crash"
	"quintet/games/search"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/sprites"
)

// A clumsy thinker panics as soon as it starts.
type panickingThinker struct{ scenes.Thinker }

func (panickingThinker) Start(games.Position, search.Engine, search.Limits) {
	panic("the thinker stumbles")
}

// A panic in the game loop ends the program in an orderly way: the cause is recorded, and the table is there at the next start.
func TestPanicLosesNothing(t *testing.T) {
	s := store.Disk(t.TempDir())
	a, err := tableKept(s, func() scenes.Thinker { return panickingThinker{scenes.Inline(1)()} })
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
		t.Fatal("no panic")
	}
	a.Fail(failed)
	if err := a.End(); err == nil || err.Error() != "the program ended with an error: the thinker stumbles; the details are in "+s.Path(scenes.LogFile) {
		t.Errorf("End = %v", err)
	}

	again := demotest.New(app.Deps{Store: s})
	do(t, again, "want scene play;want plies 2;want text stopped with an error;press Close;want absent stopped with an error;want plies 2")
	again.App.Close()
	do(t, demotest.New(app.Deps{Store: s}), "want scene play;want absent stopped with an error")
}

// crashed is a log whose last run ended with a crash.
const crashed = "time=2026-01-01T11:58:00.000Z level=INFO msg=start version=0.3.0 system=linux/amd64\n" +
	"time=2026-01-01T11:59:00.000Z level=ERROR msg=crash scene=play error=something stack=somewhere\n"

// logOf returns the text of the log in s.
func logOf(t *testing.T, s store.Store) string {
	t.Helper()
	text, err := s.Read(scenes.LogFile, 4<<20)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A ripped canvas panics when something draws on it.
type panickingCanvas struct{ *soft.Canvas }

func (panickingCanvas) Fill(image.Rectangle, sprites.Color)        { panic("the canvas rips") }
func (panickingCanvas) Lay(*sprites.Picture, image.Point, float32) { panic("the canvas rips") }
func (r panickingCanvas) Clip(image.Rectangle) render.Canvas       { return r }

// A crash in any scene leaves one record in the log, with the scene and the stack. The next start reports it once.
func TestCrashInEachSceneIsLogged(t *testing.T) {
	t.Parallel()
	pkg := map[string]string{scenes.Licences: "options", scenes.Keyboard: "options"}
	for scene, script := range map[string]string{
		scenes.Title: "ticks 1", scenes.Setup: "press New game SQU", scenes.Editor: "press New game SQU;press seat 2 Person;press Play;key m;press Edit the position",
		scenes.Play: "press New game SQU;press seat 2 Person;press Play", scenes.Rules: "press Rules SQU", scenes.Options: "press Settings",
		scenes.Licences: "press Settings;press About;press Show licences Licence", scenes.Keyboard: "press Settings;press Keyboard;press Change keys Keys", scenes.Collection: shelf,
		scenes.Review: "press New game SQU;press seat 2 Person;press Play;play d4 e5 f6;key a", scenes.Training: "press Training",
	} {
		s := placed{store.Memory(), t.TempDir()}
		p := demotest.New(app.Deps{Store: s, Version: "7.8.9", Build: "go9, plan9/arm"})
		do(t, p, "size 1280 800;"+script+";want scene "+scene)
		p.App.Fail(crash.In(func() { p.App.Draw(panickingCanvas{soft.New(1280, 800)}) }))
		if err := p.App.End(); err == nil || !strings.Contains(err.Error(), "the canvas rips") {
			t.Errorf("%s: End = %v", scene, err)
		}
		text := logOf(t, s)
		want := `(?m)^time=2026-01-01T12:00:00.000Z level=ERROR msg=crash scene=` + scene + ` error="the canvas rips" stack=".*/` + cmp.Or(pkg[scene], scene) + `\..*"$`
		if n := len(regexp.MustCompile(want).FindAllString(text, -1)); n != 1 || strings.Count(text, "msg=crash") != 1 {
			t.Errorf("%s: %d records match %s in\n%s", scene, n, want, text)
		}
		if !strings.HasPrefix(text, `time=2026-01-01T12:00:00.000Z level=INFO msg=start version=7.8.9 system="go9, plan9/arm"`+"\n") {
			t.Errorf("%s: the log begins with %.200q", scene, text)
		}
		for _, want := range []string{"want text", "want absent"} {
			again := demotest.New(app.Deps{Store: s})
			do(t, again, want+" stopped with an error")
			again.App.Close()
		}
	}
}

// The log does not grow without limit: old records are deleted, new ones stay. A file damaged by someone else does not stop logging.
func TestLogStaysShort(t *testing.T) {
	const most = 1<<20 + 1<<10
	line := strings.Repeat("x", 99) + "\n"
	for name, before := range map[string]string{"none": "", "one that is full": strings.Repeat(line, 10_500), "far too much": strings.Repeat(line, 100_000)} {
		s := keeping(t, scenes.LogFile, before)
		log := app.NewLog(s, demotest.Noon)
		for i := range 20_000 {
			switch log.Info("record", "number", i, "text", line[:99]); i {
			case 5_000:
				if err := s.Remove(scenes.LogFile); err != nil {
					t.Fatal(err)
				}
			case 10_000:
				app.NewLog(s, demotest.Noon).Info("another")
			}
		}
		text := logOf(t, s)
		if len(text) < most/3 || len(text) > most || strings.Contains(text, "number=4999 ") || !strings.Contains(text, "number=19000 ") || !strings.HasSuffix(text, " number=19999 text="+line) {
			t.Errorf("%s: %d bytes, which end with %q", name, len(text), text[max(0, len(text)-300):])
		}
		for got := range strings.Lines(text) {
			if !strings.HasPrefix(got, "time=") {
				t.Fatalf("%s: a partial record is left: %q", name, got)
			}
		}
	}
}

// If nothing can be written, the final error contains all details.
func TestCrashLogThatCannotBeKept(t *testing.T) {
	for name, s := range map[string]store.Store{"full": sealed{placed{store.Memory(), t.TempDir()}}, "memory": store.Memory()} {
		a := demotest.Open(app.Deps{Store: s})
		a.Fail(crash.In(func() { panic("beside the game loop") }))
		err := a.End()
		told, ok := errors.AsType[*app.Failure](err)
		if !ok || !strings.Contains(told.Text, "beside the game loop") || strings.Contains(told.Text, scenes.LogFile) || !strings.Contains(err.Error(), "crash_test.go") {
			t.Errorf("%s: End = %v, the user is told %+v", name, err, told)
		}
	}
	a := demotest.Open(app.Deps{})
	a.Fail(nil)
	if err := a.End(); err != nil {
		t.Errorf("a program without a panic ends with %v", err)
	}
}

// tableKept returns the program with the store s, at a table of SQU where a person moves first and another waits.
func tableKept(s store.Store, think func() scenes.Thinker) (*app.App, error) {
	return demotest.Table(app.Deps{Store: s, Think: think}, demo.Setting{Game: "squ", Options: games.Options{"size": "8"}})
}

// Esc closes a notice of any length before the scene below sees the key.
func TestEscClosesNotice(t *testing.T) {
	p := demotest.New(app.Deps{Store: longPaths{keeping(t, scenes.LogFile, crashed)}})
	do(t, p, "size 640 480;want text stopped with an error;want button Close;key esc;want scene title;want absent stopped with an error")
}

// longPaths is a store with very long paths.
type longPaths struct{ store.Store }

func (l longPaths) Path(name string) string {
	return "/home/" + strings.Repeat("somebody/", 12) + name
}
