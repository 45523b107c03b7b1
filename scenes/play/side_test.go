package play

import (
	"maps"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// books returns the texts of all languages.
func books() []*words.Book {
	var all []*words.Book
	for _, l := range words.Languages() {
		all = append(all, scenes.Words(l, catalog.All()))
	}
	return all
}

// The labels of undo and redo are complete and do not touch, or they are replaced by icons.
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

// The legend explains exactly what is on the board. Up to three signs are in one line, and no words touch the next sign.
func TestTheLegendSpeaksOfWhatIsOnTheBoard(t *testing.T) {
	const (
		sign  = 26
		plies = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7>"
	)
	for _, c := range []struct {
		game, plies, click string
		want               []int // indices into the legend of the game
	}{
		{"azacru", plies, "", nil},
		{"azacru", plies, "f4", []int{0, 2, 3}},
		{"distrify", "", "", nil},
		{"distrify", "d4 e4 end e5 end", "", []int{0}},
		{"distrify pairs=original", "d4 e4 end e5 end a9", "", []int{0, 1}},
		{"squex size=6", "b2 f5", "", nil},
		{"squex size=6", "b2 f5 b3", "", nil}, // octagons that touch are linked without a square
		{"squex size=6", "b2 f5 c3", "", []int{1}},
		{"squex size=6", "b2 f5 c3 b3", "", []int{2}},
		{"taiji size=7", "", "", nil},
		{"taiji size=7", "d4-c4 b3-b2 c3-c2 d2-d1 c1-b1 e2-f2 g3-g2 e1-f1 a4-b4", "", []int{0, 1, 2}},
	} {
		s := newScene(t, c.game, c.plies)
		draw := func(book *words.Book) *ui.UI {
			return pass(s, input.Frame{W: 1280, H: 800, X: -1, Y: -1}, book, &ui.State{}, false)
		}
		draw(books()[0])
		if c.click != "" {
			click(s, c.click)
		}
		for _, book := range books() {
			u := draw(book)
			var got []int
			var at []render.Rect
			for i, item := range s.model.geo.Legend {
				for _, p := range u.Placed() {
					if p.Text == u.Say(item.Text) {
						got, at = append(got, i), append(at, p.Rect)
					}
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%s after %q: the signs %v are explained, want %v", c.game, c.plies, got, c.want)
			}
			for i, r := range at {
				right := float32(1280 - 32)
				if i < len(at)-1 {
					right = at[i+1].X - sign
				}
				if r.Y != at[0].Y || r.X+r.W > right+1 {
					t.Errorf("%s: words at %v, those before at %v, what follows begins at %v", c.game, r, at[0], right)
				}
			}
		}
	}
}

// With a hint for a piece that moves, only the line of movement to its star remains, up to the star, and the legend explains no more than that.
func TestTheLegendEndsAtTheHint(t *testing.T) {
	const plies = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6"
	for _, move := range []string{"f6-g6<", "f6-f4"} {
		s := newScene(t, "azacru", plies)
		m, err := s.model.game.ParseMove(s.model.table.Position(), move)
		if err != nil {
			t.Fatal(err)
		}
		key := &legend{s.model}
		look := func(want bool) {
			frame(s, 1280, 800)
			if got := key.onBoard(s.model.geo.Legend[1]); got != want {
				t.Errorf("hint %s: what is blocked is explained %v, want %v", move, got, want)
			}
		}
		click(s, "f6")
		look(true)
		lines := len(s.model.view().Rays)
		s.hints.move = m
		s.model.board.Hand.SetHint(m)
		look(false)
		if rays := s.model.view().Rays; len(rays) != 1 || lines < 2 {
			t.Errorf("hint %s: there are %d of %d lines of movement", move, len(rays), lines)
		}
	}
}

// A hint in the middle of a turn does not move the button that ends the turn, or the tools with their words.
func TestAHintMovesNoButton(t *testing.T) {
	s := newScene(t, "distrify", "e5 d4 d5 c6")
	m, err := s.model.game.ParseMove(s.model.table.Position(), "d6")
	if err != nil {
		t.Fatal(err)
	}
	for _, book := range books() {
		draw := func() map[string]render.Rect {
			at := map[string]render.Rect{}
			u := pass(s, input.Frame{W: 1280, H: 800, X: -1, Y: -1}, book, &ui.State{}, false)
			for _, p := range u.Placed() {
				for _, key := range []string{"play.end", "play.hint", "play.lens.word"} {
					if p.Text == u.T(key) {
						at[key] = p.Rect
					}
				}
			}
			return at
		}
		before := draw()
		s.hints.move = m
		s.model.board.Hand.SetHint(m)
		if after := draw(); len(before) != 3 || !maps.Equal(before, after) {
			t.Errorf("with a hint the buttons are at %v, without at %v", after, before)
		}
		s.model.board.Hand.DropHint()
	}
}

// The signs of the legend have the colour that they have on the board: that of the player to move, in the threat view that of the next player, or
// that of the links.
func TestTheLegendHasTheColoursOfTheBoard(t *testing.T) {
	for _, c := range []struct {
		game, plies, click string
		held               input.Key
		item               int
		want               int8
	}{
		{"azacru players=4", "e9-e8", "c1", "", 0, 1},
		{"azacru players=4", "e9-e8", "", "t", 0, 2},
		{"distrify", "d4 e4 end e5 end", "", "", 0, 1},
		{"distrify", "d4 e4 end e5 d5 a9 end", "", "", 0, 0},
		{"squex size=6", "b2 f5 c3", "", "", 1, 0},
		{"squex size=6", "b2 f5 a6 e4", "", "", 1, 1},
	} {
		s := newScene(t, c.game, c.plies)
		frame(s, 1280, 800)
		if c.click != "" {
			click(s, c.click)
		}
		pass(s, input.Frame{W: 1280, H: 800, X: -1, Y: -1, Held: []input.Key{c.held}}, books()[0], &ui.State{}, false)
		key := &legend{s.model}
		if got := key.owner(s.model.geo.Legend[c.item]); got != c.want {
			t.Errorf("%s after %q: sign %d has the colour %d, want %d", c.game, c.plies, c.item, got, c.want)
		}
	}
}

// In a window with a rail a menu opened by a key is at the bottom of the rail, so that the seats and nearly the whole board stay visible.
func TestMenusOfMovesLeaveThePlayersInARail(t *testing.T) {
	a := arrange(640, 480, content{players: 2})
	m, delete := plyMenu{at: a.besideBoard()}, ui.Command{Label: "Delete from here on"}
	u := frame(newScene(t, "squex size=6", "c2"), 640, 480)
	if at := m.area(u, 4, m.wide(u, []ui.Command{delete})); a.shape != rail || at.X < a.Side.X-a.Side.W/3 || at.Y < railTop+2*64 || at.Y+at.H > 480 {
		t.Errorf("the menu lies in %v", at)
	}
}

// In a variation, a button at the head of the list leads back to the game, in a small window with a short label.
func TestTheListLeadsBackToTheGame(t *testing.T) {
	for wide, words := range map[int]string{1280: "play.variation.back", 640: "play.variation.back.short"} {
		s := newScene(t, "squex size=6", "c2 b2 c3 b3")
		s.moves = true
		s.show(try(t, s, 2, "d5"))
		for _, book := range books() {
			u := pass(s, input.Frame{W: wide, H: wide * 3 / 4, X: -1, Y: -1}, book, &ui.State{}, false)
			at := map[string]render.Rect{} // the heading is written before the button that opens the list
			for _, p := range slices.Backward(u.Placed()) {
				at[p.Text] = p.Rect
			}
			head, back := at[u.T("play.moves")], at[u.T(words)]
			if head.W == 0 || back.W == 0 || back.Y != head.Y || back.X < head.X+head.W {
				t.Errorf("%v wide: the list is headed at %v, and the way back is at %v", wide, head, back)
			}
		}
	}
}

// A comment below the list has a pencil that opens its fields.
func TestACommentBelowTheListIsEdited(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3")
	s.model.table.Match.SetComment(s.model.table.Match.Node(), "Too slow")
	u := frame(s, 1280, 800)
	at := boxes(u, u.T("play.edit.write"))
	if len(at) != 1 {
		t.Fatalf("there are %d pencils", len(at))
	}
	if press(s, at[""].Centre()); !s.model.comments.Writing() || s.model.comments.Whole() {
		t.Error("the pencil does not let the comment be written")
	}
}

// Players who go through a finished game can add a comment to a ply. There is no such button at its end or in a game in progress.
func TestACommentIsOffered(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1")
	word := frame(s, 1280, 800).T("play.edit.comment")
	if n := len(boxes(frame(s, 1280, 800), word)); n > 0 {
		t.Errorf("at the end %d comments are offered", n)
	}
	s.model.table.Match.Goto(s.model.table.Match.Cursor() - 1)
	at := boxes(frame(s, 1280, 800), word)
	if len(at) != 1 {
		t.Fatalf("before the end %d comments are offered, want one", len(at))
	}
	for _, r := range at {
		if press(s, r.Centre()); !s.model.comments.Writing() {
			t.Error("the offer does not let a comment be written")
		}
	}
	if s = newScene(t, "squex size=6", "c2 b2 c3 b3"); len(boxes(frame(s, 1280, 800), word)) > 0 {
		t.Error("a comment is offered in a game in progress")
	}
}

// A seat in a rail shows the complete role, even beside a score of two digits.
func TestARailSaysWhoWinsATie(t *testing.T) {
	book := books()[0]
	for _, plies := range []string{"", "d4-c4 d3-d2"} {
		s := newScene(t, "taiji size=7", plies)
		u := pass(s, input.Frame{W: 640, H: 480, X: -1, Y: -1}, book, &ui.State{}, false)
		want := u.Say(board.Say("taiji.role.tie", board.Say("taiji.dark")))
		if !slices.ContainsFunc(u.Placed(), func(p ui.Placed) bool { return p.Text == want }) {
			t.Errorf("after %q the seats do not say %q", plies, want)
		}
	}
}

// Before the first move the list shows the goal, in every game and language.
func TestAnEmptyListSaysTheGoal(t *testing.T) {
	for _, book := range books() {
		for _, spec := range catalog.All() {
			u := pass(newScene(t, spec.ID, ""), input.Frame{W: 1280, H: 800, X: -1, Y: -1}, book, &ui.State{}, false)
			if want := u.T(spec.ID + ".title"); !slices.ContainsFunc(u.Placed(), func(p ui.Placed) bool { return p.Text == want }) {
				t.Errorf("%s does not say %q", spec.ID, want)
			}
		}
	}
}
