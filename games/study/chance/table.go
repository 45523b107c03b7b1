// Reads and writes the table games/<id>/chances.txt (Parse, Row.Format), and finds the rows that are closest to a game's options, board size and
// number of playouts (Table.Curve). Add a column of the table here. The correction itself is in chance.go; go run ./build calibrate makes the tables.

package chance

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"quintet/games"
)

// A Row is a line of a table:
//
//	size=11 playouts=2000 stretch=6.81 bend=0.00 first=-0.20 move=0.00 noise=0.061
//
// The options come first. The row is for games with these options, and also serves other board sizes and numbers of playouts if no other row is
// closer.
type Row struct {
	Options  games.Options
	Playouts int
	Curve
}

// A Table holds the rows of one game.
type Table []Row

// Parse reads a table. Empty lines and lines that begin with # are ignored. The error names the line.
func Parse(text string) (t Table, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		r, err := parseRow(words)
		if err != nil {
			return nil, fmt.Errorf("chances: line %d: %w", n, err)
		}
		t = append(t, r)
	}
	return t, nil
}

func parseRow(words []string) (r Row, err error) {
	if r.Options, err = games.ParseOptions(words); err != nil {
		return r, err
	}
	take := func(name string) (v float64) {
		text, ok := r.Options[name]
		delete(r.Options, name)
		if v, err2 := strconv.ParseFloat(text, 64); ok && err2 == nil && !math.IsInf(v, 0) && !math.IsNaN(v) {
			return v
		}
		err = errors.Join(err, fmt.Errorf("%s=%s: want a number", name, text))
		return v
	}
	r.Playouts = int(take("playouts"))
	r.Curve = Curve{Stretch: take("stretch"), Bend: take("bend"), First: take("first"), Move: take("move"), Noise: take("noise")}
	if err == nil && (r.Playouts < 1 || r.Stretch <= 0 || r.Bend <= -1 || r.Noise < 0) {
		err = errors.New("playouts and stretch must be above 0, bend above -1, noise not below 0")
	}
	return r, err
}

// Format returns r as a line of the table of s.
func (r Row) Format(s games.Spec) string {
	return fmt.Sprintf("%s playouts=%d stretch=%.2f bend=%.2f first=%.2f move=%.2f noise=%.3f", s.Format(r.Options), r.Playouts, r.Stretch, r.Bend, r.First, r.Move, r.Noise)
}

// Curve returns the curve for a game with the options o, which must be complete, and searches with this many playouts. Between two rows with
// different playouts it interpolates by their logarithm. If there is no row for the game it is Plain.
func (t Table) Curve(o games.Options, playouts int) Curve {
	var below, above *Row // the rows with the closest numbers of playouts
	for _, r := range t.nearest(o) {
		if r.Playouts <= playouts && (below == nil || r.Playouts > below.Playouts) {
			below = &r
		}
		if r.Playouts >= playouts && (above == nil || r.Playouts < above.Playouts) {
			above = &r
		}
	}
	switch {
	case below == nil && above == nil:
		return Plain
	case below == nil:
		return above.Curve
	case above == nil || above.Playouts == below.Playouts:
		return below.Curve
	}
	part := math.Log(float64(playouts)/float64(below.Playouts)) / math.Log(float64(above.Playouts)/float64(below.Playouts))
	between := func(a, b float64) float64 { return a + part*(b-a) }
	return Curve{
		between(below.Stretch, above.Stretch), between(below.Bend, above.Bend), between(below.First, above.First), between(below.Move, above.Move),
		between(below.Noise, above.Noise),
	}
}

// nearest returns the rows for a game with the options o whose board size is closest to its own.
func (t Table) nearest(o games.Options) (rows Table) {
	least := math.Inf(1)
	for _, r := range t {
		if !r.fits(o) || r.distance(o) > least {
			continue
		}
		if r.distance(o) < least {
			least, rows = r.distance(o), nil
		}
		rows = append(rows, r)
	}
	return rows
}

// sizeOption is the id of the option for the board size.
const sizeOption = "size"

// fits reports whether r serves a game with the options o, whatever its board size.
func (r Row) fits(o games.Options) bool {
	for id, v := range r.Options {
		if id != sizeOption && o[id] != v {
			return false
		}
	}
	return true
}

// distance returns the ratio between the board size in o and that of r.
func (r Row) distance(o games.Options) float64 {
	mine, wanted := r.Options.Int(sizeOption), o.Int(sizeOption)
	if mine < 1 || wanted < 1 {
		return 0
	}
	return math.Abs(math.Log(float64(wanted) / float64(mine)))
}
