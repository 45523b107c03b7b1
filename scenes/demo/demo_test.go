package demo_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/play/clock"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

func open(t *table.Table) *app.App { return demotest.Open(app.Deps{Table: t}) }

// play runs a script, its lines separated by semicolons.
func play(p *demo.Player, script string) error {
	return p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n")))
}

const squ = "press New game SQU;press seats As listed;press seat 2 Person;press Play;play c4 d5 e6;"

// TestFailedWantIsReported runs scripts with one wrong line, which the error must name.
func TestFailedWantIsReported(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{"dance", "no such command"},
		{"want", "want what?"},
		{"want wings", "no board is shown"},
		{squ + "want wings", `nothing is called "wings"`},
		{"want scene play", `it is "title"`},
		{"want text Chess", "it is not written"},
		{"want absent Quintet", "it is written"},
		{"want button Castle", "there is no such button in sight"},
		{"want nobutton Rules Squex", "it can be pressed"},
		{"press Castle", "there is no such button in sight"},
		{"want plies 0", "no board is shown"},
		{"click a1", "no board is shown"},
		{"size wide", "want width and height"},
		{"size wide high", "want two numbers"},
		{"size 800 600 large", "invalid syntax"},
		{"ticks many", "is no number"},
		{"wheel", "is no number"},
		{"table squ", "no table can be opened like that"},
		{squ + "want plies 2", `it is "3"`},
		{squ + "want turn p2", `it is "p1"`},
		{squ + "want last d5", `it is "e6"`},
		{squ + "want path c4", `it is "none"`},
		{squ + "want winners 1", `it is ""`},
		{squ + "want scores 1,0", `it is "0,0"`},
		{squ + "want legal c4", "not legal here"},
		{squ + "click z9", `there is no cell "z9"`},
		{squ + "click dial left", "nothing on the screen"},
		{squ + "lay a1", "want two cells"},
		{squ + "play a1 c4", "c4: "},
		{squ + "play nonsense", "nonsense"},
	} {
		p := demo.New(open(nil))
		err := play(p, c.script)
		last := c.script[strings.LastIndex(c.script, ";")+1:]
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), ": "+last+": ") {
			t.Errorf("%q: error %v, want one about line %q with %q", c.script, err, last, c.want)
		}
	}
}

func TestWrongPlyIsReported(t *testing.T) {
	p := demo.New(open(nil))
	if err := play(p, squ+"key ctrl+g"); err != nil {
		t.Fatal(err)
	}
	if err := p.Play("f7"); err == nil { // a question is open, so the board ignores clicks
		t.Error("no error for a ply that was not played")
	}
}

func TestCommentsAndEmptyLinesDoNothing(t *testing.T) {
	p := demo.New(open(nil))
	if err := play(p, "# dance;;   ; want scene title # the first"); err != nil {
		t.Error(err)
	}
}

func TestPicturesAndFrames(t *testing.T) {
	p := demo.New(open(nil))
	frames, name := 0, ""
	p.Frame = func(in input.Frame) {
		frames++
		if in.W != 800 && in.W != 1280 {
			t.Errorf("a frame %d wide", in.W)
		}
	}
	p.Shot = func(n string, c *soft.Canvas) error {
		name = n
		if w, h := c.Size(); w != 800 || h != 600 {
			t.Errorf("the picture has %d by %d pixels, want 800 by 600", w, h)
		}
		return nil
	}
	if err := play(p, "size 400 300 2;ticks 3;shot one"); err != nil || name != "one" || frames != 5 {
		t.Errorf("error %v, picture %q, %d frames; want one and 5", err, name, frames)
	}
}

func TestWaitEndsAfterComputers(t *testing.T) {
	clock := &demo.Clock{}
	p := demotest.NewWithClock(app.Deps{}, clock)
	frames := 0
	p.Frame = func(input.Frame) { frames++ }
	if err := play(p, "wait;press New game SQU;press level of seat 2;press Vera;press Play;wait;play c4"); err != nil {
		t.Fatal(err)
	}
	frames = 0
	if err := play(p, "wait;want plies 3;want turn p1"); err != nil || frames < 2*180 || frames > 2*240 {
		t.Errorf("two plies of at most three seconds took %d ticks, %v", frames, err)
	}
	if clock.Busy() {
		t.Error("a search is still running")
	}
}

func TestTableRestarts(t *testing.T) {
	p := demotest.New(app.Deps{})
	if err := play(p, "table squ size=5;want scene play;play c3;want plies 1"); err != nil {
		t.Error(err)
	}
	if err := play(p, "table squ size=500"); err == nil || !strings.Contains(err.Error(), "not allowed") {
		t.Errorf("a board of 500: %v", err)
	}
	if err := play(p, "table squ size"); err == nil {
		t.Error("an option without a value was accepted")
	}
	if err := play(p, "table squ seats=1,strong"); err == nil || !strings.Contains(err.Error(), `"strong" is no level`) {
		t.Errorf("a level in words: %v", err)
	}
}

func TestTableSettings(t *testing.T) {
	var got demo.Setting
	p := demo.New(open(nil))
	p.Table = func(s demo.Setting) (*app.App, error) {
		got = s
		table, err := s.Table(catalog.All())
		return open(table), err
	}
	if err := play(p, "table squex size=6 names=Ana,Rui clock=10+5 aids=none turning=never begin=loser won=1,2,1;want text Ana;want text game 4"); err != nil {
		t.Fatal(err)
	}
	want := clock.Control{Kind: clock.Fischer, Main: 10 * time.Minute, Step: 5 * time.Second}
	if a := got.Terms; a.Clock != want || !a.NoAids || a.Turning != terms.NeverTurn || a.Begin != terms.Loser || a.Series.Games != 3 || a.Series.PointsOf(0) != 2*terms.PointUnits {
		t.Errorf("terms = %+v", a)
	}
	for _, c := range []struct{ script, want string }{
		{"table squex clock=soon", `"soon" is no clock`},
		{"table squex clock=0", `"0" is no clock`},
		{"table squex clock=5,5,5,5,5", "no table can have clocks like that"},
		{"table squex aids=some", `"some" is no aids`},
		{"table squex turning=round", `"round" is no way to turn`},
		{"table squex begin=me", `"me" is no order of seats`},
		{"table squex won=5", "5 is no seat"},
		{"table chess", `no game is called "chess"`},
	} {
		if err := play(p, c.script); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.script, err, c.want)
		}
	}
}
