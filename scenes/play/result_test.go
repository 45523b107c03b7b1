package play

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/match"
)

// The card of a game that the table has ended says below who has won what ended it, unless two lines have no room for that.
func TestTheCardSaysWhatEndedTheGame(t *testing.T) {
	for _, c := range []struct {
		name, game, plies string
		end               func(m *match.Match) error
		want              string
	}{
		{"resigned", "squ size=8", "c3 d4 e6", func(m *match.Match) error { return m.Resign(1) }, "Player 1, because Player 2 resigned"},
		{"timed", "squex size=6", "c3 d4", func(m *match.Match) error { return m.Flag(0) }, "Player 2, because Player 1 ran out of time"},
		{"timed of four", "azacru players=4", "e9-e8", func(m *match.Match) error { return m.Flag(1) }, "Player 1, counted without Player 2, who ran out of time"},
		{"agreed", "azacru players=4", "e9-e8", (*match.Match).Agree, "Player 1, by one point; the table agreed to count"},
		{"on the board", "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3", func(*match.Match) error { return nil }, "Player 1, by 2 points"},
	} {
		s := newScene(t, c.game, c.plies)
		s.context.Settings.Still = true
		if err := c.end(s.table.Match); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if u := frame(s, 1280, 800); !slices.Contains(u.Texts, c.want) {
			t.Errorf("%s: %q is not written; there is %q", c.name, c.want, u.Texts)
		}
	}
	s := newScene(t, "squex size=6", "c3 d4")
	s.table.Match.Seats()[0].Name, s.table.Match.Seats()[1].Name = strings.Repeat("Maximilian ", 3), strings.Repeat("Wilhelmina ", 3)
	if err := s.table.Match.Resign(0); err != nil {
		t.Fatal(err)
	}
	if u := frame(s, 1280, 800); !slices.Contains(u.Texts, s.report.sayWinners(u, s.table.Match.Outcome())) {
		t.Errorf("the name alone is not written; there is %q", u.Texts)
	}
}

// Of several who resigns is last on the card, also with the most points, and a series adds nothing up for that seat.
func TestWhoResignsIsLast(t *testing.T) {
	const plies = "e9-f8 c1-d2< g9-g8 f8-g7<"
	for _, c := range []struct {
		by   games.Player
		want []games.Player
	}{
		{games.None, []games.Player{0, 1, 2}},
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
		if got := resultOrder(o, 3); !slices.Equal(got, c.want) {
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
