package table

import (
	"reflect"
	"testing"
	"time"

	"quintet/games/play/clock"
	"quintet/games/play/terms"
)

// won is a game of Squex that the first seat wins.
const won = "c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1"

// A ply that a finished game does not have is a variation of it, and the game stays as it ended.
func TestAFinishedGameStaysAsItEnded(t *testing.T) {
	tb := at(t, "squex size=6", won, minute)
	end, times := tb.Match.Final(), len(tb.Stopwatch.MoveTimes())
	tb.Jump(2, noon)
	if play(t, tb, "c3"); tb.Match.Cursor() != 3 || tb.Match.Len() != 11 || !tb.OnMain() {
		t.Fatalf("the ply that was played there leads to ply %d of %d", tb.Match.Cursor(), tb.Match.Len())
	}
	play(t, tb, "e5 a1")
	if plies(tb) != "c2 b2 c3 e5 a1" || tb.OnMain() || !tb.Match.Closed() || !tb.PersonMoves() {
		t.Fatalf("%q is in force, want a variation", plies(tb))
	}
	if tb.Tick(false, noon.Add(time.Hour)) || tb.Clock.Running() >= 0 {
		t.Error("time runs in a variation of a finished game")
	}
	if got := tb.Match.Final(); !reflect.DeepEqual(got, end) || len(tb.Stopwatch.MoveTimes()) != times || tb.Match.MainLen() != 11 {
		t.Errorf("the finished game has %d plies and ended %+v, want 11 and %+v", tb.Match.MainLen(), got, end)
	}
	if got := tb.MoveTimes(0, 5); len(got) != 3 {
		t.Errorf("%d plies of the variation have times, want the three of the game", len(got))
	}
}

// Where a computer sits it answers in a variation that someone plays, and not while one is looked at.
func TestAComputerAnswersInAVariation(t *testing.T) {
	tb := at(t, "squex size=6", "c2 b2 c3", terms.Terms{}, 0, 1)
	tb.Resign(0, noon)
	tb.Jump(2, noon)
	if play(t, tb, "e5"); !tb.ComputerPlays() {
		t.Error("the computer does not answer")
	}
	tried := tb.Match.Node()
	if tb.Show(tb.Match.MainEnd(), noon); tb.ComputerPlays() {
		t.Error("the computer plays on in a game that was resigned")
	}
	if tb.Show(tried, noon); tb.ComputerPlays() || tb.Match.Node() != tried {
		t.Error("the computer answers in a variation that is looked at")
	}
}

// What the table has ended can be played on from its last ply; the way back leads through that to the game.
func TestPlayGoesOnAfterTheEnd(t *testing.T) {
	tb := at(t, "squex size=6", "c2 b2", terms.Terms{}, 0, 1)
	if tb.Resign(0, noon); tb.CanRedo() {
		t.Error("something follows the end")
	}
	if tb.Undo(noon); tb.Match.Over() || tb.OnMain() || plies(tb) != "c2 b2" || !tb.CanRedo() {
		t.Fatalf("%q is in force, over %v; want the last position to go on from", plies(tb), tb.Match.Over())
	}
	play(t, tb, "d4 e5")
	for _, want := range []string{"c2 b2", ""} {
		if tb.Undo(noon); plies(tb) != want {
			t.Errorf("the way back leads to %q, want %q", plies(tb), want)
		}
	}
	if tb.Show(tb.Match.MainEnd(), noon); !tb.Match.Over() || plies(tb) != "c2 b2" {
		t.Errorf("the end of the game is %q, over %v", plies(tb), tb.Match.Over())
	}
}

// A game that goes on in what was a variation: the clocks show what they showed where it begins, and no one knows how long its plies took.
func TestTheGameGoesOnInAVariation(t *testing.T) {
	tb := at(t, "squex size=6", "c2", minute)
	tb.Tick(false, noon)
	tb.Tick(false, noon.Add(10*time.Second))
	later := noon.Add(10 * time.Second)
	playAt(t, tb, "b2", later)
	play(t, tb, "c3 b3")
	tried := tb.Match.Node()
	tb.Goto(1, later)
	play(t, tb, "e5")
	if tb.Show(tried, later); tb.OnMain() {
		t.Fatal("what was taken back is the game still")
	}
	if play(t, tb, "d4"); !tb.OnMain() || plies(tb) != "c2 b2 c3 b3 d4" {
		t.Fatalf("%q is in force, in the game %v; want the game to go on there", plies(tb), tb.OnMain())
	}
	if got := tb.Stopwatch.MoveTimes(); len(got) != 5 || got[1] != clock.UnknownTime || len(tb.Clock.Stood()) != 6 || tb.Clock.Stood()[4] != tb.Clock.Stood()[1] {
		t.Errorf("the plies took %v, the clocks stood at %v", got, tb.Clock.Stood())
	}
}
