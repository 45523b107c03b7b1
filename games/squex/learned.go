// What the search has learned of Squex: the inputs of package net for positions (AppendInputs) and plies (AppendPlyInputs), and the evaluation and priors
// that learned.txt makes of them. Change here what can be learned; go run ./build train then finds the weights. knowledge.go has the fitted judgement.

package squex

import (
	"fmt"
	"sync"

	"quintet/games"
	"quintet/games/net"
)

// The value of positions is learned for boards from minLearned to maxLearned: on larger boards the same counts and distances mean something else. Plies are
// learned for all boards.
const (
	minLearned = 6
	maxLearned = wordSize
)

// What an octagon is for the mover.
const (
	empty = iota
	ours
	theirs
	outside // beyond the edge of the board
)

// How the inputs of a position are classed.
const (
	detourClasses = 4
	edgeClasses   = 4                                   // steps from an octagon to an edge of the board
	cellKinds     = 2 + detourClasses*detourClasses + 4 // an owner, the detours through an empty octagon, and who would cut there
	squareClasses = 3                                   // steps from a square to an edge
	squareStates  = 81                                  // of the octagons around a square
	maxLead       = 30                                  // of a difference of distances
	maxWay        = 36                                  // of a distance
	maxShare      = 64                                  // of the board
	maxCount      = 8                                   // larger numbers count as one of the two below that is even or odd as they are
	maxFew        = 5
)

// The inputs of a position come in groups; each begins where the one before ends. In those after the distances there are as many again for the first of two
// placements. Long games are decided by who must cut first, hence the parities.
const (
	cellInputs   = 0                                                       // octagons: who has them, or what they are worth
	squareInputs = cellInputs + edgeClasses*edgeClasses*cellKinds          // squares: who has the octagons around
	leadInputs   = squareInputs + squareClasses*squareClasses*squareStates // how much nearer the mover is to joining his sides
	wayInputs    = leadInputs + 2*maxLead + 1                              // both distances
	emptyInputs  = wayInputs + 2*(maxWay+1)                                // how much of the board is empty
	quietInputs  = emptyInputs + 2*maxShare                                // parity of the empty octagons, and number of those where no one cuts
	cutInputs    = quietInputs + 2*2*maxCount                              // numbers of octagons where the mover, and the opponent, would cut
	safeInputs   = cutInputs + 2*maxFew*maxFew                             // and where they would not
	pairInputs   = safeInputs + 2*maxCount*maxCount                        // squares of each between two empty octagons
	inputs       = pairInputs + 2*maxFew*maxFew
)

// maxOn is the largest number of inputs that are on.
const maxOn = 2*wordSize*wordSize + wordSize*wordSize + 9

// The inputs of a ply, eachPly of them on, come in groups like those of a position.
const (
	eachPly  = 5
	phases   = 3       // of the game
	patterns = 1 << 16 // of the eight octagons around, before symmetries

	detourPly  = 0                                                // how much longer the shortest ways through the octagon are
	borderPly  = detourPly + phases*2*(maxDetour+1)*(maxDetour+1) // steps to the goal sides of both
	cutPly     = borderPly + 2*(maxBorder+1)*(maxBorder+1)        // links that the ply cuts, and that it saves
	patternPly = cutPly + 2*2*3*3                                 // the octagons around, then the same late in the game, then none
)

// inputTables are what the inputs of positions need to know about a board of one size.
type inputTables struct {
	cells   [2][]uint16 // by colour and octagon: the first input of its edge classes, if this colour moves
	squares [2][]square
}

// A square has four octagons: its upper left one, the next to the right, the one below and the last. For Red the board is transposed, so that the mover
// joins top and bottom.
type square struct {
	cells [4]uint16
	input *[squareStates]uint16
}

func newInputTables(n int) *inputTables {
	l := &inputTables{}
	tables := squareTables()
	for c := range l.cells {
		at := func(i, k int) uint16 { // row and column as c sees them
			if c == red {
				i, k = k, i
			}
			return uint16(i*n + k)
		}
		l.cells[c] = make([]uint16, n*n)
		for i := range n {
			for k := range n {
				class := min(i, n-1-i, edgeClasses-1)*edgeClasses + min(k, n-1-k, edgeClasses-1)
				l.cells[c][at(i, k)] = uint16(cellInputs + class*cellKinds)
				if i == n-1 || k == n-1 {
					continue
				}
				row, low := fold(i, n-1)
				column, right := fold(k, n-1)
				cells := [4]uint16{at(i, k), at(i, k+1), at(i+1, k), at(i+1, k+1)}
				l.squares[c] = append(l.squares[c], square{cells, &tables[row][column][right|low<<1]})
			}
		}
	}
	return l
}

// fold returns the class of place i of n by its steps to an edge, and 1 if the nearer edge is the far one.
func fold(i, n int) (class, far int) {
	if 2*i > n-1 {
		i, far = n-1-i, 1
	}
	return min(i, squareClasses-1), far
}

// squareTables returns the inputs of squares by the classes of row and column, and by how the square is to be mirrored so that the nearer edges are above
// and on the left. Far from an edge, states that are mirrored at it have the same input.
var squareTables = sync.OnceValue(func() *[squareClasses][squareClasses][4][squareStates]uint16 {
	t := &[squareClasses][squareClasses][4][squareStates]uint16{}
	for class := range squareClasses * squareClasses {
		row, column := class/squareClasses, class%squareClasses
		far := column/(squareClasses-1) | row/(squareClasses-1)<<1
		for by := range 4 {
			for state := range squareStates {
				least := squareStates
				for also := range 4 {
					if also&^far == 0 {
						least = min(least, mirrored(state, by^also))
					}
				}
				t[row][column][by][state] = uint16(squareInputs + class*squareStates + least)
			}
		}
	}
	return t
})

// mirrored returns a state of a square with left and right exchanged (by&1), and top and bottom (by&2).
func mirrored(state, by int) int {
	a := [4]int{state % 3, state / 3 % 3, state / 9 % 3, state / 27}
	return a[by] + 3*a[1^by] + 9*a[2^by] + 27*a[3^by]
}

// detourClass groups detours.
var detourClass = [maxDetour + 1]uint16{0, 1, 1, 2, 2, 3, 3, 3, 3}

// A picture is a survey, and what every octagon is for the mover.
type picture struct {
	survey
	state [maxCells + 1]uint8
}

func (p *position) picture(v *picture) {
	p.survey(&v.survey)
	end := p.g.n * p.g.n
	for x, o := range v.owners[:end] {
		v.state[x] = o&1 | o>>3 // ours is 1, theirs 16
	}
	v.state[end] = outside
}

// detours returns how much longer the shortest ways through octagon x are, for the mover and the opponent.
func (v *picture) detours(p *position, x int) (ds [2]int) {
	for i := range ds {
		d := int(v.dist[i][0][x]) + int(v.dist[i][1][x]) - int(p.g.prices.stone) - v.total[i]
		ds[i] = min(max(d, 0), maxDetour)
	}
	return ds
}

// cutsAt returns how many links the mover would cut on octagon x, which is empty, and how many the opponent would.
func (v *picture) cutsAt(t *near) (cuts [2]int) {
	for k := range 4 {
		far, a, b := v.state[t.diag[k]], v.state[t.orth[k]], v.state[t.orth[(k+1)&3]]
		if a == b && (far == ours && a == theirs || far == theirs && a == ours) {
			cuts[far-ours]++
		}
	}
	return cuts
}

// A tally counts empty octagons, and squares. Index 0 is the mover, 1 the opponent.
type tally struct {
	all   int    // empty octagons
	cuts  [2]int // those on which a player would cut
	quiet int    // those on which neither would
	pairs [2]int // squares of a player between two empty octagons
}

// AppendInputs implements games.Learner.
func (g *game) AppendInputs(dst []uint16, pos games.Position) []uint16 {
	p := pos.(*position)
	var v picture
	p.picture(&v)
	var t tally
	dst = p.appendCells(dst, &v, &t)
	for i := range g.tables.squares[p.toMove] {
		s := &g.tables.squares[p.toMove][i]
		a, b, c, d := v.state[s.cells[0]], v.state[s.cells[1]], v.state[s.cells[2]], v.state[s.cells[3]]
		if a|b|c|d == empty {
			continue // most squares at the beginning
		}
		if a == d && b == c && (a == empty || b == empty) {
			t.pairs[(a|b)-ours]++
		}
		dst = append(dst, s.input[a+3*b+9*c+27*d])
	}
	two := min(int(p.left), 2) - 1
	lead := min(max(v.total[1]-v.total[0], -maxLead), maxLead)
	return append(dst,
		uint16(leadInputs+lead+maxLead),
		uint16(wayInputs+min(v.total[0], maxWay)),
		uint16(wayInputs+maxWay+1+min(v.total[1], maxWay)),
		uint16(emptyInputs+two*maxShare+(t.all-1)*maxShare/(g.n*g.n)),
		uint16(quietInputs+(2*two+t.all&1)*maxCount+counted(t.quiet)),
		uint16(cutInputs+(two*maxFew+min(t.cuts[0], maxFew-1))*maxFew+min(t.cuts[1], maxFew-1)),
		uint16(safeInputs+(two*maxCount+counted(t.all-t.cuts[0]))*maxCount+counted(t.all-t.cuts[1])),
		uint16(pairInputs+(two*maxFew+min(t.pairs[0], maxFew-1))*maxFew+min(t.pairs[1], maxFew-1)))
}

// counted returns a number below maxCount that is even if k is.
func counted(k int) int {
	if k >= maxCount {
		return maxCount - 2 + k&1
	}
	return k
}

// appendCells appends the inputs of octagons, and counts the empty ones.
func (p *position) appendCells(dst []uint16, v *picture, t *tally) []uint16 {
	first := p.g.tables.cells[p.toMove]
	for x, s := range v.state[:len(first)] {
		at := first[x]
		if s != empty {
			dst = append(dst, at+uint16(s-ours))
			continue
		}
		d := v.detours(p, x)
		dst = append(dst, at+2+detourClass[d[0]]*detourClasses+detourClass[d[1]])
		t.all++
		cuts := v.cutsAt(&p.g.near[x])
		kind := uint16(0)
		for i, k := range cuts {
			if k > 0 {
				t.cuts[i]++
				kind |= 1 << i
			}
		}
		if kind == 0 {
			t.quiet++
		} else {
			dst = append(dst, at+2+detourClasses*detourClasses+kind)
		}
	}
	return dst
}

// AppendPlyInputs implements games.Learner. None of ms is a swap.
func (g *game) AppendPlyInputs(dst []uint16, pos games.Position, ms []games.Move) []uint16 {
	p := pos.(*position)
	var v picture
	p.picture(&v)
	pattern := patternNumbers()
	c, two, phase := p.toMove, min(int(p.left), 2)-1, p.phase()
	late := 0
	if phase == phases-1 {
		late = 1
	}
	for _, m := range ms {
		x := cellOf(m)
		t := &g.near[x]
		d, cuts := v.detours(p, x), v.cutsAt(t)
		around := 0
		for k := range 4 {
			around |= int(v.state[t.orth[k]])<<(4*k) | int(v.state[t.diag[k]])<<(4*k+2)
		}
		shape := patternPly + int(pattern.of[around])
		lateShape := patternPly + 2*pattern.count // none
		if late == 1 {
			lateShape = shape + pattern.count
		}
		dst = append(dst,
			uint16(detourPly+((phase*2+two)*(maxDetour+1)+d[0])*(maxDetour+1)+d[1]),
			uint16(borderPly+(two*(maxBorder+1)+int(t.border[c]))*(maxBorder+1)+int(t.border[c^1])),
			uint16(cutPly+((late*2+two)*3+min(cuts[0], 2))*3+min(cuts[1], 2)),
			uint16(shape), uint16(lateShape))
	}
	return dst
}

// phase returns a number below phases that grows while the board fills.
func (p *position) phase() int {
	placed, all := p.own[blue].count()+p.own[red].count(), p.g.n*p.g.n
	switch {
	case 4*placed < all:
		return 0
	case 2*placed < all:
		return 1
	}
	return phases - 1
}

// A numbering numbers the patterns of octagons around one: those that are rotated or mirrored images of each other have the same number.
type numbering struct {
	of    [patterns]uint16
	count int
}

// patternNumbers returns the numbering. A pattern has the states of the octagons around, two bits each, clockwise from the north.
var patternNumbers = sync.OnceValue(func() *numbering {
	n := &numbering{}
	for i := range n.of {
		least, mirror := i, 0
		for k := range 8 { // north stays north
			mirror |= i >> (2 * k) & 3 << (2 * (-k & 7))
		}
		for _, p := range [2]int{i, mirror} {
			for range 4 {
				p = (p<<4 | p>>12) & (patterns - 1)
				least = min(least, p)
			}
		}
		if least == i {
			n.of[i] = uint16(n.count)
			n.count++
		} else {
			n.of[i] = n.of[least] // which is smaller, so it has its number
		}
	}
	return n
})

// plyInputs returns the number of inputs of plies.
func plyInputs() int { return patternPly + 2*patternNumbers().count + 1 }

// Inputs implements games.Learner.
func (g *game) Inputs() (positions, plies int) { return inputs, plyInputs() }

// Taught implements games.Learner.
func (g *game) Taught(text string) (games.Game, error) {
	n, err := net.Parse(text, inputs, plyInputs())
	if err != nil {
		return nil, fmt.Errorf("squex: %w", err)
	}
	taught := *g
	taught.learned = func() *net.Net { return n }
	return &taught, nil
}

// shipped returns what learned.txt holds.
var shipped = sync.OnceValue(func() *net.Net {
	n, err := net.Parse(learned, inputs, plyInputs())
	if err != nil {
		panic("squex: learned.txt: " + err.Error())
	}
	return n
})

// LearnedValue implements games.Learned. On boards that are too large and with win=first it is Evaluate.
func (p *position) LearnedValue() games.Payoffs {
	if p.Over() || p.g.winFirst || p.g.n < minLearned || p.g.n > maxLearned {
		return p.Evaluate()
	}
	var on [maxOn]uint16
	v := p.g.learned().Value(p.g.AppendInputs(on[:0], p))
	var ps games.Payoffs
	ps[p.seat(p.toMove)], ps[p.seat(p.toMove^1)] = v, -v
	return ps
}

// AppendLearnedPriors implements games.Learned. With win=first they are those of AppendPriors. A swap has the prior of the best octagon.
func (p *position) AppendLearnedPriors(dst []float32, ms []games.Move) []float32 {
	if p.g.winFirst {
		return p.AppendPriors(dst, ms)
	}
	var on [eachPly * maxCells]uint16
	last := len(ms) - 1
	swap := last >= 0 && ms[last] == swapMove
	if swap {
		ms = ms[:last]
	}
	dst = p.g.learned().AppendPriors(dst, p.g.AppendPlyInputs(on[:0], p, ms), eachPly)
	if swap {
		dst = append(dst, 1)
	}
	return dst
}
