package squ

import (
	"slices"

	"quintet/games"
)

// squares returns the upper left corners of all squares of this side with discs on their four corners.
func (g *game) squares(discs cells, side int) cells {
	pairs := discs.and(discs.back(uint(side)))
	return pairs.and(pairs.back(uint(side * g.n))).and(g.anchors[side])
}

// largest returns the largest square whose side exceeds floor: of several the topmost, then the leftmost. It returns side 0 if there
// is none. Source: rules.md B1, "End of turn" 2.
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

// closeTurn settles the record and the pyramids of mover, who has laid the last disc of the turn.
// Source: rules.md B1, "End of turn"; ties=record as in games/rules.md, "Options".
func (p *position) closeTurn(mover games.Player) {
	if q := p.g.largest(p.discs[mover], p.sides[mover]); q.side > 0 {
		if q.side > p.recordSide() {
			p.holder = int8(mover)
		}
		p.sides[mover] = q.side
	}
	// A position from text may have its pyramids elsewhere, so the sides alone do not tell.
	if p.sides[mover] > p.pyramids[mover].side {
		p.movePyramids(mover, p.g.largest(p.discs[mover], p.pyramids[mover].side))
	}
}

// movePyramids puts c's pyramids on the corners of q, which is larger than the square they mark. The two squares then have one corner
// in common at most; the pyramid that stands there stays.
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

// holderFits reports whether the record can be held so: by a player with a square than which none is larger, or by nobody where there is none.
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

// winner returns the player who wins with the sides as they are, None for a draw.
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

// potential returns the largest side that a square of c's can still have: no corner holds an enemy disc.
func (p *position) potential(c games.Player) int8 {
	return p.g.largest(p.g.all.minus(p.discs[1-c]), 0).side
}

// Decided implements games.Decider. Source: rules.md B1, "End of game" (c), and for ties=record doc.go.
func (p *position) Decided() (games.Payoffs, bool) {
	w, ok := p.decided()
	return payoffs(w), ok
}

// decided returns who wins whatever happens, None for a draw. ok is false where that is not known.
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
