// The eight symmetries of a square board: where each one moves a cell (SymmetricCell), and a hash that is equal for mirrored and rotated positions
// (SymmetricHash). Change the hash here; each game lists its own symmetries (Symmetric in optional.go).

package games

// Symmetries is the number of symmetries of a square board. Symmetry 0 changes nothing.
const Symmetries = 8

// SymmetricCell returns the cell to which symmetry k moves cell i of an n by n board, counted row by row. Bit 0 of k exchanges left and right, then bit 1
// exchanges top and bottom, then bit 2 exchanges rows and columns.
func SymmetricCell(n, k, i int) int {
	c, r := i%n, i/n
	if k&1 != 0 {
		c = n - 1 - c
	}
	if k&2 != 0 {
		r = n - 1 - r
	}
	if k&4 != 0 {
		c, r = r, c
	}
	return r*n + c
}

// SymmetricHash is equal for positions of g that are images of each other under the symmetries of its rules.
func SymmetricHash(g Game, p Position) uint64 {
	least := p.Hash()
	s, ok := g.(Symmetric)
	if !ok {
		return least
	}
	for k := 1; k < Symmetries; k++ {
		if image, ok := s.Image(p, k); ok {
			least = min(least, image.Hash())
		}
	}
	return least
}
