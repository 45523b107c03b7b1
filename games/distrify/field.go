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
	next  [][8]int16 // the neighbours of each cell by direction, noCell beyond the edge
	king  []set      // the same as sets
	sides [2][2]set  // by colour: the cells of its two sides, top and bottom, left and right

	ends        [2][2]plane // the same sides
	left, right plane       // the cells with a neighbour to the left, and to the right

	left2, right2 plane // the cells with two cells to the left, and to the right
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
	var left2, right2 set
	f.shifted(&left2, &f.steps[6].from, 6)
	f.shifted(&right2, &f.steps[2].from, 2)
	f.left2, f.right2 = left2.plane(), right2.plane()
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
	*dst = set{}
	a, b := own.plane(), enemy.plane()
	for w := 1; w <= f.words; w++ {
		parted := f.parted(&b, w)
		dst[w-1] = f.crossed(&a, &parted, w)
	}
}

// parted returns word w of the cells that two stones of enemy separate from their neighbour to the north-east, south-east, south-west and north-west.
func (f *field) parted(enemy *plane, w int) [4]uint64 {
	north, east := enemy.back(w, f.size), enemy.front(w, 1)&f.right[w]
	south, west := enemy.front(w, f.size), enemy.back(w, 1)&f.left[w]
	return [4]uint64{north & east, east & south, south & west, west & north}
}

// crossed returns word w of the set that crosscuts computes, given word w of parted.
func (f *field) crossed(own *plane, parted *[4]uint64, w int) uint64 {
	return own.back(w, f.size-1)&parted[0] | own.front(w, f.size+1)&parted[1] | own.front(w, f.size-1)&parted[2] | own.back(w, f.size+1)&parted[3]
}

// triplets sets dst to the cells, empty or not, where a stone of own belongs to a run of three or more in one of the four directions. Source:
// rules.md 2.1.
func (f *field) triplets(dst, own *set) {
	*dst = set{}
	a := own.plane()
	for w := 1; w <= f.words; w++ {
		left, right, left2, right2 := f.left[w], f.right[w], f.left2[w], f.right2[w]
		k := f.size
		rows := inRow(a.back(w, 1)&left, a.back(w, 2)&left2, a.front(w, 1)&right, a.front(w, 2)&right2)
		rows |= inRow(a.back(w, k), a.back(w, 2*k), a.front(w, k), a.front(w, 2*k))
		rows |= inRow(a.back(w, k+1)&left, a.back(w, 2*k+2)&left2, a.front(w, k+1)&right, a.front(w, 2*k+2)&right2)
		rows |= inRow(a.back(w, k-1)&right, a.back(w, 2*k-2)&right2, a.front(w, k-1)&left, a.front(w, 2*k-2)&left2)
		dst[w-1] = rows & f.all[w-1]
	}
}

// inRow returns the cells where a stone belongs to a run of three or more along one line, given the cells that have a stone one and two steps before them
// on that line, and one and two steps after them.
func inRow(before, twoBefore, after, twoAfter uint64) uint64 {
	return before&after | before&twoBefore | after&twoAfter
}
