// The seats on the setup page: players, names and order. Computer levels are in levels.go.

package setup

import (
	"cmp"

	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes/data/keys"
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
	lead, gap, piece := float32(64), float32(16), float32(26)
	if r.W < narrowSeat {
		lead, gap, piece = 44, 8, 17
	}
	if at, size := (render.Point{X: r.X + piece, Y: r.Centre().Y}), min(48, r.H-14, 2*piece); s.drawn() {
		drawPieces(s.game.Info().Players, at, size, func(i int, at render.Point, size float32) { s.colourPiece(u, i, at, size) })
	} else {
		s.seatPiece(u, i, at, size)
	}
	kinds := []string{u.T("setup.human"), u.T("setup.computer")}
	_, rest := r.CutLeft(lead, 0)
	kind, who := rest.CutRight(u.ChoicesWidth(kinds, r.W/2), gap)
	s.drawPlayer(u, i, who.Place(who.W, 38, render.Start, render.Middle), r.H >= tallSeat)
	if s.list.seat == i {
		s.list.under = r
	}
	// The keyboard reaches the parts at the left first.
	now, _ := u.Choices(kind.Place(kind.W, min(valueHigh, r.H-8), render.Start, render.Middle), u.T("setup.seat", i+1), kinds, index(s.levels[i] > 0))
	s.sit(i, now == 1)
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

// drawPlayer draws the player on seat i, with the side and strength: below the name in a tall seat, else after it.
func (s *Scene) drawPlayer(u *ui.UI, i int, r render.Rect, tall bool) {
	const indent, gap, least, most, up, down = 10, 12, 100, 220, 12, 14 // indent is that of the text in a field
	r = s.face(u, i, r, tall)
	name, words := r, r
	switch {
	case tall:
		_, words = r.CutLeft(indent, 0)
		name.Y -= up
		words.Y += down
	case r.W < leastBoth:
		words.W = 0 // there is only space for the name
	default:
		name, words = r.CutLeft(max(least, min(most, r.W*0.5)), gap)
	}
	side, colour := s.side(u, i, words.W)
	texts := []string{side, colour}
	if n := s.levels[i]; n == 0 {
		s.field(u, i, name)
	} else {
		s.computer(u, i, name)
		short := u.T("setup.onlylevel", n)
		level := short
		if tall {
			level = u.T("setup.level", n, style(u, n, len(s.ladder)))
		}
		texts = []string{u.T("setup.sidelevel", side, level), u.T("setup.sidelevel", colour, level), u.T("setup.sidelevel", colour, short), short}
	}
	if text := longest(u, texts, words.W); u.Measure(text, render.TypeCaption) <= words.W {
		u.WriteIn(text, render.TypeCaption, words, render.Start, u.Theme.Muted)
	}
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

// longest returns the first of texts, from long to short, that fits in w, or the last.
func longest(u *ui.UI, texts []string, w float32) string {
	for _, t := range texts {
		if u.Measure(t, render.TypeCaption) <= w {
			return t
		}
	}
	return texts[len(texts)-1]
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
	const most, high = 256, 34
	r = r.Place(min(r.W, most), min(r.H, high), render.Start, render.Middle)
	name := u.T("setup.person", i+1)
	s.context.Settings.Names[i] = u.OpenField(r, name, s.context.Settings.Names[i], name, settings.MaxName, render.TypeSeat)
}

// computer shows the computer on seat i, as a button that opens the list of levels.
func (s *Scene) computer(u *ui.UI, i int, r render.Rect) {
	const pad, gap, icon, high = 10, 8, 18, 34
	name, label := s.computerName(u, i), u.T("setup.levelof", i+1)
	w := u.Measure(name, render.TypeSeat)
	r = r.Place(w+2*pad+gap+icon, min(r.H, high), render.Start, render.Middle)
	u.Add(label, r)
	if u.Over(r) || s.list.open && s.list.seat == i {
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	words, arrow := r.Pad(pad, 0).CutLeft(w+1, gap)
	u.WriteIn(name, render.TypeSeat, words, render.Start, u.Theme.Text)
	u.Icon(sprites.IconDown, arrow.Centre(), icon, u.Theme.Muted)
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

// keysOfList handles the keys of the open list in sheet, and closes it. If a key closes it, the focus returns to where it was opened.
func (s *Scene) keysOfList(u *ui.UI, sheet render.Rect) {
	l := &s.list
	defer func() {
		if !l.open && len(u.In.Keys) > 0 {
			u.Focus(u.T("setup.levelof", l.seat+1))
		}
	}()
	switch {
	case u.Dismissed(sheet):
		l.open = false
	case u.Act(keys.Up):
		l.lit = max(1, l.lit-1)
	case u.Act(keys.Down):
		l.lit = min(len(s.ladder), l.lit+1)
	case u.Act(keys.Press), u.Act(keys.Choose):
		s.pick(l.lit)
	}
	for n := 1; n <= len(s.ladder); n++ {
		if u.Act(keys.Pick(n)) {
			s.pick(n)
		}
	}
}

// termsHeader draws the row that unfolds and folds the other terms, with a summary of them. It returns the rest of r.
func (s *Scene) termsHeader(u *ui.UI, r render.Rect) (rest render.Rect) {
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
	case s.more: // the rows below show it
		short, icon = "", sprites.IconUp
	case short == "":
		short = u.T("setup.usual")
	}
	u.Add(label, at)
	if whole := at.Pad(-pad, 0); u.Over(whole) {
		u.Box(whole, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	named, ink := render.TypeBody, u.Theme.Muted
	if s.more { // it is the heading of the rows below
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
