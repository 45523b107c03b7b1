package play

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// pull follows the pointer at p while the button is down: a piece is taken up as soon as the pointer leaves it, and hangs where it would
// be dropped.
func (s *Scene) pull(u *ui.UI, p render.Point) {
	if s.lift(s.under(p)); s.lifted {
		s.steer(u, p)
		s.hover = s.dropAt(p)
	}
}

// lift selects the piece on which the press began as soon as the pointer leaves it for to: what is dragged shows where it can go, as a
// piece that was clicked does.
func (s *Scene) lift(to board.Target) {
	if s.lifted || s.grip == board.NoTarget || to == s.grip || s.geo.Aim {
		return
	}
	if _, begins := s.builder.Try([]board.Target{s.grip}); begins != games.Partial {
		return
	}
	s.unpoise()
	s.builder.Clear()
	s.click(s.grip)
	s.lifted, s.steering = true, noSteer()
}

// topPiece returns the piece that lies on t above all others, the zero Piece where there is none.
func (s *Scene) topPiece(t board.Target) board.Piece {
	for _, p := range slices.Backward(s.shown.view.Pieces) {
		if p.At == t {
			return p
		}
	}
	return board.Piece{}
}

// showHand shows the piece that is dragged: under the pointer, or where it may be dropped as what it would be there.
func (s *Scene) showHand(u *ui.UI, o *render.Overlay) {
	if !s.lifted && s.carry == nil || s.hover == s.grip || s.hand.ID == 0 || s.geo.Aim {
		return
	}
	if s.lifted {
		o.Pale = s.hand.ID
	}
	if s.shown.move == games.NoMove {
		o.Hand, o.HandAt = &s.hand, u.Pointer()
	}
}

// dropAt returns where the piece in the hand would be dropped with the pointer at p.
func (s *Scene) dropAt(p render.Point) board.Target {
	if s.steering.at != board.NoTarget {
		return s.steering.at
	}
	if t, ok := s.layout.Hit(p); ok {
		return t
	}
	return board.NoTarget
}

// mayDrop reports whether what is dragged may be let go over the cell t: also where it was taken up.
func (s *Scene) mayDrop(t board.Target) bool {
	if c := s.carry; c != nil {
		return t == c.grip || c.move != games.NoMove
	}
	_, fits := s.builder.Try([]board.Target{s.grip, t})
	return t == s.grip || fits != games.Refused
}

// whyNoDrop says why what is dragged may not be let go over the cell t, the zero Message where it may.
func (s *Scene) whyNoDrop(t board.Target) board.Message {
	switch {
	case s.mayDrop(t):
		return board.Message{}
	case s.carry != nil:
		return s.whyNotThere(s.carry).Text
	}
	return s.game.Why(s.position(), []board.Target{s.grip, t}).Text
}

// letUp ends a press on the board with the pointer at p.
func (s *Scene) letUp(u *ui.UI, p render.Point) {
	s.pull(u, p)
	to, heading := s.under(p), board.NoTarget
	if s.lifted {
		to, heading = s.dropAt(p), s.steered()
	}
	s.release(u, s.grip, to, heading)
	s.grip, s.lifted, s.steering = board.NoTarget, false, noSteer()
}

// release ends a press that began on from and ends on to, with a heading where one was chosen on the way.
func (s *Scene) release(u *ui.UI, from, to, heading board.Target) {
	if s.lifted && to == board.NoTarget {
		s.builder.Clear() // dragged off the board: nothing was meant
	}
	if from == board.NoTarget || to == board.NoTarget {
		return
	}
	u.Take()
	switch {
	case from != to && s.poised(from) && !(s.geo.Aim && s.touches(from, to)): // what is laid there for the time being goes along
		s.unpoise()
		s.press(u, to)
	case from != to:
		s.unpoise()
		s.drag(from, to, heading)
	default:
		s.press(u, to)
	}
}

// press handles a click on t, which may have to wait.
func (s *Scene) press(u *ui.UI, t board.Target) {
	if !s.poise(u, t) {
		s.carryOut(t)
	}
}

// drag handles a press that begins on one target and ends on another: it makes a move of two steps, of three with a heading. Any other drag
// means nothing, but one of a piece that covers two cells to a cell beside the first says why it cannot lie so.
func (s *Scene) drag(from, to, heading board.Target) {
	s.reason = nil
	path := []board.Target{from, to}
	_, begins := s.builder.Try(path[:1])
	_, fits := s.builder.Try(path)
	switch {
	case begins != games.Partial:
	case s.desk.Settings.Lock && fits != games.Refused && s.geo.Aim:
		s.hold(path)
	case s.desk.Settings.Lock && fits != games.Refused:
		s.holdDrag(from, to, heading)
	case !s.geo.Aim && fits == games.Refused:
		s.builder.Clear()
		s.click(from)
		s.reject(s.refuse(path)) // also of another piece of one's own: it was not clicked
	case !s.geo.Aim || fits != games.Refused:
		s.builder.Clear()
		s.enter(from)
		s.enter(to)
		if heading != board.NoTarget {
			s.click(heading)
		}
	case s.touches(from, to):
		s.reject(s.refuse(path))
	}
}

// holdDrag lets the ply of a drag wait for being confirmed, if it is whole.
func (s *Scene) holdDrag(from, to, heading board.Target) {
	chosen := s.dial
	s.builder.Clear()
	s.click(from)
	if _, p := s.builder.Try([]board.Target{from, to}); p == games.Partial {
		if s.click(to); heading == board.NoTarget {
			return
		}
		s.dial = chosen
	}
	s.cursor.on, s.cursor.at, s.cursor.poised, s.hover = true, to, true, to
}

// touches reports whether two cells have a side or a corner in common.
func (s *Scene) touches(a, b board.Target) bool {
	if !a.IsCell() || !b.IsCell() {
		return false
	}
	p, q := s.geo.Cells[a].Centre, s.geo.Cells[b].Centre
	return math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < 1.5
}

// letGo puts back what is dragged. It reports whether something was.
func (s *Scene) letGo() bool {
	if s.carry == nil && !s.lifted {
		return false
	}
	if s.lifted {
		s.builder.Clear()
	}
	s.carry, s.grip, s.lifted, s.steering = nil, board.NoTarget, false, noSteer()
	return true
}

// pointBack handles the right button: it puts back what is dragged as soon as it goes down, and otherwise steps back when it goes up.
func (s *Scene) pointBack(u *ui.UI) {
	if u.In.Pressed&input.Right != 0 {
		s.spent = s.letGo()
	}
	if u.In.Released&input.Right != 0 && (s.spent || s.unpoise() || s.stepBack()) {
		s.spent = false
		u.Take()
	}
}
