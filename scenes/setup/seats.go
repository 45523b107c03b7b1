// Draws the seats on the setup page: piece, player, side, and the choice between person and computer. Divides their column between the seats, the
// terms and the description of the game (people). The list of levels is in levels.go.

package setup

import (
	"cmp"

	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The height of the heading of the seats, and the gap between the seats and the rows of their order.
const (
	seatsHead = 36
	seatsGap  = 8
)

// seatsHigh returns the height of the seats with their order at width w, with rows of the given height.
func (s *Scene) seatsHigh(u *ui.UI, w, high float32) float32 {
	order := s.order(u)
	return seatsHead + float32(s.game.Info().Players)*high + seatsGap + float32(len(order))*orderRow(high) + namesHigh(u, order, w)
}

// seats draws the seats, in rows of the given height, and their order. It returns the rest of r, and the help on the order.
func (s *Scene) seats(u *ui.UI, r render.Rect, high float32) (rest render.Rect, on string) {
	n := s.game.Info().Players
	u.Write(u.T("setup.seats"), render.TypeSection, render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	_, r = r.CutTop(seatsHead, 0)
	for i := range n {
		at, below := r.CutTop(high, 0)
		s.seat(u, i, at)
		if i < n-1 && high >= tallSeat {
			u.LineAbove(below)
		}
		r = below
	}
	_, r = r.CutTop(seatsGap, 0)
	rest, on, _ = s.choices(u, r, s.order(u), orderRow(high))
	return rest, on
}

// orderRow returns the height of a row of the order below seats of height seat.
func orderRow(seat float32) float32 {
	if seat <= leastLine {
		return lowRow
	}
	return rowHigh
}

// index returns 1 for true and 0 for false: the index in a choice of two.
func index(second bool) int {
	if second {
		return 1
	}
	return 0
}

// The width below which the parts of a seat move closer together, as on a phone held upright, and the least height with text below the name instead
// of after it.
const (
	narrowSeat = 400
	tallSeat   = 61
)

// seat draws the row of seat i in r: its piece, or before a draw those of all seats, the player, the side, and the choice between a person and the
// computer.
func (s *Scene) seat(u *ui.UI, i int, r render.Rect) {
	side, gap := float32(48), u.Theme.Space.M
	if r.W < narrowSeat {
		side, gap = 34, u.Theme.Space.S
	}
	if s.list.seat == i {
		s.list.under = r
	}
	piece := ui.Canvas(side, min(r.H-14, side), func(r render.Rect) {
		if !s.drawn() {
			s.seatPiece(u, i, r.Centre(), r.H)
			return
		}
		drawPieces(s.game.Info().Players, r.Centre(), r.H, func(i int, at render.Point, size float32) { s.colourPiece(u, i, at, size) })
	})
	player := ui.Canvas(0, r.H, func(r render.Rect) { u.Lay(r, s.player(u, i, r.W, r.H >= tallSeat)) })
	kinds := []string{u.T("setup.human"), u.T("setup.computer")}
	kind := ui.Canvas(u.ChoicesWidth(kinds, r.W/2), min(valueHigh, r.H-8), func(r render.Rect) {
		now, _ := u.Choices(r, u.T("setup.seat", i+1), kinds, index(s.levels[i] > 0))
		s.sit(i, now == 1)
	})
	u.Lay(r, ui.Row(gap, piece, player.Grow(1), kind))
}

// sit gives seat i to a person, or to the computer at its last level.
func (s *Scene) sit(i int, computer bool) {
	switch {
	case !computer:
		s.levels[i] = 0
	case s.levels[i] == 0:
		s.levels[i] = s.strength[i]
	}
}

// The height of a name, and the least width of a name with text after it.
const (
	playerHigh = 34
	leastBoth  = 180
)

// player shows the player on seat i in a space of width w, with the side and strength: below the name in a tall seat, else after it.
func (s *Scene) player(u *ui.UI, i int, w float32, tall bool) ui.Element {
	const indent, least, most = 10, 100, 220 // indent is that of the text in a field
	face, rest := s.face(u, i, w, tall)
	name := ui.Canvas(0, playerHigh, func(r render.Rect) {
		if s.levels[i] > 0 {
			s.computer(u, i, r)
		} else {
			s.field(u, i, r)
		}
	})
	about := ui.Fitted(render.TypeCaption, u.Theme.Muted, func(w float32) string { return s.sideAndLevel(u, i, w, tall) })
	switch {
	case tall:
		name = ui.Column(0, name, ui.Row(0, ui.Canvas(indent, 0, nil), about))
	case rest >= leastBoth: // otherwise there is only space for the name
		name = ui.Row(u.Theme.Space.S, name.Width(max(least, min(most, rest/2))), about)
	}
	return ui.Row(u.Theme.Space.S, face, name.Grow(1))
}

// sideAndLevel returns the side and strength of the player on seat i for a space of width w, "" if there is not enough.
func (s *Scene) sideAndLevel(u *ui.UI, i int, w float32, tall bool) string {
	side, colour := s.side(u, i, w)
	n := s.levels[i]
	if n == 0 {
		return longest(u, []string{side, colour}, w)
	}
	short := u.T("setup.onlylevel", n)
	level := short
	if tall {
		level = u.T("setup.level", n, style(u, n, len(s.ladder)))
	}
	return longest(u, []string{u.T("setup.sidelevel", side, level), u.T("setup.sidelevel", colour, level), u.T("setup.sidelevel", colour, short), short}, w)
}

// face shows the portrait of the player on seat i before the name, if w is wide enough for both. It returns the width of the name.
func (s *Scene) face(u *ui.UI, i int, w float32, tall bool) (face ui.Element, rest float32) {
	const low, high, leastName = 34, 44, 130
	side := float32(low)
	if tall {
		side = high
	}
	if rest = w - side - u.Theme.Space.S; rest < leastName {
		return ui.Element{}, w
	}
	return ui.Canvas(side, side, func(r render.Rect) {
		if s.levels[i] > 0 {
			u.Portrait(s.level(s.levels[i]).Name, r.Centre(), side)
		} else {
			u.Icon(sprites.IconPerson, r.Centre(), 24, u.Theme.Muted)
		}
	}), rest
}

// side returns the side of seat i, and its colour; before a draw, all colours. The sides are used only if those of all seats fit in w.
func (s *Scene) side(u *ui.UI, i int, w float32) (side, colour string) {
	seats := s.picture.View.Seats
	switch n := s.game.Info().Players; {
	case s.drawn() && n == 2:
		either := u.T("setup.either", seats[0].Name, seats[1].Name)
		return either, u.T("setup.anycolour")
	case s.drawn():
		return u.T("setup.anycolour"), u.T("setup.anycolour")
	}
	side, colour = u.Say(seats[i].Role), u.Say(seats[i].Name)
	if !s.sidesFit(u, w) {
		side = colour
	}
	return side, colour
}

// longest returns the first of texts, from long to short, that fits in w, "" if none does.
func longest(u *ui.UI, texts []string, w float32) string {
	for _, t := range texts {
		if u.Measure(t, render.TypeCaption) <= w {
			return t
		}
	}
	return ""
}

// sidesFit reports whether the sides of all seats fit in w; otherwise every seat shows its colour.
func (s *Scene) sidesFit(u *ui.UI, w float32) bool {
	for i := range s.game.Info().Players {
		if u.Measure(u.Say(s.picture.View.Seats[i].Role), render.TypeCaption) > w {
			return false
		}
	}
	return true
}

// field shows the name of the person on seat i, which can be edited.
func (s *Scene) field(u *ui.UI, i int, r render.Rect) {
	const most = 256
	r.W = min(r.W, most)
	name := u.T("setup.person", i+1)
	s.context.Settings.Names[i] = u.OpenField(r, name, s.context.Settings.Names[i], name, settings.MaxName, render.TypeSeat)
}

// computer shows the computer on seat i, as a button that opens the list of levels.
func (s *Scene) computer(u *ui.UI, i int, r render.Rect) {
	const pad, icon = 10, 18
	label := u.T("setup.levelof", i+1)
	name := ui.Text(s.computerName(u, i), render.TypeSeat, u.Theme.Text)
	face := ui.Row(u.Theme.Space.S, name, ui.Icon(sprites.IconDown, icon, u.Theme.Muted)).Pad(pad, 0)
	r.W = u.Extent(face, r.W, r.H).W
	u.Add(label, r)
	if u.Over(r) || s.list.open && s.list.seat == i {
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	u.Lay(r, face)
	if u.Stop(label, r) || u.Clicked(r) {
		s.list = levelList{open: true, seat: i, lit: s.levels[i]}
	}
}

// computerName returns the name of the computer on seat i: several of one level are numbered.
func (s *Scene) computerName(u *ui.UI, i int) string {
	name, same := s.level(s.levels[i]).Name, 1
	for _, level := range s.levels[:i] {
		if level == s.levels[i] {
			same++
		}
	}
	if same == 1 {
		return name
	}
	return u.T("setup.another", name, same)
}

// level returns level n of this game.
func (s *Scene) level(n int) catalog.Level { return s.ladder[n-1] }

// digit returns a level as text. It has one digit.
func digit(n int) string { return string(rune('0' + n)) }

// sayPlayers says how many people and computers play, by the levels of the seats.
func sayPlayers(u *ui.UI, levels []int) string {
	people, computers := 0, 0
	for _, l := range levels {
		if l > 0 {
			computers++
		} else {
			people++
		}
	}
	switch {
	case computers == 0:
		return u.T("setup.people", people)
	case people == 0:
		return u.T("setup.watch", computers)
	}
	return u.T("setup.both", u.T("setup.people", people), u.T("setup.computers", computers))
}

// people draws the seats and the terms in r, a column of its own. Seats have the given height, or a little less if everything then fits. The terms
// other than the order of the seats are folded. Unfolded they are below the seats, with one-line seats if they need that, or replace the seats if
// there is still not enough space. In spare space below is the description of the game. It reports whether that was shown.
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
	case s.more && high > all+lineHigh: // seats are more important than help
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

// unfolding is people if the row that unfolds the other terms fits below the seats.
func (s *Scene) unfolding(u *ui.UI, r render.Rect, seat float32) bool {
	rest, on := s.seats(u, r, seat)
	needs := lineHigh + rowHigh - valueHigh + moreAir + moreBelow + rowHigh + s.agreedHigh() + namesHigh(u, s.agreed(u), r.W)
	if !s.more || rest.H >= needs {
		rest = sayOrder(u, rest, s.order(u), on)
	}
	if !s.more {
		rest = s.termsHeader(u, rest)
		_, rest = rest.CutTop(introAir, 0)
		return s.list.open || s.intro(u, rest) // the open list would cover a line of it partly
	}
	rest, help, about := s.choices(u, s.termsHeader(u, rest), s.agreed(u), rowHigh)
	if on = headed(about, help); 21*float32(len(u.Wrap(on, render.TypeSmall, rest.W))) <= rest.H {
		rest = say(u, on, rest, 20, 21)
	}
	return s.intro(u, rest)
}

// sayOrder writes in r, below the order of the seats, the help on it, or else on the chosen value if it needs an explanation. It returns the rest of
// r.
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

// The space above and below the line between the seats and the unfolded terms, the height of a line of help, and the space above the description of
// the game.
const (
	moreAir   = 10 // below the 6 of a row
	moreBelow = 4  // above the space in the heading row of the unfolded terms
	lineHigh  = 20
	introAir  = 16
)

// The heights of a seat with two lines and of one with a single line, in little space.
const (
	lowSeat  = 62
	lineSeat = 48
)
