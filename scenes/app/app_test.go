package app_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/render/input"
	"quintet/render/place"
	"quintet/scenes/app"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// TestEditingReportsTouch: a phone must show its keyboard for a name chosen by touch, and for no other.
func TestEditingReportsTouch(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 360 640;press New game SQU;press Player 1")
	if e := p.App.Editing(); !e.On || e.Touch {
		t.Errorf("a name chosen with the mouse asks for a touch keyboard: %+v", e)
	}
	p = newPlayer(t)
	do(t, p, "size 360 640;press New game SQU;tap button Player 1;type Zoé")
	e := p.App.Editing()
	if !e.On || !e.Touch || e.Text != "Zoé" {
		t.Errorf("a name chosen by touch: Editing = %+v, want Zoé", e)
	}
	if r, z := placeOf(t, p, "Player 1"), p.App.Zoom(); e.Field != (input.Area{X: r.X * z, Y: r.Y * z, W: r.W * z, H: r.H * z}) {
		t.Errorf("the field is reported in %+v, want %v", e, r)
	}
	if do(t, p, "key enter"); p.App.Editing().On {
		t.Error("a finished name still asks for a keyboard")
	}
}

// TestSwitchLanguage changes the language in the middle of a game: all texts change at once, and the choice is saved.
func TestSwitchLanguage(t *testing.T) {
	s := store.Memory()
	p := demotest.New(app.Deps{Store: s})
	do(t, p, "want text Five board games;press Language PT;want text Cinco jogos;want absent Five board games")
	p.App.Flush()
	if set, note := settings.Load(s); !note.Empty() || set.Language != "pt" {
		t.Errorf("kept language = %q, %v, want pt", set.Language, note)
	}
	again := demotest.New(app.Deps{Store: s})
	do(t, again, "want text Cinco jogos;key f3;want text Five board games")

	do(t, p, "press Língua EN;press New game SQU;press seat 2 Person;press Play;play c4")
	do(t, p, "want text Player 2;want text Black;key f3;want text Jogador 2;want absent Player;want text Preto;want button Anular;play d4 e5")
	do(t, p, "key f3;want text Player 2;want text Red;want plies 3")
}

// TestEnvironmentLanguageIsDefault sets a language from outside.
func TestEnvironmentLanguageIsDefault(t *testing.T) {
	d := app.Deps{Store: store.Memory(), Language: "pt"}
	p := demotest.New(d)
	do(t, p, "want text Cinco jogos;press Língua EN;want text Five board games")
	p.App.Flush()
	do(t, demotest.New(d), "want text Five board games")
}

func TestWindowPlaceIsKept(t *testing.T) {
	s := store.Memory()
	want := place.Place{Monitor: "HDMI-1", X: 40, Y: 60, Width: 1000, Height: 700, Maximised: true}
	if a := demotest.Open(app.Deps{Store: s}); a.Place().Known() {
		t.Errorf("the first window is at %+v, want no place", a.Place())
	} else {
		a.SetPlace(want)
		a.Flush()
	}
	if got := demotest.Open(app.Deps{Store: s}).Place(); got != want {
		t.Errorf("the window is at %+v, want %+v", got, want)
	}
}

// Every monitor has its own scale, kept across restarts; a new monitor inherits the current scale.
func TestScalePerMonitor(t *testing.T) {
	s := store.Memory()
	p := demotest.New(app.Deps{Store: s})
	wall := place.Place{Monitor: "wall", Width: 1280, Height: 960}
	desk := place.Place{Monitor: "desk", Width: 1280, Height: 960}
	do(t, p, "size 1280 960")
	p.App.SetPlace(desk)
	do(t, p, "ticks 1;key ctrl+=")
	for _, step := range []struct {
		at     place.Place
		before float32 // the scale after the window moved there
		script string
		after  float32
	}{
		{wall, 1.1, "key ctrl+=;key ctrl+=", 1.5},
		{desk, 1.1, "ticks 1", 1.1},
		{place.Place{Monitor: "desk", X: 9, Width: 1280, Height: 960}, 1.1, "key ctrl+0", 1},
		{wall, 1.5, "ticks 1", 1.5},
		{desk, 1, "ticks 1", 1},
	} {
		p.App.SetPlace(step.at)
		if p.App.Zoom() != step.before {
			t.Errorf("on %s: Zoom = %v, want %v", step.at.Monitor, p.App.Zoom(), step.before)
		}
		if do(t, p, step.script); p.App.Zoom() != step.after {
			t.Errorf("on %s after %q: Zoom = %v, want %v", step.at.Monitor, step.script, p.App.Zoom(), step.after)
		}
	}
	p.App.Close()
	p = demotest.New(app.Deps{Store: s})
	do(t, p, "size 1280 960")
	p.App.SetPlace(wall)
	if !p.App.Dirty() {
		t.Error("moving to another monitor does not redraw")
	}
	if do(t, p, "ticks 1"); p.App.Zoom() != 1.5 {
		t.Errorf("after a restart: Zoom on the wall = %v, want 1.5", p.App.Zoom())
	}
}

func TestComputerMoveCallsAttention(t *testing.T) {
	p := newClockPlayer(t, &demo.Clock{})
	do(t, p, "table taiji seats=0,1")
	if p.App.Attention() {
		t.Error("Attention is true before any move")
	}
	do(t, p, "play e5-e6")
	if p.App.Attention() {
		t.Error("Attention is true after a person's move")
	}
	do(t, p, "wait")
	if !p.App.Attention() || p.App.Attention() {
		t.Error("want Attention true once after the computer's move")
	}
	do(t, p, "table squ seats=1,1;ticks 200")
	if p.App.Attention() {
		t.Error("Attention is true although only computers play")
	}
}

// TestQuitAndFullScreen also presses the keys while a name is edited and while the menu is open.
func TestQuitAndFullScreen(t *testing.T) {
	for _, script := range []string{
		"ticks 1", "press New game SQU", "press New game SQU;press Player 1;type A", "press Rules SQU",
		"table squ", "table squ;press Menu", "table squ;key ctrl+g", "table squ seats=1,1",
	} {
		p := newPlayer(t)
		do(t, p, script)
		in := input.Frame{W: 1280, H: 800, Scale: 1}
		p.App.Tick(in)
		for _, k := range []input.Key{"f11", "alt+enter"} {
			before, written := p.App.Scene(), strings.Join(p.App.Seen().Texts, "\n")
			in.Keys = []input.Key{k}
			if p.App.Tick(in) || !p.App.Resize() || p.App.Resize() {
				t.Errorf("%s: %s does not switch full screen exactly once", script, k)
			}
			if now := strings.Join(p.App.Seen().Texts, "\n"); p.App.Scene() != before || now != written && !strings.Contains(script, "seats") {
				t.Errorf("%s: %s also changes the scene", script, k)
			}
		}
		in.Keys = []input.Key{"ctrl+q"}
		if !p.App.Tick(in) {
			t.Errorf("%s: ctrl+q does not end the program", script)
		}
	}
}

func TestChosenKeysAreShownAndWork(t *testing.T) {
	p := demotest.New(app.Deps{Store: keeping(t, "settings.json", `{"Keys":{"hint":["q"],"menu":["f9"]}}`)})
	do(t, p, "press New game SQU;press seat 2 Person;press Play;want text Q;key m;want nobutton Rematch;key f9;want button Rematch")
}

// TestTabReachesEverything compares the stops of Tab with the widgets a pointer can press, on pages with a focus.
func TestTabReachesEverything(t *testing.T) {
	for i, size := range []string{"640 480", "1280 800", "700 900"} {
		for j, c := range []struct {
			script string
			groups []string // widgets that Tab reaches only as a group
		}{
			{"ticks 1", []string{"Language "}},
			{"press Rules Azacru", nil},
			{"press New game Taiji", []string{"size ", "groups ", "tie ", "score ", "tonga ", "series ", "seats ", "seat 1 ", "seat 2 ", "clock ", "turning ", "aids "}},
			{"table squ;key m", nil},
			{"table squ;key ctrl+g", nil},
			{"table squex;key ctrl+g y", []string{"move "}},
		} {
			if !gametest.Sampled(i+j, 3) {
				continue
			}
			p := newPlayer(t)
			do(t, p, "size "+size+";"+c.script)
			want := map[string]bool{}
			for _, w := range p.App.Seen().Widgets {
				name := strings.TrimSpace(w.Label)
				for _, g := range c.groups {
					if strings.HasPrefix(w.Label, g) {
						name = strings.TrimSpace(g)
					}
				}
				if name != "move" {
					want[name] = true
				}
			}
			met := map[string]bool{}
			for range 2 * len(p.App.Seen().Widgets) {
				do(t, p, "key tab")
				met[p.App.Focus()] = true
			}
			if !maps.Equal(met, want) {
				t.Errorf("%s, %s: Tab reaches %v, a pointer %v", size, c.script, slices.Sorted(maps.Keys(met)), slices.Sorted(maps.Keys(want)))
			}
		}
	}
}

// TestBackGoesBackOnePage: the back action of a browser first closes what is open on a page, and then returns to the page before, also from a table.
func TestBackGoesBackOnePage(t *testing.T) {
	p := demotest.New(app.Deps{InBrowser: true})
	t.Cleanup(p.App.Close)
	back := func(want string, depth int) {
		t.Helper()
		p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: -1, Y: -1, Back: true})
		do(t, p, "ticks 1")
		if p.App.Scene() != want || p.App.Depth() != depth {
			t.Fatalf("back leads to %s with %d pages below, want %s with %d", p.App.Scene(), p.App.Depth(), want, depth)
		}
	}
	do(t, p, "size 1280 800;ticks 1")
	for _, c := range []struct{ script, want string }{
		{"press Settings", "title"}, {"press Training", "title"}, {"press Rules Taiji", "title"}, {"press New game SQU", "title"},
	} {
		do(t, p, c.script)
		back(c.want, 0)
	}
	do(t, p, "press New game SQU;press seat 2 Person;press Play;play d4 e5;key m;want button Copy the game")
	back("play", 1)
	do(t, p, "want nobutton Copy the game;press Menu;press Rules")
	back("play", 1)
	back("title", 0)
	do(t, p, "want button Continue")
}
