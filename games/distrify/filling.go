// The inner loop of random games of Distrify (filling): it draws and places stones until no one can place another, then finds who is joined. Change
// the loop here. playout.go calls it; candidates.go and crossing.go vary it for rarer options.

package distrify

import (
	"math/bits"

	"quintet/games"
)

const (
	// margin is the width of the border around the board of a filling, so that every star is within it.
	margin = 2
	// starCells is the size of the tables of a filling: a power of two that holds 19x19 cells with their border.
	starCells = 512
	// maxDraws limits the draws of a first stone before a filling counts the legal ones.
	maxDraws = 6
)

// A star says where the stones of one colour are around a cell: bit d for the neighbour in direction d, bit 8+d for the cell behind it. Occupied
// cells and the border have full stars, so both tests below forbid them.
type star uint16

const fullStar star = 0xFFFF

// row reports whether a stone would belong to a run of three or more. It is a fast version of field.triplets for one cell;
// TestStarsMatchSets checks that they agree.
func (s star) row() bool {
	near, far := uint8(s), uint8(s>>8)
	return near&(far|bits.RotateLeft8(near, 4)) != 0
}

// crosses reports whether a stone would form a crosscut with the enemy around it. It is a fast version of field.crosscuts for one cell;
// TestStarsMatchSets checks that they agree.
func (s star) crosses(enemy star) bool {
	const diagonals = 0xAA
	flanks := uint8(enemy) &^ diagonals
	return uint8(s)&bits.RotateLeft8(flanks, 1)&bits.RotateLeft8(flanks, -1) != 0
}

// A filling is a board that is filled at random, for playouts. Cells are numbered row by row on a board with a border; adjacent borders are merged.
// Forbidden cells need no search: every stone writes itself into the 16 stars that see it.
type filling struct {
	stars      [2][starCells]star // by colour
	cells      [maxCells]uint16   // the empty ones come first
	slot       [starCells]uint16  // the index of each in cells
	set        stones
	ended      [2]bool // who has ended a turn after one stone
	stuck      [2]bool // who has passed
	empty      int
	size       int
	width      int
	pairsApart bool // pairs may be apart
}

// newFilling returns the empty board. free says whether pairs may be apart.
func newFilling(size int, free bool) filling {
	f := filling{size: size, width: size + margin, pairsApart: free}
	for c := range f.stars {
		for i := range f.stars[c] {
			f.stars[c][i] = fullStar
		}
	}
	for x := range size * size {
		i := f.index(x)
		f.stars[black][i], f.stars[white][i] = 0, 0
		f.cells[x], f.slot[i] = uint16(i), uint16(x)
	}
	f.empty = size * size
	return f
}

// index returns the filling's cell for cell x of the game.
func (f *filling) index(x int) int { return (x/f.size+margin)*f.width + x%f.size + margin }

// takeOver places the stones of p on the empty board.
func (f *filling) takeOver(p *position) {
	for c := range p.stones {
		for i, w := range p.stones[c] {
			for ; w != 0; w &= w - 1 {
				f.put(c, f.index(i<<6|bits.TrailingZeros64(w)))
			}
		}
	}
}

// play continues p, whose stones have been taken over, until no one can place a stone. It returns the number of plies.
func (f *filling) play(r *games.Rand, p *position) int {
	var later candidates
	if f.pairsApart {
		later.reset(f)
	}
	plies, c := 0, int(p.turn)
	if p.open != noCell {
		plies += f.second(r, &later, c, f.index(int(p.open)))
		c = 1 - c
	}
	for stuck := false; f.empty > 0; c = 1 - c {
		x, ok := f.drawFirst(r, c)
		if !ok {
			if stuck {
				break // the other could not place one either
			}
			stuck = true
			f.stuck[c&1] = true
			plies++
			continue
		}
		stuck = false
		row := f.stars[c&1][x&(starCells-1)].row()
		f.put(c, x)
		plies++
		if !row {
			plies += f.second(r, &later, c, x)
		}
	}
	return plies
}

// put places a stone of colour c on x.
func (f *filling) put(c, x int) {
	const m = starCells - 1
	last := f.cells[f.empty-1]
	f.cells[f.slot[x&m]] = last
	f.slot[last&m] = f.slot[x&m]
	f.empty--
	f.set[c&1][x>>6&(starCells/64-1)] |= 1 << (x & 63)

	// The cell to the north sees the stone in the south, and so on.
	s, w := &f.stars[c&1], f.width
	s[(x-w)&m] |= 1 << 4
	s[(x-w+1)&m] |= 1 << 5
	s[(x+1)&m] |= 1 << 6
	s[(x+w+1)&m] |= 1 << 7
	s[(x+w)&m] |= 1 << 0
	s[(x+w-1)&m] |= 1 << 1
	s[(x-1)&m] |= 1 << 2
	s[(x-w-1)&m] |= 1 << 3
	v := 2 * w
	s[(x-v)&m] |= 1 << 12
	s[(x-v+2)&m] |= 1 << 13
	s[(x+2)&m] |= 1 << 14
	s[(x+v+2)&m] |= 1 << 15
	s[(x+v)&m] |= 1 << 8
	s[(x+v-2)&m] |= 1 << 9
	s[(x-2)&m] |= 1 << 10
	s[(x-v-2)&m] |= 1 << 11
	f.stars[0][x&m], f.stars[1][x&m] = fullStar, fullStar
}

// crosses reports whether colour c would form a crosscut on x, or x is not empty.
func (f *filling) crosses(c, x int) bool {
	const m = starCells - 1
	return f.stars[c&1][x&m].crosses(f.stars[1-c&1][x&m])
}

// drawFirst returns a cell drawn uniformly from those where colour c may place its first stone; ok is false if there is none. Redrawing after a
// refusal, and counting after some refusals, both keep the legal cells equally likely.
func (f *filling) drawFirst(r *games.Rand, c int) (x int, ok bool) {
	for range maxDraws {
		x := int(f.cells[r.Intn(f.empty)])
		if !f.crosses(c, x) {
			return x, true
		}
	}
	legal := 0
	for _, y := range f.cells[:f.empty] {
		if !f.crosses(c, int(y)) {
			legal++
		}
	}
	if legal == 0 {
		return 0, false
	}
	k := r.Intn(legal)
	for _, y := range f.cells[:f.empty] {
		if !f.crosses(c, int(y)) {
			if k == 0 {
				return int(y), true
			}
			k--
		}
	}
	panic("distrify: fewer legal cells than counted")
}

// second plays the rest of a turn whose first stone, not part of a row, is on x: a stone, "end", or nothing if no stone fits. It returns the number
// of plies, 0 or 1.
func (f *filling) second(r *games.Rand, later *candidates, c, x int) int {
	if f.pairsApart {
		return later.second(r, f, c, x)
	}
	const m = starCells - 1
	own, enemy := &f.stars[c&1], &f.stars[1-c&1]
	var legal [4]int
	n := 0
	for _, y := range [4]int{x - f.width, x + 1, x + f.width, x - 1} {
		legal[n&3] = y
		if s := own[y&m]; !s.row() && !s.crosses(enemy[y&m]) {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	if k := r.Intn(n + 1); k < n {
		f.put(c, legal[k])
	} else {
		f.ended[c&1] = true
	}
	return 1
}

// stones are the stones of a filling, by colour.
type stones [2][starCells / 64]uint64

// row returns the stones of colour c in row i.
func (f *filling) row(s *stones, c, i int) uint32 {
	at := (i+margin)*f.width + margin
	row := s[c][at>>6] >> (at & 63)
	if at&63 != 0 && at>>6+1 < len(s[c]) {
		row |= s[c][at>>6+1] << (64 - at&63)
	}
	return uint32(row) & (1<<f.size - 1)
}

// blackConnected reports whether the stones of colour black in s join the top row to the bottom row.
func (f *filling) blackConnected(s *stones) bool {
	var rows, reached [maxSize]uint32
	for i := range f.size {
		rows[i] = f.row(s, black, i)
	}
	reached[0] = rows[0]
	// Sweep down and up until nothing is added. A row adds what touches the row before it and then whole runs of its own.
	for grown := true; grown; {
		grown = false
		for i := 1; i < f.size; i++ {
			grown = grow(&reached[i], reached[i-1], rows[i]) || grown
		}
		if reached[f.size-1] != 0 {
			return true
		}
		for i := f.size - 2; i >= 0; i-- {
			grown = grow(&reached[i], reached[i+1], rows[i]) || grown
		}
	}
	return false
}

// whiteConnected reports whether white stones in s join the left column to the right one.
func (f *filling) whiteConnected(s *stones) bool {
	var rows, reached [maxSize]uint32
	for i := range f.size {
		rows[i] = f.row(s, white, i)
		grow(&reached[i], rows[i]&1, rows[i])
	}
	for grown := true; grown; {
		grown = false
		for i := 1; i < f.size; i++ {
			grown = grow(&reached[i], reached[i-1], rows[i]) || grown
		}
		for i := f.size - 2; i >= 0; i-- {
			grown = grow(&reached[i], reached[i+1], rows[i]) || grown
		}
	}
	for _, row := range reached[:f.size] {
		if row>>(f.size-1) != 0 {
			return true
		}
	}
	return false
}

// grow adds to reached the stones of row that touch those of the row beside it, and those connected to them, and reports whether there were any.
func grow(reached *uint32, beside, row uint32) bool {
	old := *reached
	now := (old | beside | beside<<1 | beside>>1) & row
	if now == old {
		return false
	}
	for {
		more := (now | now<<1 | now>>1) & row
		if more == now {
			break
		}
		now = more
	}
	*reached = now
	return true
}
