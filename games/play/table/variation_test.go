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

// A new ply in a finished game is a variation, and the result of the game stays.
func TestFinishedGameIsUnchanged(t *testing.T) {
	tb := at(t, "squex size=6", won, minuteClock)
	end, times := tb.Match.Final(), len(tb.Stopwatch.MoveTimes())
	tb.Jump(2, noon)
	if play(t, tb, "c3"); tb.Match.Cursor() != 3 || tb.Match.Len() != 11 || !tb.OnMain() {
		t.Fatalf("replaying the same ply leads to ply %d of %d", tb.Match.Cursor(), tb.Match.Len())
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

// A computer replies in a variation that is being played, and not in one that is viewed.
func TestComputerAnswersInVariation(t *testing.T) {
	tb := at(t, "squex size=6", "c2 b2 c3", terms.Terms{}, 0, 1)
	tb.Resign(0, noon)
	tb.Jump(2, noon)
	if play(t, tb, "e5"); !tb.ComputerPlays() {
		t.Error("the computer does not reply")
	}
	tried := tb.Match.Node()
	if tb.Show(tb.Match.MainEnd(), noon); tb.ComputerPlays() {
		t.Error("the computer plays on in a game that was resigned")
	}
	if tb.Show(tried, noon); tb.ComputerPlays() || tb.Match.Node() != tried {
		t.Error("the computer replies in a variation that is only viewed")
	}
}

// A game that the table ended can continue from its last ply as a variation; undo leads back through that ply to the game.
func TestPlayContinuesAfterEnd(t *testing.T) {
	tb := at(t, "squex size=6", "c2 b2", terms.Terms{}, 0, 1)
	if tb.Resign(0, noon); tb.CanRedo() {
		t.Error("a ply follows the end")
	}
	if tb.Undo(noon); tb.Match.Over() || tb.OnMain() || plies(tb) != "c2 b2" || !tb.CanRedo() {
		t.Fatalf("%q is in force, over %v; want the last position, not over", plies(tb), tb.Match.Over())
	}
	play(t, tb, "d4 e5")
	for _, want := range []string{"c2 b2", ""} {
		if tb.Undo(noon); plies(tb) != want {
			t.Errorf("Undo leads to %q, want %q", plies(tb), want)
		}
	}
	if tb.Show(tb.Match.MainEnd(), noon); !tb.Match.Over() || plies(tb) != "c2 b2" {
		t.Errorf("the end of the game is %q, over %v", plies(tb), tb.Match.Over())
	}
}

// If the game continues in a former variation, the clocks show the times where it begins, and the times of its plies are unknown.
func TestGameContinuesInVariation(t *testing.T) {
	tb := at(t, "squex size=6", "c2", minuteClock)
	tb.Tick(false, noon)
	tb.Tick(false, noon.Add(10*time.Second))
	later := noon.Add(10 * time.Second)
	playAt(t, tb, "b2", later)
	play(t, tb, "c3 b3")
	tried := tb.Match.Node()
	tb.Goto(1, later)
	play(t, tb, "e5")
	if tb.Show(tried, later); tb.OnMain() {
		t.Fatal("the plies in force are not a variation")
	}
	if play(t, tb, "d4"); !tb.OnMain() || plies(tb) != "c2 b2 c3 b3 d4" {
		t.Fatalf("%q is in force, OnMain = %v; want the game to continue there", plies(tb), tb.OnMain())
	}
	if got := tb.Stopwatch.MoveTimes(); len(got) != 5 || got[1] != clock.UnknownTime || len(tb.Clock.History()) != 6 || tb.Clock.History()[4] != tb.Clock.History()[1] {
		t.Errorf("the plies took %v, the clocks stood at %v", got, tb.Clock.History())
	}
}
