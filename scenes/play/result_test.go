package play

import (
	"slices"
	"strings"
	"testing"

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
		s.desk.Settings.Still = true
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
	if u := frame(s, 1280, 800); !slices.Contains(u.Texts, s.sayWinners(u, s.table.Match.Outcome())) {
		t.Errorf("the name alone is not written; there is %q", u.Texts)
	}
}
