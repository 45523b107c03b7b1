package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// A piece that covers two cells is laid by one click, aimed by the pointer, or by two clicks, one for each half, as players choose in the
// settings. A finger does both in any case: the first tap lays it to be seen, see poise.go, and a tap beside it the other half.

// aims reports whether one click lays a piece that covers two cells.
func (s *Scene) aims() bool { return s.geo.Aim && !s.halves }

// byHalves reports whether the next click lays the first half of a piece that covers two cells.
func (s *Scene) byHalves() bool {
	return s.geo.Aim && s.halves && len(s.builder.Path()) == 0
}

// chooseHalves says for this pass whether two clicks lay a piece that covers two cells.
func (s *Scene) chooseHalves(u *ui.UI) { s.halves = s.desk.Settings.Halves && !u.In.Touch }

// halfUnder returns the cell under the pointer on which a click would lay the first half of a piece, NoTarget for none.
func (s *Scene) halfUnder() board.Target {
	if !s.byHalves() || !s.personDecides() || !s.hover.IsCell() || s.carry != nil || s.grip != board.NoTarget && s.grip != s.hover ||
		s.looks() || s.locked || s.typing.open {
		return board.NoTarget
	}
	if _, progress := s.builder.Try([]board.Target{s.hover}); progress != games.Partial {
		return board.NoTarget
	}
	return s.hover
}

// halfGhosts returns the half that a click on t would lay: what the board shows with t pointed at, and without it does not.
func (s *Scene) halfGhosts(t board.Target, before *board.View) (gs []board.Piece) {
	if t == board.NoTarget {
		return nil
	}
	for _, p := range s.viewOf(s.position(), t).Pieces {
		if !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == p.ID && same(b, p) }) {
			gs = append(gs, p)
		}
	}
	return gs
}

// meansSecond reports whether t touches the half that lies already: who points at it means it for the other half, and not to begin anew.
func (s *Scene) meansSecond(t board.Target) bool {
	path := s.builder.Path()
	return s.geo.Aim && len(path) == 1 && t != path[0] && s.touches(path[0], t)
}

// wholeFor takes from v the half that lies already, and the marks of the cells of steps, where the piece with both halves on them is
// previewed: its ghost shows as much, and they would be seen through it.
func (s *Scene) wholeFor(v *shown, steps []board.Target) {
	if !s.geo.Aim || len(v.path) != 1 || !slices.Contains(steps, v.path[0]) {
		return
	}
	v.view.Pieces = slices.DeleteFunc(v.view.Pieces, func(p board.Piece) bool { return p.Open && p.At == v.path[0] })
	v.marks = slices.DeleteFunc(v.marks, func(m board.Mark) bool { return slices.Contains(steps, m.At) })
}
