package setup

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// leastPictured is the side of the smallest board worth a picture in a narrow window.
const leastPictured = 110

// groupGap is the most room between the options and the seats.
const groupGap = 16

// narrow draws everything in one column: a board where there is room for one, the options, the seats, and what the table agrees on, which
// takes the place of the seats when it is asked for if the window is too low for both.
func (s *Scene) narrow(u *ui.UI, w, h float32) scenes.Next {
	wide := min(w-48, 560)
	r := render.Rect{X: (w - wide) / 2, Y: 56, W: wide}
	foot := render.Rect{X: r.X, Y: h - 56, W: wide, H: 44}
	lay, seat, words := optionLay{row: 40, column: 150}, float32(50), float32(56)
	begin, names := s.beginHigh(u, wide), namesHigh(u, s.agreed(u), wide)
	fold, agreed := foldHigh+names, agreedHigh+names
	n, players := float32(len(s.spec.Options)), float32(s.game.Info().Players)
	if r.Y+n*lay.row+words+max(fold, 36+players*seat+8+begin) > foot.Y-8 { // the explanation of the options moves between the buttons
		lay.row, seat, words = 36, 44, 0
	}
	options := n*lay.row + words
	seats := 36 + players*seat + 8 + rowHigh
	room := foot.Y - 8 - r.Y - options
	whole := words > 0 && room >= seats+agreed
	if whole {
		room -= seats + agreed
	} else {
		room -= max(seats, fold+helpHigh)
	}
	if side := min(room-20, wide); side >= leastPictured {
		u.Brush.Board(render.Fit(s.game.Geometry(), render.Rect{X: (w - side) / 2, Y: r.Y, W: side, H: side}, u.Scale, side < leastLabelled), &s.view, render.NoOverlay())
		r.Y += side + 20
	}
	y, on := r.Y, s.about(u)
	if !s.more || whole || y+options+fold <= foot.Y-8 { // or else what the table agrees on needs their room, too
		y, on = s.optionRows(u, r, lay)
		if words > 0 {
			u.WriteLines(on.words(u), render.TypeSmall, render.Point{X: r.X, Y: y + 18}, wide, 20, u.Theme.Muted)
			y += words
		} else {
			below := seats
			if y+fold <= foot.Y-8 {
				below = max(seats, fold) // what the table agrees on comes to the same place
			}
			y += max(0, min(groupGap, foot.Y-8-y-below))
		}
	}
	switch {
	case whole:
		end := s.seats(u, render.Rect{X: r.X, Y: y, W: wide}, seat)
		end, below := s.choices(u, render.Rect{X: r.X, Y: end, W: wide}, s.agreed(u))
		u.WriteLines(below.words(u), render.TypeSmall, render.Point{X: r.X, Y: end + 18}, wide, 20, u.Theme.Muted)
	case s.more:
		s.moreButton(u, render.Rect{X: r.X + wide - moreWide, Y: y + 2, W: moreWide, H: 32})
		on = s.fold(u, render.Rect{X: r.X, Y: y, W: wide, H: foot.Y - 8 - y}, on)
	default:
		s.moreButton(u, render.Rect{X: r.X + wide - moreWide, Y: y + 2, W: moreWide, H: 32})
		s.seats(u, render.Rect{X: r.X, Y: y, W: wide}, seat)
		if short := s.agreedInShort(u); short != "" {
			on = help{text: short}
		}
	}
	if words > 0 || on == s.about(u) {
		on = help{text: s.crowd(u)}
	}
	s.note(u, foot, on)
	return s.buttons(u, foot)
}
