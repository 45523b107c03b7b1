// What the search knows of SQU beyond its rules: the evaluation of positions and the priors of plies. Change the computer's judgement here;
// its levels are in levels.txt.

package squ

import "quintet/games"

// The weights of the evaluation. Source: rules.md B6, "Evaluation that works"; some numbers differ because matches showed better ones.
const (
	// recordWorth is the value of a record one cell larger.
	recordWorth = 400
	// holderWorth is the value of the record where it wins ties, in the same unit.
	holderWorth = recordWorth / 2
	// doubt makes the lead that an estimate of 1/2 takes.
	doubt = 1000
	// decidedWorth is the estimate of a game that is won but not over.
	decidedWorth = 0.999
)

// promises are the values of a possible square per cell of its side, by its number of own discs. It holds no other discs and is larger than
// the largest square of its colour.
var promises = [4]float32{1, 2.5, 6.25, 15.6}

// Evaluate implements games.Evaluator: the lead by what squares promise and by the largest squares, where that of the mover is
// the largest he can have at the end of this turn.
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
	side    int8    // of the largest square, once the discs at hand are laid
	promise float32 // of all larger squares than there are that can still be made
}

// prospect returns that of c, who has so many discs at hand.
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

// side returns the side of c's largest square on the board, also one that the disc of the open turn completed.
func (p *position) side(c games.Player) int8 {
	return max(p.sides[c], p.g.largest(p.discs[c], p.sides[c]).side)
}

// alive returns the upper left corners of the squares of this side without enemy discs, by the number of own discs on them. Those with
// four are left out.
func (g *game) alive(own, enemy cells, side int) [4]cells {
	right, down := uint(side), uint(side*g.n)
	blocked := enemy.or(enemy.back(right))
	open := g.anchors[side].minus(blocked.or(blocked.back(down)))
	// The upper and the lower two corners: both own, or one.
	both, one := own.and(own.back(right)), own.xor(own.back(right))
	bothDown, oneDown := both.back(down), one.back(down)
	three := both.and(oneDown).or(one.and(bothDown))
	two := one.and(oneDown).or(both.xor(bothDown).minus(one.or(oneDown)))
	single := one.xor(oneDown).minus(both.or(bothDown))
	any := own.or(own.back(right)).or(own.back(down)).or(own.back(down + right))
	return [4]cells{open.minus(any), open.and(single), open.and(two), open.and(three)}
}

// What a disc does for a square through its cell, for each of its side, by the number of discs already on it: it builds one's own, up
// to completing it, or spoils the opponent's.
var (
	build = [4]float32{1.5, 3.75, 9.35, 100}
	spoil = [4]float32{2, 5, 20, 40}
)

// AppendPriors implements games.Prior: what a disc builds and spoils, as a share of the most that any of ms does.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	if len(ms) == 0 { // the game is over
		return dst
	}
	var worth [maxCells]float32
	mover := p.ToMove()
	p.appraise(mover, &build, &worth)
	p.appraise(1-mover, &spoil, &worth)
	best := float32(1) // where nothing is left to be built or spoilt
	for _, m := range ms {
		best = max(best, worth[cellOf(m)])
	}
	for _, m := range ms {
		dst = append(dst, worth[cellOf(m)]/best)
	}
	return dst
}

// appraise adds to each cell what a disc there does to those squares of c that would be larger than his largest.
func (p *position) appraise(c games.Player, does *[4]float32, worth *[maxCells]float32) {
	has := int(p.side(c))
	for side := p.g.n - 1; side > has; side-- {
		right, down := side, side*p.g.n
		for n, s := range p.g.alive(p.discs[c], p.discs[1-c], side) {
			v := does[n] * float32(side)
			for ; !s.empty(); s = s.rest() {
				i := s.first()
				worth[i] += v
				worth[i+right] += v
				worth[i+down] += v
				worth[i+down+right] += v
			}
		}
	}
}

// Locator implements games.Located.
func (p *position) Locator() games.Locator { return (*places)(p) }

// places tell where the moves of a position are made.
type places position

// Width implements games.Locator.
func (p *places) Width() int { return p.g.n }

// Cell implements games.Locator.
func (p *places) Cell(m games.Move) int { return cellOf(m) }

// AppendOwn implements games.Locator.
func (p *places) AppendOwn(dst []int) []int {
	for own := p.discs[p.g.moverAfter((*position)(p).before())]; !own.empty(); own = own.rest() {
		dst = append(dst, own.first())
	}
	return dst
}
