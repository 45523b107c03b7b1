// Defines a row of the settings page (row): a label with values, a switch, a button, or a drawing of its own. The functions choose and toggle make
// rows that change a setting; element draws a row, with its control beside or below its text. Add a kind of control here (control). The rows
// themselves are in sections.go.

package options

import (
	"math"
	"slices"

	"quintet/render"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// A row is one setting: its label, and either values to choose from, a button, or a drawing of its own.
type row struct {
	label string   // key of its label
	help  string   // key of a sentence about it, "" for none
	note  string   // a translated sentence below help; "" for none
	more  string   // another one below that
	names []string // keys of the values
	plain []string // translated values, instead of names
	get   func() int
	set   func(int)
	onOff bool                                 // the values are off and on: a switch
	most  int                                  // how many of the values can be chosen now, 0 for all
	wide  func(u *ui.UI, w float32) ui.Element // shows the choice itself below the label, in a width of w
	// button is the key of a button's label, in place of values.
	button string
	press  func()
}

// choose makes r choose one of values for a field of the settings.
func choose[T comparable](s *Scene, field func(*settings.Settings) *T, values []T, r row) row {
	r.get = func() int { return slices.Index(values, *field(s.context.Settings)) }
	r.set = func(i int) { s.change(func(t *settings.Settings) { *field(t) = values[i] }) }
	return r
}

// toggle returns a row that switches a field of the settings on and off.
func (s *Scene) toggle(label, help string, field func(*settings.Settings) *bool) row {
	return choose(s, field, []bool{false, true}, row{label: label, help: help, names: offOn, onOff: true})
}

// offOn are the keys of the values off and on.
var offOn = []string{"options.off", "options.on"}

// Measures of a row.
const (
	rowHead = 22  // line height of its label
	rowLine = 19  // line height of its help
	choice  = 34  // height of values
	minWord = 220 // least width of text beside values
)

// values returns the translated values.
func (r row) values(u *ui.UI) []string {
	if r.plain != nil {
		return r.plain
	}
	var vs []string
	for _, key := range r.names {
		vs = append(vs, u.T(key))
	}
	return vs
}

// element shows the row in a width of w: its control is beside its text, or below it if space is short.
func (r row) element(u *ui.UI, w float32) ui.Element {
	space, label := u.Theme.Space, u.T(r.label)
	help := make([]ui.Element, 0, 3)
	for _, text := range []string{u.T(r.help), r.note, r.more} {
		if text != "" {
			help = append(help, ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: rowLine, Ink: u.Theme.Muted}))
		}
	}
	control, more := r.control(u, label, w), ui.Column(0, help...)
	if r.wide == nil {
		text := ui.Stack(ui.Canvas(minWord, 0, nil), ui.Column(0, ui.Text(label, render.TypeButton, u.Theme.Text), more))
		if beside := ui.Row(space.L, text.Grow(1), control); u.Fits(beside, w, float32(math.Inf(1))) {
			return beside.Pad(0, space.M)
		}
	}
	head := ui.If(label != "", ui.Wrapped(label, ui.Block{Type: render.TypeButton, Leading: rowHead, Ink: u.Theme.Text}))
	return ui.Column(space.S, ui.Column(0, head, more), control).Pad(0, space.M)
}

// control shows the values of r in a space of the given width, or its button or drawing.
func (r row) control(u *ui.UI, label string, room float32) ui.Element {
	vs := r.values(u)
	var wide float32
	switch {
	case r.wide != nil:
		return r.wide(u, room)
	case r.button != "":
		x := ui.Command{Label: u.T(r.button), Name: " " + label, Kind: ui.Quiet, Run: r.press}
		return ui.Button(x).Height(choice).Align(render.Start, render.Start)
	case r.onOff:
		wide = ui.SwitchWidth
	case len(vs) > 0:
		wide = u.ChoicesWidth(vs, room)
	default:
		return ui.Element{}
	}
	return ui.Canvas(wide, choice, func(at render.Rect) { r.pick(u, at, label, vs) })
}

// pick shows the values vs, called label, in place, with one of them selected.
func (r row) pick(u *ui.UI, place render.Rect, label string, vs []string) {
	now, chosen := 0, r.get()
	switch {
	case r.onOff:
		now, _ = u.Toggle(place, label, vs, chosen)
	case r.most > 0:
		now, _ = u.ChoicesUpTo(place, label, vs, r.most, chosen)
	default:
		now, _ = u.Choices(place, label, vs, chosen)
	}
	if now != chosen {
		r.set(now)
	}
}
