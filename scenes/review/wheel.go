// The mouse wheel on the review page: stepping through the game.

package review

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// roll lets the wheel over r lead through the game, a turn a notch; what is tried out it only takes back.
func (s *Scene) roll(u *ui.UI, r render.Rect) {
	s.wheel.Roll(u, r, func() {
		if s.tried != nil {
			s.back()
		} else {
			s.choose(s.match.TurnBefore())
		}
	}, func() {
		if s.tried == nil {
			s.choose(s.match.TurnAfter())
		}
	})
}

// rollBoard is roll over the board, where the wheel also steps through a line that is pointed at, and turns what is begun there. Until the pointer
// moves, a line that comes to lie below it does not keep the wheel from leading on.
func (s *Scene) rollBoard(u *ui.UI) {
	_, _, playing := s.board.Display.Lines.Playing()
	if len(s.board.Hand.Path()) == 0 && (!playing || s.candidates.pinned < 0 && s.wheel.At == u.Pointer()) {
		s.roll(u, s.board.Display.Layout().Slab)
	}
}
