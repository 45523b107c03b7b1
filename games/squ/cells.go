// Sets of cells of SQU as bit masks of 100 bits (cells): membership, union and the like, shifts, and the lowest cell. Add an operation on sets here.
// position.go uses them to find squares.

package squ

import "math/bits"

// cells is a set of cells, numbered row by row from the top. Boards of up to 64 cells use only lo.
type cells struct{ lo, hi uint64 }

// noCell is the number of no cell.
const noCell int8 = -1

func (s cells) with(i int) cells {
	if i < 64 {
		return cells{s.lo | 1<<uint(i), s.hi}
	}
	return cells{s.lo, s.hi | 1<<uint(i-64)}
}

func (s cells) has(i int) bool {
	if i < 64 {
		return s.lo>>uint(i)&1 == 1
	}
	return s.hi>>uint(i-64)&1 == 1
}

func (s cells) and(t cells) cells { return cells{s.lo & t.lo, s.hi & t.hi} }

func (s cells) or(t cells) cells { return cells{s.lo | t.lo, s.hi | t.hi} }

func (s cells) xor(t cells) cells { return cells{s.lo ^ t.lo, s.hi ^ t.hi} }

func (s cells) minus(t cells) cells { return cells{s.lo &^ t.lo, s.hi &^ t.hi} }

func (s cells) empty() bool { return s.lo|s.hi == 0 }

func (s cells) count() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// shiftDown subtracts d, below 128, from the number of every cell. Cells that would become negative are dropped.
func (s cells) shiftDown(d uint) cells {
	// One of the last two terms is always 0: in Go a shift by 64 or more gives 0, and so does the huge count of a negative difference.
	return cells{s.lo>>d | s.hi<<(64-d) | s.hi>>(d-64), s.hi >> d}
}

// first returns the lowest cell number of the set, which must not be empty.
func (s cells) first() int {
	if s.lo != 0 {
		return bits.TrailingZeros64(s.lo)
	}
	return 64 + bits.TrailingZeros64(s.hi)
}

// withoutFirst returns the set without its lowest cell.
func (s cells) withoutFirst() cells {
	if s.lo != 0 {
		return cells{s.lo & (s.lo - 1), s.hi}
	}
	return cells{0, s.hi & (s.hi - 1)}
}
