// Options with many values: the button on the setup page and the grid of values that it opens.

package setup

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// mostSideBySide is the largest number of values in a row. More of them open as a list.
const mostSideBySide = 9

// A valueList shows the values of one option as a grid below the button of that option.
type valueList struct {
	option games.Option // ID is "" while the list is closed
	under  render.Rect  // the button
	values []string
	labels []string
	wide   float32 // of a value
	lit    int     // the value that Enter selects
}

// open reports whether the list is open.
func (l *valueList) open() bool { return l.option.ID != "" }

// Measures of the grid in logical pixels.
const (
	valueCell = 44
	valuePad  = 8
)

// columns returns the number of values in a row: words are in one column.
func (l *valueList) columns() int {
	if l.wide > valueCell {
		return 1
	}
	return 4
}

// crowded reports whether labels do not fit in a row of width w, each at least finger wide.
func crowded(u *ui.UI, labels []string, w, finger float32) bool {
	const pad = 6
	need := float32(0)
	for _, l := range labels {
		need += max(u.Measure(l, render.TypeSmall.Medium())+2*pad, finger)
	}
	return need > w
}

// places returns the area of the list in a window of size w, h and the cells of its values, row by row.
func (l *valueList) places(w, h float32) (sheet render.Rect, cells []render.Rect) {
	const gap, edge = 4, 8
	columns := l.columns()
	rows := (len(l.values) + columns - 1) / columns
	sheet = render.Rect{X: l.under.X, Y: l.under.Y + l.under.H + gap, W: float32(columns)*l.wide + 2*valuePad, H: float32(rows)*valueCell + 2*valuePad}
	if above := l.under.Y - gap - sheet.H; sheet.Y+sheet.H > h-edge && above >= edge {
		sheet.Y = above
	}
	sheet.X = max(edge, min(sheet.X, w-edge-sheet.W))
	sheet.Y = max(edge, min(sheet.Y, h-edge-sheet.H))
	for _, row := range sheet.Inset(valuePad).Rows(0, render.Even(rows)...) {
		cells = append(cells, row.Columns(0, render.Even(columns)...)...)
	}
	return sheet, cells[:len(l.values)]
}

// valueButton shows the chosen value of opt in r, as a button that opens the list of all.
func (s *Scene) valueButton(u *ui.UI, r render.Rect, opt games.Option, values, labels []string, chosen int) {
	const pad, gap, icon, wordPad = 14, 8, 18, 8
	r.W = u.Measure(labels[chosen], render.TypeSmall.Medium()) + 1 + 2*pad + gap + icon
	if s.values.option.ID == opt.ID {
		s.values.under = r
	}
	pressed := u.Button(r, ui.Command{Name: opt.ID, Kind: ui.Quiet, Bare: true})
	arrow, words := r.Pad(pad, 0).CutRight(icon, gap)
	u.WriteIn(labels[chosen], render.TypeSmall.Medium(), words, render.Start, u.Theme.Text)
	u.Icon(sprites.IconDown, arrow.Centre(), icon, u.Theme.Muted)
	if pressed {
		s.values = valueList{option: opt, under: r, values: values, labels: labels, wide: valueCell, lit: chosen}
		for _, l := range labels {
			s.values.wide = max(s.values.wide, u.Measure(l, render.TypeSmall.Medium())+2*wordPad)
		}
	}
}

// keysOfValues handles the keys of the open list in sheet, and closes it. A key that closes it puts the focus on the button of the list.
func (s *Scene) keysOfValues(u *ui.UI, sheet render.Rect) {
	l, last, columns := &s.values, len(s.values.values)-1, s.values.columns()
	name := l.option.ID
	switch {
	case u.Dismissed(sheet):
		s.values = valueList{}
	case u.Act(keys.Left):
		l.lit = max(0, l.lit-1)
	case u.Act(keys.Right):
		l.lit = min(last, l.lit+1)
	case u.Act(keys.Up) && l.lit >= columns:
		l.lit -= columns
	case u.Act(keys.Down) && l.lit+columns <= last:
		l.lit += columns
	case u.Act(keys.Press), u.Act(keys.Choose):
		s.pickValue(l.lit)
	}
	if !l.open() && len(u.In.Keys) > 0 {
		u.Focus(name)
	}
}

// pickValue chooses value i and closes the list.
func (s *Scene) pickValue(i int) {
	l := s.values
	s.values = valueList{}
	s.set(l.option.ID, l.values[i])
}

// valueList draws the open list, and handles its keys and the pointer on it.
func (s *Scene) valueList(u *ui.UI) {
	l := s.values
	sheet, cells := l.places(u.Size())
	s.keysOfValues(u, sheet)
	u.Sheet(sheet)
	chosen := slices.Index(l.values, s.options[l.option.ID])
	for i, cell := range cells {
		if u.Over(cell) && u.Moved() {
			s.values.lit = i
		}
		u.Add(l.option.ID+" "+l.labels[i], cell)
		face, ground := render.TypeSmall, cell.Inset(2)
		switch {
		case i == chosen:
			face = render.TypeSmall.Medium()
			u.Box(ground, render.Box{Radius: 8, Top: u.Theme.Current})
		case i == l.lit:
			u.Box(ground, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
		}
		u.WriteIn(l.labels[i], face, cell, render.Middle, u.Theme.Text)
		if u.Clicked(cell) {
			s.pickValue(i)
			return
		}
	}
}
