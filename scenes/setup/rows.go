// The rows of choices under the seats of the setup page: layout, drawing and help. Which rows there are is in terms.go.

package setup

import (
	"unicode"
	"unicode/utf8"

	"quintet/render"
	"quintet/scenes/ui"
)

// A row of what the table agrees on: a choice of one of several.
type row struct {
	name, id string   // what is chosen, as words and for scripts
	labels   []string // of the choices
	chosen   int
	choose   func(i int)
	help     []string // on each of the choices, or one sentence on all of them

	draw  func(r render.Rect) (changed bool) // draws what stands in place of choices, nil for choices
	wide  float32                            // how wide that may be
	lines int                                // and how many lines it has
	wrong string                             // says below it what cannot be taken in place of the help, "" for nothing
}

// on returns the help on choice i of x.
func (x row) on(i int) string { return x.help[min(i, len(x.help)-1)] }

// The height of a row of what the table agrees on, of one where there is little room, of its choices, and of its name where that stands above them,
// in logical pixels.
const (
	rowHigh   = 42
	lowRow    = 36
	valueHigh = 32
	nameHigh  = 20
)

// choices draws rows from the top of r on, each high logical pixels below the one before, and returns what they leave of it and the help on what
// the pointer is at, or else on what was changed last, and which row that is about; "" for neither. The name of a row whose choices need the
// whole width stands above them.
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

// headed returns help behind the name of the row that it is about, where it stands below other rows; its first word is no name.
func headed(about, help string) string {
	if help == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(help)
	return about + ": " + string(unicode.ToLower(first)) + help[size:]
}

// explain writes below the fields of x, at the top of r, its help, or in the same place what cannot be taken: from column on, or else in the whole
// width. It returns the rest of r.
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

// explained returns how many lines are kept below the fields of x, in a room of width w.
func explained(u *ui.UI, x row, w float32) int {
	return max(len(u.Wrap(x.on(0), render.TypeCaption, w)), len(u.Wrap(x.wrong, render.TypeCaption, w)))
}

// say writes text in lines at the top of r, the first baseline base below it, and returns the rest of r.
func say(u *ui.UI, text string, r render.Rect, base, leading float32) (rest render.Rect) {
	end := u.WriteLines(text, render.TypeSmall, render.Point{X: r.X, Y: r.Y + base}, r.W, leading, u.Theme.Muted)
	_, rest = r.CutTop(end-r.Y, 0)
	return rest
}

// namesHigh returns how much higher rows are in a room of width w than their choices, because of names above them.
func namesHigh(u *ui.UI, rows []row, w float32) float32 {
	high := float32(0)
	for _, x := range rows {
		if nameWide(u, x, w) == 0 {
			high += nameHigh
		}
	}
	return high
}

// nameWide returns how wide the column of names is for row x in a room of width w, 0 where its choices need all of it.
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
