// Shows an option with many values as a button (valueButton), and the list or grid of values that it opens, with its pointer and keys (valueList).
// Change here how many values an option needs for that (mostSideBySide); options.go shows fewer values side by side.

package setup

import (
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

// valueCell is the height of a value in the list, and the least width.
const valueCell = 44

// columns returns the number of values in a row: words are in one column.
func (l *valueList) columns() int {
	if l.wide > valueCell {
		return 1
	}
	return 4
}

// valueButton shows the chosen value of opt as a button that opens the list of all.
func (s *Scene) valueButton(u *ui.UI, opt games.Option, values, labels []string, chosen int) ui.Element {
	const pad, icon, wordPad = 14, 18, 8
	label := ui.Text(labels[chosen], render.TypeSmall.Medium(), u.Theme.Text)
	face := ui.Row(u.Theme.Space.S, label, ui.Icon(sprites.IconDown, icon, u.Theme.Muted)).Pad(pad, 0).Height(valueHigh)
	button := ui.Canvas(0, 0, func(r render.Rect) {
		if s.values.option.ID == opt.ID {
			s.values.under = r
		}
		if !u.Button(r, ui.Command{Name: opt.ID, Kind: ui.Quiet, Bare: true}) {
			return
		}
		s.values = valueList{option: opt, under: r, values: values, labels: labels, wide: valueCell, lit: chosen}
		for _, l := range labels {
			s.values.wide = max(s.values.wide, u.Measure(l, render.TypeSmall.Medium())+2*wordPad)
		}
	})
	return ui.Stack(button, face).Align(render.Start, render.Middle)
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

// valueList draws the open list, and handles its keys.
func (s *Scene) valueList(u *ui.UI) {
	l := s.values
	cells := make([]ui.Element, len(l.values))
	for i := range cells {
		cells[i] = ui.Canvas(l.wide, valueCell, func(r render.Rect) { s.value(u, l, i, r) })
	}
	list := ui.Grid(l.columns(), 0, cells...).Pad(u.Theme.Space.S, u.Theme.Space.S)
	sheet := beside(u, l.under, list, float32(l.columns())*l.wide+2*u.Theme.Space.S)
	s.keysOfValues(u, sheet)
	u.Sheet(sheet)
	u.Lay(sheet, list)
}

// value draws value i of l in r, and handles the pointer on it.
func (s *Scene) value(u *ui.UI, l valueList, i int, r render.Rect) {
	if u.Over(r) && u.Moved() {
		s.values.lit = i
	}
	u.Add(l.option.ID+" "+l.labels[i], r)
	face, ground := render.TypeSmall, r.Inset(2)
	switch {
	case l.values[i] == s.options[l.option.ID]:
		face = render.TypeSmall.Medium()
		u.Box(ground, render.Box{Radius: 8, Top: u.Theme.Current})
	case i == s.values.lit:
		u.Box(ground, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	u.WriteIn(l.labels[i], face, r, render.Middle, u.Theme.Text)
	if u.Clicked(r) {
		s.pickValue(i)
	}
}
