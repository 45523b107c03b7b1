package play

import (
	"slices"
	"testing"

	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// books returns the sentences of every language.
func books() []*words.Book {
	var all []*words.Book
	for _, l := range words.Languages() {
		all = append(all, scenes.Words(l, catalog.All()))
	}
	return all
}

// The words of undo and redo stand whole and apart, or icons take their place.
func TestUndoAndRedoHaveRoom(t *testing.T) {
	const icon, apart = 24, 6
	for _, book := range books() {
		s := newScene(t, "azacru players=4", "")
		written := 0
		for w := 880; w <= 1600; w += 8 {
			u := pass(s, input.Frame{W: w, H: 640, X: -1, Y: -1}, book, &ui.State{}, false)
			var undo, redo render.Rect
			for _, p := range u.Placed() {
				switch p.Text {
				case u.T("play.undo"):
					undo = p.Rect
				case u.T("play.redo"):
					redo = p.Rect
				}
			}
			if undo.W == 0 {
				continue
			}
			written++
			if gap := redo.X - undo.X - undo.W; gap < icon+apart || redo.X+redo.W > float32(w) {
				t.Errorf("a window %d wide has %v between the words, and the second ends at %v", w, gap, redo.X+redo.W)
			}
		}
		if written == 0 {
			t.Error("the words are nowhere")
		}
	}
}

// The signs of a key in two lines stand below one another, and no words touch the next sign. Signs of rays are explained while there are some.
func TestTheKeyStandsInColumns(t *testing.T) {
	const sign = 26
	for _, book := range books() {
		s := newScene(t, "azacru", "")
		draw := func() *ui.UI { return pass(s, input.Frame{W: 1280, H: 800, X: -1, Y: -1}, book, &ui.State{}, false) }
		u := draw()
		if word := u.Say(s.geo.Legend[0].Text); slices.Contains(u.Texts, word) {
			t.Errorf("%q is explained before a piece is chosen", word)
		}
		click(s, "c9")
		u = draw()
		var at []render.Rect
		for _, item := range s.geo.Legend {
			for _, p := range u.Placed() {
				if p.Text == u.Say(item.Text) {
					at = append(at, p.Rect)
				}
			}
		}
		if len(at) != 5 {
			t.Fatalf("%d of 5 signs are explained", len(at))
		}
		const columns = 2
		for i, r := range at {
			if i >= columns && r.X != at[i-columns].X {
				t.Errorf("%q begins at %v, above it %q at %v", u.Say(s.geo.Legend[i].Text), r.X, u.Say(s.geo.Legend[i-columns].Text), at[i-columns].X)
			}
			right := float32(1280 - 32)
			if i%columns == 0 && i < len(at)-1 {
				right = at[i+1].X - sign
			}
			if r.X+r.W > right+1 {
				t.Errorf("%q ends at %v, what follows begins at %v", u.Say(s.geo.Legend[i].Text), r.X+r.W, right)
			}
		}
	}
}

// The signs have the colour of the player to move, and are there when the game is over, too.
func TestTheKeyHasTheColourOfThePlayerToMove(t *testing.T) {
	s := newScene(t, "azacru players=4", "e9-e8")
	frame(s, 1280, 800)
	key := &legend{s.model}
	for _, item := range s.geo.Legend {
		if got := key.owner(item); got != 1 {
			t.Errorf("a sign has the colour %d, want that of the second player", got)
		}
	}
	for m := s.table.Match; !m.Over(); {
		if err := m.Play(m.Position().AppendMoves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	frame(s, 1280, 800)
	if got := key.owner(s.geo.Legend[0]); got != 0 {
		t.Errorf("a sign has the colour %d when nobody is to move", got)
	}
}
