// The layout of the setup page in narrow windows.

package setup

import (
	"cmp"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// minPictureSide is the side of the smallest board worth a picture in a narrow window.
const minPictureSide = 110

// groupGap is the most room between the options and the seats.
const groupGap = 16

// The heights of a seat of one line in a narrow window that is low: usual, and where that makes room.
const (
	usualLine = 44
	leastLine = 40
)

// A column lays everything out one below the other.
type column struct {
	board   float32 // the side of the board, 0 for none
	beside  float32 // the side of a small one beside the options, 0 for none
	lay     optionLayout
	options float32 // the height of the options, with words
	words   float32 // the height of what is said about them, 0 where that stands between the buttons
	seat    float32 // the height of a seat
	seats   float32 // the height of all seats, with who begins
	fold    float32 // the height of what the table agrees on, in the place of the seats
	whole   bool    // that stands below the seats
}

// columnOf divides a column of the given width and height.
func (s *Scene) columnOf(u *ui.UI, wide, high float32) column {
	n, names := float32(len(s.start.offers(s.spec))+index(s.start.set())+index(s.scoring)), namesHigh(u, s.agreed(u), wide)
	c := column{lay: optionLayout{row: 40, column: 150}, words: 56, seat: 50, fold: foldHead + s.agreedHigh() + names}
	least := max(c.fold, s.seatsHigh(u, wide, c.seat)) // of what stands below the words
	if wide < narrowSeat {
		c.seat = 62  // the side and the strength stand below the name
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

// The room beside and below a small board, the side of the smallest and the share of the width that the largest takes, and the width from which
// on there is one.
const (
	besideGap   = 16
	besideLow   = 6
	leastBeside = 64
	besideShare = 0.25
	besideWide  = 480
)

// fitBeside gives a position that was set up a small board beside the options where it has no other.
func (s *Scene) fitBeside(c *column, wide, high float32) {
	if !s.start.set() || c.board > 0 || c.words > 0 || wide < besideWide {
		return
	}
	over := max(0, high-c.options-max(c.seats, c.fold))
	if side := min(c.options+over-besideLow, wide*besideShare); side >= leastBeside {
		c.beside = pixel(side)
	}
}

// optionsBeside draws the options at the top of r, with the small board at their right where there is one. It returns what they leave of r, and
// what is said about them.
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

// fitColumn divides a column of the given width and height. Who moves first stands below the seats, and then the scoring of a series below the
// options, where that has room and takes away no board and no words.
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

// drawNarrow draws everything in one column: a board where there is room for one, the options, the seats, and what the table agrees on, which
// takes the place of the seats when it is asked for if the window is too low for both.
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
	if !s.more || c.whole || c.options+c.fold <= r.H { // or else what the table agrees on needs their room, too
		var pointed string
		r, pointed = s.optionsBeside(u, r, c)
		on = cmp.Or(pointed, s.askedHelp(u), s.seriesHelp(u), on)
		gap := c.words
		if c.words > 0 {
			say(u, on, r, 18, 20)
		} else {
			below := c.seats
			if c.fold <= r.H {
				below = max(c.seats, c.fold) // what the table agrees on comes to the same place
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
		s.seats(u, r, c.seat) // what is said of their order has no room
		if short := s.agreedInShort(u); short != "" && !said {
			on = short
		}
	}
	if c.words > 0 || on == s.about(u) {
		on = crowd(u, s.levels[:s.game.Info().Players])
	}
	return s.foot(u, foot, on)
}

// unfolded draws the seats and the row that unfolds what else the table agrees on, with what that unfolds.
func (s *Scene) unfolded(u *ui.UI, r render.Rect, seat float32) {
	rest, on := s.seats(u, r, seat)
	rest = s.unfolder(u, rest)
	if s.more {
		var help, about string
		if rest, help, about = s.choices(u, rest, s.agreed(u), rowHigh); help != "" {
			on = headed(about, help)
		}
	}
	say(u, on, rest, 18, 20)
}
