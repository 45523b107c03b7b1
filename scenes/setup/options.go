// Draws the options of the game on the setup page, a row for each, and chooses the help about the one that is pointed at, which setup.go and narrow.go
// write. The options come from the game's Spec; options with many values open as a list, see values.go. How the games of a series are scored is a row
// of the same kind.

package setup

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// An optionLayout holds the height of an option row and the width of the names.
type optionLayout struct{ row, column float32 }

// The heights of an option's choices, and the least and largest height of its row beside the board.
const (
	optionHigh = valueHigh
	leastRow   = 42
	mostRow    = 48
)

// spread distributes the spare space over the rows, up to the largest height.
func (l *optionLayout) spread(over, rows float32) {
	if over > 0 && rows > 0 {
		l.row = min(mostRow, pixel(l.row+over/rows))
	}
}

// below returns the place of a note on the rows that leave rest: directly below the last one, down to the end of help.
func (l *optionLayout) below(rest, help render.Rect) render.Rect {
	const gap = 16
	y := rest.Y - (l.row - optionHigh) + gap
	return render.Rect{X: help.X, Y: y, W: help.W, H: help.Y + help.H - y}
}

// offered returns the values to choose from. If the chosen value is allowed but not offered by opt, such as the size of a record or of a game started
// in another way, it is listed as well: numbers in order.
func offered(opt games.Option, chosen string) []string {
	values := opt.Offered()
	if slices.Contains(values, chosen) {
		return values
	}
	values = slices.Clone(values)
	n, _ := strconv.Atoi(chosen) // 0 if it is not a number
	at := slices.IndexFunc(values, func(v string) bool {
		m, err := strconv.Atoi(v)
		return err == nil && m > n
	})
	if at < 0 {
		at = len(values)
	}
	return slices.Insert(values, at, chosen)
}

// about returns the description of the game, shown unless the player asks about something else.
func (s *Scene) about(u *ui.UI) string { return u.T(s.spec.ID + ".about") }

// optionColumn returns where the choices of an option begin in a row of width w: after the column of names, or closer to the name if they need the
// space.
func optionColumn(u *ui.UI, name string, labels []string, w float32, lay optionLayout) float32 {
	const gap, pad = 12, 8
	need := float32(0)
	if len(labels) > mostSideBySide {
		labels = labels[:1]
	}
	for _, l := range labels {
		need += max(u.Measure(l, render.TypeSmall.Medium())+2*pad, u.Finger())
	}
	named := u.Measure(name, render.TypeBody) + gap
	return min(lay.column, max(named, w-need))
}

// optionRows draws a row for each option. It returns the rest of r, and the help on the value under the pointer or on the option under the pointer or
// with the focus, "" if none.
func (s *Scene) optionRows(u *ui.UI, r render.Rect, lay optionLayout) (rest render.Rect, on string) {
	pointed, focused := "", ""
	for _, opt := range s.start.offers(s.spec) {
		place, below := r.CutTop(optionHigh, lay.row-optionHigh)
		values := offered(opt, s.options[opt.ID])
		labels := make([]string, len(values))
		for i, v := range values {
			labels[i] = scenes.ValueOn(u, s.spec, s.options, opt.ID, v)
		}
		chosen := slices.Index(values, s.options[opt.ID])
		choices := optionName(u, scenes.OptionName(u, s.spec, opt.ID), labels, place, lay)
		now, over := chosen, -1
		if len(values) > mostSideBySide || !slices.Equal(opt.Choices, onOff) && u.Finger() > 0 && crowded(u, labels, choices.W, u.Finger()) {
			s.valueButton(u, choices, opt, values, labels, chosen)
		} else {
			now, over = pick(u, choices, opt, labels, chosen)
		}
		switch {
		case over >= 0:
			pointed = scenes.Help(u, s.spec, opt.ID, values[over])
		case u.Over(place):
			pointed = scenes.Help(u, s.spec, opt.ID, s.options[opt.ID])
		case u.HasFocus(opt.ID):
			focused = scenes.Help(u, s.spec, opt.ID, s.options[opt.ID])
		}
		if now != chosen {
			s.set(opt.ID, values[now])
		}
		r = below
	}
	if s.scoring {
		place, below := r.CutTop(optionHigh, lay.row-optionHigh)
		on, changed := asOption(u, s.seriesRow(u), place, lay)
		if pointed, r = cmp.Or(on, pointed), below; changed {
			s.asked = series
		}
	}
	return r, cmp.Or(pointed, focused)
}

// set sets the option id to v.
func (s *Scene) set(id, v string) {
	o := maps.Clone(s.options)
	o[id] = v
	s.choose(o)
	s.asked = id
}

// asOption draws x in r like an option. It returns the help on it if it is under the pointer or has the focus, and whether it was changed.
func asOption(u *ui.UI, x row, r render.Rect, lay optionLayout) (on string, changed bool) {
	now, over := u.Choices(optionName(u, x.name, x.labels, r, lay), x.id, x.labels, x.chosen)
	switch {
	case over >= 0:
		on = x.on(over)
	case u.Over(r) || u.HasFocus(x.id):
		on = x.on(x.chosen)
	}
	if now != x.chosen {
		x.choose(now)
	}
	return on, now != x.chosen
}

// optionName writes the name of an option in the row r, and returns the place of its choices.
func optionName(u *ui.UI, name string, labels []string, r render.Rect, lay optionLayout) (choices render.Rect) {
	named, _ := r.CutLeft(lay.column-8, 0)
	u.WriteIn(name, render.TypeBody, named, render.Start, u.Theme.Muted)
	_, choices = r.CutLeft(optionColumn(u, name, labels, r.W, lay), 0)
	return choices
}

// askedHelp explains the option that was changed last, "" if none.
func (s *Scene) askedHelp(u *ui.UI) string {
	switch s.asked {
	case "":
		return ""
	case series:
		x := s.seriesRow(u)
		return x.on(x.chosen)
	}
	return scenes.Help(u, s.spec, s.asked, s.options[s.asked])
}

// seriesHelp explains the scoring of a series beside the options, "" if each game counts as one, as usual.
func (s *Scene) seriesHelp(u *ui.UI) string {
	if x := s.seriesRow(u); s.scoring && s.terms.AddUp {
		return x.on(x.chosen)
	}
	return ""
}

// firstHelp explains the first option whose name and value are not self-explanatory, "" if there is none.
func (s *Scene) firstHelp(u *ui.UI) string {
	for _, opt := range s.start.offers(s.spec) {
		if opt.ID != "size" && opt.ID != "handicap" {
			return scenes.Help(u, s.spec, opt.ID, s.options[opt.ID])
		}
	}
	return ""
}

// onOff are the values of an option shown as a switch.
var onOff = []string{"off", "on"}

// pick shows in r the values of opt, called labels: as a switch for off and on. It returns the index chosen now, and the one under the pointer, -1 if
// none.
func pick(u *ui.UI, r render.Rect, opt games.Option, labels []string, chosen int) (now, pointed int) {
	if !slices.Equal(opt.Choices, onOff) {
		return u.Choices(r, opt.ID, labels, chosen)
	}
	now, over := u.Toggle(r, opt.ID, labels, chosen)
	if pointed = -1; over {
		pointed = 1
	}
	return now, pointed
}
