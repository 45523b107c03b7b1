// One row of the settings page: values, button or picture, and its drawing. The list of settings is in sections.go.

package options

import (
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
	onOff bool // the values are off and on: a switch
	most  int  // how many of the values can be chosen now, 0 for all
	// wide draws the choice itself below the label, and returns where it ends.
	wide func(u *ui.UI, r render.Rect) (bottom float32)
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
	rowTop  = 14 // above and below its text
	rowLine = 24 // height of its name
	rowHelp = 19 // line height of its help
	choice  = 34 // height of values
	rowGap  = 24 // least gap between text and values beside it
	minWord = 220
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

// draw draws the row starting at the top of at and returns where it ends.
func (r row) draw(u *ui.UI, at render.Rect) float32 {
	label, vs := u.T(r.label), r.values(u)
	control := r.control(u, vs, at.W)
	words, beside := at.W, control > 0 && at.W-control-rowGap >= max(minWord, u.Measure(label, render.TypeButton))
	if beside {
		words -= control + rowGap
	}
	y := at.Y + rowTop
	u.Write(label, render.TypeButton, render.Point{X: at.X, Y: y + 17}, render.Start, u.Theme.Text)
	y += rowLine
	for _, text := range []string{u.T(r.help), r.note, r.more} {
		if text != "" {
			y = u.WriteLines(text, render.TypeCaption, render.Point{X: at.X, Y: y + 14}, words, rowHelp, u.Theme.Muted) - 14
		}
	}
	place := render.Rect{X: at.X, Y: y + 8, W: control, H: choice}
	if beside {
		place.X, place.Y = at.X+at.W-control, at.Y+rowTop+max(-2, (y-at.Y-rowTop-choice)/2)
	}
	switch {
	case r.wide != nil:
		return r.wide(u, render.Rect{X: at.X, Y: y + 10, W: at.W}) + rowTop
	case r.button != "":
		if u.Button(place, ui.Command{Label: u.T(r.button), Name: " " + label, Kind: ui.Quiet}) {
			r.press()
		}
	case len(vs) > 0:
		r.pick(u, place, label, vs)
	default:
		return y + rowTop
	}
	return max(y, place.Y+place.H) + rowTop
}

// control returns the width of the values vs, or of the button of r, in a space of the given width; 0 if r has neither.
func (r row) control(u *ui.UI, vs []string, room float32) float32 {
	switch {
	case r.onOff:
		return ui.SwitchWide
	case len(vs) > 0:
		return u.ChoicesWidth(vs, room)
	case r.button != "":
		return u.Measure(u.T(r.button), render.TypeButton) + 40
	}
	return 0
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
