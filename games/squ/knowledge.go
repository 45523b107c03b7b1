// What the search knows about SQU beyond its rules: the evaluation of positions, the priors of plies, urgent plies, and where plies are made
// (Locator). Change the computer's judgement here; levels.txt holds its levels, position.go has results decided early.

package squ

import "quintet/games"

// The weights of the evaluation. Source: rules.md B6, "Evaluation that works"; some numbers differ because matches showed better ones.
const (
	// recordWorth is the value of one cell of side of the largest square.
	recordWorth = 400
	// holderWorth is the value of the record if it wins ties, in the same unit.
	holderWorth = recordWorth / 2
	// doubt is the lead for which the estimate is 1/2.
	doubt = 1000
	// decidedWorth is the estimate of a game that is decided but not over.
	decidedWorth = 0.999
)

// promises are the values of a possible square per cell of its side, by its number of own discs. Such a square has no enemy discs and is larger than
// the largest square of its colour.
var promises = [4]float32{1, 2.5, 6.25, 15.6}

// Evaluate implements games.Evaluator: the lead by potential squares and by largest squares. For the mover it uses the largest square he can have at
// the end of this turn.
func (p *position) Evaluate() games.Payoffs {
	mover := p.ToMove()
	if mover == games.None {
		return p.Payoffs()
	}
	if ps, ok := p.Decided(); ok {
		return games.Payoffs{ps[red] * decidedWorth, ps[black] * decidedWorth}
	}
	other := 1 - mover
	mine, theirs := p.prospect(mover, p.left()), p.prospect(other, 0)
	lead := mine.promise - theirs.promise + recordWorth*float32(mine.side-theirs.side)
	if p.g.record && mine.side == theirs.side {
		switch p.holder {
		case int8(mover):
			lead += holderWorth
		case int8(other):
			lead -= holderWorth
		}
	}
	v := lead / (max(lead, -lead) + doubt)
	var ps games.Payoffs
	ps[mover], ps[other] = v, -v
	return ps
}

// A prospect holds the largest squares that a colour has and may still get.
type prospect struct {
	side    int8    // of the largest square, once the discs in hand are placed
	promise float32 // of all larger squares that can still be made
}

// prospect returns the prospect of c, who has hand discs left in the turn.
func (p *position) prospect(c games.Player, hand int) prospect {
	g := p.g
	has := p.side(c)
	var v prospect
	for side := g.n - 1; side > int(has); side-- {
		by := g.alive(p.discs[c], p.discs[1-c], side)
		sum := float32(0)
		for n, s := range by {
			sum += promises[n] * float32(s.count())
		}
		v.promise += float32(side) * sum
		if v.side == 0 && (hand > 0 && !by[3].empty() || hand > 1 && !by[2].empty()) {
			v.side = int8(side)
		}
	}
	v.side = max(v.side, has)
	return v
}

// side returns the side of c's largest square on the board, including one completed in the open turn.
func (p *position) side(c games.Player) int8 {
	return max(p.sides[c], p.g.largest(p.discs[c], p.sides[c]).side)
}

// alive returns the upper left corners of the squares of this side without enemy discs, by their number of own discs, from 0 to 3.
func (g *game) alive(own, enemy cells, side int) [4]cells {
	right, down := uint(side), uint(side*g.n)
	open := g.unblocked(enemy, side)
	// The upper and the lower two corners: both own, or one.
	both, one := own.and(own.shiftDown(right)), own.xor(own.shiftDown(right))
	bothDown, oneDown := both.shiftDown(down), one.shiftDown(down)
	three := both.and(oneDown).or(one.and(bothDown))
	two := one.and(oneDown).or(both.xor(bothDown).minus(one.or(oneDown)))
	single := one.xor(oneDown).minus(both.or(bothDown))
	any := own.or(own.shiftDown(right)).or(own.shiftDown(down)).or(own.shiftDown(down + right))
	return [4]cells{open.minus(any), open.and(single), open.and(two), open.and(three)}
}

// AppendPriors implements games.Prior: 1 for discs that can make, or with the disc before them make, two decisive squares possible for the mover's next
// turn. The opponent must then answer both. No other disc stands out before the search.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	if len(ms) == 0 { // the game is over
		return dst
	}
	mover := p.ToMove()
	// through is the number of squares with one disc through each cell: another disc makes them possible for the next turn.
	var through [maxCells]int8
	possible, begun := 0, 0
	for side := p.g.n - 1; side >= int(p.decisiveSide(mover)); side-- {
		by := p.g.alive(p.discs[mover], p.discs[1-mover], side)
		possible += by[2].count()
		begun += by[1].count()
		for s := by[1]; !s.empty(); s = s.withoutFirst() {
			for _, i := range p.g.corners(square{int8(s.first()), int8(side)}) {
				through[i]++
			}
		}
	}
	if p.left() == 2 {
		possible = begun - 1 // the second disc can be on another
	}
	for _, m := range ms {
		weight := float32(0)
		if n := int(through[cellOf(m)]); n > 0 && possible+n >= 2 {
			weight = 1
		}
		dst = append(dst, weight)
	}
	return dst
}

// AppendUrgent implements games.Alerter: the discs that make a decisive square in this turn. If there are none, the last corners of the largest square
// that matters and has three discs of one colour; the mover's own comes first.
func (p *position) AppendUrgent(dst []games.Move) []games.Move {
	mover := p.ToMove()
	if mover == games.None {
		return dst
	}
	urgent := p.finish(mover)
	if urgent.empty() {
		urgent = p.lastCorners(mover)
	}
	for ; !urgent.empty(); urgent = urgent.withoutFirst() {
		dst = append(dst, moveOn(urgent.first()))
	}
	return dst
}

// lastCorners returns the empty corners of the largest squares that matter and lack one disc: those of the mover or, if he has none as large, of the
// opponent. As in effects, a square matters if it is larger than the record and than half of the largest one that the other colour can still have.
func (p *position) lastCorners(mover games.Player) (corners cells) {
	record := max(p.side(mover), p.sides[1-mover])
	for side := p.g.n - 1; side > int(record); side-- {
		for _, c := range [2]games.Player{mover, 1 - mover} {
			if side <= int(p.potential(1-c)/2) {
				continue
			}
			for found := p.g.openSquares(p.discs[c], p.discs[1-c], side, 1); !found.empty(); found = found.withoutFirst() {
				corners = corners.or(p.g.cornersOf(square{int8(found.first()), int8(side)}).and(p.empty()))
			}
			if !corners.empty() {
				return corners
			}
		}
	}
	return corners
}

// Locator implements games.Located.
func (p *position) Locator() games.Locator { return (*places)(p) }

// places gives the locations of a position's moves.
type places position

// Width implements games.Locator.
func (p *places) Width() int { return p.g.n }

// Cell implements games.Locator.
func (p *places) Cell(m games.Move) int { return cellOf(m) }

// AppendOwn implements games.Locator.
func (p *places) AppendOwn(dst []int) []int {
	for own := p.discs[p.g.moverAfter((*position)(p).discsBefore())]; !own.empty(); own = own.withoutFirst() {
		dst = append(dst, own.first())
	}
	return dst
}
