package play

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
)

// The verdict names a computer that won.
func TestAComputerWinsByName(t *testing.T) {
	s := newScene(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3")
	s.model.context.Settings.ReducedMotion = true
	for i, name := range []string{"Vera", "Davi"} {
		seat := &s.model.table.Match.Seats()[i]
		seat.Level, seat.Name = 4, name
	}
	if texts := frame(s, 1280, 800).Texts; !slices.Contains(texts, "Vera wins") || slices.Contains(texts, "Red wins") {
		t.Errorf("the page does not say that Vera wins: %q", texts)
	}
}

// The verdict names a person who won, on the card and in a small window.
func TestAPersonWinsByName(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {640, 480}} {
		s := newScene(t, "squex size=6", "c3 d4")
		s.model.context.Settings.ReducedMotion = true
		s.model.table.Match.Seats()[0].Name = "Rui"
		must(s.model.table.Match.Resign(1))
		if texts := frame(s, size[0], size[1]).Texts; !slices.Contains(texts, "Rui wins") || slices.Contains(texts, "Blue wins") {
			t.Errorf("at %v the page does not say that Rui wins: %q", size, texts)
		}
	}
}

// The headline says "You win!" to a person without a name who is alone with a computer, in every window. A name, a second person or a loss changes that.
func TestANamelessPersonWins(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {640, 480}, {390, 844}, {844, 390}} {
		for _, c := range []struct {
			name   string
			level  int
			loser  games.Player
			wanted bool
		}{{"Player 1", 1, 1, true}, {"Rui", 1, 1, false}, {"Player 1", 0, 1, false}, {"Player 1", 1, 0, false}} {
			s := newScene(t, "squex size=6", "c3 d4")
			s.model.context.Settings.ReducedMotion = true
			seats := s.model.table.Match.Seats()
			seats[0].Name, seats[1].Level = c.name, c.level
			must(s.model.table.Match.Resign(c.loser))
			if texts := frame(s, size[0], size[1]).Texts; slices.Contains(texts, "You win!") != c.wanted {
				t.Errorf("%v %+v: %q", size, c, texts)
			}
		}
	}
}

// The card says how the game was won, or the line below the board says what ended it. The card writes no name twice: the headline is the row of a sole
// winner of two. Of more players, the winner's row comes first.
func TestTheCardSaysWhatEndedTheGame(t *testing.T) {
	nothing := func(*match.Match) error { return nil }
	for _, c := range []struct {
		name, game, plies string
		end               func(m *match.Match) error
		verdict, want     string
		first             games.Player
	}{
		{"resigned", "squ size=8", "c3 d4 e6", func(m *match.Match) error { return m.Resign(1) }, "Red wins", "by resignation", 0},
		{"timed", "squex size=6", "c3 d4", func(m *match.Match) error { return m.Flag(0) }, "Red wins", "on time", 1},
		{"timed of four", "azacru players=4", "e9-e8", func(m *match.Match) error { return m.Flag(1) }, "Navy wins", "Rust ran out of time, so the others are counted as they stand", 0},
		{"resigned of three", "azacru players=3", "e9-e8", func(m *match.Match) error { return m.Resign(1) }, "Navy wins", "Rust resigned, so the others are counted as they stand", 0},
		{"agreed", "azacru players=4", "e9-e8", (*match.Match).Agree, "Navy wins", "by one tile", 0},
		{"on the board", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", nothing, "Red wins", "side 2, the only square", 0},
	} {
		s := newScene(t, c.game, c.plies)
		s.model.context.Settings.ReducedMotion = true
		must(c.end(s.model.table.Match))
		u := frame(s, 1280, 800)
		if !slices.Contains(u.Texts, c.want) || !slices.Contains(u.Texts, c.verdict) {
			t.Errorf("%s: %q and %q are not written; there is %q", c.name, c.verdict, c.want, u.Texts)
		}
		first := -1
		for p := range s.model.players() {
			name, times, want := s.model.finalName(u, games.Player(p)), 0, 1
			if s.model.players() == 2 && c.first == games.Player(p) {
				want = 0
			}
			for _, text := range u.Texts {
				if text == name {
					times++
				}
			}
			if at := slices.Index(u.Texts, name); first < 0 || at < slices.Index(u.Texts, s.model.finalName(u, games.Player(first))) {
				first = p
			}
			if times != want {
				t.Errorf("%s: %s is written %d times in %q, want %d", c.name, name, times, u.Texts, want)
			}
		}
		if first != int(c.first) {
			t.Errorf("%s: seat %d is first, want %d", c.name, first, c.first)
		}
	}
}

// The result says what helped in a game against a computer, with a way to the level of the player.
func TestTheResultSaysWhatHelped(t *testing.T) {
	for _, help := range append([]table.Help{""}, table.Helps...) {
		s := newScene(t, "squex size=6", "c3 d4")
		s.model.context.Settings.ReducedMotion = true
		s.model.table.Match.Seats()[1].Level = 2
		s.model.table.Helped, s.model.table.Help = true, help
		must(s.model.table.Match.Resign(1))
		u := frame(s, 1280, 800)
		if all := strings.Join(u.Texts, " "); !strings.Contains(all, "Not counted for your level: ") || !strings.Contains(all, ". Your level") || help == table.HintPlayed && !strings.Contains(all, "a hint was played.") {
			t.Errorf("after help %q there is %q", help, u.Texts)
		}
		if slices.Index(u.Texts, "Your level") < slices.Index(u.Texts, "Back to the title") {
			t.Errorf("after help %q the note is not below the buttons: %q", help, u.Texts)
		}
		s.commands.level(u).Run()
		if got, _ := s.commands.next.Args.(scenes.Exercises); s.commands.next.Name != scenes.Training || got.Level != "squex" {
			t.Errorf("the button leads to %+v", s.commands.next)
		}
	}
}

// Sentences about the end call players by the names in the headline, not by their colours.
func TestSentencesAboutTheEndNamePlayers(t *testing.T) {
	s := newScene(t, "distrify size=2", "a1 b1 end a2")
	s.model.context.Settings.ReducedMotion = true
	s.model.table.Match.Seats()[0].Name = "Rui"
	if all := strings.Join(frame(s, 1280, 800).Texts, "|"); !strings.Contains(all, "Rui wins") || !strings.Contains(all, "Rui joins top and bottom") {
		t.Errorf("the sentences do not name Rui: %q", all)
	}
}

// In all windows the verdict is shown only after everything that decides the game. Until then the seats and moves stay. In the end the page shows the
// same as it does at once without animation.
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
				s.model.context.Settings.ReducedMotion = still
				ply(t, s, c.last)
				for n := 0; s.model.board.Display.Animating(); n++ {
					u := frame(s, size[0], size[1])
					tells := strings.Contains(strings.Join(u.Texts, "|"), "wins") || strings.Contains(strings.Join(u.Texts, "|"), "Rematch")
					if tells != s.model.verdictShown() {
						t.Fatalf("%s at %v: after %d ticks the verdict is shown: %v; there is %q", c.game, size, n, tells, u.Texts)
					}
					s.tick()
				}
				s.list.scroll = boardpage.Rows{} // each frame here has a new ui.State, in which the list has not been scrolled
				ends[i] = frame(s, size[0], size[1]).Texts
			}
			if !slices.Equal(ends[0], ends[1]) {
				t.Errorf("%s at %v: in the end there is %q, without motion %q", c.game, size, ends[0], ends[1])
			}
		}
	}
}

// All sentences about the end call players without names by their colours. So do the seats if no line shows their colours, and their faces.
func TestPlayersWithoutANameHaveTheirColours(t *testing.T) {
	for _, c := range []struct{ game, plies, seat string }{
		{"squex size=6", "c3 d4", "Blue"},
		{"azacru players=3", "e9-e8", "Sky"},
	} {
		s := newScene(t, c.game, c.plies)
		s.model.context.Settings.ReducedMotion = true
		must(s.model.table.Match.Resign(1))
		texts := frame(s, 640, 480).Texts
		if all := strings.Join(texts, "|"); !slices.Contains(texts, c.seat) || strings.Contains(all, "Player") {
			t.Errorf("%s: the seats are not called by their colours: %q", c.game, texts)
		}
		for _, texts := range [][]string{texts, frame(s, 1280, 800).Texts} {
			if slices.Contains(texts, "P1") || !slices.Contains(texts, c.seat[:1]) {
				t.Errorf("%s: the faces have no initials of the colours: %q", c.game, texts)
			}
		}
	}
}

// In a window without a card the verdict is beside the board whenever the end of the game is shown, so that it hides nothing. The reason is beside
// it, even with four seats.
func TestASmallVerdictHidesNothing(t *testing.T) {
	for _, c := range []struct {
		game, plies     string
		end             func(m *match.Match) error
		verdict, reason string
	}{
		{"distrify size=2", "a1 b1 end a2", nil, "Black wins", "joins top and bottom"},
		{"squex size=6", "c3 d4", func(m *match.Match) error { return m.Resign(1) }, "Blue wins", "Red resigned"},
		{"azacru players=4", "e9-e8", (*match.Match).Agree, "Navy wins", "able agreed to end and count"},
	} {
		s := newScene(t, c.game, c.plies)
		s.model.context.Settings.ReducedMotion = true
		if c.end != nil {
			must(c.end(s.model.table.Match))
		}
		for _, size := range [][2]int{{640, 480}, {360, 640}, {600, 900}} {
			for range 2 {
				u := frame(s, size[0], size[1])
				slab := s.model.board.Display.Layout().Slab
				var all []string
				for _, w := range u.Placed() {
					if all = append(all, w.Text); strings.Contains(c.verdict, w.Text) && slab.Contains(w.Rect.Centre()) && len(w.Text) > 1 {
						t.Errorf("%s at %v: %q lies on the board", c.game, size, w.Text)
					}
				}
				shown := strings.Join(all, " ")
				if !strings.Contains(shown, c.verdict) || !strings.Contains(shown, c.reason) {
					t.Errorf("%s at %v: there is no %q, %q in %q", c.game, size, c.verdict, c.reason, shown)
				}
				s.jump(0)
				s.jumpToLast()
			}
		}
	}
}

// Of several players, the one who resigns is last on the card, even with the most points, and gets no points in a series that adds up scores.
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
		before := s.model.table.Match.Outcome().Scores
		s.model.context.Settings.ReducedMotion = true
		end := s.model.table.Match.Agree
		if c.by != games.None {
			end = func() error { return s.model.table.Match.Resign(c.by) }
		}
		must(end())
		o := s.model.table.Match.Outcome()
		if !slices.Equal(o.Scores, before) {
			t.Errorf("seat %d resigns: the scores are %v, want %v as on the board", c.by+1, o.Scores, before)
		}
		if c.want == nil { // all count, and the most points are first
			c.want = o.Ranking(3)
		}
		if got := o.Ranking(3); !slices.Equal(got, c.want) {
			t.Errorf("seat %d resigns with %v: the card lists %v, want %v", c.by+1, o.Scores, got, c.want)
		}
		var names []string
		colours := []string{"Navy", "Rust", "Sky"}
		for _, text := range frame(s, 1280, 800).Texts {
			if slices.Contains(colours, text) {
				names = append(names, text)
			}
		}
		var want []string
		for _, p := range c.want {
			want = append(want, colours[p])
		}
		if !strings.Contains(strings.Join(names, " "), strings.Join(want, " ")) {
			t.Errorf("seat %d resigns: the names are written in the order %v, want %v", c.by+1, names, want)
		}
		for p := range games.Player(3) {
			sum := before[p]
			if p == c.by {
				sum = 0
			}
			if got := s.model.table.Series().TotalScore(p); got != sum {
				t.Errorf("seat %d resigns: the series adds %d for seat %d, want %d", c.by+1, got, p+1, sum)
			}
		}
	}
}

// In a small window, when several of four players share first place, the buttons are below each other.
func TestAPlaceOfSeveralLeavesRoomForButtons(t *testing.T) {
	const pitch = 48 // from one button to the next
	s := newScene(t, "azacru players=4", "e9-e8 c1-c2 a3-b3 g9-f8")
	s.model.context.Settings.ReducedMotion = true
	must(s.model.table.Match.Agree())
	at := map[string]render.Rect{}
	for _, w := range frame(s, 640, 480).Placed() {
		at[w.Text] = w.Rect
	}
	first, second := at["Rematch"], at["Review"]
	if first.H == 0 || second.Y < first.Y+pitch-1 || at["Tied for first"].H == 0 {
		t.Errorf("%q stands at %v, %q at %v", "Rematch", first, "Review", second)
	}
}
