package board

import (
	"testing"

	"quintet/games/board"
	"quintet/render/sound"
)

// A ply that is crossed out is a ghost with a cross in every game, until something is tried.
func TestACrossedPlyIsShown(t *testing.T) {
	for _, table := range hintTables() {
		b := newBench(t, table.game, "")
		s := NewSandbox(b.set, b.now, "", b.match, func(sound.Sound) {})
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
