// Draws the menu of one ply: its name, the marks that annotate it (such as "!!" or "?"), and a row for each command. Change the marks here; the
// commands are listed in keys.go (Scene.plyMenu).

package play

import (
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A plyMenu is the menu of the commands for one ply of the match.
type plyMenu struct {
	model *model
	of    editing
	at    render.Point
}

// An editing is the ply that a menu is about, nil for none, and another ply that led to the same position.
type editing struct{ ply, same *match.Node }

// open opens the menu of n at p.
func (m *plyMenu) open(n *match.Node, p render.Point) {
	m.of, m.at = editing{n, m.model.table.Match.SamePosition(n)}, p
}

// shown reports whether the menu is open.
func (m *plyMenu) shown() bool { return m.of.ply != nil }

// close closes the menu.
func (m *plyMenu) close() { m.of = editing{} }

// marks holds all marks that a ply can have.
var marks = [...]match.Mark{match.NoMark, match.Brilliant, match.Good, match.Interesting, match.Dubious, match.Mistake, match.Blunder}

const (
	plyMenuWide = 272 // at most
	plyMenuPad  = 8
)

// The heights of the heading and of the other rows.
const (
	plyHead = 34
	plyRow  = 44
)

// area returns the place of a menu of the given width in the window, with the given number of rows below the heading.
func (m *plyMenu) area(u *ui.UI, rows int, wide float32) render.Rect {
	const margin = 8
	w, h := u.Size()
	high := plyHead + float32(rows)*plyRow + 2*plyMenuPad
	return render.Rect{X: max(margin, min(m.at.X, w-wide-margin)), Y: max(margin, min(m.at.Y, h-high-margin)), W: wide, H: high}
}

// wide returns the width of the menu with the commands as. It is no wider than their labels and keys need, because in a small window it covers the
// board. On a phone it is as wide as possible.
func (m *plyMenu) wide(u *ui.UI, as []ui.Command) float32 {
	const side, apart, usual = 12, 24, 26
	mark := max(usual, u.Finger())
	wide := u.Measure(u.T("play.edit.none"), render.TypeButton) + 2*side + mark*float32(len(marks)-1) + 2*plyMenuPad + side/2
	most := max(plyMenuWide, wide)
	if u.Phone() {
		return most
	}
	for _, a := range as {
		need := u.ButtonWidth(a, side)
		if key := u.CapOn(a.Act); key != "" {
			need += apart + u.Measure(key, render.TypeCoord)
		}
		wide = max(wide, need+2*plyMenuPad)
	}
	return min(wide, most)
}

// draw draws the menu with the commands as, and closes it before one of them runs. The start position has no marks.
func (m *plyMenu) draw(u *ui.UI, as []ui.Command, mark func(k match.Mark)) {
	marked := m.of.ply.Parent() != nil
	count := len(as)
	if marked {
		count++
	}
	area := m.area(u, count, m.wide(u, as))
	u.Sheet(area)
	head, rest := area.Inset(plyMenuPad).CutTop(plyHead, 0)
	name := u.T("review.start")
	if marked {
		name = m.model.table.Match.PlyName(m.of.ply)
	}
	m.title(u, head, name)
	rows := rest.Rows(0, render.Even(count)...)
	if marked {
		if m.drawMarks(u, rows[0], mark) {
			m.close()
			return
		}
		rows = rows[1:]
	}
	for i, a := range as {
		a.ListRow = true
		if u.Button(rows[i], a.After(m.close)) {
			return
		}
	}
	if u.Dismissed(area, keys.PlyMenu) {
		m.close()
	}
}

// title writes the heading of the menu.
func (m *plyMenu) title(u *ui.UI, r render.Rect, words string) {
	const pad = 12 // the same as in the rows
	r = r.Pad(pad, 0)
	u.WriteIn(u.Fit(words, render.TypeBody.Medium(), r.W), render.TypeBody.Medium(), r, render.Start, u.Theme.Text)
}

// drawMarks draws the marks of a ply in r, with a word for none, and reports whether one was pressed.
func (m *plyMenu) drawMarks(u *ui.UI, r render.Rect, mark func(k match.Mark)) (done bool) {
	const pad = 12 // the same as in the rows
	none := u.T("play.edit.none")
	sizes := render.Even(len(marks))
	sizes[0] = render.Px(u.Measure(none, render.TypeButton) + 2*pad)
	_, r = r.CutRight(pad/2, 0) // the last mark ends in line with the keys of the rows
	for i, at := range r.Columns(0, sizes...) {
		b := ui.Command{Label: marks[i].String(), Lit: m.of.ply.Mark() == marks[i]}
		if b.Label == "" {
			b.Label = none
		}
		if u.Button(at.Inset(1), b) {
			mark(marks[i])
			return true
		}
	}
	return false
}
