// Rules of Squex: sets of octagons and squares, the turn, legal plies, the squares that a placement takes, cuts, bonus placements, and the swap.
// Change a rule here and in rules.md. score.go decides who has won.

package squex

import (
	"math/bits"

	"quintet/games"
)

// A set is a set of octagons or of squares of one board. A square has the number of the octagon at its upper left.
type set [(maxCells + 63) / 64]uint64

func (s *set) has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }
func (s *set) add(i int)      { s[i>>6] |= 1 << (i & 63) }
func (s *set) remove(i int)   { s[i>>6] &^= 1 << (i & 63) }

// nobody is the winner of an unfinished game, and the owner of an empty place.
const nobody = -1

// swapMove is the ply "swap". The ply on octagon x is x + 1.
const swapMove games.Move = 512

func moveOn(x int) games.Move { return games.Move(x + 1) }
func cellOf(m games.Move) int { return int(m) - 1 }

// A position is a board with the turn. The zero value is invalid; game.Start makes the first one.
type position struct {
	g       *game
	own     [2]set // octagons of each colour
	sq      [2]set // squares of each colour
	groups  groups // of the octagons, by the links that count for the win
	toMove  uint8  // the colour to move; the winner's when the game is over
	left    uint8  // placements left in the turn: 1 or 2, up to opening in the first turn; 0 when the game is over
	swapped bool   // the seats have exchanged their colours
	winner  int8   // a colour, or nobody
}

// seat returns the player who has colour c.
func (p *position) seat(c uint8) games.Player {
	if p.swapped {
		c ^= 1
	}
	return games.Player(c)
}

// owner returns the colour of octagon x, or nobody.
func (p *position) owner(x int) int8 {
	switch {
	case p.own[blue].has(x):
		return blue
	case p.own[red].has(x):
		return red
	}
	return nobody
}

// Players returns 2.
func (p *position) Players() int { return 2 }

// ToMove implements games.Position.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return p.seat(p.toMove)
}

// Over implements games.Position.
func (p *position) Over() bool { return p.winner != nobody }

// AppendMoves implements games.Position: the empty octagons row by row, then the swap.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	if p.Over() {
		return dst
	}
	for w := range p.g.words {
		for free := p.free(w); free != 0; free &= free - 1 {
			dst = append(dst, moveOn(w<<6+bits.TrailingZeros64(free)))
		}
	}
	if p.maySwap() {
		dst = append(dst, swapMove)
	}
	return dst
}

// free returns word w of the set of empty octagons.
func (p *position) free(w int) uint64 { return p.g.all[w] &^ (p.own[blue][w] | p.own[red][w]) }

// Legal implements games.Position.
func (p *position) Legal(m games.Move) bool {
	if p.Over() || m == games.NoMove {
		return false
	}
	if m == swapMove {
		return p.maySwap()
	}
	return m <= moveOn(p.g.n*p.g.n-1) && p.owner(cellOf(m)) == nobody
}

// maySwap reports whether this is p2's first ply and he may take p1's colour instead (games/rules.md, "swap").
func (p *position) maySwap() bool {
	return p.g.swap && !p.swapped && p.toMove == red && p.left == 1 && p.own[blue].count() == p.g.opening && p.own[red].count() == 0
}

// inFirstTurn reports whether p is still in the first turn.
func (p *position) inFirstTurn() bool {
	return !p.Over() && p.toMove == blue && p.own[blue].count() < p.g.opening && p.own[red].count() == 0
}

// PliesLeft implements games.TurnTaker.
func (p *position) PliesLeft() int { return int(p.left) }

// Play implements games.Position. Source: rules.md 1.1.
func (p *position) Play(m games.Move) {
	if m == swapMove {
		// The colour to move stays the same, so p1, now Red, is next.
		p.swapped = true
		return
	}
	c, x := p.toMove, cellOf(m)
	cuts := p.put(c, x)
	if cuts > 0 && p.g.winFirst {
		p.regroup(c ^ 1)
	}
	if p.group(c, x) == bothSides {
		p.winner, p.left = int8(c), 0
		return
	}
	same, left := turnAfter(p.left, cuts > 0)
	if !same {
		p.toMove ^= 1
	}
	p.left = left
}

// Hash implements games.Position. It mixes turn and board with the multiplication of wyhash (Wang Yi).
func (p *position) Hash() uint64 {
	turn := uint64(p.toMove) | uint64(p.left)<<1
	if p.swapped {
		turn |= 1 << 8
	}
	h := mix(turn, 0)
	for w := range p.g.words {
		h = mix(h^p.own[blue][w], p.own[red][w])
		h = mix(h^p.sq[blue][w], p.sq[red][w])
	}
	return h
}

// mix returns a word that depends on every bit of a and b.
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^0x9E3779B97F4A7C15, b^0xe7037ed1a0b428db)
	return hi ^ lo
}

// CopyFrom implements games.Position.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone implements games.Position.
func (p *position) Clone() games.Position {
	q := *p
	return &q
}

// Swap implements games.Swapper.
func (p *position) Swap() (games.Move, bool) { return swapMove, p.maySwap() }

// put places an octagon of colour c on x and gives c the squares of the diagonals this completes. It returns how many of them were the opponent's:
// the number of cuts.
func (p *position) put(c uint8, x int) (cuts int) {
	mine, his := &p.sq[c], &p.sq[c^1]
	p.own[c].add(x)
	for k := range 4 {
		s, taken, cut := p.diagonal(c, x, k)
		if cut {
			his.remove(s)
			cuts++
		}
		if taken {
			mine.add(s)
		}
	}
	return cuts
}

// diagonal returns the square on the k-th diagonal of an octagon of colour c on x, whether c takes it, and whether that is a cut, because it is the
// opponent's. Source: rules.md 1.1. Playouts that fill the board use fast versions, crossings and crossAt.
func (p *position) diagonal(c uint8, x, k int) (square int, taken, cut bool) {
	t := &p.g.near[x]
	square = int(t.squares[k])
	taken = p.own[c].has(int(t.diag[k]))
	return square, taken, taken && p.sq[c^1].has(square)
}

// cutsOn reports whether the mover would cut with an octagon on x, which is empty, on its k-th diagonal.
func (p *position) cutsOn(x, k int) bool {
	_, _, cut := p.diagonal(p.toMove, x, k)
	return cut
}

// cuts reports whether the mover would cut with an octagon on x, which is empty.
func (p *position) cuts(x int) bool {
	return p.cutsOn(x, 0) || p.cutsOn(x, 1) || p.cutsOn(x, 2) || p.cutsOn(x, 3)
}

// cutBy returns the squares that the mover would cut with an octagon on x, which is empty.
func (p *position) cutBy(x int) (cut []int) {
	for k, s := range p.g.near[x].squares {
		if p.cutsOn(x, k) {
			cut = append(cut, int(s))
		}
	}
	return cut
}

// turnAfter reports whether the mover, with left placements before this one, continues, and returns the placements of the next player. Source:
// rules.md 1.1, "What happens, in this order", and "Handicap".
func turnAfter(left uint8, cut bool) (same bool, next uint8) {
	switch {
	case cut:
		return false, 2
	case left > 1:
		return true, left - 1
	}
	return false, 1
}
