// The contents of a cell of Azacru packed into bits (field), and sets of cells as bit masks (cellSet). Change the packing here; position.go defines
// what a ply does with cells.

package azacru

import "math/bits"

// A field packs the contents of a cell: bits 0-2 its tile, bits 3-5 the heading of its piece, bits 6-8 that piece's owner, bits 9-15 its number. Tile
// and owner are a player + 1, or 0 for a neutral cell and for no piece.
type field uint16

const (
	tileBits  field = 0x007
	pieceBits field = 0xFFF8
	textBits  field = 0x01FF // everything but the number, which the rules do not use
)

func piece(owner, facing, number int) field {
	return field(facing)<<3 | field(owner+1)<<6 | field(number)<<9
}

func (f field) tile() int { return int(f&tileBits) - 1 } // -1 for none

func (f field) facing() int { return int(f >> 3 & 7) }

func (f field) owner() int { return int(f>>6&7) - 1 } // -1 for none

func (f field) number() int { return int(f >> 9) }

func (f field) taken() bool { return f&pieceBits != 0 }

// ahead returns the directions in which the piece moves.
func (f field) ahead() *[3]int { return &ahead[f.facing()] }

// A cellSet is a set of cells.
type cellSet [2]uint64

func (s *cellSet) add(i int) { s[i>>6&1] |= 1 << (i & 63) }

func (s *cellSet) remove(i int) { s[i>>6&1] &^= 1 << (i & 63) }

func (s *cellSet) has(i int) bool { return s[i>>6&1]>>(i&63)&1 == 1 }

func (s *cellSet) empty() bool { return s[0]|s[1] == 0 }

// count returns the number of cells in s.
func (s *cellSet) count() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// pop removes and returns the first cell of s, which must not be empty.
func (s *cellSet) pop() int {
	if w := s[0]; w != 0 {
		s[0] = w & (w - 1)
		return bits.TrailingZeros64(w)
	}
	w := s[1]
	s[1] = w & (w - 1)
	return 64 + bits.TrailingZeros64(w)
}
