// Rules of SQU: discs and turns, the squares that discs form, pyramids and the record, the end of the game, its scores and results decided early.
// Change a rule here and in rules.md.

package squ

import (
	"math/bits"
	"slices"

	"quintet/games"
)

// A square has its upper left corner on cell at and its other corners side cells away. Side 0 means no square.
type square struct{ at, side int8 }

// A position is the discs, the open turn, the pyramids and the record.
type position struct {
	g     *game
	discs [2]cells
	// sides are those of the largest squares when the last turn was complete.
	sides    [2]int8
	pyramids [2]square
	// lead is the corner, clockwise from the upper left, with the first of a colour's pyramids; the others follow clockwise. It does not affect the
	// game, but gives each pyramid an identity from view to view.
	lead   [2]int8
	count  int8 // discs on the board
	open   int8 // the first disc of a turn that needs another, otherwise noCell
	holder int8 // the player who holds the record
}

// discsBefore returns the number of discs on the board at the beginning of the turn.
func (p *position) discsBefore() int {
	if p.open != noCell {
		return int(p.count) - 1
	}
	return int(p.count)
}

// Players returns 2.
func (p *position) Players() int { return 2 }

// ToMove implements games.Position.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return p.g.moverAfter(p.discsBefore())
}

// moverAfter returns the player whose turn begins, or whose first turn continues, with k discs on the board. Source: rules.md B1, "State".
func (g *game) moverAfter(k int) games.Player {
	if later := k - g.opening; later >= 0 && later/2%2 == 0 {
		return black
	}
	return red
}

// left returns the number of discs the mover still has in this turn, 0 when the game is over.
func (p *position) left() int {
	switch {
	case p.inFirstTurn():
		return p.g.opening - int(p.count)
	case p.open != noCell:
		return 1
	}
	return min(2, p.g.n*p.g.n-int(p.count))
}

// inFirstTurn reports whether the first turn continues. None of its discs is open: they are too few for a square.
func (p *position) inFirstTurn() bool { return int(p.count) < p.g.opening }

// empty returns the empty cells.
func (p *position) empty() cells { return p.g.all.minus(p.discs[red].or(p.discs[black])) }

// moveOn returns the move that places a disc on cell i.
func moveOn(i int) games.Move { return games.Move(i) + 1 }

// cellOf returns the cell of a move.
func cellOf(m games.Move) int { return int(m) - 1 }

// PliesLeft implements games.TurnTaker.
func (p *position) PliesLeft() int { return p.left() }

// AppendMoves implements games.Position, in the order of the cells.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	empty := p.empty()
	for lo := empty.lo; lo != 0; lo &= lo - 1 {
		dst = append(dst, moveOn(bits.TrailingZeros64(lo)))
	}
	for hi := empty.hi; hi != 0; hi &= hi - 1 {
		dst = append(dst, moveOn(64+bits.TrailingZeros64(hi)))
	}
	return dst
}

// Legal implements games.Position.
func (p *position) Legal(m games.Move) bool {
	return m >= 1 && m <= games.Move(p.g.n*p.g.n) && p.empty().has(cellOf(m))
}

// Play implements games.Position.
func (p *position) Play(m games.Move) {
	mover := p.g.moverAfter(p.discsBefore())
	more := p.left() > 1 && !p.inFirstTurn()
	p.discs[mover] = p.discs[mover].with(cellOf(m))
	p.count++
	if more {
		p.open = int8(cellOf(m))
		return
	}
	p.open = noCell
	p.closeTurn(mover)
}

// Over implements games.Position.
func (p *position) Over() bool { return int(p.count) == p.g.n*p.g.n }

// CopyFrom implements games.Position.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone implements games.Position.
func (p *position) Clone() games.Position {
	c := *p
	return &c
}

// Hash implements games.Position. It leaves out pyramids, and the record if ties are draws, since they do not affect the game.
func (p *position) Hash() uint64 {
	rest := uint64(p.open + 1)
	if p.g.record {
		rest |= uint64(p.holder+1) << 8
	}
	h := mix(p.discs[red].lo, p.discs[black].lo+0x9e3779b97f4a7c15)
	h = mix(h^p.discs[red].hi, p.discs[black].hi+0xd1b54a32d192ed03)
	return mix(h^rest, 0x8cb92ba72f3d8dd7)
}

// mix folds the product of two numbers. It spreads them first, so that an empty board does not make one 0.
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^0xa0761d6478bd642f, b^0xe7037ed1a0b428db)
	return hi ^ lo
}

// squares returns the upper left corners of all squares of this side with discs on their four corners.
func (g *game) squares(discs cells, side int) cells {
	pairs := discs.and(discs.shiftDown(uint(side)))
	return pairs.and(pairs.shiftDown(uint(side * g.n))).and(g.anchors[side])
}

// largest returns the largest square whose side exceeds floor; among several the topmost, then the leftmost. It returns side 0 if there is none.
// Source: rules.md B1, "End of turn" 2.
func (g *game) largest(discs cells, floor int8) square {
	for side := g.n - 1; side > int(floor); side-- {
		if found := g.squares(discs, side); !found.empty() {
			return square{int8(found.first()), int8(side)}
		}
	}
	return square{}
}

// corners returns the cells of q's corners, clockwise from the upper left.
func (g *game) corners(q square) [4]int {
	at, side := int(q.at), int(q.side)
	return [4]int{at, at + side, at + side*(g.n+1), at + side*g.n}
}

// closeTurn updates the record and the pyramids of mover, who has placed the last disc of the turn. Source: rules.md B1, "End of turn"; ties=record
// as in games/rules.md, "Options".
func (p *position) closeTurn(mover games.Player) {
	if q := p.g.largest(p.discs[mover], p.sides[mover]); q.side > 0 {
		if q.side > p.recordSide() {
			p.holder = int8(mover)
		}
		p.sides[mover] = q.side
	}
	// A position from text may have its pyramids elsewhere, so the sides alone are not enough.
	if p.sides[mover] > p.pyramids[mover].side {
		p.movePyramids(mover, p.g.largest(p.discs[mover], p.pyramids[mover].side))
	}
}

// movePyramids moves c's pyramids to the corners of q, which is larger than the square they mark. The two squares share at most one corner; the
// pyramid there stays.
func (p *position) movePyramids(c games.Player, q square) {
	if p.pyramids[c].side > 0 {
		from := p.g.corners(p.pyramids[c])
		for k, cell := range p.g.corners(q) {
			if old := slices.Index(from[:], cell); old >= 0 {
				p.lead[c] = (p.lead[c] + int8(k-old) + 4) % 4
			}
		}
	}
	p.pyramids[c] = q
}

// recordSide returns the side of the largest square of either colour when the last turn was complete, 0 for none.
func (p *position) recordSide() int8 { return max(p.sides[red], p.sides[black]) }

// holderFits reports whether the record can have this holder: a player with a largest square, or no one if there is no square.
func (p *position) holderFits() bool {
	if p.holder < 0 || p.recordSide() == 0 {
		return p.holder < 0 && p.recordSide() == 0
	}
	return p.sides[p.holder] == p.recordSide()
}

// AppendScores implements games.Position: the sides of the largest squares when the last turn was complete.
func (p *position) AppendScores(dst []int) []int {
	return append(dst, int(p.sides[red]), int(p.sides[black]))
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return payoffs(p.winner())
}

// payoffs returns the result of a game won by w, or drawn.
func payoffs(w games.Player) games.Payoffs {
	switch w {
	case red:
		return games.Payoffs{1, -1}
	case black:
		return games.Payoffs{-1, 1}
	}
	return games.Payoffs{}
}

// winner returns the player who wins with the current sides, None for a draw.
func (p *position) winner() games.Player {
	switch {
	case p.sides[red] > p.sides[black]:
		return red
	case p.sides[black] > p.sides[red]:
		return black
	case p.g.record:
		return games.Player(p.holder)
	}
	return games.None
}

// potential returns the largest side of a square that c can still have: none of its corners has an enemy disc.
func (p *position) potential(c games.Player) int8 {
	return p.g.largest(p.g.all.minus(p.discs[1-c]), 0).side
}

// Decided implements games.Decider. Source: rules.md B1, "End of game" (c), and for ties=record doc.go.
func (p *position) Decided() (games.Payoffs, bool) {
	w, ok := p.decided()
	return payoffs(w), ok
}

// decided returns the certain winner, None for a draw. ok is false if the result is open.
func (p *position) decided() (w games.Player, ok bool) {
	var now, limit [2]int8
	for c := range limit {
		now[c] = p.g.largest(p.discs[c], p.sides[c]).side
		now[c] = max(now[c], p.sides[c])
		limit[c] = p.potential(games.Player(c))
	}
	holder := p.holder
	if mover := p.ToMove(); mover != games.None && now[mover] > p.recordSide() {
		holder = int8(mover) // by the disc of the open turn
	}
	for c := range limit {
		if now[c] > limit[1-c] || p.g.record && int(holder) == c && now[c] >= limit[1-c] {
			return games.Player(c), true
		}
	}
	if now == limit && now[red] == now[black] {
		return games.None, true
	}
	return games.None, false
}
