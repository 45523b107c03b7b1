package boardui

import (
	"testing"

	"quintet/games/board"
)

// A foreseen ply is a ghost of the piece alone, in the colour of the next player, until something is played.
func TestForeseenMovesAreGhosts(t *testing.T) {
	b := newBench(t, "squex size=6", "b2 c2 c3")
	s := b.sandbox()
	cut := s.Geometry().Named("b3")
	s.ForeseeMoves([]board.Target{cut, s.Geometry().Named("b2"), cut}) // one cell is taken, one is named twice
	b.show(s, false)
	if gs := s.Display.Shown().Ghosts; len(gs) != 1 || gs[0].At != cut || gs[0].Owner != 1 {
		t.Errorf("the ghosts are %v, want one at b3 of the second player", gs)
	}
	if len(s.Display.Shown().marks) > 0 {
		t.Errorf("the last turn is marked meanwhile: %v", s.Display.Shown().marks)
	}
	s.Play(b.match.Position().AppendMoves(nil)[0])
	if b.show(s, false); len(s.Display.Shown().Ghosts) > 0 {
		t.Error("the ghost is still shown after a ply")
	}
}

// A crossed-out ply is a ghost with a cross in every game, until something is tried.
func TestCrossedOutPlyIsShown(t *testing.T) {
	for _, table := range hintTables() {
		b := newBench(t, table.game, "")
		s := b.sandbox()
		moves := b.match.Position().AppendMoves(nil)
		s.CrossOut(moves[0])
		b.show(s, false)
		crossed := 0
		for _, m := range s.Display.Shown().marks {
			if m.Kind == board.MarkPassed {
				crossed++
			}
		}
		if want := len(s.Display.Lines.landingCells(b.match.Position(), moves[0])); crossed != want || len(s.Display.Shown().Ghosts) == 0 {
			t.Errorf("%s: %d crosses and %d ghosts, want %d crosses and a ghost", table.game, crossed, len(s.Display.Shown().Ghosts), want)
		}
		s.Play(moves[1])
		if b.show(s, false); len(s.Display.Shown().Ghosts) > 0 {
			t.Errorf("%s: the ghost stays when something else was tried", table.game)
		}
	}
}
