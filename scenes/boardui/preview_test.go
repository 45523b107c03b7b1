package boardui

import (
	"testing"

	"quintet/games/board"
	"quintet/render/sound"
)

// What is foreseen is a ghost of the piece alone, in the colour of the next player, until something is played.
func TestWhatIsForeseenIsAGhost(t *testing.T) {
	b := newBench(t, "squex size=6", "b2 c2 c3")
	s := NewSandbox(Config{Spec: b.spec, Settings: b.set, Now: b.now}, b.match, func(sound.Sound) {})
	cut := s.geo.Named("b3")
	s.Foresee([]board.Target{cut, s.geo.Named("b2"), cut}) // one is taken, one named twice
	s.drawing.compose(s.position())
	if gs := s.shown.Ghosts; len(gs) != 1 || gs[0].At != cut || gs[0].Owner != 1 {
		t.Errorf("the ghosts are %v, want one at b3 of the second player", gs)
	}
	if len(s.shown.marks) > 0 {
		t.Errorf("the last turn is marked meanwhile: %v", s.shown.marks)
	}
	s.Play(s.position().AppendMoves(nil)[0])
	if s.drawing.compose(s.position()); len(s.shown.Ghosts) > 0 {
		t.Error("the ghost stays when something was played")
	}
}

// A ply that is crossed out is a ghost with a cross in every game, until something is tried.
func TestACrossedPlyIsShown(t *testing.T) {
	for _, table := range hintTables() {
		b := newBench(t, table.game, "")
		s := NewSandbox(Config{Spec: b.spec, Settings: b.set, Now: b.now}, b.match, func(sound.Sound) {})
		moves := s.position().AppendMoves(nil)
		s.Cross(moves[0])
		s.shown.half = board.NoTarget
		s.drawing.compose(s.position())
		crossed := 0
		for _, m := range s.shown.marks {
			if m.Kind == board.MarkPassed {
				crossed++
			}
		}
		if want := len(s.Lines.lands(s.position(), moves[0])); crossed != want || len(s.shown.Ghosts) == 0 {
			t.Errorf("%s: %d crosses and %d ghosts, want %d crosses and a ghost", table.game, crossed, len(s.shown.Ghosts), want)
		}
		s.Play(moves[1])
		if s.drawing.compose(s.position()); len(s.shown.Ghosts) > 0 {
			t.Errorf("%s: the ghost stays when something else was tried", table.game)
		}
	}
}
