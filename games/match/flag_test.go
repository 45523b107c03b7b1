package match_test

import (
	"errors"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
)

func TestTheOtherOfTwoWinsByTime(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 3)
	if err := m.Flag(0); !errors.Is(err, match.ErrNotToMove) {
		t.Errorf("Flag of the seat that waits = %v, want ErrNotToMove", err)
	}
	catalogtest.NoError(t, m.Flag(1))
	if o := m.Outcome(); !m.Over() || o.Ending != match.Timed || o.By != 1 || !slices.Equal(o.Winners, []games.Player{0}) {
		t.Errorf("Outcome = %+v, want that p1 has won by time", o)
	}
	if err := m.Flag(1); !errors.Is(err, match.ErrOver) {
		t.Errorf("Flag again = %v, want ErrOver", err)
	}
	if !m.Undo() || m.Over() || m.Cursor() != 3 {
		t.Errorf("Undo leads to ply %d, over %v, want the last ply without the end", m.Cursor(), m.Over())
	}
}

// Of three seats the one whose time runs out has lost, however it stands; among the others the scores decide.
func TestWhoRunsOutOfTimeCannotWinAmongThree(t *testing.T) {
	m := catalogtest.Match(t, "null players=3", "c1 a1 c2") // p1 leads
	out := m.Position().ToMove()
	catalogtest.NoError(t, m.Flag(out))
	o := m.Outcome()
	if o.Ending != match.Timed || o.By != out || slices.Contains(o.Winners, out) || len(o.Winners) == 0 {
		t.Fatalf("Outcome = %+v, want others than seat %d to win", o, out+1)
	}
	for i, score := range o.Scores {
		p := games.Player(i)
		if best := o.Scores[o.Winners[0]]; p != out && (score > best || (score == best) != slices.Contains(o.Winners, p)) {
			t.Errorf("winners %v with scores %v, want the leaders without seat %d", o.Winners, o.Scores, out+1)
		}
	}
}

func TestTimeBeforeTheFirstPly(t *testing.T) {
	m := newMatch(t, games.Options{"players": "4"})
	catalogtest.NoError(t, m.Flag(0))
	if o := m.Outcome(); !slices.Equal(o.Winners, []games.Player{1, 2, 3}) {
		t.Errorf("winners %v, want the three others", o.Winners)
	}
}
