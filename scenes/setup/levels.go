// Shows the list of computer levels that opens on a seat, with how they play, and handles its pointer and keys. The texts about a level
// are in package scenes (LevelStyle), the levels themselves in games/<id>/levels.txt. The function beside also places the list of
// values.go.

package setup

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A levelList is the list of levels that opens below the name of a computer.
type levelList struct {
	open  bool
	seat  int
	under render.Rect // the row of the seat
	lit   int         // the row that Enter selects: a level, or evenRow
}

// listRow is the height of a level in the list.
const listRow = 46

// beside returns the place of a list that is wide logical pixels wide: below the rectangle under, or above it, or as close as the window allows.
func beside(u *ui.UI, under render.Rect, list ui.Element, wide float32) render.Rect {
	const gap, edge = 4, 8
	w, h := u.Size()
	r := render.Rect{X: under.X, Y: under.Y + under.H + gap, W: wide, H: u.Extent(list, wide, h).H}
	if above := under.Y - gap - r.H; r.Y+r.H > h-edge && above >= edge {
		r.Y = above
	}
	r.X = max(edge, min(r.X, w-edge-r.W))
	r.Y = max(edge, min(r.Y, h-edge-r.H))
	return r
}

// evenRow is the number of the row with the even match, above level 1.
const evenRow = 0

// topRow returns the number of the first row.
func (s *Scene) topRow() int {
	if s.offersEven() {
		return evenRow
	}
	return evenRow + 1
}

// chosenRow returns the row of the computer on seat i.
func (s *Scene) chosenRow(i int) int {
	if s.evenMatch(i) {
		return evenRow
	}
	return s.levels[i]
}

// pick puts the computer of row n on the seat and closes the list.
func (s *Scene) pick(n int) {
	if s.even[s.list.seat] = n == evenRow; n != evenRow {
		s.levels[s.list.seat], s.strength[s.list.seat] = n, n
	}
	s.list.open = false
}

// levelList draws the open list, as wide as the seat, so that it covers whole words. It also handles the keys of the list.
func (s *Scene) levelList(u *ui.UI) {
	list := ui.FirstThatFits(s.levelRows(u, true, true), s.levelRows(u, true, false), s.levelRows(u, false, false)).Pad(0, u.Theme.Space.S)
	sheet := beside(u, s.list.under, list, s.list.under.W)
	s.keysOfList(u, sheet)
	if sheet.Intersect(s.list.under).H > 0 { // the list covers its own seat: dim what it covers partly
		w, h := u.Size()
		u.Fill(render.Rect{W: w, H: h}, sprites.Alpha(u.Theme.Window, 0.6))
	}
	u.Sheet(sheet)
	u.Lay(sheet, list)
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
		l.lit = max(s.topRow(), l.lit-1)
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

// levelRows shows all levels below a heading: with portraits if faces is set, and with the strength of an even match if between is set.
func (s *Scene) levelRows(u *ui.UI, faces, between bool) ui.Element {
	const side = 20
	space := u.Theme.Space
	piece := ui.Canvas(side, side, func(r render.Rect) { s.seatPiece(u, s.list.seat, r.Centre(), side) })
	heading := ui.Row(space.S, ui.If(!s.drawn(), piece), ui.Ellipsis(u.T("setup.list.who"), render.TypeCaption, u.Theme.Muted)).Pad(space.M, 0)
	var rows []ui.Element
	for n := s.topRow(); n <= len(s.ladder); n++ {
		var shown ui.Element
		if n == evenRow {
			shown = s.evenMatchRow(u, faces, between)
		} else {
			shown = s.levelRow(u, n, faces)
		}
		rows = append(rows, ui.Stack(s.levelChoice(u, n).Pad(space.S, 0), shown.Pad(space.M, 0).Height(listRow)))
	}
	return ui.Column(space.S, heading, ui.Column(0, rows...))
}

// levelChoice is the ground of row n, and handles the pointer on it.
func (s *Scene) levelChoice(u *ui.UI, n int) ui.Element {
	return ui.Canvas(0, listRow, func(r render.Rect) {
		name := u.T("setup.even")
		if n != evenRow {
			name = s.level(n).Name
		}
		u.Add(name, r)
		if u.Over(r) && u.Moved() { // a pointer at rest leaves it to the keyboard
			s.list.lit = n
		}
		switch {
		case n == s.chosenRow(s.list.seat):
			u.Box(r, render.Box{Radius: 8, Top: u.Theme.Current})
		case n == s.list.lit:
			u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
		}
		if u.Clicked(r) {
			s.pick(n)
		}
	})
}

// levelRow shows level n: its portrait if face is set, its number and name, and below the name how it plays.
func (s *Scene) levelRow(u *ui.UI, n int, face bool) ui.Element {
	space, name := u.Theme.Space, s.level(n).Name
	portrait := ui.Canvas(faceSide, faceSide, func(r render.Rect) { u.Portrait(name, sprites.Calm, r.Centre(), faceSide) })
	return ui.Row(space.S,
		ui.If(face, portrait),
		ui.Text(digit(n), render.TypeButton, u.Theme.Muted).Top(),
		s.titled(u, n, name, s.style(u, n)),
		ui.Spacer(),
	)
}

// faceSide is the side of a portrait in the list.
const faceSide = 36

// titled shows the name of row n, checked if it is chosen, above words about it.
func (s *Scene) titled(u *ui.UI, n int, name, about string) ui.Element {
	const check = 16
	// The background does not distinguish the current row from the one under the pointer.
	checked := ui.If(n == s.chosenRow(s.list.seat), ui.Icon(sprites.IconCheck, check, u.Theme.Accent))
	return ui.Column(0,
		ui.Row(u.Theme.Space.S, ui.Text(name, render.TypeButton, u.Theme.Text), checked),
		ui.Text(about, render.TypeCaption, u.Theme.Muted),
	)
}

// evenMatchRow shows the even match, with the strength that its opponent would have now if between is set.
func (s *Scene) evenMatchRow(u *ui.UI, faces, between bool) ui.Element {
	const icon = 24
	match := ui.Icon(sprites.IconNear, icon, u.Theme.Muted).Align(render.Middle, render.Middle).Width(faceSide)
	strength := ui.Text(scenes.Between(u, s.spec.ID, s.standing.Even().Even), render.TypeCaption, u.Theme.Text)
	about := s.titled(u, evenRow, u.T("setup.even"), u.T("setup.even.about"))
	return ui.Row(u.Theme.Space.S, ui.If(faces, match), about, ui.Spacer(), ui.If(between, strength))
}

// style describes how level n plays.
func (s *Scene) style(u *ui.UI, n int) string {
	if n == len(s.ladder) && s.solved {
		return u.T("level.perfect")
	}
	return scenes.LevelStyle(u, s.level(n), len(s.ladder))
}
