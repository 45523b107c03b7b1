package setup

import (
	"cmp"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// unfolder draws a row that unfolds what else the table agrees on, and folds it again, with what is agreed in short. It returns what it leaves
// of r.
func (s *Scene) unfolder(u *ui.UI, r render.Rect) (rest render.Rect) {
	const column, pad, gap, side = 150, 12, 8, 18
	face := render.TypeSmall.Medium()
	if s.more {
		_, r = r.CutTop(moreAir, 0)
		u.LineAbove(r)
		_, r = r.CutTop(moreBelow, 0)
	}
	at, rest := r.CutTop(valueHigh, rowHigh-valueHigh)
	label, short, icon := s.moreName(u), s.agreedInShort(u), sprites.IconDown
	switch {
	case s.more: // the rows below say it
		short, icon = "", sprites.IconUp
	case short == "":
		short = u.T("setup.usual")
	}
	u.Add(label, at)
	if whole := at.Pad(-pad, 0); u.Over(whole) {
		u.Box(whole, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	named, ink := render.TypeBody, u.Theme.Muted
	if s.more { // it heads the rows below
		named, ink = render.TypeSeat, u.Theme.Text
	}
	u.WriteIn(label, named, at, render.Start, ink)
	end := u.Measure(label, named)
	if short != "" {
		long := u.Measure(short, face)
		from := max(column, end+pad)
		_, words := at.CutLeft(from, 0)
		if words.W -= gap + side; long <= words.W {
			words.W, end = long, from+long
			u.WriteIn(short, face, words, render.Start, u.Theme.Text)
		} else {
			u.WriteBlock(short, words, ui.Block{Type: render.TypeCaption, Leading: 16, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
			end = from + words.W
		}
	}
	_, behind := at.CutLeft(end, gap)
	arrow, _ := behind.CutLeft(side, 0)
	u.Icon(icon, arrow.Centre(), side, u.Theme.Muted)
	if u.Stop(label, at) || u.Clicked(at) {
		s.more = !s.more
	}
	return rest
}

// people draws the seats and what the table agrees on in r, a column of its own, with seats of the given height, or a little lower where
// that makes room for all of it. What is agreed beside the order of the seats is folded; unfolded it stands below them, with seats of one line
// where it needs that, and in their place where there is no room even so. Below, where room is left, stands what the game is about. It reports whether anything was said about the game.
func (s *Scene) people(u *ui.UI, r render.Rect, seat float32) bool {
	room := r.H - helpHigh - rowHigh
	s.apart = true
	s.apart = s.opens() && s.seatsHigh(u, r.W, lowSeat) <= room
	all := room + helpHigh - lineHigh - moreAir - moreBelow - s.agreedHigh() - namesHigh(u, s.agreed(u), r.W)
	if low := min(seat, lowSeat); s.seatsHigh(u, r.W, seat) > all && s.seatsHigh(u, r.W, low) <= all {
		seat = low
	}
	if s.more && s.seatsHigh(u, r.W, seat) > all {
		seat = lineSeat
	}
	high := s.seatsHigh(u, r.W, seat)
	switch {
	case s.more && high > all+lineHigh: // rather seats than help
		s.apart = false
		s.fold(u, r, "")
	case high > room:
		rest, _ := s.seats(u, r, seat)
		say(u, u.Fit(s.beginRow(u).help[s.terms.Begin], render.TypeSmall, r.W), rest, 20, 21)
	default:
		return s.unfolding(u, r, seat)
	}
	s.moreButton(u, r)
	return false
}

// unfolding draws people where the row that unfolds the rest has room below the seats.
func (s *Scene) unfolding(u *ui.UI, r render.Rect, seat float32) bool {
	rest, on := s.seats(u, r, seat)
	needs := lineHigh + rowHigh - valueHigh + moreAir + moreBelow + rowHigh + s.agreedHigh() + namesHigh(u, s.agreed(u), r.W)
	if !s.more || rest.H >= needs {
		rest = sayOrder(u, rest, s.order(u), on)
	}
	if !s.more {
		rest = s.unfolder(u, rest)
		_, rest = rest.CutTop(introAir, 0)
		return s.list.open || s.intro(u, rest) // the list would cover a line of it in part
	}
	rest, help, about := s.choices(u, s.unfolder(u, rest), s.agreed(u), rowHigh)
	if on = headed(about, help); 21*float32(len(u.Wrap(on, render.TypeSmall, rest.W))) <= rest.H {
		rest = say(u, on, rest, 20, 21)
	}
	return s.intro(u, rest)
}

// sayOrder writes in r, below the order of the seats, the help on it, or else on what was chosen; nothing where that speaks for itself. It
// returns the rest of r.
func sayOrder(u *ui.UI, r render.Rect, order []row, on string) (rest render.Rect) {
	chosen := ""
	for _, x := range order {
		chosen = cmp.Or(chosen, x.on(x.chosen))
	}
	if chosen == "" {
		return r
	}
	on = cmp.Or(on, chosen)
	at, rest := r.CutTop(lineHigh, rowHigh-valueHigh)
	column := nameWide(u, order[0], r.W)
	if u.Measure(on, render.TypeCaption) > at.W-column {
		column = 0
	}
	_, at = at.CutLeft(column, 0)
	u.WriteIn(u.Fit(on, render.TypeCaption, at.W), render.TypeCaption, at, render.Start, u.Theme.Muted)
	return rest
}

// The room above and below the line that parts what is unfolded from the seats, the height of a line of help, and the room above what the game
// is about.
const (
	moreAir   = 10 // below the 6 of a row
	moreBelow = 4  // above the room in the row that heads what is unfolded
	lineHigh  = 20
	introAir  = 16
)

// The heights of a seat with two lines and of one with a single line, where there is little room.
const (
	lowSeat  = 62
	lineSeat = 48
)
