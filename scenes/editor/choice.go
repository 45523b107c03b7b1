// Shows what can be chosen about a position beside the board, such as the player to move: a row with all values or, if space is short, one value
// and arrows to the others. Change here how rows look (choices). The choices themselves (games.Choice) are listed by the method Choices in
// games/<id>/edit.go.

package editor

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

const choiceHigh = 36

// A row is a choice with its labels.
type row struct {
	name   string
	labels []string
	chosen int
	choose func(value int)
}

// rows returns the choices about the position.
func (s *Scene) rows(u *ui.UI) (rows []row) {
	for i, c := range s.game.Choices(s.position()) {
		x := row{name: u.Say(c.Name), chosen: c.Chosen, choose: func(value int) { s.change(s.game.Choose(s.position(), i, value), false) }}
		for _, v := range c.Values {
			x.labels = append(x.labels, u.Say(v))
		}
		rows = append(rows, x)
	}
	return rows
}

// choices shows rows, with names of width lead before the values. If one does not fit, all names are above; if tight is set, rows that do not fit
// show one value instead.
func choices(u *ui.UI, rows []row, lead float32, tight bool) ui.Element {
	var besides, aboves, folded []ui.Element
	space := u.Theme.Space
	for _, x := range rows {
		name := ui.Ellipsis(x.name, render.TypeCaption, u.Theme.Muted)
		beside := ui.Row(0, name.Width(lead), x.values(u).Grow(1))
		above := ui.Column(0, name, ui.FirstThatFits(x.values(u), x.value(u)))
		besides, aboves = append(besides, beside), append(aboves, above)
		folded = append(folded, ui.FirstThatFits(beside, ui.Row(space.S, name.Grow(1), x.values(u)), ui.Row(0, name.Width(lead), x.value(u).Grow(1)), above))
	}
	if tight {
		return ui.Column(space.S/2, folded...)
	}
	return ui.FirstThatFits(ui.Column(space.S, besides...), ui.Column(space.S, aboves...))
}

// values shows all values of x.
func (x row) values(u *ui.UI) ui.Element {
	wide := float32(0)
	for _, label := range x.labels {
		wide += u.Measure(label, render.TypeSmall.Medium()) + 2*u.Theme.Space.S
	}
	return ui.Canvas(wide, choiceHigh, func(r render.Rect) {
		if now, _ := u.Choices(r, x.name, x.labels, x.chosen); now != x.chosen {
			x.choose(now)
		}
	})
}

// value shows the chosen value between two arrows: a press at the left end goes to the previous value, any other to the next.
func (x row) value(u *ui.UI) ui.Element {
	const side = 16
	wide := float32(0)
	for _, label := range x.labels {
		wide = max(wide, u.Measure(label, render.TypeButton))
	}
	arrow := func(icon sprites.Icon) ui.Element { return ui.Icon(icon, side, u.Theme.Muted) }
	label := ui.Ellipsis(x.labels[x.chosen], render.TypeButton, u.Theme.Text).Align(render.Middle, render.Middle)
	button := ui.Canvas(wide+2*(side+u.Theme.Space.S), choiceHigh, func(r render.Rect) {
		if u.Button(r, ui.Command{Name: x.labels[x.chosen], Nth: " " + x.name, Kind: ui.Quiet, Bare: true}) {
			x.choose(x.neighbour(u.Over(r) && u.Pointer().X < r.X+side+u.Theme.Space.S))
		}
	})
	return ui.Stack(button, ui.Row(0, arrow(sprites.IconPrevious), label.Grow(1), arrow(sprites.IconNext)).Pad(u.Theme.Space.S, 0))
}

// neighbour returns the value after the chosen one, or the one before it, in a circle.
func (x row) neighbour(before bool) int {
	n, by := len(x.labels), 1
	if before {
		by = n - 1
	}
	return (x.chosen + by) % n
}
