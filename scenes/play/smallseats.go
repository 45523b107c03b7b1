package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// threeLinesHigh is the least height of a small seat that has three lines.
const threeLinesHigh = 60

// smallLines says which lines a small seat has besides the name.
type smallLines struct {
	three   bool // there is room for two
	unnamed bool // none tells what is played: of more than two seats each says its colour in any case
	between bool // the time that is left, or what is played
	state   bool // the live state, or the colour
}

// smallLines returns the lines of a seat in a place of the given height.
func (s *seats) smallLines(seat *board.Seat, high float32) smallLines {
	l := smallLines{three: high >= threeLinesHigh}
	l.unnamed = (s.table.Timed() || !l.three) && s.players() > 2
	l.between = s.table.Timed() || l.three && !seat.Role.Empty()
	l.state = !seat.Detail.Text.Empty() || l.unnamed
	return l
}

// base returns the baseline of the name in a seat the middle of which is at mid.
func (l smallLines) base(mid float32) float32 {
	switch {
	case l.between && l.state && l.three:
		return mid - 13
	case l.between || l.state:
		return mid - 3
	}
	return mid + 6
}

// drawSmall draws a seat in little room: the name, below it what is played or the time that is left, and the live state in few words.
func (s *seats) drawSmall(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.view().Seats[player]
	lines := s.smallLines(seat, r.H)
	mid, x := r.Y+r.H/2, r.X+64
	s.piece(u, player, render.Point{X: r.X + 36, Y: mid}, min(34, r.H-14))
	full, high, base := r.X+r.W-12, mid+4, lines.base(mid)
	if lines.state && !lines.three {
		high = mid // the state has the whole width below
	}
	whole := s.score(u, player, figures(22), render.Point{X: full, Y: high}, 8) // where the name may end
	free, dots := whole-2*dotPitch-x, high-8                                    // the width beside the dots, and how low these are
	below := lines.three && lines.between && s.namesLong(u, free)
	if below {
		dots = base + 12
	}
	right := s.pliesLeft(u, player, render.Point{X: whole, Y: dots}, 10)
	if !below {
		whole = right
	}
	writeFit(u, s.name(u, player), render.TypeButton, 13, render.Point{X: x, Y: base}, whole-x, u.Theme.Text)
	at := render.Point{X: x, Y: base + 17}
	switch {
	case s.table.Timed():
		s.clock(u, player, render.Point{X: x - 7, Y: base + 15}, 14)
		at.X, at.Y = at.X+s.clocksWide(u, 14), base+20 // in line with the figures
	case lines.between:
		s.smallRole(u, seat, s.rolesShort(u, free), at, right-x)
	}
	if lines.between && lines.three {
		at = render.Point{X: x, Y: base + 35}
		if s.table.Timed() {
			at.Y += 2 // the ground of the clock is higher than words
		}
	}
	switch {
	case lines.unnamed:
		s.namedState(u, seat, at, full-at.X)
	case lines.state:
		s.state(u, &seat.Detail, at, full-at.X, smallest)
	}
}

// namedState writes which colour a seat has, which all sentences speak of, and how it stands where for all seats both have room in width w.
func (s *seats) namedState(u *ui.UI, seat *board.Seat, at render.Point, w float32) {
	text, ink, face := u.Say(seat.Name), u.Theme.Muted, smallest
	all := true
	for _, other := range s.view().Seats[:s.players()] {
		face = smaller(u, u.Say(other.Detail.Named), face, 12, w)
		all = all && !other.Detail.Named.Empty() && u.Measure(u.Say(other.Detail.Named), face) <= w
	}
	if all {
		text, ink = u.Say(seat.Detail.Named), s.stateInk(u, &seat.Detail)
	} else {
		face = smallest
	}
	writeFit(u, text, face, 12, at, w, ink)
}

// dotPitch is the distance of the dots for the plies that a small seat has left.
const dotPitch = 15

// namesLong reports whether the name of some seat has no room in width w, beside the dots: then these stand on the line below for all,
// so that no name becomes smaller when its turn comes.
func (s *seats) namesLong(u *ui.UI, w float32) bool {
	for i := range s.players() {
		if u.Measure(s.name(u, games.Player(i)), render.TypeButton) > w {
			return true
		}
	}
	return false
}

// rolesShort reports whether what some seat plays has no room in width w: then of all only the colour is told, whose turn it may be.
func (s *seats) rolesShort(u *ui.UI, w float32) bool {
	return slices.ContainsFunc(s.view().Seats[:s.players()], func(seat board.Seat) bool {
		return u.Measure(u.Say(seat.Role), smallest) > w
	})
}

// smallRole writes what a seat plays in width w, only the colour where it is to be short.
func (s *seats) smallRole(u *ui.UI, seat *board.Seat, short bool, at render.Point, w float32) {
	text := u.Say(seat.Role)
	if short || u.Measure(text, smallest) > w {
		text = u.Say(seat.Name)
	}
	writeFit(u, text, render.TypeCaption, smallest.Size, at, w, u.Theme.Muted)
}

// smallest is the least type of the lines of a small seat.
var smallest = render.Type{Size: 13, Weight: render.TypeCaption.Weight}

// shortened reports whether a seat has a state that has no room in width w: then all are told in few words, so that they can be compared.
func (s *seats) shortened(u *ui.UI, w float32) bool {
	return slices.ContainsFunc(s.view().Seats[:s.players()], func(seat board.Seat) bool {
		return !seat.Detail.Short.Empty() && u.Measure(u.Say(seat.Detail.Text), smallest) > w
	})
}

// drawTag draws who plays a colour, the score, and whether it is his turn.
func (s *seats) drawTag(u *ui.UI, r render.Rect, player games.Player) {
	box := render.Box{Radius: r.H / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1}
	if s.active(player) {
		box.Top, box.Line, box.Width = u.Theme.Active, u.Theme.Accent, 2
	}
	u.Box(r, box)
	s.piece(u, player, render.Point{X: r.X + r.H/2 + 2, Y: r.Y + r.H/2}, 26)
	right := s.score(u, player, figures(20), render.Point{X: r.X + r.W - 14, Y: r.Y + r.H/2 + 7}, 8)
	right = s.pliesLeft(u, player, render.Point{X: right, Y: r.Y + r.H/2}, 10)
	x := r.X + r.H + 6
	name := s.name(u, player)
	face := smaller(u, name, render.TypeSmall, 13, right-x)
	if u.Measure(name, face) > right-x { // the piece says who it is
		return
	}
	u.WriteIn(name, face, render.Rect{X: x, Y: r.Y, W: right - x, H: r.H}, render.Start, u.Theme.Text)
}
