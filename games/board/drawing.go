// What players draw on a board themselves (Drawing): arrows and circles in a few colours, and their text in records (FormatDrawings, ParseDrawings).
// Change that text here. render/drawings.go draws them.

package board

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// DrawingColours is the number of colours of drawings, and MaxDrawings the most drawings on a position: more would be unreadable.
const (
	DrawingColours = 4
	MaxDrawings    = 64
)

// A Drawing is an arrow between two cells, or a circle on one.
type Drawing struct {
	From, To Target // cells; equal for a circle
	Colour   uint8  // below DrawingColours
}

// Circle reports whether d is a circle.
func (d Drawing) Circle() bool { return d.From == d.To }

// Drawn returns ds with d drawn: added, or removed if it was there. A drawing of another colour in its place is replaced. With MaxDrawings others the
// oldest goes.
func Drawn(ds []Drawing, d Drawing) []Drawing {
	i := slices.IndexFunc(ds, func(o Drawing) bool { return o.From == d.From && o.To == d.To })
	others := slices.Clone(ds)
	if i >= 0 {
		if others = slices.Delete(others, i, i+1); ds[i].Colour == d.Colour {
			return others
		}
	}
	if others = append(others, d); len(others) > MaxDrawings {
		others = others[1:]
	}
	return others
}

// FormatDrawings returns ds as text: "c3" is a circle, "c3-e5" an arrow; ":2" to ":4" after it is its colour if it is not the first.
func FormatDrawings(g *Geometry, ds []Drawing) string {
	var words []string
	for _, d := range ds {
		word := g.Label(d.From)
		if !d.Circle() {
			word += "-" + g.Label(d.To)
		}
		if d.Colour > 0 {
			word += ":" + strconv.Itoa(int(d.Colour)+1)
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// ParseDrawings is the inverse of FormatDrawings. A drawing that stands twice counts once. The error names the first word that is not a drawing.
func ParseDrawings(g *Geometry, text string) (ds []Drawing, err error) {
	for word := range strings.FieldsSeq(text) {
		cells, colour, coloured := strings.Cut(word, ":")
		n := 1
		if coloured {
			if n, err = strconv.Atoi(colour); err != nil || n < 1 || n > DrawingColours {
				return nil, fmt.Errorf("%s: the colours of drawings are 1 to %d", word, DrawingColours)
			}
		}
		from, to, arrow := strings.Cut(cells, "-")
		if !arrow {
			to = from
		}
		d := Drawing{From: g.Named(from), To: g.Named(to), Colour: uint8(n - 1)}
		if d.From == NoTarget || d.To == NoTarget || strings.HasPrefix(cells, Square) {
			return nil, fmt.Errorf("%s: a drawing is a cell of the board or two, such as %s-%s", word, g.Cells[0].Label, g.Cells[1].Label)
		}
		if slices.Contains(ds, d) {
			continue
		}
		if ds = append(ds, d); len(ds) > MaxDrawings {
			return nil, fmt.Errorf("a position has at most %d drawings, and this has more", MaxDrawings)
		}
	}
	return ds, nil
}
