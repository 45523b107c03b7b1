package setup

import (
	"maps"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// An optionLay holds the height of a row of the options and the width of their names.
type optionLay struct{ row, column float32 }

// offered returns the values to choose from. One that is allowed but not among those of opt, as the size of a record or of a game that was
// begun in another way, is listed as well while it is chosen: numbers in their order.
func offered(opt games.Option, chosen string) []string {
	if slices.Contains(opt.Choices, chosen) {
		return opt.Choices
	}
	values := slices.Clone(opt.Choices)
	n, _ := strconv.Atoi(chosen) // 0 where it is no number
	at := slices.IndexFunc(values, func(v string) bool {
		m, err := strconv.Atoi(v)
		return err == nil && m > n
	})
	if at < 0 {
		at = len(values)
	}
	return slices.Insert(values, at, chosen)
}

// about returns what is said about the game as long as nobody asks about anything else.
func (s *Scene) about(u *ui.UI) string { return u.T(s.spec.ID + ".about") }

// optionColumn returns where the choices of an option begin in a row of width w: behind the column of names, or nearer to the name where they
// need the room.
func optionColumn(u *ui.UI, name string, labels []string, w float32, lay optionLay) float32 {
	const gap, pad = 12, 8
	need := float32(0)
	for _, l := range labels {
		need += u.Measure(l, render.TypeSmall.Medium()) + 2*pad
	}
	named := u.Measure(name, render.TypeBody) + gap
	return min(lay.column, max(named, w-need))
}

// optionRows draws a row for every option. It returns what they leave of r, and a sentence on the value pointed at, on the option changed
// last, or on the game.
func (s *Scene) optionRows(u *ui.UI, r render.Rect, lay optionLay) (rest render.Rect, on string) {
	on = s.about(u)
	if s.asked != "" {
		on = scenes.Help(u, s.spec, s.asked, s.options[s.asked])
	}
	high := min(valueHigh, lay.row-5)
	for _, opt := range s.spec.Options {
		place, below := r.CutTop(high, lay.row-high)
		name := scenes.OptionName(u, s.spec, opt.ID)
		named, _ := place.CutLeft(lay.column-8, 0)
		u.WriteIn(name, render.TypeBody, named, render.Start, u.Theme.Muted)
		values := offered(opt, s.options[opt.ID])
		labels := make([]string, len(values))
		for i, v := range values {
			labels[i] = scenes.Value(u, s.spec, opt.ID, v)
		}
		chosen := slices.Index(values, s.options[opt.ID])
		_, choices := place.CutLeft(optionColumn(u, name, labels, r.W, lay), 0)
		now, pointed := pick(u, choices, opt, labels, chosen)
		if pointed >= 0 {
			on = scenes.Help(u, s.spec, opt.ID, values[pointed])
		}
		if now != chosen {
			o := maps.Clone(s.options)
			o[opt.ID] = values[now]
			s.choose(o)
			s.asked = opt.ID
		}
		r = below
	}
	return r, on
}

// pick shows in r the values of opt, called labels: a switch for what is off or on. It returns the one chosen now, and the one that the pointer
// asks about, -1 for none.
func pick(u *ui.UI, r render.Rect, opt games.Option, labels []string, chosen int) (now, pointed int) {
	if !slices.Equal(opt.Choices, []string{"off", "on"}) {
		return u.Choices(r, opt.ID, labels, chosen)
	}
	now, over := u.Toggle(r, opt.ID, labels, chosen)
	if pointed = -1; over {
		pointed = 1
	}
	return now, pointed
}
