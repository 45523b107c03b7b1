package table

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/terms"
)

// next returns the first legal ply at tb.
func next(tb *Table) games.Move { return tb.Position().AppendMoves(nil)[0] }

// TestWhatMakesAGameHelped plays at tables of Squex, or of SQU with its turns of two plies, and says which of them are helped.
func TestWhatMakesAGameHelped(t *testing.T) {
	alone, hotSeat := []int{0, 1}, []int{0, 0}
	for _, c := range []struct {
		name, game, plies string
		levels            []int
		do                func(tb *Table)
		want              bool
	}{
		{"played to the end", "squex size=6", "a1 b1 c1", alone, func(*Table) {}, false},
		{"a hint is played", "squex size=6", "a1 b1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, true},
		{"a hint is not played", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.NoteHint(next(tb))
			play(t, tb, "f6")
		}, false},
		{"a hint is played a turn later", "squex size=6", "a1 b1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			play(t, tb, "f6 e5")
			tb.Play(m, noon)
		}, false},
		{"a hint is played between people", "squex size=6", "a1 b1", hotSeat, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, true},
		{"the computer plays the hint", "squex size=6", "a1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, false},
		{"a turn is taken back", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, true},
		{"the same turn is played again", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "c1")
		}, true},
		{"a turn is taken back and brought back", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			tb.Redo(noon)
			play(t, tb, "e1")
		}, false},
		{"the past is looked at", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Jump(0, noon)
			tb.Jump(4, noon)
			play(t, tb, "e1")
		}, false},
		{"play goes on from the past", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Jump(2, noon)
			play(t, tb, "e1")
		}, true},
		{"a turn is taken back between people", "squex size=6", "a1 b1 c1 d1", hotSeat, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
		{"half a turn is taken back", "squ", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
		{"the game is analysed", "squex size=6", "a1 b1", alone, (*Table).NoteAnalysis, true},
		{"the game is analysed between people", "squex size=6", "a1 b1", hotSeat, (*Table).NoteAnalysis, false},
		{"the finished game is analysed", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.Resign(0, noon)
			tb.NoteAnalysis()
		}, false},
		{"variations after the end", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.Resign(0, noon)
			tb.Undo(noon)
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
	} {
		tb := at(t, c.game, c.plies, terms.Terms{}, c.levels...)
		if c.do(tb); tb.Helped != c.want {
			t.Errorf("%s: helped is %v", c.name, tb.Helped)
		}
		if again := tb.Rematch(games.NewRand(1)); again.Helped {
			t.Errorf("%s: the next game is helped, too", c.name)
		}
	}
}

// A game from a position that was set up is helped, in every game; one from a start is not, whichever seat begins.
func TestSetUpGamesAreHelped(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		m := match.New(table.Open(t), nil)
		if tb := New(table.Spec, m, terms.Terms{}); tb.Helped {
			t.Errorf("%s: a usual game is helped", table)
		}
		for p := range games.Player(m.Game().Info().Players) {
			m := match.NewAt(m.Game(), games.OpeningOf(m.Game(), p), nil)
			if tb := New(table.Spec, m, terms.Terms{}); tb.Helped {
				t.Errorf("%s: a game that %s begins is helped", table, p)
			}
		}
		first := m.Position().Clone()
		first.Play(first.AppendMoves(nil)[0])
		if tb := New(table.Spec, match.NewAt(m.Game(), first, nil), terms.Terms{}); !tb.Helped {
			t.Errorf("%s: a game from a position that was set up is not helped", table)
		}
	}
}
