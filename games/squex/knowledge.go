// What the search knows about Squex beyond its rules: the evaluation of positions, the priors of plies with their weights, and where plies are made
// (Locator). Change the computer's judgement here (evalPrices, moveWeights); levels.txt holds its levels.

package squex

import (
	"math"
	"math/bits"

	"quintet/games"
)

// evalPrices are the prices for all distances, in thirds of an octagon. One-ply players with these prices beat players with the best setting of
// rules.md 1.6, (2, 1, 2, 2), in 138 of 200 games.
var evalPrices = prices{stone: 3, open: 1, half: 3, cut: 2}

// halfWinLead is the lead, in thirds of an octagon, that is worth half a win.
const halfWinLead = 11

// Evaluate implements games.Evaluator: how much nearer a colour is to joining its sides, with every placement left in the turn worth almost an
// octagon. Scale and value of placements are fitted to games of a tree search.
func (p *position) Evaluate() games.Payoffs {
	if p.Over() {
		return p.Payoffs()
	}
	me := p.toMove
	ahead := p.distance(me^1) - p.distance(me) + int(p.g.prices.stone)*int(p.left) - 1
	var ps games.Payoffs
	v := float32(ahead) / float32(halfWinLead+max(ahead, -ahead))
	ps[p.seat(me)], ps[p.seat(me^1)] = v, -v
	return ps
}

// distance returns the distance of colour c from joining its sides.
func (p *position) distance(c uint8) int {
	var t terrain
	var s sweep
	p.terrain(&t, c)
	return s.run(&t, 0, nil)
}

// moveWeights are the log-odds, in tenths of a natural logarithm, that strong play chooses an octagon with a property. They are fitted to 10 000
// moves of a tree search of 4 000 playouts on 8x8 and 11x11.
var moveWeights = struct {
	// How much longer the shortest way through the octagon is than the shortest of all, for the mover and for the opponent.
	detour [2][maxDetour + 1]int8
	// Number of neighbours along an edge, and diagonal ones: the mover's and the opponent's.
	beside, across [2][5]int8
	// Steps to the nearer goal side of the mover, and to the nearer other side.
	border [2][maxBorder + 1]int8
	// A cut, with one placement left and with more.
	cut [2]int8
}{
	detour: [2][maxDetour + 1]int8{{13, 7, 2, -3, -5, -8, -10, -14, -13}, {19, 6, 6, -5, -7, -8, -16, -20, -21}},
	beside: [2][5]int8{{-14, 0, 10, 19, 30}, {-7, 1, 5, 5, 4}},
	across: [2][5]int8{{11, 1, -11, -20, -20}, {5, 2, -5, -10, -14}},
	border: [2][maxBorder + 1]int8{{-8, 0, 6}, {-6, 0, 5}},
	cut:    [2]int8{12, -38},
}

// Larger detours and distances from the border count as these.
const (
	maxDetour = 8
	maxBorder = 2
)

// priorOf is the prior of a move by how many tenths it is below the best.
var priorOf = func() (ws [64]float32) {
	for i := range ws {
		ws[i] = float32(math.Exp(-float64(i) / 10))
	}
	return ws
}()

// AppendPriors implements games.Prior. The swap has the prior of the best octagon, since there is only one swap.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	var scores [maxCells + 1]int16
	best := p.score(scores[:], ms)
	for i := range ms {
		dst = append(dst, priorOf[min(int(best-scores[i]), len(priorOf)-1)])
	}
	return dst
}

// score writes the total weights of ms to scores and returns the highest.
func (p *position) score(scores []int16, ms []games.Move) (best int16) {
	var v survey
	p.survey(&v)
	best = math.MinInt16
	for i, m := range ms {
		if m != swapMove {
			scores[i] = p.moveScore(&v, cellOf(m))
			best = max(best, scores[i])
		}
	}
	for i, m := range ms {
		if m == swapMove {
			scores[i] = best
		}
	}
	return best
}

// A survey holds the features of a position that moveWeights weights. Index 0 is the mover, 1 the opponent.
type survey struct {
	owners [maxCells + 1]uint8   // 1 for an octagon of the mover, 16 for one of the opponent
	total  [2]int                // distances from joining the sides
	dist   [2][2][maxCells]uint8 // of empty octagons, from either side
}

// survey computes the features of the whole board for the colour to move.
func (p *position) survey(v *survey) {
	for i := range v.total {
		c := p.toMove ^ uint8(i)
		for w, m := range p.own[c][:p.g.words] {
			for ; m != 0; m &= m - 1 {
				v.owners[w<<6+bits.TrailingZeros64(m)] = 1 << (4 * i)
			}
		}
		var t terrain
		var s sweep
		p.terrain(&t, c)
		v.total[i] = s.run(&t, 0, &v.dist[i][0])
		s.run(&t, 1, &v.dist[i][1])
	}
}

// moveScore returns the total weight of octagon x.
func (p *position) moveScore(v *survey, x int) int16 {
	t := &p.g.near[x]
	score := 0
	for i := range v.total {
		detour := int(v.dist[i][0][x]) + int(v.dist[i][1][x]) - int(p.g.prices.stone) - v.total[i]
		score += int(moveWeights.detour[i][min(detour, maxDetour)])
		score += int(moveWeights.border[i][t.border[p.toMove^uint8(i)]])
	}
	beside, across := uint8(0), uint8(0)
	for k := range 4 {
		beside += v.owners[t.orth[k]]
		across += v.owners[t.diag[k]]
	}
	score += int(moveWeights.beside[0][beside&15] + moveWeights.beside[1][beside>>4])
	score += int(moveWeights.across[0][across&15] + moveWeights.across[1][across>>4])
	if beside >= 2<<4 && p.cuts(x) {
		score += int(moveWeights.cut[min(p.left, 2)-1])
	}
	return int16(score)
}

// Locator implements games.Located.
func (p *position) Locator() games.Locator { return (*places)(p) }

// places gives the locations of a position's moves.
type places position

// Width implements games.Locator.
func (p *places) Width() int { return p.g.n }

// Cell implements games.Locator: the swap has no cell.
func (p *places) Cell(m games.Move) int {
	if m == swapMove {
		return -1
	}
	return cellOf(m)
}

// AppendOwn implements games.Locator.
func (p *places) AppendOwn(dst []int) []int {
	for x := range p.g.n * p.g.n {
		if p.own[p.toMove].has(x) {
			dst = append(dst, x)
		}
	}
	return dst
}
