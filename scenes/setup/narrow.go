package setup

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// minPictureSide is the side of the smallest board worth a picture in a narrow window.
const minPictureSide = 110

// groupGap is the most room between the options and the seats.
const groupGap = 16

// A column lays everything out one below the other.
type column struct {
	board   float32 // the side of the board, 0 for none
	lay     optionLay
	options float32 // the height of the options, with words
	words   float32 // the height of what is said about them, 0 where that stands between the buttons
	seat    float32 // the height of a seat
	seats   float32 // the height of all seats, with who begins
	fold    float32 // the height of what the table agrees on, in the place of the seats
	whole   bool    // that stands below the seats
}

// columnOf divides a column of the given width and height.
func (s *Scene) columnOf(u *ui.UI, wide, high float32) column {
	n, names := float32(len(s.spec.Options)), namesHigh(u, s.agreed(u), wide)
	c := column{lay: optionLay{row: 40, column: 150}, words: 56, seat: 50, fold: foldHead + s.agreedHigh() + names}
	least := max(c.fold, s.seatsHigh(u, wide, c.seat)) // of what stands below the words
	if wide < narrowSeat {
		c.seat = 62  // the side and the strength stand below the name
		c.words = 76 // three lines
		least = s.seatsHigh(u, wide, c.seat)
	}
	if n*c.lay.row+c.words+least > high {
		c.lay.row, c.words, c.seat = 36, 0, 44
	}
	c.options, c.seats = n*c.lay.row+c.words, s.seatsHigh(u, wide, c.seat)
	room := high - c.options
	if c.whole = c.words > 0 && room >= c.seats+s.agreedHigh()+helpHigh+names; c.whole {
		room -= c.seats + s.agreedHigh() + helpHigh + names
	} else {
		room -= max(c.seats, c.fold+helpHigh)
	}
	if side := min(room-20, wide); side >= minPictureSide {
		c.board = side
	}
	return c
}

// narrow draws everything in one column: a board where there is room for one, the options, the seats, and what the table agrees on, which
// takes the place of the seats when it is asked for if the window is too low for both.
func (s *Scene) narrow(u *ui.UI, w, h float32) scenes.Next {
	margin := float32(24)
	if u.Phone() {
		margin = 16
	}
	wide := min(w-2*margin, 560)
	r := render.Rect{X: (w - wide) / 2, Y: 56, W: wide}
	foot := render.Rect{X: r.X, Y: h - 56, W: wide, H: 44}
	end := foot.Y - 8
	c := s.columnOf(u, wide, end-r.Y)
	if c.board > 0 {
		at := render.Rect{X: (w - c.board) / 2, Y: r.Y, W: c.board, H: c.board}
		s.picture.Paint(u.Brush, at, c.board >= minLabelledSide)
		r.Y += c.board + 20
	}
	y, on := r.Y, s.about(u)
	if !s.more || c.whole || y+c.options+c.fold <= end { // or else what the table agrees on needs their room, too
		y, on = s.optionRows(u, r, c.lay)
		if c.words > 0 {
			u.WriteLines(on.words(u), render.TypeSmall, render.Point{X: r.X, Y: y + 18}, wide, 20, u.Theme.Muted)
			y += c.words
		} else {
			below := c.seats
			if y+c.fold <= end {
				below = max(c.seats, c.fold) // what the table agrees on comes to the same place
			}
			y += max(0, min(groupGap, end-y-below))
		}
	}
	switch {
	case c.whole:
		y = s.seats(u, render.Rect{X: r.X, Y: y, W: wide}, c.seat)
		low, below := s.choices(u, render.Rect{X: r.X, Y: y, W: wide}, s.agreed(u))
		u.WriteLines(below.words(u), render.TypeSmall, render.Point{X: r.X, Y: low + 18}, wide, 20, u.Theme.Muted)
	case s.more:
		s.moreButton(u, render.Rect{X: r.X + wide - moreWide, Y: y + 2, W: moreWide, H: 32})
		on = s.fold(u, render.Rect{X: r.X, Y: y, W: wide, H: end - y}, on)
	default:
		s.moreButton(u, render.Rect{X: r.X + wide - moreWide, Y: y + 2, W: moreWide, H: 32})
		s.seats(u, render.Rect{X: r.X, Y: y, W: wide}, c.seat)
		if short := s.agreedInShort(u); short != "" {
			on = help{text: short}
		}
	}
	if c.words > 0 || on == s.about(u) {
		on = help{text: s.crowd(u)}
	}
	s.note(u, foot, on)
	return s.buttons(u, foot)
}
