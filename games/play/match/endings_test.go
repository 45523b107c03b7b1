package match_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

// Turns are runs of plies of one player and cover the match. They have one or two plies: code that assumes alternating players fails here.
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

func TestPlayDropsUndonePlies(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 4)
	m.Goto(1)
	if playLast(t, m); m.Len() != 2 || m.Redo() {
		t.Errorf("Len = %d, want 2 and nothing to redo", m.Len())
	}
}

// The winner if the table ends a match. Undo removes the end before any ply.
func TestTableEndings(t *testing.T) {
	resign := func(by games.Player) func(*match.Match) error {
		return func(m *match.Match) error { return m.Resign(by) }
	}
	flag := func(by games.Player) func(*match.Match) error {
		return func(m *match.Match) error { return m.Flag(by) }
	}
	type seats = []games.Player
	declare := func(winners ...games.Player) func(*match.Match) error {
		return func(m *match.Match) error { return m.Declare(winners...) }
	}
	for _, c := range []struct {
		name, table, plies string
		end                func(*match.Match) error
		ending             match.Ending
		by                 games.Player
		winners            seats
		scores             []int
	}{
		{"the table agrees to count", "null players=3", "c1 a1 c2 a2", (*match.Match).Agree, match.Agreed, games.None, seats{0}, []int{4, 1, 3}},
		{"equal scores share", "null players=4", "", (*match.Match).Agree, match.Agreed, games.None, seats{0, 1, 2, 3}, []int{0, 0, 0, 0}},
		{"two players agree on a draw", "null", "a1 b1", declare(0, 1), match.Declared, games.None, seats{0, 1}, []int{1, 2}},
		{"the game is abandoned", "null players=3", "c1 a1", declare(), match.Declared, games.None, nil, []int{3, 1, 0}},
		{"the site lets the others win", "null players=3", "c1 a1", declare(1, 2), match.Declared, games.None, seats{1, 2}, []int{3, 1, 0}},
		{"of two the other wins", "null", "a1 b1", resign(1), match.Resigned, 1, seats{0}, []int{1, 2}},
		{"the first of three is last", "null players=3", "c1 a1 c2 a2", resign(0), match.Resigned, 0, seats{2}, []int{4, 1, 3}},
		{"so is the second", "null players=3", "c1 a1 c2 a2", resign(1), match.Resigned, 1, seats{0}, []int{4, 1, 3}},
		{"and the third", "null players=3", "c1 a1 c2 a2", resign(2), match.Resigned, 2, seats{0}, []int{4, 1, 3}},
		{"of two the other wins by time", "null", "a1 b1 c1", flag(1), match.Timed, 1, seats{0}, []int{4, 2}},
		{"who leads cannot win by time", "null players=3", "c1 a1 c2", flag(0), match.Timed, 0, seats{2}, []int{3, 1, 3}},
		{"time before the first ply", "null players=4", "", flag(0), match.Timed, 0, seats{1, 2, 3}, []int{0, 0, 0, 0}},
	} {
		m := catalogtest.Match(t, c.table, c.plies)
		plies := m.Cursor()
		catalogtest.NoError(t, c.end(m))
		want := match.Outcome{Ending: c.ending, By: c.by, Winners: c.winners, Scores: c.scores}
		if got := m.Outcome(); !m.Over() || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: Outcome = %+v, want %+v", c.name, got, want)
		}
		again, play := c.end(m), m.Play(m.Position().AppendMoves(nil)[0])
		if !errors.Is(again, match.ErrOver) || !errors.Is(play, match.ErrOver) {
			t.Errorf("%s: ending it again: %v, playing on: got %v, want ErrOver", c.name, again, play)
		}
		if !m.Undo() || m.Over() || m.Cursor() != plies {
			t.Errorf("%s: Undo leads to ply %d, over %v, want the last ply with the end undone", c.name, m.Cursor(), m.Over())
		}
	}
}

func TestRejectedEndings(t *testing.T) {
	m := newMatch(t, nil)
	if err := m.Agree(); !errors.Is(err, match.ErrAgreeTwo) {
		t.Errorf("Agree = %v, want ErrAgreeTwo", err)
	}
	if err := m.Flag(1); !errors.Is(err, match.ErrNotToMove) {
		t.Errorf("Flag of the seat not to move = %v, want ErrNotToMove", err)
	}
}

func TestResignationBelongsToLastPly(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 4)
	m.Goto(3)
	catalogtest.NoError(t, m.Resign(1))
	if m.Len() != 3 {
		t.Errorf("Len = %d, want 3: no taken-back ply may follow a resignation", m.Len())
	}
	m.Goto(1)
	if m.Over() || m.Outcome().Ending != match.Going {
		t.Error("the match is over before the resignation")
	}
	if e, by := m.End(); e != match.Resigned || by != 1 {
		t.Errorf("End = %v, %v at an earlier position, want the resignation of p2", e, by)
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
		t.Errorf("after the same plies again: ply %d, %+v, want the resignation", m.Cursor(), o)
	}
	m.Goto(0)
	playLast(t, m)
	playOut(t, m, 9)
	if o := m.Outcome(); o.Ending != match.Finished || o.By != games.None || m.Final().Ending != match.Resigned {
		t.Errorf("Outcome = %+v, want the end by the rules, and the resignation as the result of the match", o)
	}
}

func TestNewFillsSeats(t *testing.T) {
	m := newMatch(t, games.Options{"players": "3"})
	if s := m.Seats(); len(s) != 3 || s[0].Name != "Ana" || s[2].Name != "" {
		t.Errorf("Seats = %v, want Ana and two unnamed seats", s)
	}
}

func TestNewAtStartsAtPosition(t *testing.T) {
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
