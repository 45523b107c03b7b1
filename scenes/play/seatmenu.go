// The menu of a seat (seatMenu), which opens when its card is pressed: another name for a person, another level for a computer, or another kind of
// player. After a game, and within a series, only names can change. Add a command to rows; host.go changes the seat (reseat).

package play

import (
	"slices"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A seatMenu is the menu of one seat.
type seatMenu struct {
	model  *model
	cover  func(open bool) // is told when the menu opens and closes
	reseat func(u *ui.UI, player games.Player, seat match.Seat)

	page   seatPage
	player games.Player
	under  render.Rect                   // the card, or the point at which the menu opens
	name   string                        // being written
	won    [2]int                        // how many games the only person has won against the computer, and how many there were
	cards  [games.MaxPlayers]render.Rect // where the cards are in this pass
}

// A seatPage is what the menu of a seat shows.
type seatPage uint8

const (
	seatClosed   seatPage = iota
	seatCommands          // what can be done
	seatLevels            // the computers who can take the seat of a person
	seatName              // the field for the name
)

// nameField is the name of the field for the name of a person.
const nameField = "player"

// shown reports whether the menu is open.
func (m *seatMenu) shown() bool { return m.page != seatClosed }

// offers reports whether something can be changed at the seat of player.
func (m *seatMenu) offers(player games.Player) bool {
	return m.model.table.MayReseat() || m.model.table.Match.Seats()[player].Level == 0
}

// button draws the ground of the card of player in r, which opens the menu if it offers something.
func (m *seatMenu) button(u *ui.UI, r render.Rect, player games.Player) {
	const apart = 3 // so that neighbours do not touch
	if m.cards[player] = r; m.offers(player) {
		_, card := r.CutTop(apart, 0)
		u.Button(card, ui.Command{Name: u.T("setup.seat", player+1), Bare: true, Run: func() { m.open(u, player, r) }})
	}
}

// open opens the menu of the seat of player beside under. If a key opened it, its first command gets the focus.
func (m *seatMenu) open(u *ui.UI, player games.Player, under render.Rect) {
	m.page, m.player, m.under, m.won = seatCommands, player, under, m.model.wonAgainst(player)
	m.cover(true)
	m.model.board.Hand.Dismiss()
	m.focus(u)
}

// openNext opens the menu of the next seat that offers something, if there is one: beside its card, or at p if that is not shown.
func (m *seatMenu) openNext(u *ui.UI, p render.Point) {
	first := games.Player(0)
	if m.shown() {
		first = m.player + 1
	}
	n := games.Player(m.model.players())
	for i := range n {
		if next := (first + i) % n; m.offers(next) {
			under := m.cards[next]
			if under.W == 0 {
				under = render.Rect{X: p.X, Y: p.Y}
			}
			m.open(u, next, under)
			return
		}
	}
}

// focus gives the first command of the menu the focus if a key was pressed.
func (m *seatMenu) focus(u *ui.UI) {
	if rows := m.rows(u); len(u.In.Keys) > 0 && len(rows) > 0 {
		u.Focus(rows[0].Label)
	}
}

// close closes the menu.
func (m *seatMenu) close() {
	m.page = seatClosed
	m.cover(false)
}

// A seatRow is a command, with the face of a computer instead of an icon if face is its name.
type seatRow struct {
	ui.Command
	face string
}

// rows returns the commands that the menu shows.
func (m *seatMenu) rows(u *ui.UI) []seatRow {
	seat, may := m.model.table.Match.Seats()[m.player], m.model.table.MayReseat()
	switch {
	case seat.Level > 0 && may:
		person := ui.Command{Label: u.T("play.seat.person"), Icon: sprites.IconPerson, Run: func() { m.take(u, m.person()) }}
		return append(m.levels(u), seatRow{Command: person})
	case seat.Level > 0:
		return nil
	case m.page == seatLevels && may:
		return m.levels(u)
	}
	rows := []seatRow{{Command: ui.Command{Label: u.T("play.seat.rename"), Icon: sprites.IconPencil, Ellipsis: true, Run: func() { m.write(u) }}}}
	if may {
		computers := ui.Command{Label: u.T("play.seat.computers"), Icon: sprites.IconSwap, Ellipsis: true, Run: func() {
			m.page = seatLevels
			m.focus(u)
		}}
		rows = append(rows, seatRow{Command: computers})
	}
	return rows
}

// levels returns the commands that give the seat to the computer of each level.
func (m *seatMenu) levels(u *ui.UI) (rows []seatRow) {
	now := m.model.table.Match.Seats()[m.player]
	for n := 1; n <= m.model.computer.Levels(); n++ {
		seat := match.Seat{Name: m.model.computer.Name(n), Level: n}
		seat.Name = scenes.FreeComputer(seat.Name, m.others())
		x := ui.Command{Label: u.T("play.seat.level", scenes.PlayerName(u, seat.Name, int(m.player)), n), Bare: true, Run: func() { m.take(u, seat) }}
		if now.Level == n && now.Even == 0 {
			x.Lit, x.Run = true, m.close
		}
		rows = append(rows, seatRow{x, seat.Name})
	}
	return rows
}

// others returns the other seats.
func (m *seatMenu) others() []match.Seat {
	seats := slices.Clone(m.model.table.Match.Seats())
	return slices.Delete(seats, int(m.player), int(m.player)+1)
}

// person returns a person who takes the seat: the one who usually sits there, or else another one who has a name.
func (m *seatMenu) person() match.Seat {
	names := m.model.context.Settings.Names
	names = append([]string{names[m.player]}, append(slices.Clip(names), scenes.DefaultName(int(m.player)+1))...)
	return match.Seat{Name: scenes.FreePerson(names, m.others())}
}

// take gives the seat to another player and closes the menu.
func (m *seatMenu) take(u *ui.UI, seat match.Seat) {
	m.close()
	m.reseat(u, m.player, seat)
}

// write opens the field for the name.
func (m *seatMenu) write(u *ui.UI) {
	m.page, m.name = seatName, scenes.ChosenName(m.model.table.Match.Seats()[m.player].Name)
	u.EditAll(nameField)
}

// rename gives the person the name in the field, or a default name if it is empty.
func (m *seatMenu) rename(u *ui.UI) {
	name := scenes.ChosenName(m.name)
	if name == "" {
		name = scenes.FreePerson([]string{scenes.DefaultName(int(m.player) + 1)}, m.others())
	}
	if name == m.model.table.Match.Seats()[m.player].Name {
		m.close()
		return
	}
	m.take(u, match.Seat{Name: name})
}

// draw draws the open menu.
func (m *seatMenu) draw(u *ui.UI) {
	if m.page == seatName {
		m.drawName(u)
		return
	}
	rows := m.rows(u)
	if len(rows) == 0 { // the game has ended
		m.close()
		return
	}
	title := m.model.name(u, m.player)
	if m.page == seatLevels {
		title = u.T("play.seat.who")
	}
	about := m.about(u)
	r := m.area(u, plyHead+float32(len(about))*aboutHigh+float32(len(rows))*plyRow)
	u.Sheet(r)
	all := append([]ui.Element{m.heading(u, title)}, about...)
	for _, x := range rows {
		all = append(all, m.row(u, x).Grow(1))
	}
	u.Lay(r.Inset(plyMenuPad), ui.Column(0, all...))
	switch {
	case !m.shown():
	case u.Dismissed(r):
		m.close()
	case u.Act(keys.Players):
		m.openNext(u, render.Point{X: m.under.X, Y: m.under.Y})
	}
}

// area returns the place of a menu whose rows are high: below the card, or else as close to that as the window allows.
func (m *seatMenu) area(u *ui.UI, high float32) render.Rect {
	const margin, gap, wide, indent = 8, 4, 304, 12
	w, h := u.Size()
	r := render.Rect{W: min(wide, w-2*margin), H: min(high+2*plyMenuPad, h-2*margin)}
	r.X = max(margin, min(m.under.X+indent, w-r.W-margin))
	r.Y = max(margin, min(m.under.Y+m.under.H+gap, h-r.H-margin))
	return r
}

// seatPad is the margin of the words in the menu, the same as that of a label in a row.
const seatPad = 12

// heading shows the heading of the menu.
func (m *seatMenu) heading(u *ui.UI, words string) ui.Element {
	return ui.Ellipsis(words, render.TypeBody.Medium(), u.Theme.Text).Pad(seatPad, 0).Height(plyHead)
}

// aboutHigh is the height of a line about a computer.
const aboutHigh = 20

// about shows how the computer on the seat plays, and how the only person has done against it; nothing for a person.
func (m *seatMenu) about(u *ui.UI) (lines []ui.Element) {
	seat := m.model.table.Match.Seats()[m.player]
	line := func(text string) {
		lines = append(lines, ui.Ellipsis(text, render.TypeCaption, u.Theme.Muted).Pad(seatPad, 0).Height(aboutHigh))
	}
	if seat.Level > 0 {
		line(scenes.SeatStyle(u, m.model.table.Spec.ID, seat))
	}
	if m.won[1] > 0 {
		line(u.T("play.seat.won", m.won[0], m.won[1]))
	}
	return lines
}

// wonAgainst returns how many games against the computer of player the only person has won, and how many there were; zeros for several persons.
func (m *model) wonAgainst(player games.Player) [2]int {
	seats := m.table.Match.Seats()
	person, ok := scenes.OnlyPerson(seats)
	if seats[player].Level == 0 || seats[player].Even > 0 || !ok {
		return [2]int{}
	}
	won, played := scenes.NewStanding(m.context, m.table.Spec.ID, seats[person].Name).Against(seats[player].Level)
	return [2]int{won, played}
}

// row shows a command in a row.
func (m *seatMenu) row(u *ui.UI, x seatRow) ui.Element {
	const side, check = 32, 16
	x.ListRow = true
	if x.face == "" {
		return ui.Button(x.Command)
	}
	face := ui.Canvas(side, side, func(r render.Rect) { u.Portrait(x.face, sprites.Calm, r.Centre(), side) })
	words := ui.Ellipsis(x.Label, render.TypeButton, u.Theme.Text).Grow(1)
	chosen := ui.If(x.Lit, ui.Icon(sprites.IconCheck, check, u.Theme.Accent))
	return ui.Stack(ui.Button(x.Command), ui.Row(u.Theme.Space.M, face, words, chosen).Pad(seatPad, 0))
}

// drawName draws the sheet with the field for the name: Enter saves, Esc closes it.
func (m *seatMenu) drawName(u *ui.UI) {
	const beside, above = 4, 3 // margins of a field in a row
	r := m.area(u, plyHead+2*plyRow)
	saves := false
	field := ui.Canvas(0, plyRow, func(r render.Rect) {
		m.name = u.Field(r.Pad(beside, above), nameField, m.name, settings.MaxName, render.TypeBody)
		saves = u.Entered(nameField)
	})
	save := ui.Button(ui.Command{Label: u.T("play.edit.save"), Kind: ui.Main, Act: keys.Begin, Run: func() { saves = true }})
	u.Sheet(r)
	u.Lay(r.Inset(plyMenuPad), ui.Column(0, m.heading(u, u.T("play.seat.name")), field, save.Pad(beside, above).Height(plyRow)))
	switch {
	case saves:
		m.rename(u)
	case u.Dismissed(r):
		m.close()
	}
}
