package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// namesLong reports whether the name of some seat has no room in width w, beside the dots: then these stand on the line below for all,
// so that no name becomes smaller when its turn comes.
func (s *seats) namesLong(u *ui.UI, w float32, m *seatSize) bool {
	for i := range s.players() {
		if u.Measure(s.name(u, games.Player(i)), m.name) > w {
			return true
		}
	}
	return false
}

// role writes what player plays in r: only the colour where what some seat plays has no room in width free, whose turn it may be.
func (s *seats) role(u *ui.UI, player games.Player, r render.Rect, free float32, m *seatSize) {
	seats := s.view().Seats[:s.players()]
	text := u.Say(seats[player].Role)
	if u.Measure(text, m.low) > r.W || slices.ContainsFunc(seats, func(seat board.Seat) bool { return u.Measure(u.Say(seat.Role), m.low) > free }) {
		text = u.Say(seats[player].Name)
	}
	writeFit(u, text, m.words, m.low.Size, r, u.Theme.Muted)
}

// state writes the live state of a seat in r, in few words where the many of any seat have no room; where even these have none, beside a
// clock, nothing.
func (s *seats) state(u *ui.UI, l *board.Line, r render.Rect, face render.Type) {
	const least, gap = 14, 6 // the least size of the icon, and what stands between it and the words
	icon, words := render.IconOf(l.Icon), r
	side := max(least, face.Size)
	if icon != sprites.NoIcon {
		_, words = r.CutLeft(side, gap)
	}
	if l.Strong {
		face = face.Medium()
	}
	text := u.Say(l.Text)
	if !l.Short.Empty() && s.shortened(u, words.W) {
		text = u.Say(l.Short)
	}
	if face = smaller(u, text, face, 12, words.W); u.Measure(text, face) > words.W {
		return
	}
	if icon != sprites.NoIcon {
		u.Icon(icon, render.Point{X: r.X + side/2, Y: r.Centre().Y}, side, s.stateInk(u, l))
	}
	u.WriteIn(text, face, words, render.Start, s.stateInk(u, l))
}

// shortened reports whether a seat has a state that has no room in width w: then all are told in few words, so that they can be compared.
func (s *seats) shortened(u *ui.UI, w float32) bool {
	return slices.ContainsFunc(s.view().Seats[:s.players()], func(seat board.Seat) bool {
		return !seat.Detail.Short.Empty() && u.Measure(u.Say(seat.Detail.Text), smallest) > w
	})
}

// namedState writes which colour a seat has, which all sentences speak of, and how it stands where for all seats both have room in r.
func (s *seats) namedState(u *ui.UI, player games.Player, r render.Rect) {
	seat, face, all := &s.view().Seats[player], smallest, true
	text, ink := u.Say(seat.Name), u.Theme.Muted
	for _, other := range s.view().Seats[:s.players()] {
		face = smaller(u, u.Say(other.Detail.Named), face, 12, r.W)
		all = all && !other.Detail.Named.Empty() && u.Measure(u.Say(other.Detail.Named), face) <= r.W
	}
	if all {
		text, ink = u.Say(seat.Detail.Named), s.stateInk(u, &seat.Detail)
	} else {
		face = smallest
	}
	writeFit(u, text, face, 12, r, ink)
}

// stateInk returns the colour of the live state of a seat.
func (s *seats) stateInk(u *ui.UI, l *board.Line) sprites.Color {
	switch {
	case !l.Strong:
		return u.Theme.Muted
	case l.Icon == board.IconScissors || l.Icon == board.IconBroken:
		return u.Theme.Warning // a price
	}
	return u.Theme.Accent
}

// smaller returns face, or the largest face below it, not below least, in which text is at most w wide.
func smaller(u *ui.UI, text string, face render.Type, least, w float32) render.Type {
	for face.Size > least && u.Measure(text, face) > w {
		face.Size--
	}
	return face
}

// writeFit writes text in r: in face, in a smaller one, not below least, or as much of it as has room.
func writeFit(u *ui.UI, text string, face render.Type, least float32, r render.Rect, ink sprites.Color) {
	face = smaller(u, text, face, least, r.W)
	u.WriteIn(u.Fit(text, face, r.W), face, r, render.Start, ink)
}
