package play

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// What is offered instead of what was refused can be withheld one by one: a cell on the board, and what a button would do.
func TestWhatIsOfferedCanBeWithheld(t *testing.T) {
	s := newScene(t, "squex size=6", "c3 f6")
	trial := NewSample(s.desk, s.table.Spec, s.table.Match)
	refuse := func() {
		trial.s.reason = trial.s.refuse([]board.Target{trial.s.geo.Named("square c3")})
	}
	d4 := trial.s.geo.Named("d4")
	for _, fit := range []bool{true, false} {
		refuse()
		if !slices.Equal(trial.s.reason.offers, []board.Target{d4}) || len(trial.s.reason.Repair.Path) == 0 {
			t.Fatalf("offered are %v and %v, want d4 as both", trial.s.reason.offers, trial.s.reason.Repair)
		}
		asked := 0
		trial.Withhold(func(plies int, next []games.Move) bool {
			asked++
			if want, _ := trial.s.game.ParseMove(trial.s.position(), "d4"); plies != 2 || !slices.Equal(next, []games.Move{want}) {
				t.Errorf("asked about %v after %d plies, want d4 after 2", next, plies)
			}
			return fit
		})
		_, repair := trial.Repair()
		if asked != 2 || repair != fit || (len(trial.s.reason.offers) == 1) != fit {
			t.Errorf("with %t: asked %d times, offered are %v, a repair %t", fit, asked, trial.s.reason.offers, repair)
		}
	}
}
