package rules_test

import (
	"testing"

	"quintet/scenes/boardui"
)

// A miss about a cut shows it: where the opponent would place an octagon, until the reader tries again.
func TestAMissShowsTheCut(t *testing.T) {
	p := open(t, "Squex")
	shown := func() *boardui.Shown {
		return p.App.Top().(interface{ Board() *boardui.Board }).Board().Display.Shown()
	}
	do(t, p, "click b3;want text the arrow shows where;move away")
	if gs := shown().Ghosts; len(gs) != 1 || gs[0].Owner != 1 {
		t.Errorf("the ghosts are %v, want one of the opponent", gs)
	}
	do(t, p, "press Try again;move away")
	if gs := shown().Ghosts; len(gs) > 0 {
		t.Errorf("the board of the task has the ghosts %v", gs)
	}
}
