// Sets of cells of Distrify as bit masks (set), and the board without stones (field: neighbours and sides). Also the two patterns that the rules
// forbid, found for all cells at once: crosscuts and three in a row. Change a pattern here; position.go decides which plies are legal.

package distrify

import (
	"math/bits"

	"quintet/games/board"
)

const (
	maxSize  = board.MaxSize
	maxCells = maxSize * maxSize
	maxWords = (maxCells + 63) / 64

	// noCell means no cell.
	noCell = -1
)

// A set is a set of cells: bit i is cell i, counted row by row from the top left corner.
type set [maxWords]uint64

func (s *set) has(x int) bool { return s[x>>6]>>(x&63)&1 == 1 }

func (s *set) add(x int) { s[x>>6] |= 1 << (x & 63) }

func (s *set) remove(x int) { s[x>>6] &^= 1 << (x & 63) }

// without removes the cells of o from s.
func (s *set) without(o *set) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// first returns the first cell of s, which is not empty.
func (s *set) first() int {
	i := 0
	for s[i] == 0 {
		i++
	}
	return i<<6 | bits.TrailingZeros64(s[i])
}

func (s *set) empty() bool { return *s == set{} }

func (s *set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

func (s *set) meets(o *set) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// appendCells appends the cells of s in order.
func (s *set) appendCells(dst []int) []int {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			dst = append(dst, i<<6|bits.TrailingZeros64(w))
		}
	}
	return dst
}

// directions are the eighths of a turn clockwise from north, as (column, row). The odd ones are the diagonals; d+4 is opposite to d.
var directions = [8][2]int{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}

// A step is a direction applied to all cells at once.
type step struct {
	offset int // added to the number of a cell
	from   set // the cells from which the step stays on the board
}

// A field is the board without its stones.
type field struct {
	size  int
	words int // number of words of a set in use
	all   set
	steps [8]step
	next  [][8]int16 // the neighbours of each cell by direction, off beyond the edge
	king  []set      // the same as sets
	sides [2][2]set  // by colour: the cells of its two sides, top and bottom, left and right

	ends        [2][2]plane // the same sides
	left, right plane       // the cells with a neighbour to the left, and to the right
}

func newField(size int) field {
	f := field{size: size, words: (size*size + 63) / 64}
	for x := range size * size {
		f.all.add(x)
		c, r := x%size, x/size
		var next [8]int16
		var king set
		for d, to := range directions {
			next[d] = noCell
			nc, nr := c+to[0], r+to[1]
			if nc < 0 || nc >= size || nr < 0 || nr >= size {
				continue
			}
			next[d] = int16(nr*size + nc)
			king.add(nr*size + nc)
			f.steps[d].from.add(x)
		}
		f.next = append(f.next, next)
		f.king = append(f.king, king)
	}
	for d, to := range directions {
		f.steps[d].offset = to[1]*size + to[0]
	}
	for i := range size {
		f.sides[0][0].add(i)
		f.sides[0][1].add((size-1)*size + i)
		f.sides[1][0].add(i * size)
		f.sides[1][1].add(i*size + size - 1)
	}
	for c, sides := range f.sides {
		for i := range sides {
			f.ends[c][i] = sides[i].plane()
		}
	}
	f.left, f.right = f.steps[6].from.plane(), f.steps[2].from.plane()
	return f
}

// shifted sets dst to the cells whose neighbour in direction d belongs to s. dst may be s.
func (f *field) shifted(dst, s *set, d int) {
	st := &f.steps[d&7]
	carry := uint64(0)
	if st.offset > 0 {
		k := st.offset & 63
		for i := f.words - 1; i >= 0; i-- {
			w := s[i]
			dst[i] = (w>>k | carry) & st.from[i]
			carry = w << (64 - k)
		}
		return
	}
	k := -st.offset & 63
	for i := range f.words {
		w := s[i]
		dst[i] = (w<<k | carry) & st.from[i]
		carry = w >> (64 - k)
	}
}

// crosscuts sets dst to the cells, empty or not, where a stone of own forms a crosscut: a 2x2 block with own stones on one diagonal and enemy stones
// on the other. Source: rules.md 2.1.
func (f *field) crosscuts(dst, own, enemy *set) {
	var flank [5]set // enemy to the north, east, south, west and again north
	for i := range 4 {
		f.shifted(&flank[i], enemy, 2*i)
	}
	flank[4] = flank[0]
	*dst = set{}
	var corner set
	for i := range 4 {
		f.shifted(&corner, own, 2*i+1)
		for w := range f.words {
			dst[w] |= corner[w] & flank[i][w] & flank[i+1][w]
		}
	}
}

// triplets sets dst to the cells, empty or not, where a stone of own belongs to a run of three or more in one of the four directions. Source:
// rules.md 2.1.
func (f *field) triplets(dst, own *set) {
	*dst = set{}
	var before, after, twoBefore, twoAfter set
	for d := range 4 {
		f.shifted(&before, own, d)
		f.shifted(&after, own, d+4)
		for w := range f.words {
			twoBefore[w] = own[w] & before[w]
			twoAfter[w] = own[w] & after[w]
		}
		f.shifted(&twoBefore, &twoBefore, d)
		f.shifted(&twoAfter, &twoAfter, d+4)
		for w := range f.words {
			dst[w] |= before[w]&after[w] | twoBefore[w] | twoAfter[w]
		}
	}
}
