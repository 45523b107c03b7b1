// The features by which Distrify's move priors judge a stone, such as the stones around it (rings), and how fitted weights apply to the eight
// directions. Add a feature here (weights, fit). fits.go holds the numbers; knowledge.go turns them into priors.

package distrify

import "math/bits"

// Larger detours, widths and depths count as these.
const (
	maxDetour = 8
	maxWidth  = 7
	maxDepth  = 3

	closed = maxDetour + 1 // replaces the detour of a cell that takes no stone
)

// weights are the log-odds, in tenths of a natural logarithm, that strong play chooses a stone on a cell with a property. Index 0 is the mover, 1 the
// opponent.
type weights struct {
	// How much longer the shortest way through the cell is than the shortest of all and, if it is not longer, the number of cells at that distance on
	// shortest ways; otherwise 0.
	detour [2][maxDetour + 2]int8
	width  [2][maxWidth + 1]int8
	// Steps to the nearer of the sides to join.
	border [2][maxDepth + 1]int8
	// Three in a row, which ends the turn.
	row int8
	// The neighbours of the cell, two bits each as in rings: three consecutive ones, by the direction of the middle one, and two opposite ones, north
	// and south, east and west.
	three  [8][64]int8
	facing [2][16]int8
}

// A fit holds weights as they are fitted: those that a reflection exchanges occur once. Neighbours count in base 4.
type fit struct {
	detour [2][maxDetour + 2]int8
	width  [2][maxWidth + 1]int8
	border [2][maxDepth + 1]int8
	row    int8
	corner [64]int8 // ahead or behind, the diagonal, at the side
	ahead  [64]int8 // a diagonal, straight towards a side to join, the other diagonal; the lower of both readings
	aside  [64]int8 // the same towards another side
	facing [2][16]int8
}

// moveWeights are for the first stone of a turn and for the second. Ending the turn has the score 0 beside the second.
var moveWeights = [2]weights{fits[0].weights(), fits[1].weights()}

// weights applies s to all directions.
func (s *fit) weights() weights {
	t := weights{detour: s.detour, width: s.width, border: s.border, row: s.row}
	for ring := range 64 {
		a, b, c := ring&3, ring>>2&3, ring>>4
		one, other := a<<4|b<<2|c, c<<4|b<<2|a
		for d := range t.three {
			switch d {
			case 1, 5: // the neighbour before a diagonal one is straight ahead or behind
				t.three[d][ring] = s.corner[one]
			case 3, 7:
				t.three[d][ring] = s.corner[other]
			case 0, 4:
				t.three[d][ring] = s.ahead[min(one, other)]
			default:
				t.three[d][ring] = s.aside[min(one, other)]
			}
		}
	}
	for i := range t.facing {
		for pair := range 16 {
			t.facing[i][pair] = s.facing[i][min(pair, pair>>2|pair&3<<2)]
		}
	}
	return t
}

// rings stores in dst, for every cell, two bits per direction starting with the lowest: 1 if the neighbour is a stone of the mover, 2 if it is one of
// the opponent, 3 if there is none. For White the board is transposed, so that the mover always joins top and bottom.
func (p *position) rings(dst *[maxCells]uint16) {
	g := p.g
	copy(dst[:], g.emptyRings[p.turn])
	for i := range 2 {
		c := int(p.turn) ^ i
		for w, m := range p.stones[c][:g.field.words] {
			for ; m != 0; m &= m - 1 {
				for d, y := range g.field.next[w<<6|bits.TrailingZeros64(m)] {
					if y != noCell {
						dst[y] |= uint16(i+1) << (2 * relativeDirection(d+4, int(p.turn)))
					}
				}
			}
		}
	}
}

// relativeDirection returns direction d as seen by colour c, for whom its sides are north and south.
func relativeDirection(d, c int) int {
	if c == white {
		d = 6 - d
	}
	return d & 7
}

// emptyRingsOf returns the rings of the empty board when colour c is to move.
func (f *field) emptyRingsOf(c int) []uint16 {
	rims := make([]uint16, f.size*f.size)
	for x := range rims {
		for d, y := range f.next[x] {
			if y == noCell {
				rims[x] |= 3 << (2 * relativeDirection(d, c))
			}
		}
	}
	return rims
}

// depthsOf returns the number of steps from each cell to the nearer side of colour c.
func (f *field) depthsOf(c int) []uint8 {
	depths := make([]uint8, f.size*f.size)
	for x := range depths {
		at := x / f.size
		if c == white {
			at = x % f.size
		}
		depths[x] = uint8(min(at, f.size-1-at, maxDepth))
	}
	return depths
}
