// The mouse wheel on the review page: a notch over the board or the graph steps through the game by a turn, or takes back what is tried out. Change
// here what a notch does. review.go handles the wheel over the list of best plies (pointLine).

package review

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// roll lets the wheel over r move through the game, one turn for each notch. While something is tried out the wheel only takes it back.
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

// rollBoard is roll over the board, unless the wheel there turns the piece of an unfinished ply or steps through the line under the pointer. A line
// that appears under a resting pointer does not count until the pointer moves.
func (s *Scene) rollBoard(u *ui.UI) {
	_, _, playing := s.board.Display.Lines.Playing()
	if len(s.board.Hand.Path()) == 0 && (!playing || s.candidates.pinned < 0 && s.wheel.At == u.Pointer()) {
		s.roll(u, s.board.Display.Layout().Slab)
	}
}
