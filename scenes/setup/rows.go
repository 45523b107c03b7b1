// Defines the rows of the terms on the setup page, each a choice of one value, and draws them with their help. terms.go and clocks.go decide
// which rows there are; rows of options are in options.go.

package setup

import (
	"unicode"
	"unicode/utf8"

	"quintet/render"
	"quintet/scenes/ui"
)

// A row is one of the terms: a choice of one of several values.
type row struct {
	name, id string   // the name for players and the name for scripts
	labels   []string // of the choices
	chosen   int
	choose   func(i int)
	help     []string // on each of the choices, or one text for all

	draw  func(r render.Rect) (changed bool) // draws something instead of choices, nil for choices
	wide  float32                            // its width
	lines int                                // and its number of lines
	wrong string                             // an explanation of invalid input, shown instead of the help, "" for none
}

// on returns the help on choice i of x.
func (x row) on(i int) string { return x.help[min(i, len(x.help)-1)] }

// The height of a row of the terms, the height of one in little space, of its choices, and of its name if that is above them, in logical pixels.
const (
	rowHigh   = 42
	lowRow    = 36
	valueHigh = 32
	nameHigh  = 20
)

// choices draws rows from the top of r, each high logical pixels below the one before. It returns the rest of r, and the help on the choice under the
// pointer, or else on the one changed last, with the name of its row; "" if there is neither. If the choices of a row need the whole width, its name
// is above them.
func (s *Scene) choices(u *ui.UI, r render.Rect, rows []row, high float32) (rest render.Rect, on, about string) {
	for _, x := range rows {
		column := nameWide(u, x, r.W)
		if column == 0 {
			u.Write(x.name, render.TypeCaption, render.Point{X: r.X, Y: r.Y + 12}, render.Start, u.Theme.Muted)
			_, r = r.CutTop(nameHigh, 0)
		}
		place, below := r.CutTop(valueHigh+rowHigh*float32(max(1, x.lines)-1), high-valueHigh)
		name, values := place.CutLeft(column, 0)
		if column > 0 {
			name.W -= 8
			u.WriteIn(x.name, render.TypeBody, name, render.Start, u.Theme.Muted)
		}
		if x.draw != nil {
			if x.draw(values) {
				s.agreedLast = x.id
			}
			r = x.explain(u, below, column)
			continue
		}
		now, pointed := u.Choices(values, x.id, x.labels, x.chosen)
		switch {
		case pointed >= 0:
			on, about = x.on(pointed), x.name
		case u.Over(place) || on == "" && s.agreedLast == x.id:
			on, about = x.on(x.chosen), x.name
		}
		if now != x.chosen {
			x.choose(now)
			s.agreedLast = x.id
		}
		r = below
	}
	return r, on, about
}

// headed returns help after the name of its row, for help below other rows; the first word of help is not a name.
func headed(about, help string) string {
	if help == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(help)
	return about + ": " + string(unicode.ToLower(first)) + help[size:]
}

// explain writes below the fields of x, at the top of r, its help or an explanation of invalid input: from column, or else over the whole width. It
// returns the rest of r.
func (x row) explain(u *ui.UI, r render.Rect, column float32) (rest render.Rect) {
	const leading, below = 18, 10
	text, ink := x.on(0), u.Theme.Muted
	if x.wrong != "" {
		text, ink = x.wrong, u.Theme.Error
	}
	lines := explained(u, x, r.W-column)
	if lines > 1 {
		column, lines = 0, explained(u, x, r.W)
	}
	words, rest := r.CutTop(leading*float32(lines), below)
	_, words = words.CutLeft(column, 0)
	u.WriteBlock(text, words, ui.Block{Type: render.TypeCaption, Leading: leading, Most: 2, Ink: ink})
	return rest
}

// explained returns the number of lines reserved below the fields of x, at width w.
func explained(u *ui.UI, x row, w float32) int {
	return max(len(u.Wrap(x.on(0), render.TypeCaption, w)), len(u.Wrap(x.wrong, render.TypeCaption, w)))
}

// say writes text in lines at the top of r, the first baseline base below it, and returns the rest of r.
func say(u *ui.UI, text string, r render.Rect, base, leading float32) (rest render.Rect) {
	end := u.WriteLines(text, render.TypeSmall, render.Point{X: r.X, Y: r.Y + base}, r.W, leading, u.Theme.Muted)
	_, rest = r.CutTop(end-r.Y, 0)
	return rest
}

// namesHigh returns the extra height of rows at width w for names above their choices.
func namesHigh(u *ui.UI, rows []row, w float32) float32 {
	high := float32(0)
	for _, x := range rows {
		if nameWide(u, x, w) == 0 {
			high += nameHigh
		}
	}
	return high
}

// nameWide returns the width of the column of names for row x at width w, 0 if its choices need all of it.
func nameWide(u *ui.UI, x row, w float32) float32 {
	const usual, least, pad = 150, 12, 8
	need := x.wide
	for _, l := range x.labels {
		need += max(u.Measure(l, render.TypeSmall.Medium())+2*pad, u.Finger())
	}
	for _, column := range [2]float32{usual, u.Measure(x.name, render.TypeBody) + least} {
		if need <= w-column {
			return column
		}
	}
	return 0
}
