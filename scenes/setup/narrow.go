// Lays out the setup page in one column for narrow windows: the heights of all parts, what is left out if space is short, and the small board
// beside the options. The layout of wide windows is in setup.go.

package setup

import (
	"cmp"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// minPictureSide is the side of the smallest useful board in a narrow window.
const minPictureSide = 110

// groupGap is the largest gap between the options and the seats.
const groupGap = 16

// The heights of a one-line seat in a narrow, low window: usual, and to make space.
const (
	usualLine = 44
	leastLine = 40
)

// A column lays out everything in one column.
type column struct {
	board   float32 // the side of the board, 0 if none
	beside  float32 // the side of a small one beside the options, 0 if none
	lay     optionLayout
	options float32 // the height of the options, with their text
	words   float32 // the height of their text, 0 if that is between the buttons
	seat    float32 // the height of a seat
	seats   float32 // the height of all seats, with their order
	fold    float32 // the height of the terms, in place of the seats
	whole   bool    // the terms are below the seats
}

// columnOf divides a column of the given width and height.
func (s *Scene) columnOf(u *ui.UI, wide, high float32) column {
	n, names := float32(len(s.start.offers(s.spec))+index(s.start.set())+index(s.scoring)), namesHigh(u, s.agreed(u), wide)
	c := column{lay: optionLayout{row: 40, column: 150}, words: 56, seat: 50, fold: foldHead + s.agreedHigh() + names}
	least := max(c.fold, s.seatsHigh(u, wide, c.seat)) // the height needed below the text
	if wide < narrowSeat {
		c.seat = 62  // the side and the strength are below the name
		c.words = 76 // three lines
		least = s.seatsHigh(u, wide, c.seat)
	}
	if n*c.lay.row+c.words+least > high {
		c.lay.row, c.words, c.seat = 36, 0, usualLine
	}
	if c.seat == usualLine && n*c.lay.row+s.seatsHigh(u, wide, c.seat) > high {
		c.seat = leastLine
	}
	c.options, c.seats = n*c.lay.row+c.words, s.seatsHigh(u, wide, c.seat)
	room := high - c.options
	if whole := c.seats + rowHigh + s.agreedHigh() + helpHigh + names; c.words > 0 && room >= whole {
		c.whole = true
		room -= whole
	} else {
		room -= max(c.seats, c.fold+helpHigh)
	}
	if side := min(room-20, wide); side >= minPictureSide {
		c.board = side
	}
	return c
}

// The gaps beside and below a small board, the smallest side and the largest, as a share of the width, and the least width of a page with one.
const (
	besideGap   = 16
	besideLow   = 6
	leastBeside = 64
	besideShare = 0.25
	besideWide  = 480
)

// fitBeside adds a small board beside the options for a set-up position without a larger one.
func (s *Scene) fitBeside(c *column, wide, high float32) {
	if !s.start.set() || c.board > 0 || c.words > 0 || wide < besideWide {
		return
	}
	over := max(0, high-c.options-max(c.seats, c.fold))
	if side := min(c.options+over-besideLow, wide*besideShare); side >= leastBeside {
		c.beside = pixel(side)
	}
}

// optionsBeside draws the options at the top of r, with the small board at their right if there is one. It returns the rest of r, and the help on the
// options.
func (s *Scene) optionsBeside(u *ui.UI, r render.Rect, c column) (rest render.Rect, on string) {
	options := r
	if c.beside > 0 {
		var at render.Rect
		at, options = r.CutRight(c.beside, besideGap)
		at.H = at.W
		s.picture.Paint(u.Brush, at, false)
	}
	rest, on = s.optionRows(u, s.start.head(u, options, c.lay.row, s.picture), c.lay)
	rest.W = r.W
	return rest, on
}

// fitColumn divides a column of the given width and height. The choice who moves first goes below the seats, and then the scoring of a series below
// the options, if that fits without losing the board or text.
func (s *Scene) fitColumn(u *ui.UI, wide, high float32) column {
	s.apart, s.scoring = s.opens(), false
	c := s.columnOf(u, wide, high)
	if c.options+c.seats > high {
		s.apart = false
		c = s.columnOf(u, wide, high)
	}
	if s.scoring = s.scoresBeside(); !s.scoring {
		return c
	}
	if d := s.columnOf(u, wide, high); d.options+d.seats <= high && (d.words > 0) == (c.words > 0) && (d.board > 0) == (c.board > 0) {
		return d
	}
	s.scoring = false
	return c
}

// drawNarrow draws everything in one column: a board if there is space, the options, the seats, and the terms, which replace the seats on request if
// the window is too low for both.
func (s *Scene) drawNarrow(u *ui.UI, page render.Rect) scenes.Next {
	_, r := page.Pad(scenes.Margin(page.W), 0).CutTop(56, 0)
	_, r = r.CutBottom(12, 0)
	foot, r := r.CutBottom(44, 8)
	c := s.fitColumn(u, r.W, r.H)
	s.fitBeside(&c, r.W, r.H)
	if c.board > 0 {
		board, rest := r.CutTop(c.board, 20)
		s.sample.Paint(u.Brush, board, false)
		r = rest
	}
	on := s.about(u)
	if !s.more || c.whole || c.options+c.fold <= r.H { // otherwise the terms need their space, too
		var pointed string
		r, pointed = s.optionsBeside(u, r, c)
		on = cmp.Or(pointed, s.askedHelp(u), s.seriesHelp(u), on)
		gap := c.words
		if c.words > 0 {
			say(u, on, r, 18, 20)
		} else {
			below := c.seats
			if c.fold <= r.H {
				below = max(c.seats, c.fold) // the terms have the same place
			}
			gap = max(0, min(groupGap, r.H-below), c.beside+besideLow-c.options)
		}
		_, r = r.CutTop(gap, 0)
	}
	said := c.whole
	if !c.whole {
		_, more := r.CutTop(2, 0)
		said = s.moreButton(u, more)
	}
	switch {
	case c.whole:
		s.unfolded(u, r, c.seat)
	case s.more:
		on = s.fold(u, r, on)
	default:
		s.seats(u, r, c.seat) // there is no space for the help on their order
		if short := s.agreedInShort(u); short != "" && !said {
			on = short
		}
	}
	if c.words > 0 || on == s.about(u) {
		on = sayPlayers(u, s.levels[:s.game.Info().Players])
	}
	return s.foot(u, foot, on)
}

// unfolded draws the seats and the row that unfolds the other terms, with those.
func (s *Scene) unfolded(u *ui.UI, r render.Rect, seat float32) {
	rest, on := s.seats(u, r, seat)
	rest = s.termsHeader(u, rest)
	if s.more {
		var help, about string
		if rest, help, about = s.choices(u, rest, s.agreed(u), rowHigh); help != "" {
			on = headed(about, help)
		}
	}
	say(u, on, rest, 18, 20)
}
