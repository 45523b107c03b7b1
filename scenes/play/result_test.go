package play

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/match"
	"quintet/render/input"
	"quintet/scenes"
)

// A game of computers is won by one of them, by name.
func TestAComputerWinsByName(t *testing.T) {
	s := newScene(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3")
	s.context.Settings.Still = true
	for i, name := range []string{"Vera", "Davi"} {
		seat := &s.table.Match.Seats()[i]
		seat.Level, seat.Name = 4, name
	}
	if texts := frame(s, 1280, 800).Texts; !slices.Contains(texts, "Vera wins") || slices.Contains(texts, "Red wins") {
		t.Errorf("Vera is not said to win: %q", texts)
	}
}

// A person with a name wins by it, in the card, on the plaque and in the words beside it.
func TestAPersonWinsByName(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {640, 480}} {
		s := newScene(t, "squex size=6", "c3 d4")
		s.context.Settings.Still = true
		s.table.Match.Seats()[0].Name = "Rui"
		if err := s.table.Match.Resign(1); err != nil {
			t.Fatal(err)
		}
		if texts := frame(s, size[0], size[1]).Texts; !slices.Contains(texts, "Rui wins") || slices.Contains(texts, "Blue wins") {
			t.Errorf("at %v Rui is not said to win: %q", size, texts)
		}
	}
}

// The card says by what the game was won or what ended it, and writes no name twice. The winner's row comes first.
func TestTheCardSaysWhatEndedTheGame(t *testing.T) {
	nothing := func(*match.Match) error { return nil }
	for _, c := range []struct {
		name, game, plies string
		end               func(m *match.Match) error
		verdict, want     string
		first             games.Player
	}{
		{"resigned", "squ size=8", "c3 d4 e6", func(m *match.Match) error { return m.Resign(1) }, "Player 1 wins", "by resignation", 0},
		{"timed", "squex size=6", "c3 d4", func(m *match.Match) error { return m.Flag(0) }, "Player 2 wins", "on time", 1},
		{"timed of four", "azacru players=4", "e9-e8", func(m *match.Match) error { return m.Flag(1) }, "Player 1 wins", "Player 2 ran out of time", 0},
		{"resigned of three", "azacru players=3", "e9-e8", func(m *match.Match) error { return m.Resign(1) }, "Player 1 wins", "Player 2 resigned", 0},
		{"agreed", "azacru players=4", "e9-e8", (*match.Match).Agree, "Navy wins", "the table agreed to count", 0},
		{"on the board", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", nothing, "Red wins", "by 2 points", 0},
	} {
		s := newScene(t, c.game, c.plies)
		s.context.Settings.Still = true
		if err := c.end(s.table.Match); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		u := frame(s, 1280, 800)
		if !slices.Contains(u.Texts, c.want) || !slices.Contains(u.Texts, c.verdict) {
			t.Errorf("%s: %q and %q are not written; there is %q", c.name, c.verdict, c.want, u.Texts)
		}
		first := -1
		for p := range s.players() {
			name, times := s.name(u, games.Player(p)), 0
			for _, text := range u.Texts {
				if text == name {
					times++
				}
			}
			if at := slices.Index(u.Texts, name); first < 0 || at < slices.Index(u.Texts, s.name(u, games.Player(first))) {
				first = p
			}
			if times != 1 {
				t.Errorf("%s: %s is written %d times in %q", c.name, name, times, u.Texts)
			}
		}
		if first != int(c.first) {
			t.Errorf("%s: seat %d is first, want %d", c.name, first, c.first)
		}
	}
}

// Nothing of the verdict is said before all that decides the game has been shown, whatever the window; seats and moves stay until then. In the
// end the same is shown as at once where nothing shall move.
func TestTheVerdictComesLast(t *testing.T) {
	for _, c := range []struct{ game, plies, last, seat string }{
		{"distrify size=2", "a1 b1 end", "a2", "Black, top to bottom"},
		{"squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3", "b3", "Red"},
	} {
		for _, size := range [][2]int{{1280, 800}, {640, 480}, {600, 900}} {
			if testing.Short() && size[0] == 600 {
				continue
			}
			var ends [2][]string
			for i, still := range []bool{false, true} {
				s := newScene(t, c.game, c.plies)
				s.context.Settings.Still = still
				m, err := s.game.ParseMove(s.table.Position(), c.last)
				if err != nil {
					t.Fatal(err)
				}
				s.play(m)
				for n := 0; s.board.Animating(); n++ {
					u := frame(s, size[0], size[1])
					tells := strings.Contains(strings.Join(u.Texts, "|"), "wins") || strings.Contains(strings.Join(u.Texts, "|"), "Rematch")
					if tells != s.told() {
						t.Fatalf("%s at %v: after %d ticks the verdict is told: %v; there is %q", c.game, size, n, tells, u.Texts)
					}
					s.tick()
				}
				ends[i] = frame(s, size[0], size[1]).Texts
			}
			if !slices.Equal(ends[0], ends[1]) {
				t.Errorf("%s at %v: in the end there is %q, without motion %q", c.game, size, ends[0], ends[1])
			}
		}
	}
}

// The plaque on the board of a small window is shown once: a press on the board, Escape or Enter put it away and do nothing else, also for the
// same game looked at again. A large window has none, and neither has a game that ended elsewhere.
func TestThePlaqueIsShownOnce(t *testing.T) {
	ended := func() *Scene {
		s := newScene(t, "distrify size=2", "a1 b1 end")
		s.context.Settings.Still = true
		m, err := s.game.ParseMove(s.table.Position(), "a2")
		if err != nil {
			t.Fatal(err)
		}
		s.play(m)
		return s
	}
	small := func(in input.Frame) input.Frame {
		in.W, in.H = 640, 480
		return in
	}
	for name, in := range map[string]input.Frame{
		"a press": {X: 200, Y: 260, Pressed: input.Left, Down: input.Left}, "escape": {Keys: []input.Key{input.Esc}}, "enter": {Keys: []input.Key{input.Enter}},
	} {
		s := ended()
		if frame(s, 640, 480); !s.announces(s.page.shape) {
			t.Fatalf("%s: there is no plaque", name)
		}
		liveAt(s, small(in))
		liveAt(s, small(input.Frame{X: in.X, Y: in.Y, Released: in.Pressed}))
		if s.announces(s.page.shape) || s.covered || s.commands.next.Do != scenes.Stay || !s.table.AtEnd() {
			t.Errorf("%s: the plaque is there: %v, the menu: %v, next %v", name, s.announces(s.page.shape), s.covered, s.commands.next.Do)
		}
		s.jump(0)
		s.jumpToLast()
		if frame(s, 640, 480); s.announces(s.page.shape) {
			t.Errorf("%s: the plaque comes again", name)
		}
	}
	s := ended()
	if frame(s, 1280, 800); s.announces(s.page.shape) {
		t.Error("there is a plaque beside a card")
	}
	s = newScene(t, "distrify size=2", "a1 b1 end a2")
	if frame(s, 640, 480); s.announces(s.page.shape) {
		t.Error("there is a plaque for a game that ended elsewhere")
	}
}

// Of several who resigns is last on the card, also with the most points, and a series adds nothing up for that seat.
func TestWhoResignsIsLast(t *testing.T) {
	const plies = "e9-f8 c1-d2< g9-g8 f8-g7<"
	for _, c := range []struct {
		by   games.Player
		want []games.Player
	}{
		{games.None, nil},
		{0, []games.Player{1, 2, 0}},
		{1, []games.Player{0, 2, 1}},
		{2, []games.Player{0, 1, 2}},
	} {
		s := newScene(t, "azacru players=3", plies)
		before := s.table.Match.Outcome().Scores
		s.context.Settings.Still = true
		end := s.table.Match.Agree
		if c.by != games.None {
			end = func() error { return s.table.Match.Resign(c.by) }
		}
		if err := end(); err != nil {
			t.Fatal(err)
		}
		o := s.table.Match.Outcome()
		if !slices.Equal(o.Scores, before) {
			t.Errorf("seat %d resigns: the scores are %v, want %v as on the board", c.by+1, o.Scores, before)
		}
		if c.want == nil { // all count: the most points are first
			c.want = o.Ranking(3)
		}
		if got := o.Ranking(3); !slices.Equal(got, c.want) {
			t.Errorf("seat %d resigns with %v: the card lists %v, want %v", c.by+1, o.Scores, got, c.want)
		}
		var names []string
		for _, text := range frame(s, 1280, 800).Texts {
			if n, ok := strings.CutPrefix(text, "Player "); ok && len(n) == 1 {
				names = append(names, n)
			}
		}
		var want []string
		for _, p := range c.want {
			want = append(want, strconv.Itoa(int(p)+1))
		}
		if !strings.Contains(strings.Join(names, " "), strings.Join(want, " ")) {
			t.Errorf("seat %d resigns: the names are written in the order %v, want %v", c.by+1, names, want)
		}
		for p := range games.Player(3) {
			sum := before[p]
			if p == c.by {
				sum = 0
			}
			if got := s.table.Series().Sum(p); got != sum {
				t.Errorf("seat %d resigns: the series adds %d for seat %d, want %d", c.by+1, got, p+1, sum)
			}
		}
	}
}

// The plaque stays on the board and hides nothing of a winning chain that leaves it room.
func TestThePlaqueHidesNoWinningChain(t *testing.T) {
	s := newScene(t, "distrify size=9", "f5 e2 d2 e9 e8 g1 h1 h4 h5 g3 g4 f1 end f4 d7 d6 c4 b4 c8 c9 c5 b5 b6 a6 g7 h7 i9 end a8 a7 d1 end "+
		"e7 end i3 i4 i6 end e5 e4 h8 i8 b9 b1 a1 d4 b8 end f6 g6 g9 end g5 g8 h2 c3 i1 c1 e3 i2 i5 e1 h6 h3 a2 b2 d5 i7 d3 f2 c6 f7 f9 f8 "+
		"b3 b7 a3 d9 c7 h9 a9 c2")
	frame(s, 640, 480)
	slab, chain := s.board.Layout().Slab, s.plaque.decisive()
	r := s.plaque.place(slab)
	if len(chain) != 9 || r.W != plaqueWide || r.H != plaqueHigh || r.Y < slab.Y || r.Y+r.H > slab.Y+slab.H {
		t.Errorf("the plaque lies in %v on a board in %v, and the chain has %d stones, want 9", r, slab, len(chain))
	}
	for _, at := range chain {
		if r.Contains(at) {
			t.Errorf("the plaque in %v hides the stone at %v", r, at)
		}
	}
}
