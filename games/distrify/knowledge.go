// What the search knows about Distrify beyond its rules: the evaluation of positions, results decided early, the priors of plies, and where plies are
// made (Locator). Change the computer's judgement here; weights.go and fits.go have the weights of priors, levels.txt the levels.

package distrify

import (
	"math"
	"math/bits"

	"quintet/games"
)

// The constants that turn two outlooks into an estimate. They are fitted to 12 000 positions of games of a tree search, on 9x9 and 13x13 and with
// both kinds of pairs. TestFit fits them again, see fits.
const (
	narrowness = 3.0  // cost in stones of a stone that has only one place
	turnWorth  = 1.6  // value of having the turn, in stones
	minWay     = 0.05 // the minimum length of a way
	certainty  = 0.9999
)

// Evaluate implements games.Evaluator: how short and wide the ways of the colours are, by the squares of their lengths.
func (p *position) Evaluate() games.Payoffs {
	if p.Over() {
		return p.Payoffs()
	}
	me := int(p.turn)
	mine, hope := p.wayLength(me)
	his, fear := p.wayLength(1 - me)
	switch n := p.opening(); {
	case n > 0:
		mine = max(mine-float32(n-1), minWay)
	case p.open == noCell:
		mine = max(mine-turnWorth, minWay)
	}
	mine *= mine
	his *= his
	v := min(max((his-mine)/(his+mine), -certainty), certainty)
	switch {
	case !hope:
		v = -certainty
	case !fear:
		v = certainty
	}
	var ps games.Payoffs
	ps[p.seat(me)], ps[p.seat(1-me)] = v, -v
	return ps
}

// wayLength returns the length of colour c's way in stones, not counting the last stone needed. ok is false if there is none.
func (p *position) wayLength(c int) (length float32, ok bool) {
	n, narrow, ok := p.outlook(c)
	return max(float32(n-1)+narrowness*float32(narrow)/unit, minWay), ok
}

// Decided implements games.Decider: a colour that is cut off has lost, since someone wins. Source: rules.md 2.2.
func (p *position) Decided() (games.Payoffs, bool) {
	if p.Over() {
		return p.Payoffs(), true
	}
	for c := range 2 {
		if _, ok := p.stonesNeeded(c); !ok {
			return games.Share(1<<p.seat(1-c), 2), true
		}
	}
	return games.Payoffs{}, false
}

// priorOf is the prior of a ply by how many tenths of a natural logarithm it is below the best.
var priorOf = func() (ws [64]float32) {
	for i := range ws {
		ws[i] = float32(math.Exp(-float64(i) / 10))
	}
	return ws
}()

// AppendPriors implements games.Prior. The swap has the prior of the best stone, since there is only one swap.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	var v survey
	var scores [maxCells + 1]int16
	p.survey(&v)
	best := int16(math.MinInt16)
	for i, m := range ms {
		if x, ok := p.g.cell(m); ok {
			scores[i] = v.score(x)
		}
		if m != moveSwap {
			best = max(best, scores[i])
		}
	}
	for i, m := range ms {
		if m == moveSwap {
			scores[i] = best
		}
		dst = append(dst, priorOf[min(int(best-scores[i]), len(priorOf)-1)])
	}
	return dst
}

// A survey holds the features of a position that moveWeights weights. Index 0 is the mover, 1 the opponent.
type survey struct {
	g       *game
	turn    uint8
	weights *weights
	total   [2]int                     // number of stones needed to join the sides
	dist    [2][2][maxCells]uint8      // of free cells, from either side
	width   [2][unreachable + 1]uint16 // by distance from the first side: number of free cells on shortest ways
	rings   [maxCells]uint16           // patterns of the neighbours of the cells, see rings
	rows    set                        // where a stone of the mover belongs to three in a row
}

// survey computes the features of the whole board for the colour to move.
func (p *position) survey(v *survey) {
	v.g, v.turn, v.weights = p.g, p.turn, &moveWeights[0]
	if p.open != noCell {
		v.weights = &moveWeights[1]
	}
	for i := range v.total {
		var gr ground
		p.ground(&gr, int(p.turn)^i)
		v.total[i] = gr.distances(0, &v.dist[i][0])
		gr.distances(1, &v.dist[i][1])
		for x := range p.g.field.size * p.g.field.size {
			if v.detour(i, x) == 0 {
				v.width[i][v.dist[i][0][x]]++
			}
		}
	}
	p.rings(&v.rings)
	p.g.field.triplets(&v.rows, &p.stones[p.turn])
}

// detour returns by how many stones the shortest way through cell x is longer than the shortest of all, at most maxDetour, or closed if the cell
// takes no stone.
func (v *survey) detour(i, x int) int {
	a, b := int(v.dist[i][0][x]), int(v.dist[i][1][x])
	if a == unreachable && b == unreachable {
		return closed
	}
	// If there is no way at all the difference is negative.
	return min(max(a+b-1-v.total[i], 0), maxDetour)
}

// score returns how much the mover prefers a stone on cell x, in tenths of a natural logarithm.
func (v *survey) score(x int) int16 {
	t, sum := v.weights, 0
	for i := range v.total {
		d, width := v.detour(i, x), 0
		if d == 0 {
			width = min(int(v.width[i][v.dist[i][0][x]]), maxWidth)
		}
		sum += int(t.detour[i][d]) + int(t.width[i][width]) + int(t.border[i][v.g.depths[v.turn^uint8(i)][x]])
	}
	if v.rows.has(x) {
		sum += int(t.row)
	}
	ring := v.rings[x]
	for d := range t.three {
		sum += int(t.three[d][bits.RotateLeft16(ring, 2-2*d)&63])
	}
	sum += int(t.facing[0][ring&3|ring>>6&12]) + int(t.facing[1][ring>>4&3|ring>>10&12])
	return int16(sum)
}

// Locator implements games.Located.
func (p *position) Locator() games.Locator { return (*places)(p) }

// places gives the locations of a position's moves.
type places position

// Width implements games.Locator.
func (p *places) Width() int { return p.g.field.size }

// Cell implements games.Locator: a ply other than a stone has no cell.
func (p *places) Cell(m games.Move) int {
	if x, ok := p.g.cell(m); ok {
		return x
	}
	return -1
}

// AppendOwn implements games.Locator.
func (p *places) AppendOwn(dst []int) []int { return p.stones[p.turn].appendCells(dst) }
