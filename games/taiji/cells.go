// Sets of cells of Taiji as bit masks of 192 bits (cells): membership, union and the like, shifts, and lists of cells. Add an operation on sets here.
// position.go finds where tiles fit, score.go which groups the cells form.

package taiji

import "math/bits"

// maxSize is the largest board size; its cells fit into three words.
const (
	maxSize  = 13
	maxCells = maxSize * maxSize
)

// cells is a set of cells. Bit r*size+c of its 192 bits, starting with a, is the cell in column c and row r.
type cells struct{ a, b, c uint64 }

// singleton is the set of cell i alone. In Go a shift by 64 or more gives 0, also if i-64 wraps around below 0, so two of the three words are 0 without a
// branch.
func singleton(i uint) cells { return cells{1 << i, 1 << (i - 64), 1 << (i - 128)} }

// has reports whether cell i is in s.
func (s cells) has(i uint) bool { return (s.a>>i|s.b>>(i-64)|s.c>>(i-128))&1 != 0 }

// empty reports whether s has no cell.
func (s cells) empty() bool { return s.a|s.b|s.c == 0 }

// count returns the number of cells in s.
func (s cells) count() int {
	return bits.OnesCount64(s.a) + bits.OnesCount64(s.b) + bits.OnesCount64(s.c)
}

// first returns the lowest cell of s, which is not empty.
func (s cells) first() uint {
	switch {
	case s.a != 0:
		return uint(bits.TrailingZeros64(s.a))
	case s.b != 0:
		return 64 + uint(bits.TrailingZeros64(s.b))
	}
	return 128 + uint(bits.TrailingZeros64(s.c))
}

// and returns the cells in both sets.
func (s cells) and(t cells) cells { return cells{s.a & t.a, s.b & t.b, s.c & t.c} }

// or returns the cells in either set.
func (s cells) or(t cells) cells { return cells{s.a | t.a, s.b | t.b, s.c | t.c} }

// minus returns the cells of s that are not in t.
func (s cells) minus(t cells) cells { return cells{s.a &^ t.a, s.b &^ t.b, s.c &^ t.c} }

// shiftUp adds k, 1 to 63, to the number of every cell.
func (s cells) shiftUp(k uint) cells {
	k &= 63 // lets the compiler omit the case of 64 and more
	return cells{s.a << k, s.b<<k | s.a>>(64-k), s.c<<k | s.b>>(64-k)}
}

// down subtracts k, 1 to 63, from the number of every cell.
func (s cells) down(k uint) cells {
	k &= 63
	return cells{s.a>>k | s.b<<(64-k), s.b>>k | s.c<<(64-k), s.c >> k}
}

// appendAll appends the cells of s in ascending order.
func (s cells) appendAll(dst []uint8) []uint8 {
	for ; !s.empty(); s = s.minus(singleton(s.first())) {
		dst = append(dst, uint8(s.first()))
	}
	return dst
}
