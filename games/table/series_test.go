package table

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/terms"
)

// People keep their points when they change seats, and each way to seat them is another order.
func TestSeatsOfARematch(t *testing.T) {
	for _, c := range []struct {
		name   string
		agreed terms.Terms
		end    func(tb *Table)
		next   func(tb *Table) *Table
		want   string
	}{
		{"as listed", terms.Terms{}, func(tb *Table) { tb.Resign(1, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "ABC"},
		{"everybody moves on", terms.Terms{}, func(*Table) {}, (*Table).MoveOn, "CAB"},
		{"in turns", terms.Terms{Begin: terms.InTurns}, func(tb *Table) { tb.Resign(0, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "BCA"},
		{"in turns, in the middle of a game", terms.Terms{Begin: terms.InTurns}, func(*Table) {}, func(tb *Table) *Table { return tb.Rematch(nil) }, "ABC"},
		{"the loser first", terms.Terms{Begin: terms.Loser}, func(tb *Table) { tb.Resign(2, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "CAB"},
		{"by lot", terms.Terms{Begin: terms.Drawn}, func(tb *Table) { tb.Resign(2, noon) }, func(tb *Table) *Table { return tb.Rematch(games.NewRand(5)) }, "ACB"},
	} {
		tb := at(t, "azacru players=3", "", c.agreed)
		c.end(tb)
		next, got := c.next(tb), ""
		for i, seat := range next.Match.Seats() {
			got += seat.Name
			was := games.Player(slices.Index([]string{"A", "B", "C"}, seat.Name))
			if next.Terms.Series.Of(games.Player(i)) != tb.Series().Of(was) {
				t.Errorf("%s: %s has %d points, want %d", c.name, seat.Name, next.Terms.Series.Of(games.Player(i)), tb.Series().Of(was))
			}
		}
		if got != c.want || next.Match.Len() != 0 {
			t.Errorf("%s: seats %s, want %s", c.name, got, c.want)
		}
	}
}

// A game that began at a position of its own is played again from there.
func TestRematchFromAPosition(t *testing.T) {
	tb := at(t, "squex size=6", "c2 d3", terms.Terms{})
	tb = New(tb.Spec, match.NewAt(tb.Match.Game(), tb.Position().Clone(), tb.Match.Seats()), terms.Terms{})
	begun := games.TextOf(tb.Position())
	tb.Play(tb.Position().AppendMoves(nil)[0], noon)
	if again := tb.Rematch(nil); games.TextOf(again.Position()) != begun || again.Match.Len() != 0 {
		t.Errorf("it begins at %q after %d plies, want %q", games.TextOf(again.Position()), again.Match.Len(), begun)
	}
}

// A game counts once it is over, whatever is tried from its positions afterwards.
func TestWhatCountsInASeries(t *testing.T) {
	tb := at(t, "squex size=6", "c2", terms.Terms{})
	if n := tb.Series().Games; n != 0 {
		t.Errorf("%d games in the middle of the first", n)
	}
	tb.Resign(1, noon)
	tb.Undo(noon)
	play(t, tb, "d4 e5")
	if n := tb.Series().Games; n != 1 || tb.Series().Of(0) != terms.PointUnits {
		t.Errorf("%d games and %d points after the first, want one and a whole one", n, tb.Series().Of(0))
	}
	if n := tb.Rematch(nil).Terms.Series.Games; n != 1 {
		t.Errorf("the next game begins after %d games, want one", n)
	}
	if n := tb.NewSeries(nil).Terms.Series.Games; n != 0 {
		t.Errorf("%d games in a new series", n)
	}
}
