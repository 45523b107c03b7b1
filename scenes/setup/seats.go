// Draws the seats on the setup page: piece, player, side, and the choice between person and computer; below them the rows for their order. Texts that
// do not fit in a seat are left out (player, side). Change the look of a seat here (seat). The list of levels is in levels.go, the order in terms.go.

package setup

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// seats shows the seats and their order, with button in the line of their heading.
func (s *Scene) seats(u *ui.UI, p plan, button ui.Element) ui.Element {
	var seats []ui.Element
	for i := range s.game.Info().Players {
		seats = append(seats, ui.If(i > 0 && p.seat >= lowSeat, ui.Hairline()), ui.Canvas(0, p.seat, func(r render.Rect) { s.seat(u, i, r) }))
	}
	gap := float32(rowGap)
	if p.seat <= leastLine {
		gap = lowGap
	}
	rows, order := ui.Column(0, heading(u, u.T("setup.seats"), button), ui.Column(0, seats...)), s.order(u, p)
	if p.hint {
		order[len(order)-1].below = s.orderHelp(u, order)
	}
	return ui.Column(u.Theme.Space.S, rows, rowsOf(u, order, gap, &s.onOrder))
}

// orderHelp returns what shows, below the last of the rows of the order of the seats, the help on them, or else on their chosen values; nil if no
// chosen value needs an explanation.
func (s *Scene) orderHelp(u *ui.UI, order []row) func(indent float32) ui.Element {
	const high = 20
	chosen := ""
	for _, x := range order {
		chosen = cmp.Or(chosen, x.help(x.chosen))
	}
	if chosen == "" {
		return nil
	}
	return func(indent float32) ui.Element {
		return ui.Canvas(0, high, func(r render.Rect) {
			text := cmp.Or(s.onOrder.text, chosen)
			line := indented(indent, ui.Text(text, render.TypeCaption, u.Theme.Muted))
			u.Lay(r, ui.FirstThatFits(line, ui.Ellipsis(text, render.TypeCaption, u.Theme.Muted)))
		})
	}
}

// index returns 1 for true and 0 for false: the index in a choice of two.
func index(second bool) int {
	if second {
		return 1
	}
	return 0
}

// The heights of a seat with the side and strength below the name, usual and in little space, and of one with everything in a line, usual and in
// little space.
const (
	usualSeat = 80
	lowSeat   = 62
	lineSeat  = 44
	leastLine = 40
)

// narrowSeat is the width below which the parts of a seat move closer together, as on a phone held upright.
const narrowSeat = 400

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
	player := ui.Canvas(0, r.H, func(r render.Rect) { u.Lay(r, s.player(u, i, r.W, r.H >= lowSeat)) })
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
	switch l := s.opponent(i); {
	case l.Even > 0:
		short = u.T("setup.even")
		level = u.T("setup.even.at", scenes.Between(u, s.spec.ID, l.Even))
	case tall:
		level = u.T("setup.level", n, s.style(u, n))
	}
	return longest(u, []string{u.T("setup.sidelevel", side, level), u.T("setup.sidelevel", colour, level), u.T("setup.sidelevel", side, short), u.T("setup.sidelevel", colour, short), short}, w)
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
			u.Portrait(s.computerName(i), sprites.Calm, r.Centre(), side)
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
	name := ui.Text(s.computerName(i), render.TypeSeat, u.Theme.Text)
	face := ui.Row(u.Theme.Space.S, name, ui.Icon(sprites.IconDown, icon, u.Theme.Muted)).Pad(pad, 0)
	r.W = u.Extent(face, r.W, r.H).W
	u.Add(label, r)
	if u.Over(r) || s.list.open && s.list.seat == i {
		u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	u.Lay(r, face)
	if u.Stop(label, r) || u.Clicked(r) {
		s.list = levelList{open: true, seat: i, lit: s.chosenRow(i)}
	}
}

// computerName returns the name of the computer on seat i.
func (s *Scene) computerName(i int) string {
	var names [games.MaxPlayers]string
	for i, n := range s.levels {
		if n > 0 {
			names[i] = s.opponent(i).Name
		}
	}
	return catalog.Cast(names[:])[i]
}

// opponent returns the computer on seat i: a level or, in an even match, a strength that follows the games of the person.
func (s *Scene) opponent(i int) catalog.Level {
	if s.evenMatch(i) {
		return s.standing.Even()
	}
	return s.level(s.levels[i])
}

// evenMatch reports whether the computer on seat i plays an even match.
func (s *Scene) evenMatch(i int) bool { return s.even[i] && s.levels[i] > 0 && s.offersEven() }

// offersEven reports whether a computer can play an even match: exactly one person plays, to whom it is equal.
func (s *Scene) offersEven() bool {
	levels := s.levels[:s.game.Info().Players]
	person := slices.Index(levels, 0)
	if person < 0 || slices.Contains(levels[person+1:], 0) {
		return false
	}
	if name := s.context.Settings.Names[person]; s.standing == nil || !s.standing.Of(name) {
		s.standing = scenes.NewStanding(s.context, s.spec.ID, name)
	}
	return true
}

// evenSeats returns which seats play even matches, for the settings; nil if none does.
func (s *Scene) evenSeats() []bool {
	if !slices.Contains(s.even[:], true) {
		return nil
	}
	return slices.Clone(s.even[:])
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
