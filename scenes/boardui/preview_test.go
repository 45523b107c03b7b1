package boardui

import (
	"testing"

	"quintet/games/board"
	"quintet/render/sound"
)

// What is foreseen is a ghost of the piece alone, in the colour of the next player, until something is played.
func TestWhatIsForeseenIsAGhost(t *testing.T) {
	b := newBench(t, "squex size=6", "b2 c2 c3")
	s := NewSandbox(Config{Spec: b.model.spec, Settings: b.model.settings, Now: b.model.now}, b.match, func(sound.Sound) {})
	cut := s.model.geo.Named("b3")
	s.ForeseeMoves([]board.Target{cut, s.model.geo.Named("b2"), cut}) // one is taken, one named twice
	s.Display.compose(s.model.position())
	if gs := s.Display.shown.Ghosts; len(gs) != 1 || gs[0].At != cut || gs[0].Owner != 1 {
		t.Errorf("the ghosts are %v, want one at b3 of the second player", gs)
	}
	if len(s.Display.shown.marks) > 0 {
		t.Errorf("the last turn is marked meanwhile: %v", s.Display.shown.marks)
	}
	s.Play(s.model.position().AppendMoves(nil)[0])
	if s.Display.compose(s.model.position()); len(s.Display.shown.Ghosts) > 0 {
		t.Error("the ghost stays when something was played")
	}
}

// A ply that is crossed out is a ghost with a cross in every game, until something is tried.
func TestACrossedPlyIsShown(t *testing.T) {
	for _, table := range hintTables() {
		b := newBench(t, table.game, "")
		s := NewSandbox(Config{Spec: b.model.spec, Settings: b.model.settings, Now: b.model.now}, b.match, func(sound.Sound) {})
		moves := s.model.position().AppendMoves(nil)
		s.CrossOut(moves[0])
		s.Display.shown.half = board.NoTarget
		s.Display.compose(s.model.position())
		crossed := 0
		for _, m := range s.Display.shown.marks {
			if m.Kind == board.MarkPassed {
				crossed++
			}
		}
		if want := len(s.Display.Lines.landingCells(s.model.position(), moves[0])); crossed != want || len(s.Display.shown.Ghosts) == 0 {
			t.Errorf("%s: %d crosses and %d ghosts, want %d crosses and a ghost", table.game, crossed, len(s.Display.shown.Ghosts), want)
		}
		s.Play(moves[1])
		if s.Display.compose(s.model.position()); len(s.Display.shown.Ghosts) > 0 {
			t.Errorf("%s: the ghost stays when something else was tried", table.game)
		}
	}
}
