package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/boardui"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
)

// A state is a screen and the script that leads to it from the title page.
type state struct{ name, script string }

// states lead to the screens.
var states = slices.Concat(eachGame("setup", "press New game {name}"), eachGame("showcase", "{table};play {plies}"), []state{
	{"title", "ticks 1"},
	{"title with a table", "press New game SQU;press seat 2 Person;press Play;play c4 d5 e6;key m;press Back to the title"},
	{"setup azacru 4", "press New game Azacru;press players 4"},
	{"setup with the list of levels", "press New game Azacru;press players 4;press level of seat 4"},
	{"rules", "press Rules Taiji"},
	{"contents of the rules", "press Rules Squex;press Contents"},
	{"the end of the lessons", "press Rules SQU;press Contents;press The end;play d4;wait"},
	{"glossary", "press Rules Distrify;press Glossary"},
	{"all rules", "press Rules Squex;press Contents;press All rules"},
	{"settings", "press Settings"},
	{"settings at their end", "press Settings;key end"},
	{"keys", "press Settings;press Keyboard;press Change keys Keys"},
	{"keys at their end", "press Settings;press Keyboard;press Change keys Keys;key end"},
	{"a swap", "table squex size=8 swap=on;play d4"},
	{"a dial", "table azacru players=2;click c9;click d8"},
	{"azacru 3", "table azacru players=3"},
	{"azacru 4 ends and counts", "table azacru players=4;key ctrl+g"},
	{"azacru 4 is over", "table azacru players=4;key ctrl+g;key y"},
	{"distrify resigns", "table distrify size=9;play d4 e6;key ctrl+g"},
	{"distrify is over", "table distrify size=9;play d4 e6;key ctrl+g;key y"},
	{"distrify is browsed", "table distrify size=9 won=1;play d4 e6;key ctrl+g;key y;wait;key pageup"},
	{"distrify is browsed within a turn", "table distrify size=9;play e5 d4 d5 c4;key ctrl+g;key y;wait;key ctrl+z;key ctrl+z;key ctrl+y"},
	{"azacru 4 is browsed", "table azacru players=4;play e9-e8;key ctrl+g;key y;wait;key pageup"},
	{"squex is browsed before a swap", "table squex size=8 swap=on;play d4 swap;key ctrl+g;key y;wait;key pageup"},
	{"moves", "table squex size=8;play d4 d5 d6 e4 c3;key ctrl+l"},
	{"layers", "table distrify size=9;play d4 e6;key l"},
	{"layers azacru 4", "table azacru players=4;key l"},
	{"only the board", "table azacru players=4;key f10"},
	{"only the board with the threat view", "table squex size=8;play f4 e4 d5 f2 e3 b4 f6 e6 c4 f3 f5 e7 c5 h7 d4 e5 g7 c6 d6;key f10;hold t"},
	{"only the board with a question", "table distrify size=9;play e5 c3;key f10;key ctrl+g"},
	{"only the board with a repair", "table distrify size=9;play e5 c4;key f10;click h8"},
	{"no moves yet", "table azacru players=4;key ctrl+l"},
	{"the moves of four", "table azacru players=4;play e9-e8 c1-c2 a3-b3 g9-f8 a7-b6> c9-b8 i3-h2 i5-h5 i7-h6> c2-d3 e1-f2 g1-g2 e8-d7 d3-d4 f2-g3 g2-f3>;key ctrl+l"},
	{"variations", "table squex size=6 won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;key pageup pageup;play e3 d1;key pageup;play f6 a6;key home;play d4;key ctrl+l"},
	{"a menu of a ply", "table squex size=6 won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;key pageup pageup;play e3 d1;key pageup;play f6 a6;key home;play d4;key ctrl+e"},
	{"a comment", "table squex size=6 won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;key pageup pageup;play e3 d1;key pageup;play f6 a6;key home;play d4;key ctrl+k;type Too slow."},
	{"the moves after the end", "table squex size=8;play f4 e4 d5 f2 e3 b4 f6 e6;key ctrl+g;key y;key ctrl+l"},
	{"a typed ply", "table taiji size=7;key :;type b2b"},
	{"a typed ply of four", "table azacru players=4;key :;type a"},
	{"only the board and a typed ply", "table squ size=7;key f10;key :;type c3c3"},
	{"the threat view", "table squex size=8;play f4 e4 d5 f2 e3 b4 f6 e6 c4 f3 f5 e7 c5 h7 d4 e5 g7 c6 d6;hold t"},
	{"a repair", "table distrify size=9;play e5 d4 d5 c4 c5 f6 g6 e3;click e4"},
	{"training", "press Training"},
	{"solved boards", "press Training;key end;press Solved boards"},
	{"no results", "press Training;key end;press Your level;wait"},
	{"results", results},
	{"results of few games", results + ";press Taiji"},
	{"results with help", results + ";press SQU"},
	{"names of one person", results + ";press Merge names"},
	{"joined names", results + ";press Merge names;press Ana Maria da Conceição and Ana are the same person"},
	{"an exercise", exercises},
	{"a hint of an exercise", exercises + ";press A small hint"},
	{"the answer of an exercise", exercises + ";press A small hint;press Show the place;press Show the answer;wait"},
	{"a solved exercise", exercises + ";play e5 e6;wait"},
	{"a repair of azacru", "table azacru;click c8"},
	{"the library", shelf},
	{"a search in the library", shelf + ";key /;type ana;key enter"},
	{"the games of the library", shelf + ";press All games Game"},
	{"the dates of the library", shelf + ";press Any time Date"},
	{"several games of the library", shelf + ";focus Look again;key space;key down;key down;key space"},
	{"the bin", shelf + ";press This game;press Delete;wait;press Close;press All games Game;press Bin;wait"},
	{"a question about the bin", shelf + ";press This game;press Delete;wait;press Close;press All games Game;press Bin;wait;press Empty the bin"},
	{"the filters of the library", shelf + ";press Filter Filter"},
	{"the menu of a game", shelf + ";press This game"},
	{"no game matches", shelf + ";key /;type zzz"},
	{"a review", reviewed},
	{"the start of a review", reviewed + ";key home"},
	{"the end of a review", reviewed + ";key end"},
	{"a ply tried in a review", reviewed + ";key home;play b1"},
	{"the moves of a review", reviewed + ";key ctrl+l"},
})

// reviewed opens the review of a finished game with mistakes, which become exercises.
const reviewed = `give a.txt [game "squex"]\n[options "size=6"]\n[position "2B3/2B3/2B3/RR1RRR/2B3/2B3 5/5/5/5/5 B 1 -"]\n[p1 "Ana"]\n[p2 "Rui"]\n[result "p1+ resign"]\n1. a1 f1;key a;wait`

// exercises drops an exercise on the window.
const exercises = `give a.txt quintet exercises 1\n\ngame distrify size=9\nposition 9/9/9/4X4/9/9/9/9/9 O - -\ntask better\ngrade 2\n` +
	`from 1 2026-11-22 Ana Rui.txt\nplayed c3\nanswer e5 e6 | d3\n`

// results opens "Your level" after games of a person with two names, with and without help.
const results = `played 20260420-120000-squex-1.txt [game "squex"]\n[p1 "Ana"]\n[p2 "Brisa"]\n[p2-level "3"]\n[result "p1+ resign"]\n1. d4 e5;` +
	`played 20260419-120000-squex-1.txt [game "squex"]\n[p1 "Ana Maria da Conceição"]\n[p2 "Davi"]\n[p2-level "4"]\n[result "p2+ resign"]\n1. d4 e5 d5;` +
	`played 20260418-120000-squex-1.txt [game "squex"]\n[p1 "Ana"]\n[p2 "Davi"]\n[p2-level "4"]\n[result "p2+ resign"]\n1. d4 e6 d5;` +
	`played 20260417-120000-squex-1.txt [game "squex"]\n[p1 "Ana"]\n[p2 "Brisa"]\n[p2-level "3"]\n[result "p1+ resign"]\n[helped "yes"]\n1. e4 e5 d5;` +
	`played 20260416-120000-taiji-1.txt [game "taiji"]\n[p1 "Ana"]\n[p2 "Nico"]\n[p2-level "2"]\n[result "p1+ resign"]\n1. e5f5;` +
	`played 20260415-120000-squ-1.txt [game "squ"]\n[p1 "Ana"]\n[p2 "Pia"]\n[p2-level "1"]\n[result "p1+ resign"]\n[helped "yes"]\n1. d4;` +
	`press Training;key end;press Your level;wait`

// computerStates lead to screens of tables with computers, in script time.
var computerStates = slices.Concat(eachGame("hint", "{table} seats=0,0,0,0;play {plies};key h;wait"), []state{
	{"a long thought", "table squex size=8 seats=0,5;play d4;ticks 80"},
	{"a refused click", "table squex size=8 seats=0,5;play d4;ticks 80;click e5"},
	{"a short thought", "table distrify size=9 seats=0,1;play d4;ticks 2"},
	{"the past", "table taiji seats=1,0;wait;play e5-e6;wait;key home"},
	{"azacru 4 thinks", "table azacru players=4 seats=0,6,1,1;play e9-e8;ticks 100"},
	{"azacru 3 is watched", "table azacru players=3 seats=1,2,1;ticks 30"},
	{"azacru 4 is paused", "table azacru players=4 seats=1,2,1,3;ticks 30;key space"},
	{"squ is watched", "table squ seats=5,6;ticks 60"},
	{"a watched game is over", "table squex size=6 seats=1,1;key v;wait"},
	{"a watched game is browsed", "table squex size=6 seats=1,1;key v;wait;key pageup"},
	{"looking for a hint", "table squex size=8 swap=on seats=0,0;play d4;key h;ticks 30"},
	{"hint whether to swap", "table squex size=8 swap=on seats=0,0;play d4;key h;wait"},
	{"two discs to place", "table squ seats=0,0;play d4"},
	{"squ is paused within a turn", "table squ seats=4,5;key space;key right;wait;key right;wait"},
	{"a watched past", "table squ seats=4,5;key space;key right;wait;key right;wait;key ctrl+z"},
	{"setup with a clock", "press New game Squex;press seat 2 Person;try Clock and aids;press clock Per game;press aids None"},
	{"setup azacru 4 with a clock", "press New game Azacru;press players 4;try Clock and aids;press clock Per turn"},
	{"setup with a clock in the place of the seats", "size 640 480;press New game Squex;press seat 2 Person;press Clock and aids;press clock Per game"},
	{"setup azacru 4 with a clock in the place of the seats", "size 640 480;press New game Azacru;press players 4;press Clock and aids;press clock Per turn"},
	{"setup azacru 4 with a clock for each seat", "size 640 480;press New game Azacru;press players 4;press Clock and aids;press clock Custom;press Clock of seat 3;type 5x5;key enter"},
	{"clocks of its own for each seat are ready", "press New game Azacru;press players 4;try Clock and aids;press clock Custom;press Clock of seat 1;type 1:30+12;press Play"},
	{"a clock is ready", "press New game Squex;press seat 2 Person;try Clock and aids;press clock Per game;press Play"},
	{"a clock runs", "press New game Squex;press swap On;press seat 2 Person;press seats As listed;try Clock and aids;press clock Per game;press Play;key p;play d4"},
	{"four clocks", "press New game Azacru;press players 4;try Clock and aids;press clock Per turn;press turning Every turn;press Play;key p;ticks 90"},
	{"a series", "press New game SQU;press seat 2 Person;press seats Loser starts;press Play;key ctrl+g;key y;key ctrl+r;key ctrl+g;key y"},
})

// eachGame returns a state for each game: script at the table of its showcase, after its plies.
func eachGame(name, script string) (all []state) {
	for _, s := range catalog.All() {
		table := catalogtest.Table{Spec: s, Options: s.Showcase.Options}.String()
		all = append(all, state{name + " " + s.ID, strings.NewReplacer("{name}", s.Name, "{table}", "table "+table, "{plies}", s.Showcase.Plies).Replace(script)})
	}
	return all
}

// windows are sizes from the smallest to a large screen, in logical pixels.
var windows = []string{
	"640 400", "640 480", "640 560", "700 900", "800 600", "900 700", "960 540", "1000 480", "1280 480", "1420 480", "1280 560", "960 640", "960 720", "1024 768", "1000 1400", "1280 720", "1280 800", "1366 768", "1600 900", "1920 1080",
	"2560 1080", "2560 1600",
}

// few are the windows for -short.
var few = []string{"640 400", "640 480", "1280 480", "700 900", "960 640", "960 720", "1280 800"}

// TestEveryScreenFits checks widgets and texts in both languages: nothing is outside the window, no two overlap, and every text has enough space.
func TestEveryScreenFits(t *testing.T) {
	t.Parallel()
	sizes := windows
	if testing.Short() {
		sizes = few
	}
	for i, state := range slices.Concat(states, computerStates) {
		if !gametest.Sampled(i, 13) {
			continue
		}
		p := newClockPlayer(t, &demo.Clock{})
		do(t, p, "size 1280 800;"+state.script+";move away")
		look := func(where, size string) {
			for _, spoken := range words.Languages() {
				p.App.SetLanguage(spoken)
				do(t, p, "ticks 1")
				lookAt(t, p.App, fmt.Sprintf("%s %s, %s", state.name, where, spoken), size)
			}
		}
		for _, size := range sizes {
			do(t, p, "size "+size)
			look("in "+size, size)
		}
		for _, more := range []string{"", ";key ctrl+=;key ctrl+="} { // enlarged by half, then as much as possible
			do(t, p, "size 1280 800;key ctrl+0;key ctrl+=;key ctrl+=;key ctrl+="+more)
			if p.App.Zoom() < 1.5 {
				t.Errorf("%s: Zoom = %v, want at least 1.5", state.name, p.App.Zoom())
			}
			look(fmt.Sprint("enlarged by ", p.App.Zoom()), "1280 800")
		}
	}
}

// hasEllipsisLabel reports whether text is the label of a button followed by an ellipsis, because the button asks for more.
func hasEllipsisLabel(a *app.App, text string) bool {
	return slices.ContainsFunc(a.Seen().Widgets, func(w ui.Widget) bool { return w.Label+"…" == text })
}

// owned reports whether the ellipsis at the end of a line is in the middle of the text, as in a message with a shortened file name.
func owned(a *app.App, line string) bool {
	return slices.ContainsFunc(a.Seen().Texts, func(s string) bool {
		_, rest, ok := strings.Cut(s, line)
		return ok && rest != ""
	})
}

// lookAt reports everything wrong with the screen of a in a window of the given size.
func lookAt(t *testing.T, a *app.App, where, size string) {
	t.Helper()
	var w, h float32
	fmt.Sscan(size, &w, &h)
	w, h = w/a.Zoom(), h/a.Zoom()
	toolsAgree(t, a, where)
	for i, x := range a.Seen().Widgets {
		if !within(x.Rect, w, h) || x.Rect.W < 16 || x.Rect.H < 16 {
			t.Errorf("%s: %q at %v is outside the window or too small", where, x.Label, x.Rect)
		}
		for _, y := range a.Seen().Widgets[:i] {
			if meet(x.Rect, y.Rect) && !above(a, x.Rect) {
				t.Errorf("%s: %q at %v overlaps %q at %v", where, x.Label, x.Rect, y.Label, y.Rect)
			}
		}
		if l := a.Seen().Played; l != nil && meet(x.Rect, l.Slab) && !above(a, x.Rect) {
			t.Errorf("%s: %q at %v overlaps the board at %v", where, x.Label, x.Rect, l.Slab)
		}
	}
	if l := a.Seen().Played; l != nil && !(within(l.Slab, w, h) && within(l.Field, w, h) && l.Field.W > 240) {
		t.Errorf("%s: the board at %v is outside the window or too small", where, l.Slab)
	}
	for _, text := range a.Seen().Texts {
		if text == "" && a.Scene() == "play" {
			t.Errorf("%s: an empty text is written", where)
		}
	}
	if len(a.Seen().Placed()) == 0 {
		t.Errorf("%s: nothing is written", where)
	}
	for i, x := range a.Seen().Placed() {
		if x.Cut || strings.HasSuffix(x.Text, "…") && !hasEllipsisLabel(a, x.Text) && !owned(a, x.Text) {
			t.Errorf("%s: %q is cut", where, x.Text)
		}
		if !x.Area && !within(x.Rect, w, h) {
			t.Errorf("%s: %q at %v is partly outside the window", where, x.Text, x.Rect)
		}
		for _, y := range a.Seen().Placed()[:i] {
			if !x.Area && !y.Area && meet(x.Rect, y.Rect) {
				t.Errorf("%s: text %q at %v overlaps %q at %v", where, x.Text, x.Rect, y.Text, y.Rect)
			}
		}
		for _, y := range a.Seen().Widgets {
			if !x.Area && meet(x.Rect, y.Rect) && !holds(y.Rect, x.Rect) && !above(a, x.Rect) {
				t.Errorf("%s: %q at %v crosses the border of %q at %v", where, x.Text, x.Rect, y.Label, y.Rect)
			}
		}
		if l := a.Seen().Played; l != nil && !x.Area && meet(x.Rect, l.Slab) && !above(a, x.Rect) {
			t.Errorf("%s: text %q at %v overlaps the board at %v", where, x.Text, x.Rect, l.Slab)
		}
	}
}

// above reports whether r is on a sheet that covers part of the page, such as a menu, or is the tick of a ply waiting for confirmation, which is next
// to its cell.
func above(a *app.App, r render.Rect) bool {
	s, ok := a.Top().(interface{ Board() *boardui.Board })
	if ok && s.Board() != nil && s.Board().Hand.Pending() && s.Board().Hand.ConfirmButton() == r {
		return true
	}
	return slices.ContainsFunc(a.Seen().Sheets(), func(s render.Rect) bool { return holds(s, r) })
}

func meet(a, b render.Rect) bool {
	const touch = 0.5
	return a.X+touch < b.X+b.W && b.X+touch < a.X+a.W && a.Y+touch < b.Y+b.H && b.Y+touch < a.Y+a.H
}

// holds reports whether r contains q.
func holds(r, q render.Rect) bool {
	return q.X >= r.X && q.Y >= r.Y && q.X+q.W <= r.X+r.W && q.Y+q.H <= r.Y+r.H
}

func within(r render.Rect, w, h float32) bool {
	return r.X >= 0 && r.Y >= 0 && r.X+r.W <= w && r.Y+r.H <= h
}

// TestQuietTickCostsNothing runs a program without input: it does nothing, and is not drawn again.
func TestQuietTickCostsNothing(t *testing.T) {
	for i, state := range states {
		if !gametest.Sampled(i, 4) {
			continue
		}
		synctest.Test(t, func(t *testing.T) { quietTick(t, state.name, "size 900 700;"+state.script) })
	}
}

// quietTick fails if the page that script opens costs anything once the pointer rests on it and its background work has ended.
func quietTick(t *testing.T, name, script string) {
	p := newPlayer(t)
	defer p.App.Close()
	do(t, p, script)
	synctest.Wait()
	in := input.Frame{W: 900, H: 700, Scale: 1, X: 300, Y: 300}
	p.App.Tick(in)
	if !p.App.Dirty() {
		t.Errorf("%s: the pointer moved but nothing is drawn", name)
	}
	for n := 0; p.Busy(); n++ { // the tooltip of the cell under the pointer appears after a delay
		if n > 20 {
			t.Fatalf("%s: the program does not come to rest while the pointer rests", name)
		}
		p.App.Tick(in)
		synctest.Wait()
	}
	p.App.Draw(ui.Blind{W: 900, H: 700})
	if n := testing.AllocsPerRun(100, func() { p.App.Tick(in) }); n != 0 {
		t.Errorf("%s: a quiet tick allocates %v times, want 0", name, n)
	}
	if p.App.Dirty() || p.Busy() {
		t.Errorf("%s: it is drawn again after a quiet tick", name)
	}
}

// TestForcedPassIsAnnounced checks the one thing that moves without input.
func TestForcedPassIsAnnounced(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table distrify size=4;play a1 c1 end b1 end a2 end d1 end d2 end a3 end b3 end c3 end d3 a4 end b4 c4 end d4")
	p.App.Draw(ui.Blind{W: 1280, H: 800})
	if !p.Busy() {
		t.Error("the program sleeps while a pass is announced")
	}
	do(t, p, "ticks 80")
	p.App.Draw(ui.Blind{W: 1280, H: 800})
	if p.Busy() || p.App.Dirty() {
		t.Error("the program does not come to rest after the pass")
	}
}
