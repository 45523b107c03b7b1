// What the search knows about Taiji beyond its rules: the evaluation of positions, the priors of plies from the groups that a half would join
// (census), and where plies are made (Locator). Change the computer's judgement here; levels.txt holds its levels.

package taiji

import (
	"math"

	"quintet/games"
)

// The weights of the evaluation. Source of the first: rules.md A6, "Measured ladder".
const (
	// openWorth is the value, in cells of score, of an empty cell next to a colour that a tile can still cover.
	openWorth = 0.25
	// tieWorth is the lead that Light needs if ties are wins for Dark.
	tieWorth = 0.5
	// doubt and doubtPerCell give the lead, in cells of score, for which the estimate is 1/2. It is larger while more cells are empty.
	doubt        = 1.0
	doubtPerCell = 0.06
)

// Evaluate implements games.Evaluator: the lead by the current score and by the room to grow.
func (p *position) Evaluate() games.Payoffs {
	g := p.game
	open := g.coverable(p.free())
	if open.empty() {
		return games.Share(p.winners(), 2)
	}
	s := p.scores()
	lead := g.normalizedScore(s[light]) - g.normalizedScore(s[dark])
	room := g.alongside(p.half[light]).and(open).count() - g.alongside(p.half[dark]).and(open).count()
	lead += openWorth * float32(room)
	if !g.tieDraw {
		lead -= tieWorth
	}
	size := max(lead, -lead)
	v := lead / (size + doubt + doubtPerCell*float32(open.count()))
	return games.Payoffs{v, -v}
}

// coverable returns the cells of free that a tile can cover.
func (g *game) coverable(free cells) cells {
	var s cells
	for _, w := range g.directions {
		ends := w.ends(free)
		s = s.or(ends).or(ends.shiftUp(w.step))
	}
	return s
}

// alongside returns the cells with a neighbour in s in the same row or column. They may be in s themselves.
func (g *game) alongside(s cells) cells {
	n := uint(g.size)
	row := s.and(g.right.from).shiftUp(1).or(s.down(1).and(g.right.from))
	column := s.and(g.below.from).shiftUp(n).or(s.down(n).and(g.below.from))
	return row.or(column)
}

// normalizedScore makes scores of all formulas comparable: the number of cells whose sum would give this score if the counted groups were equally large.
func (g *game) normalizedScore(score int) float32 {
	switch n := float64(g.counted); {
	case g.formula == sum || g.counted == 1 && g.formula == product:
		return float32(score)
	case g.formula == squares:
		return float32(math.Sqrt(n * float64(score)))
	case g.counted == 2:
		return float32(n * math.Sqrt(float64(score)))
	default:
		return float32(n * math.Cbrt(float64(score)))
	}
}

// priorSlope is added to a prior for each cell of score.
const priorSlope = 0.125

// AppendPriors implements games.Prior: a half is worth what it adds to its colour's score and room, and a tile is worth the mover's half minus the
// other.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	open := p.game.coverable(p.free())
	var worth [2][maxCells]float32
	for colour := range worth {
		p.game.writeWorth(p.half[colour], open, &worth[colour])
	}
	mine, other := &worth[p.mover], &worth[p.mover^1]
	for _, m := range ms {
		own, foreign := tile(m)
		if p.mover == dark {
			own, foreign = foreign, own
		}
		dst = append(dst, min(max(0.5+priorSlope*(mine[own]-other[foreign]), 0), 1))
	}
	return dst
}

// writeWorth writes the worth of a half on each of the open cells for the colour with halves s.
//
// Room is computed for a tile as a whole: it removes both cells from the room of both colours, and the terms for the other colour's loss cancel in
// the difference of the two halves. So every half has an independent worth.
func (g *game) writeWorth(s, open cells, worth *[maxCells]float32) {
	var c census
	c.countGroups(g, s)
	near := g.alongside(s)
	fresh := open.minus(near)
	base := g.normalizedScore(c.score)
	for left := open; !left.empty(); {
		i := left.first()
		left = left.minus(singleton(i))
		room := 0
		for _, j := range g.around[i] {
			if fresh.has(uint(j)) {
				room++
			}
		}
		if near.has(i) {
			room--
		}
		worth[i] = g.normalizedScore(c.scoreWith(g, i)) - base + openWorth*float32(room)
	}
}

// A census distinguishes the groups of one colour. Group 0 is none.
type census struct {
	of      [maxCells + 1]uint8 // the group of a cell
	size    [maxCells + 1]uint8 // of a group
	largest [maxCounted + 4]uint8
	counted groupSizes
	score   int
}

// noNeighbour stands for a missing neighbour.
const noNeighbour = maxCells

// countGroups counts the groups of s.
func (c *census) countGroups(g *game, s cells) {
	var joined [maxCells + 1]uint8 // the group into which a group was merged, itself if it was not
	var list [maxCells]uint8
	halves := s.appendAll(list[:0])
	n := uint8(0)
	for _, i := range halves {
		a, b := mergedInto(&joined, c.of[g.around[i][0]]), mergedInto(&joined, c.of[g.around[i][1]])
		switch {
		case a == 0 && b == 0:
			n++
			joined[n] = n
			a = n
		case a == 0:
			a = b
		case b != 0:
			joined[b] = a
		}
		c.of[i] = a
	}
	for _, i := range halves {
		k := mergedInto(&joined, c.of[i])
		c.of[i] = k
		c.size[k]++
	}
	for k := range n {
		c.insertRanked(k + 1)
	}
	for i, k := range c.largest[:g.counted] {
		c.counted[i] = int(c.size[k])
	}
	c.score = g.score(&c.counted)
}

// mergedInto returns the group into which group k was finally merged.
func mergedInto(joined *[maxCells + 1]uint8, k uint8) uint8 {
	for joined[k] != k {
		k = joined[k]
	}
	return k
}

// insertRanked inserts group k at its place among the largest.
func (c *census) insertRanked(k uint8) {
	for i, other := range c.largest {
		if c.size[k] > c.size[other] {
			k, c.largest[i] = other, k
		}
	}
}

// scoreWith returns the score with one more half on cell i.
func (c *census) scoreWith(g *game, i uint) int {
	n := 1
	var touched [4]uint8
	for k, j := range g.around[i] {
		group := c.of[j]
		if group == 0 || group == touched[0] || group == touched[1] || group == touched[2] {
			continue
		}
		touched[k] = group
		n += int(c.size[group])
	}
	if n <= c.counted[g.counted-1] { // what it touches is even smaller
		return c.score
	}
	var after groupSizes
	k, placed := 0, false
	for _, group := range c.largest {
		if group != 0 && (group == touched[0] || group == touched[1] || group == touched[2] || group == touched[3]) {
			continue
		}
		size := int(c.size[group])
		if !placed && n >= size {
			placed = true
			after[k] = n
			if k++; k == g.counted {
				break
			}
		}
		after[k] = size
		if k++; k == g.counted {
			break
		}
	}
	return g.score(&after)
}

// Locator implements games.Located.
func (p *position) Locator() games.Locator { return (*places)(p) }

// places gives the locations of a position's moves.
type places position

// Width implements games.Locator.
func (p *places) Width() int { return p.game.size }

// Cell implements games.Locator.
func (p *places) Cell(m games.Move) int {
	own, foreign := tile(m)
	if p.mover == dark {
		own = foreign
	}
	return int(own)
}

// AppendOwn implements games.Locator.
func (p *places) AppendOwn(dst []int) []int {
	for s := p.half[p.mover]; !s.empty(); s = s.minus(singleton(s.first())) {
		dst = append(dst, int(s.first()))
	}
	return dst
}
