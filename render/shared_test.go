package render

import (
	"math"
	"testing"

	"quintet/games/board"
)

// No letters overlap, however many share a cell; the better of two is larger, and all stay in their cell.
func TestLettersShareCell(t *testing.T) {
	g := &board.Geometry{Columns: 3, Rows: 1, Cells: board.Squares(3, 1)}
	for _, cells := range [][]board.Target{{1}, {1, 1}, {1, 1, 1}, {0, 1, 1}, {1, 1, 2}} {
		b := proposals{&boardBrush{Layout: Layout{Geometry: g, Unit: 40}}}
		var ls []Letter
		for rank, c := range cells {
			ls = append(ls, Letter{Rank: rank, At: []board.Target{c}})
		}
		at := b.places(ls)
		radius := func(i int) float64 { return float64(b.scale(ls, at, i) * ls[i].size() * b.brush.Unit) }
		for i := range ls {
			if out := math.Abs(float64(at[i].X-b.brush.Centre(cells[i]).X)) + radius(i); out > 0.49*40 {
				t.Errorf("%v: letter %d reaches %.1f from the middle of its cell", cells, i, out)
			}
			for k := range i {
				apart := math.Hypot(float64(at[i].X-at[k].X), float64(at[i].Y-at[k].Y))
				if radius(i)+radius(k) > apart+0.01 || radius(i) >= radius(k) && cells[i] == cells[k] {
					t.Errorf("%v: letters %d and %d have radii %.1f and %.1f and are %.1f apart", cells, k, i, radius(k), radius(i), apart)
				}
			}
		}
	}
}
