// Draws the second stone of a turn in playouts of Distrify with pairs=original, where the two stones of a pair may be apart (candidates). Change that
// draw here; filling.go has the draw for pairs side by side.

package distrify

import "quintet/games"

// candidates holds, for each colour, the cells that may still take a second stone if pairs may be apart. A drawn cell is dropped if it can never take
// one again, because it is occupied or permanently forbidden by the stones around it.
type candidates struct {
	cells [2][maxCells]uint16
	n     [2]int
}

// reset makes every empty cell of f a candidate for both colours.
func (l *candidates) reset(f *filling) {
	for c := range l.cells {
		copy(l.cells[c][:], f.cells[:f.empty])
		l.n[c] = f.empty
	}
}

// second is filling.second for pairs that may be apart. It draws among the candidates and one extra value that means "end", and draws again if a cell
// is refused, so the legal cells and "end" are equally likely.
func (l *candidates) second(r *games.Rand, f *filling, c, x int) int {
	for {
		k := r.Intn(l.n[c] + 1)
		if k == l.n[c] {
			if !l.exists(f, c, x) {
				return 0
			}
			f.ended[c&1] = true
			return 1
		}
		if y := int(l.cells[c][k]); !l.drop(f, c, k) && !f.touchDiagonally(x, y) {
			f.put(c, y)
			return 1
		}
	}
}

// drop removes candidate k of colour c if it can never take a second stone again, and reports whether it did.
func (l *candidates) drop(f *filling, c, k int) bool {
	y := int(l.cells[c][k])
	if !f.stars[c][y].row() && !f.crosses(c, y) {
		return false
	}
	l.n[c]--
	l.cells[c][k] = l.cells[c][l.n[c]]
	return true
}

// exists reports whether some second stone of colour c can follow the first on x.
func (l *candidates) exists(f *filling, c, x int) bool {
	for k := l.n[c] - 1; k >= 0; k-- {
		if y := int(l.cells[c][k]); !l.drop(f, c, k) && !f.touchDiagonally(x, y) {
			return true
		}
	}
	return false
}

// touchDiagonally reports whether x and y are diagonal neighbours.
func (f *filling) touchDiagonally(x, y int) bool {
	d := x - y
	if d < 0 {
		d = -d
	}
	return d == f.width-1 || d == f.width+1
}
