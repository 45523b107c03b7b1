package title_test

import (
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
)

// The texts of each language and the lessons of each game, for all tests.
var texts, lessons = demo.Words(catalog.All()), scenes.Lessons()

// open returns a player of the program on its title page.
func open(s store.Store) *demo.Player {
	now := time.Unix(0, 0)
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: texts, Lessons: lessons, Store: s, Seed: 1, Now: func() time.Time { return now }}))
	p.Frame = func(input.Frame) { now = now.Add(time.Second / 60) }
	return p
}

// do plays a script, its lines separated by semicolons.
func do(t *testing.T, p *demo.Player, script string) {
	t.Helper()
	if err := p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n"))); err != nil {
		t.Fatal(err)
	}
}

func TestEveryGameCanBeReached(t *testing.T) {
	for i, size := range []string{"640 480", "700 900", "1280 800", "1920 1080 1.5"} {
		p := open(store.Memory())
		do(t, p, "size "+size)
		for j, spec := range catalog.All() {
			if !gametest.Sampled(i+j, 4) {
				continue
			}
			do(t, p, "want scene title;want text "+spec.Name+";press New game "+spec.Name+";want scene setup;want text "+spec.Name+";key esc")
			do(t, p, "press Rules "+spec.Name+";want scene rules;want text "+spec.Name+";press Back;want scene title")
		}
	}
}

// If there are file dialogs the title page has a link for them, except on phones.
func TestTheTitleOpensFiles(t *testing.T) {
	asked := 0
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: texts, Lessons: lessons, Store: store.Memory(), Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }, Choose: func(string) { asked++ }}))
	for i, size := range []string{"640 480", "700 900", "1280 800"} {
		if do(t, p, "size "+size+";press Open a file;want scene title"); asked != i+1 {
			t.Errorf("%s: players were asked %d times, want %d", size, asked, i+1)
		}
	}
	do(t, p, "size 400 800;want nobutton Open a file")
	do(t, open(store.Memory()), "want nobutton Open a file")
}

func TestKeysMoveThroughTheGames(t *testing.T) {
	all := catalog.All()
	p := open(store.Memory())
	for range 2 { // twice around, each time past the offer to newcomers
		do(t, p, "key enter;want scene rules;want text "+all[0].Name+";key esc;want scene title")
		for _, spec := range all {
			do(t, p, "key right;key enter;want scene setup;want text "+spec.Name+";key esc")
		}
		do(t, p, "key right")
	}
	do(t, p, "key left;key f1;want scene rules;want text "+all[len(all)-1].Name+";key esc")
	last := all[len(all)-1].Name
	do(t, p, "key tab;want focus New game "+last+";key tab;want focus Rules "+last+";key enter;want scene rules;want text "+last+";key esc")
	do(t, p, "focus Rules "+all[0].Name+";key space;want scene rules;want text "+all[0].Name+";key esc;focus New game "+all[1].Name+";key right enter;want text "+all[2].Name)
}

// The description of each game fits below its board, at any width.
func TestGameDescriptionFits(t *testing.T) {
	p := open(store.Memory())
	for w := 960; w <= 1400; w += 20 {
		for _, high := range []int{560, 800} {
			for range words.Languages() {
				do(t, p, fmt.Sprintf("size %d %d;ticks 1", w, high))
				for _, x := range p.App.Seen().Placed() {
					if x.Cut || strings.HasSuffix(x.Text, "…") {
						t.Errorf("in a window of %d by %d %q is cut", w, high, x.Text)
					}
				}
				do(t, p, "key f3")
			}
		}
	}
}

// A list with enough space shows the motto and the full description of each game.
func TestListShowsFullDescriptions(t *testing.T) {
	book := scenes.Words(words.En, catalog.All())
	n := len(catalog.All())
	for _, size := range []image.Point{{900, 140 * n}, {700, 180 * n}, {1280, 144 * n}} {
		p := open(store.Memory())
		do(t, p, fmt.Sprintf("size %d %d;ticks 1", size.X, size.Y))
		want := []board.Message{board.Say("title.motto", n)}
		for _, spec := range catalog.All() {
			want = append(want, board.Say(spec.ID+".about"))
		}
		for _, m := range want {
			if text := book.Say(m); !slices.Contains(p.App.Seen().Texts, text) {
				t.Errorf("in %v the text %q is missing", size, text)
			}
		}
	}
}

// Nothing in a list is in the right margin of the window or in the one below, and its boards have a gap below the bar.
func TestListKeepsItsMargins(t *testing.T) {
	const margin, low, gap = 18, 12, 4
	for size, bar := range map[image.Point]int{{640, 400}: 39, {390, 844}: 47, {900, 600}: 47} { // the end of the name of the program
		p := open(store.Memory())
		do(t, p, "press New game SQU;press seat 2 Person;press Play;play c4")
		p.Move(render.Point{}) // it points at no game
		do(t, p, fmt.Sprintf("key ctrl+t;size %d %d;ticks 1", size.X, size.Y))
		img := p.Picture().Image
		empty := func(what string, r image.Rectangle) {
			for y := r.Min.Y; y < r.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					if img.At(x, y) != img.At(0, y) {
						t.Fatalf("%v: something is in %s, at %d, %d", size, what, x, y)
					}
				}
			}
		}
		empty("the right margin", image.Rect(size.X-margin, 0, size.X, size.Y))
		empty("the margin below", image.Rect(size.X/2, size.Y-low, size.X, size.Y))
		empty("the gap below the bar", image.Rect(0, bar, size.X, bar+gap))
	}
}

// Nothing covers the name of the program, in any window width.
func TestNothingCoversTheProgramName(t *testing.T) {
	p := open(store.Memory())
	for w := 360; w <= 1400; w += 20 {
		do(t, p, fmt.Sprintf("size %d 640;ticks 1", w))
		name := p.App.Seen().Placed()[slices.IndexFunc(p.App.Seen().Placed(), func(x ui.Placed) bool { return x.Text == "Quintet" })].Rect
		for _, x := range p.App.Seen().Widgets {
			if over := x.Rect.Intersect(name); over.W > 0 && over.H > 0 {
				t.Errorf("in a window %d wide %q covers the name", w, x.Label)
			}
		}
	}
}

func TestTableIsContinued(t *testing.T) {
	for _, size := range []string{"640 480", "700 900", "1280 800", "1920 1080"} {
		p := open(store.Memory())
		do(t, p, "size "+size+";want nobutton Continue;press New game SQU;press Player 1;type Ana;key enter;press seat 2 Person;press Play;play c4 d5;key ctrl+t")
		do(t, p, "want scene title;want text to move, round 1;press Continue;want scene play;want plies 2;click e6;want plies 3")
		do(t, p, "key ctrl+t;key c;want plies 3;key ctrl+t")
	}
}

// The title page says which game of a series a table is at, also after a restart.
func TestTitleShowsTheSeries(t *testing.T) {
	kept := store.Memory()
	p := open(kept)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play c4;key ctrl+t;want text Player 2 to move, round 1;press Continue")
	do(t, p, "key ctrl+g;key y;press Rematch;play c4;key ctrl+g;key y;key ctrl+r;key ctrl+t;want text Player 1 to move, game 3, round 1")
	p.App.Close()
	p = open(kept)
	for _, size := range []string{"640 480", "700 900", "1280 800", "1920 1080"} {
		do(t, p, "size "+size+";want text Player 1 to move, game 3, round 1;key f3;want text Jogador 1 joga, jogo 3, ronda 1;key f3")
	}
}

// All recent games share one heading, whichever are visible: with a finished one among them it does not offer to continue.
func TestRecentGamesShareOneHeading(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory())
		do(t, p, "size "+size+";press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+g;key y;key ctrl+t;want text Recent games;want button Look again")
		do(t, p, "press New game Taiji;press seat 2 Person;press Play;play c3-c4;key ctrl+t;want text Your games;want absent Recent games")
	}
}

// Keys never act on a table on another page of the list.
func TestKeysActOnTheShownTable(t *testing.T) {
	p := open(store.Memory())
	do(t, p, "size 640 480;press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t")
	do(t, p, "press New game Taiji;press seat 2 Person;press Play;play c3-c4;key ctrl+t")
	do(t, p, "want text Taiji, 11 × 11;press Older games;want text SQU, 10 × 10;want absent Taiji, 11 × 11;key delete;want text A game of SQU was removed;want text Taiji, 11 × 11")
}

// All tables deleted while the page is open can be restored, one after another.
func TestRemovedTablesAreRestored(t *testing.T) {
	p := open(store.Memory())
	do(t, p, "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t")
	do(t, p, "press New game Taiji;press seat 2 Person;press Play;play c3-c4;key ctrl+t")
	do(t, p, "press Remove this game;want text A game of Taiji was removed;press Bring back;want text Taiji, 11 × 11")
	do(t, p, "key delete;want text A game of Taiji was removed;key delete;want text A game of SQU was removed;want text Your games;want absent Continue")
	do(t, p, "press Bring back;want text SQU, 10 × 10;want text A game of Taiji was removed;press Bring back;want text Taiji, 11 × 11;want absent Bring back")
	do(t, p, "press Remove this game;want text A game of Taiji was removed;move away;ticks 720;want absent Bring back") // the notice is gone
	do(t, p, "key ctrl+z;want text Taiji, 11 × 11")
}

// The keyboard reaches each of many tables, because their names are unique. The tooltip of a delete button has no number.
func TestManyTablesHaveDifferentNames(t *testing.T) {
	const tables = 12
	p := open(store.Memory())
	for range tables {
		do(t, p, "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t")
	}
	for shown := 0; shown < tables; {
		names := map[string]bool{}
		for _, w := range p.App.Seen().Widgets {
			if names[w.Label] {
				t.Fatalf("two widgets have the name %q", w.Label)
			}
			names[w.Label] = true
			if !strings.HasPrefix(w.Label, "Remove this game") {
				continue
			}
			shown++
			p.Move(w.Rect.Centre())
			do(t, p, "ticks 40;want text Remove this game")
			if w.Label != "Remove this game" {
				do(t, p, "want absent "+w.Label)
			}
		}
		if shown < tables {
			do(t, p, "press Older games")
		}
	}
}

// full is a store that cannot be written.
type full struct{ store.Store }

func (full) Write(string, []byte) error { return errors.New("the disk is full") }

// broken is a store that cannot be read, either.
type broken struct{ full }

func (broken) Read(string, int) ([]byte, error) { return nil, errors.New("the disk is gone") }

// Unreadable data is reported once and not overwritten, so there is no further message.
func TestPlayGoesOnAfterADiskError(t *testing.T) {
	const game = "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t;"
	p := open(full{store.Memory()})
	do(t, p, game)
	p.App.Flush() // until the disk has refused
	do(t, p, "ticks 1;want text the disk is full;press Close;want absent the disk is full")
	p = open(broken{full{store.Memory()}})
	do(t, p, "want text the disk is gone;press Close;want absent the disk is gone;"+game)
	p.App.Flush()
	do(t, p, "ticks 1;want absent the disk is full")
}

// A widget under the pointer when the title page returns does not take the focus from the chosen game, because the pointer has not moved.
func TestRestingPointerLeavesTheFocus(t *testing.T) {
	p := open(store.Memory())
	do(t, p, "ticks 1")
	i := slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return w.Label == "New game Taiji" })
	taiji := p.App.Seen().Widgets[i].Rect.Centre()
	do(t, p, "press New game SQU")
	p.Move(taiji)
	do(t, p, "ticks 2;key esc;want scene title;key enter;want scene setup;want text SQU;want absent Taiji")
}
