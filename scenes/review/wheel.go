// The mouse wheel on the review page: stepping through the game.

package review

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A wheel holds how far the mouse wheel has been turned since the last step.
type wheel struct {
	rolled float32      // notches that have led nowhere yet
	at     render.Point // where the pointer was the last time
}

// roll lets the wheel over r lead through the game, a turn a notch; what is tried out it only takes back.
func (s *Scene) roll(u *ui.UI, r render.Rect) {
	if !u.Free() || u.In.Wheel == 0 || !r.Contains(u.Pointer()) {
		return
	}
	w := &s.wheel
	w.rolled += u.In.Wheel
	w.at, u.In.Wheel = u.Pointer(), 0
	for ; w.rolled >= 1; w.rolled-- {
		if s.tried != nil {
			s.back()
		} else {
			s.choose(s.match.TurnBefore())
		}
	}
	for ; w.rolled <= -1; w.rolled++ {
		if s.tried == nil {
			s.choose(s.match.TurnAfter())
		}
	}
}

// rollBoard is roll over the board, where the wheel also steps through a line that is pointed at, and turns what is begun there. Until the pointer
// moves, a line that comes to lie below it does not keep the wheel from leading on.
func (s *Scene) rollBoard(u *ui.UI) {
	_, _, playing := s.board.Display.Lines.Playing()
	if len(s.board.Hand.Path()) == 0 && (!playing || s.candidates.pinned < 0 && s.wheel.at == u.Pointer()) {
		s.roll(u, s.board.Display.Layout().Slab)
	}
}
