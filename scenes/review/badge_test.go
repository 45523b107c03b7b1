package review

import (
	"testing"

	"quintet/games"
	"quintet/games/judge"
)

// A good ply that has cost something is fair, and looks otherwise than one that has cost nothing.
func TestAGoodPlyThatCostSomethingIsFair(t *testing.T) {
	const best, other games.Move = 1, 2
	look := judge.Look{Lines: []judge.Line{{Moves: []games.Move{best}}}}
	for _, c := range []struct {
		move games.Move
		loss float64
		fair bool
	}{{best, 0, false}, {other, 0.01, false}, {other, fairLoss, true}, {other, 0.09, true}} {
		b := badgeOf(judge.Ply{Move: c.move, Before: look, Loss: c.loss, Class: judge.Good})
		if b.fair != c.fair || b.best != (c.move == best) {
			t.Errorf("ply %d, loss %v: %+v", c.move, c.loss, b)
		}
	}
	plain, fair := badge{class: judge.Good}, badge{class: judge.Good, fair: true}
	if plain.tone() == fair.tone() {
		t.Error("both look the same")
	}
}
