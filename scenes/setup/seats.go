package setup

import (
	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The room for the heading of the seats, and between them and who gets which.
const (
	seatsHead = 36
	seatsGap  = 8
)

// seatsHigh returns how high the seats are in a room of width w, each in a row of the given height, with their order.
func (s *Scene) seatsHigh(u *ui.UI, w, high float32) float32 {
	order := s.order(u)
	return seatsHead + float32(s.game.Info().Players)*high + seatsGap + float32(len(order))*orderRow(high) + namesHigh(u, order, w)
}

// seats draws the seats, each in a row of the given height, and their order. It returns what they leave of r, and the help on the order.
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

// orderRow returns the height of a row of the order of seats that are so high.
func orderRow(seat float32) float32 {
	if seat <= leastLine {
		return lowRow
	}
	return rowHigh
}

// index returns 1 for true and 0 for false: the place in a choice of two.
func index(second bool) int {
	if second {
		return 1
	}
	return 0
}

// The width of a row below which its parts stand closer, as on a phone held upright, and the height from which on words stand below the
// name instead of behind it.
const (
	narrowSeat = 400
	tallSeat   = 61
)

// seat draws the row of seat i in r: its piece, or before the draw those of all, who sits there, which side that is, and the choice of a person
// or the computer.
func (s *Scene) seat(u *ui.UI, i int, r render.Rect) {
	lead, gap, piece := float32(64), float32(16), float32(26)
	if r.W < narrowSeat {
		lead, gap, piece = 44, 8, 17
	}
	if at, size := (render.Point{X: r.X + piece, Y: r.Centre().Y}), min(48, r.H-14, 2*piece); s.drawn() {
		together(s.game.Info().Players, at, size, func(i int, at render.Point, size float32) { s.colourPiece(u, i, at, size) })
	} else {
		s.seatPiece(u, i, at, size)
	}
	kinds := []string{u.T("setup.human"), u.T("setup.computer")}
	_, rest := r.CutLeft(lead, 0)
	kind, who := rest.CutRight(u.ChoicesWidth(kinds, r.W/2), gap)
	s.who(u, i, who.Place(who.W, 38, render.Start, render.Middle), r.H >= tallSeat)
	if s.list.seat == i {
		s.list.under = r
	}
	// The keyboard comes to what stands at the left first.
	now, _ := u.Choices(kind.Place(kind.W, min(valueHigh, r.H-8), render.Start, render.Middle), u.T("setup.seat", i+1), kinds, index(s.levels[i] > 0))
	s.sit(i, now == 1)
}

// sit gives seat i to a person or to the computer, at the level it had last.
func (s *Scene) sit(i int, computer bool) {
	switch {
	case !computer:
		s.levels[i] = 0
	case s.levels[i] == 0:
		s.levels[i] = s.strength[i]
	}
}

// who draws who sits on seat i, and which side and how strong that is: below the name where the seat is tall, or else behind it.
func (s *Scene) who(u *ui.UI, i int, r render.Rect, tall bool) {
	const indent, gap, least, most, up, down = 10, 12, 100, 220, 12, 14 // indent is that of the text in a field
	r = s.face(u, i, r, tall)
	name, words := r, r
	switch {
	case tall:
		_, words = r.CutLeft(indent, 0)
		name.Y -= up
		words.Y += down
	case r.W < leastBoth:
		words.W = 0 // there is room for the name alone
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
	if words.W > 0 {
		u.WriteIn(longest(u, texts, words.W), render.TypeCaption, words, render.Start, u.Theme.Muted)
	}
}

// side words what seat i plays, and its colour alone: before the draw one of all colours. The sides stand where those of all seats have room in w.
func (s *Scene) side(u *ui.UI, i int, w float32) (side, colour string) {
	seats := s.picture.View.Seats
	switch n := s.game.Info().Players; {
	case s.drawn() && n == 2:
		either := u.T("setup.either", seats[0].Name, seats[1].Name)
		return either, either
	case s.drawn():
		return u.T("setup.anycolour"), u.T("setup.anycolour")
	}
	side, colour = u.Say(seats[i].Role), u.Say(seats[i].Name)
	if !s.sidesFit(u, w) {
		side = colour
	}
	return side, colour
}

// longest returns the first of texts, which say less and less, that has room in w, or the last.
func longest(u *ui.UI, texts []string, w float32) string {
	for _, t := range texts {
		if u.Measure(t, render.TypeCaption) <= w {
			return t
		}
	}
	return texts[len(texts)-1]
}

// sidesFit reports whether the sides of all seats have room in w: else the colours stand for them on every seat.
func (s *Scene) sidesFit(u *ui.UI, w float32) bool {
	for i := range s.game.Info().Players {
		if u.Measure(u.Say(s.picture.View.Seats[i].Role), render.TypeCaption) > w {
			return false
		}
	}
	return true
}

// field shows the name of the person on seat i, which can be changed.
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

// computerName returns what the computer on seat i is called: several of one level are numbered.
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

// digit writes a level, which has one figure.
func digit(n int) string { return string(rune('0' + n)) }

// crowd says how many people and computers play, whose levels are given by seat.
func crowd(u *ui.UI, levels []int) string {
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

// keysOfList handles the keys of the open list. Closed by a key it leaves the focus where it was opened.
func (s *Scene) keysOfList(u *ui.UI) {
	l := &s.list
	defer func() {
		if !l.open && len(u.In.Keys) > 0 {
			u.Focus(u.T("setup.levelof", l.seat+1))
		}
	}()
	switch {
	case u.Act(keys.Back):
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
