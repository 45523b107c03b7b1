package table

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/terms"
)

// won is a game of Squex that the first seat wins.
const won = "c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1"

// A ply that a finished game does not have begins a new game, and the finished one stays as it ended.
func TestAFinishedGameStaysAsItEnded(t *testing.T) {
	tb := at(t, "squex size=6", won, terms.Terms{})
	end := tb.Match.Final()
	tb.Jump(2, noon)
	if same := play(t, tb, "c3"); same != tb || tb.Match.Cursor() != 3 || tb.Match.Len() != 11 {
		t.Fatalf("the ply that was played there leads to ply %d of %d", tb.Match.Cursor(), tb.Match.Len())
	}
	b := play(t, tb, "e5")
	if b == tb || plies(b) != "c2 b2 c3 e5" || b.Match.Closed() || !b.Terms.Aside {
		t.Fatalf("%q is played, aside %v; want a new game of four plies", plies(b), b.Terms.Aside)
	}
	if o := b.Origin; o == nil || o.Table != tb || o.Round != 2 || !o.Fresh {
		t.Errorf("it comes from %+v, want the second round of the finished game", b.Origin)
	}
	if got := tb.Match.Final(); tb.Match.Len() != 11 || !slices.Equal(got.Winners, end.Winners) {
		t.Errorf("the finished game has %d plies, won by %v", tb.Match.Len(), got.Winners)
	}
	if b.WorthKeeping() {
		t.Error("a game of one turn is worth keeping")
	}
	if b = play(t, b, "a1"); b.Origin.Fresh || !b.WorthKeeping() {
		t.Errorf("after two turns: fresh %v, worth keeping %v; want only that", b.Origin.Fresh, b.WorthKeeping())
	}
}

// Before the first ply of the new game lies the finished one, from where it is looked at.
func TestUndoLeadsBackToTheFinishedGame(t *testing.T) {
	tb := at(t, "squex size=6", won, terms.Terms{})
	tb.Jump(3, noon)
	b := play(t, tb, "e5 a1")
	if got := b.Undo(noon); got != b || plies(b) != "c2 b2 c3 e5" {
		t.Fatalf("the first step back leads to %q", plies(got))
	}
	if got := b.Undo(noon); got != tb || tb.Match.Cursor() != 3 || tb.Match.Len() != 11 || !tb.past {
		t.Errorf("the second step back leads to ply %d of %d, looking back %v; want the finished game", got.Match.Cursor(), got.Match.Len(), tb.past)
	}
	if got := play(t, b, "f6").Back(noon); got != tb || !tb.Match.Over() {
		t.Errorf("the way back leads to ply %d of %d, want the end", got.Match.Cursor(), got.Match.Len())
	}
	// A new game that takes back more than it has of its own has less in common with the finished one.
	b = play(t, tb.Undo(noon), "") // from ply 10, the last decision
	if b != tb || tb.Match.Cursor() != 10 {
		t.Errorf("Undo of an end by the rules leads to ply %d, want 10 of the same game", b.Match.Cursor())
	}
}

// What the table has ended goes on in a game of its own, from the last ply.
func TestAnEndOfTheTableIsTakenBackInANewGame(t *testing.T) {
	tb := at(t, "squex size=6", "c2 b2", terms.Terms{}, 0, 1)
	tb.Resign(0, noon)
	b := tb.Undo(noon)
	if b == tb || !tb.Match.Over() || plies(b) != "c2 b2" || b.Match.Over() || b.Origin.Table != tb {
		t.Fatalf("%q goes on", plies(b))
	}
	b = play(t, b, "d4 e5")
	if got := b.Undo(noon); got != b || plies(b) != "c2 b2" {
		t.Errorf("the position in which the game was resigned is not that of the new game: %q", plies(got))
	}
	if got := b.Undo(noon); got != tb || tb.Match.Cursor() != 0 {
		t.Errorf("further back lies %q, want the finished game", plies(got))
	}
}

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

// A game that is not over, or was begun from a finished one, does not count.
func TestWhatCountsInASeries(t *testing.T) {
	tb := at(t, "squex size=6", "c2", terms.Terms{})
	if n := tb.Series().Games; n != 0 {
		t.Errorf("%d games in the middle of the first", n)
	}
	tb.Resign(1, noon)
	if n := tb.Series().Games; n != 1 || tb.Series().Of(0) != terms.PointUnits {
		t.Errorf("%d games and %d points after the first, want one and a whole one", n, tb.Series().Of(0))
	}
	b := tb.Undo(noon)
	if b.Resign(1, noon); b.Series().Games != 1 {
		t.Errorf("%d games count, want only the one that was not begun from another", b.Series().Games)
	}
	if n := b.Rematch(nil).Terms; n.Aside || n.Series.Games != 1 {
		t.Errorf("after it %d games, aside %v; want the series to go on", n.Series.Games, n.Aside)
	}
	if n := tb.NewSeries(nil).Terms.Series.Games; n != 0 {
		t.Errorf("%d games in a new series", n)
	}
}
