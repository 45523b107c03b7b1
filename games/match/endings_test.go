package match_test

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
)

// Turns are runs of plies of one player that cover a match. Of one or two plies: code that assumes alternating players fails here.
func TestTurnsAreRunsOfOnePlayer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMatch(t, games.Options{"turns": "double", "players": rapid.SampledFrom([]string{"2", "3", "4"}).Draw(t, "players")})
		for !m.Over() {
			anyPly(t, m)
		}
		next, last := 0, games.None
		for i, turn := range m.Turns() {
			if n := turn.End - turn.First; n < 1 || n > 2 || turn.First != next || turn.Player == last {
				t.Fatalf("turn %d is %+v, after ply %d of seat %d; want 1 or 2 plies of another seat", i, turn, next, last)
			}
			for ply := turn.First; ply < turn.End; ply++ {
				if m.PositionAt(ply).ToMove() != turn.Player {
					t.Errorf("ply %d is not played by %d", ply, turn.Player)
				}
			}
			next, last = turn.End, turn.Player
		}
		if next != m.Len() {
			t.Errorf("turns cover %d plies of %d", next, m.Len())
		}
	})
}

func TestPlayCutsWhatWasTakenBack(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 4)
	m.Goto(1)
	if playLast(t, m); m.Len() != 2 || m.Redo() {
		t.Errorf("Len = %d, want 2 and nothing to redo", m.Len())
	}
}

// ofThree returns a match in which p1 has 4, p2 1 and p3 3.
func ofThree(t *testing.T) *match.Match {
	return catalogtest.Match(t, "null players=3", "c1 a1 c2 a2")
}

func TestTheTableAgreesToCount(t *testing.T) {
	m := ofThree(t)
	catalogtest.NoError(t, m.Agree())
	o := m.Outcome()
	if o.Ending != match.Agreed || !slices.Equal(o.Winners, []games.Player{0}) || !slices.Equal(o.Scores, []int{4, 1, 3}) {
		t.Errorf("Outcome = %+v, want p1 first with 4, 1, 3", o)
	}
	if err := m.Agree(); !errors.Is(err, match.ErrOver) {
		t.Errorf("Agree again = %v, want ErrOver", err)
	}
	if !m.Undo() || m.Over() {
		t.Error("Undo does not take the agreement back")
	}
}

func TestEqualScoresShareAnAgreedEnd(t *testing.T) {
	m := newMatch(t, games.Options{"players": "4"})
	catalogtest.NoError(t, m.Agree())
	if o := m.Outcome(); len(o.Winners) != 4 {
		t.Errorf("winners %v, want all four", o.Winners)
	}
}

func TestTwoSeatsDoNotAgree(t *testing.T) {
	m := newMatch(t, nil)
	if err := m.Agree(); !errors.Is(err, match.ErrAgreeTwo) {
		t.Errorf("Agree = %v, want ErrAgreeTwo", err)
	}
}

func TestAResignationBelongsToTheLastPly(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 4)
	m.Goto(3)
	catalogtest.NoError(t, m.Resign(1))
	if m.Len() != 3 {
		t.Errorf("Len = %d, want 3: what was taken back cannot come after a resignation", m.Len())
	}
	m.Goto(1)
	if m.Over() || m.Outcome().Ending != match.Going {
		t.Error("the match is over before the resignation")
	}
	if e, by := m.End(); e != match.Resigned || by != 1 {
		t.Errorf("End = %v, %v while the past is in force, want the resignation of p2", e, by)
	}
	m.Goto(99)
	if o := m.Outcome(); !m.Over() || o.Ending != match.Resigned || o.By != 1 || !slices.Equal(o.Winners, []games.Player{0}) {
		t.Errorf("Outcome = %+v, want the resignation of p2", o)
	}
	m.Goto(-5)
	if m.Cursor() != 0 {
		t.Errorf("Cursor = %d, want 0", m.Cursor())
	}
	playOut(t, m, 9)
	if o := m.Outcome(); m.Cursor() != 3 || o.Ending != match.Resigned {
		t.Errorf("the same plies again lead to ply %d and %+v, want the resignation", m.Cursor(), o)
	}
	m.Goto(0)
	playLast(t, m)
	playOut(t, m, 9)
	if o := m.Outcome(); o.Ending != match.Finished || o.By != games.None || m.Final().Ending != match.Resigned {
		t.Errorf("Outcome = %+v, want the end by the rules, and the resignation as the result of the match", o)
	}
}

func TestNewFillsTheSeats(t *testing.T) {
	m := newMatch(t, games.Options{"players": "3"})
	if s := m.Seats(); len(s) != 3 || s[0].Name != "Ana" || s[2].Name != "" {
		t.Errorf("Seats = %v, want Ana and two without a name", s)
	}
}

func TestNewAtStartsWhereItIsTold(t *testing.T) {
	g := newMatch(t, nil).Game()
	p, err := g.ParsePosition("xox/oox/xx1 p2 -")
	catalogtest.NoError(t, err)
	m := match.NewAt(g, p, nil)
	if m.Undo() || m.Position().ToMove() != 1 {
		t.Errorf("Undo works at the start, or seat %d is to move, want p2", m.Position().ToMove()+1)
	}
	playOut(t, m, 9)
	if !m.Over() || m.Len() != 1 {
		t.Errorf("Over = %v after %d plies, want the end after one", m.Over(), m.Len())
	}
}

// Of three seats the one that resigns is out, however it stands; among the others the scores decide.
func TestWhoResignsAmongThreeIsLast(t *testing.T) {
	m := ofThree(t)
	for by, want := range [][]games.Player{{2}, {0}, {0}} {
		catalogtest.NoError(t, m.Resign(games.Player(by)))
		o := m.Outcome()
		if !m.Over() || o.Ending != match.Resigned || int(o.By) != by || !slices.Equal(o.Winners, want) || !slices.Equal(o.Scores, []int{4, 1, 3}) {
			t.Errorf("p%d resigns: Outcome = %+v, want %v to win", by+1, o, want)
		}
		m.Undo()
	}
}

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
