// Draws what can be chosen about a position beside the board (games.Choice), such as the player to move: a row with all values or, if space is
// short, with one value and arrows to the others. panel.go places the rows.

package editor

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of a value with arrows beside it.
const (
	stepPad  = 6
	stepSide = 16
)

// A row is a choice with its labels.
type row struct {
	name   string
	labels []string
	chosen int
	column float32 // the width of the name column, 0 if the name is above
	high   float32
	folded bool // only the chosen value is shown, with arrows to the others
}

// rowsFor returns the rows of choices at width w. Rows with names at the left align; if one does not fit, all names are above, unless tight is set.
func rowsFor(u *ui.UI, choices []games.Choice, w float32, tight bool) (rows []row) {
	column := w
	for _, c := range choices {
		x := rowOf(u, c, w, tight)
		rows, column = append(rows, x), min(column, x.column)
	}
	for i := range rows {
		switch x := &rows[i]; {
		case column == 0 && !tight:
			x.column, x.high = 0, nameHigh+choiceHigh
		case column > 0 && !x.folded && u.Measure(x.name, render.TypeCaption)+nameGap <= column:
			x.column = column
		}
	}
	return rows
}

// rowOf returns the row of c at width w. If tight is set, the values are folded instead of moving the name above them.
func rowOf(u *ui.UI, c games.Choice, w float32, tight bool) row {
	const pad = 8
	x := row{name: u.Say(c.Name), chosen: c.Chosen, high: nameHigh + choiceHigh}
	need, one := float32(0), float32(0)
	for _, v := range c.Values {
		x.labels = append(x.labels, u.Say(v))
		need += u.Measure(u.Say(v), render.TypeSmall.Medium()) + 2*pad
		one = max(one, u.Measure(u.Say(v), render.TypeButton)+2*(stepPad+stepSide))
	}
	column := u.Measure(x.name, render.TypeCaption) + nameGap
	switch {
	case column+need <= w:
		x.column, x.high = min(max(column, nameWide), w-need), choiceHigh
	case tight && column+one <= w:
		x.column, x.high, x.folded = min(max(column, nameWide), w-one), choiceHigh, true
	default:
		x.folded = need > w
	}
	return x
}

// line aligns the pieces of p and the values of rows at width w, if the names of both fit before that line.
func (p *palette) line(u *ui.UI, rows []row, w float32) {
	p.lead = 0
	for _, x := range rows {
		if x.column > 0 {
			p.lead = max(p.lead, u.Measure(x.name, render.TypeCaption)+nameGap)
		}
	}
	column := p.column(u, w)
	for i := range rows {
		if x := &rows[i]; p.lead <= column && x.column > column {
			x.column = column
		}
	}
}

// draw draws x in r, and returns the index of the value chosen now.
func (x row) draw(u *ui.UI, r render.Rect) (now int) {
	name, values := r.CutLeft(x.column, 0)
	if x.column == 0 {
		name, values = r.CutTop(nameHigh, 0)
	}
	u.WriteIn(x.name, render.TypeCaption, name, render.Start, u.Theme.Muted)
	if x.folded {
		return x.step(u, values)
	}
	now, _ = u.Choices(values, x.name, x.labels, x.chosen)
	return now
}

// step draws the chosen value in r between two arrows, and returns the index chosen now: a press at the left end goes to the previous value, any
// other to the next.
func (x row) step(u *ui.UI, r render.Rect) (now int) {
	pressed := u.Button(r, ui.Command{Name: x.labels[x.chosen], Nth: " " + x.name, Kind: ui.Quiet, Bare: true})
	before, rest := r.Pad(stepPad, 0).CutLeft(stepSide, 0)
	after, label := rest.CutRight(stepSide, 0)
	u.Icon(sprites.IconPrevious, before.Centre(), stepSide, u.Theme.Muted)
	u.Icon(sprites.IconNext, after.Centre(), stepSide, u.Theme.Muted)
	u.WriteIn(u.Fit(x.labels[x.chosen], render.TypeButton, label.W), render.TypeButton, label, render.Middle, u.Theme.Text)
	if !pressed {
		return x.chosen
	}
	return x.neighbour(u.Over(r) && u.Pointer().X < label.X)
}

// neighbour returns the value after the chosen one, or the one before it, in a circle.
func (x row) neighbour(before bool) int {
	n, by := len(x.labels), 1
	if before {
		by = n - 1
	}
	return (x.chosen + by) % n
}
