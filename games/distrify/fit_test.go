package distrify

import (
	"math"
	"os"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/search/fitting"
)

// Where the weights of a fit begin in a list of all of them, in the order of fit.
const (
	atDetour = 0
	atWidth  = atDetour + 2*(maxDetour+2)
	atBorder = atWidth + 2*(maxWidth+1)
	atRow    = atBorder + 2*(maxDepth+1)
	atCorner = atRow + 1
	atAhead  = atCorner + 64
	atAside  = atAhead + 64
	atFacing = atAside + 64
	inFit    = atFacing + 2*16
)

// parts returns the weights of s, list by list.
func (s *fit) parts() (all [][]int8) {
	all = append(all, s.detour[0][:], s.detour[1][:], s.width[0][:], s.width[1][:], s.border[0][:], s.border[1][:])
	return append(all, []int8{s.row}, s.corner[:], s.ahead[:], s.aside[:], s.facing[0][:], s.facing[1][:])
}

// list returns the weights of s in natural logarithms.
func (s *fit) list() (w []float64) {
	for _, part := range s.parts() {
		for _, v := range part {
			w = append(w, float64(v)/10)
		}
	}
	return w
}

// fitOf is the inverse of list, up to rounding.
func fitOf(w []float64) *fit {
	s := &fit{}
	for _, part := range s.parts()[:6] {
		w = tenths(part, w)
	}
	s.row = int8(math.Round(10 * w[0]))
	w = w[1:]
	for _, part := range s.parts()[7:] {
		w = tenths(part, w)
	}
	return s
}

// tenths rounds the first values of w into dst and returns the rest.
func tenths(dst []int8, w []float64) []float64 {
	for i := range dst {
		dst[i] = int8(math.Round(10 * w[i]))
	}
	return w[len(dst):]
}

// appendTraits appends the list indices of the weights that score adds up for a stone on x.
func (v *survey) appendTraits(dst []uint16, x int) []uint16 {
	for i := range 2 {
		d, width := v.detour(i, x), 0
		if d == 0 {
			width = min(int(v.width[i][v.dist[i][0][x]]), maxWidth)
		}
		depth := int(v.g.depths[v.turn^uint8(i)][x])
		dst = append(dst, uint16(atDetour+i*(maxDetour+2)+d), uint16(atWidth+i*(maxWidth+1)+width), uint16(atBorder+i*(maxDepth+1)+depth))
	}
	if v.rows.has(x) {
		dst = append(dst, atRow)
	}
	near := func(d int) int { return int(v.rings[x]>>(2*(d&7))) & 3 }
	for d := range 8 {
		one, other := near(d-1)<<4|near(d)<<2|near(d+1), near(d+1)<<4|near(d)<<2|near(d-1)
		switch d % 4 {
		case 0:
			dst = append(dst, uint16(atAhead+min(one, other)))
		case 1:
			dst = append(dst, uint16(atCorner+one))
		case 2:
			dst = append(dst, uint16(atAside+min(one, other)))
		case 3:
			dst = append(dst, uint16(atCorner+other))
		}
	}
	for i := range 2 {
		a, b := near(2*i), near(2*i+4)
		dst = append(dst, uint16(atFacing+16*i+min(a|b<<2, b|a<<2)))
	}
	return dst
}

// A choice is a ply of strong play: the traits of all legal plies, none for an end, and which ply was chosen.
type choice struct {
	traits [][]uint16
	chosen int
}

// choiceOf looks at p like AppendPriors. ok is false if there is no choice, or a swap, which it does not judge.
func choiceOf(t *testing.T, p *position, m games.Move) (c choice, ok bool) {
	t.Helper()
	var v survey
	p.survey(&v)
	kept := fits[v.weights.number()].list()
	for _, legal := range p.AppendMoves(nil) {
		if legal == moveSwap {
			return c, false
		}
		var traits []uint16
		if x, stone := p.g.cell(legal); stone {
			traits = v.appendTraits(nil, x)
			sum := 0.0
			for _, k := range traits {
				sum += 10 * kept[k]
			}
			if got := v.score(x); math.Abs(sum-float64(got)) > 0.001 {
				t.Fatalf("%s: the traits of %s say %.1f, its score is %d", games.TextOf(p), p.g.label(x), sum, got)
			}
		}
		if legal == m {
			c.chosen = len(c.traits)
		}
		c.traits = append(c.traits, traits)
	}
	return c, len(c.traits) > 1
}

// number returns the index of t in moveWeights.
func (t *weights) number() int {
	if t == &moveWeights[0] {
		return 0
	}
	return 1
}

// chances returns the probability of every ply of c by the weights w.
func (c *choice) chances(w []float64) []float64 {
	ps, sum := make([]float64, len(c.traits)), 0.0
	for i, traits := range c.traits {
		odds := 0.0
		for _, k := range traits {
			odds += w[k]
		}
		ps[i] = math.Exp(max(-30, min(odds, 30)))
		sum += ps[i]
	}
	for i := range ps {
		ps[i] /= sum
	}
	return ps
}

// thin is the penalty on the square of a weight: a weight with hardly any evidence stays near 0.
const thin = 0.5

// lossOfChoices returns the mean cost of the chosen plies: the negative logarithms of their probabilities.
func lossOfChoices(cs []choice, thin float64) fitting.Loss {
	return func(w, gradient []float64) float64 {
		sum := 0.0
		for k, v := range w {
			sum += thin * v * v
			gradient[k] += 2 * thin * v
		}
		for i := range cs {
			c := &cs[i]
			ps := c.chances(w)
			sum -= math.Log(ps[c.chosen])
			for k, traits := range c.traits {
				off := ps[k]
				if k == c.chosen {
					off--
				}
				for _, trait := range traits {
					gradient[trait] += off
				}
			}
		}
		return sum / float64(len(cs))
	}
}

// aimless is lossOfChoices for a player to whom all plies are equal.
func aimless(cs []choice) float64 {
	sum := 0.0
	for i := range cs {
		sum += math.Log(float64(len(cs[i].traits)))
	}
	return sum / float64(len(cs))
}

// A prospect holds the inputs of Evaluate for Black and White, and the winner.
type prospect struct {
	stones, narrow [2]float64
	turn           int     // who has a whole turn; no one at the start and between two stones
	result         float64 // of Black
}

// prospectOf looks at p like Evaluate. ok is false if Evaluate knows the result.
func prospectOf(p *position) (o prospect, ok bool) {
	o.turn = nobody
	if p.open == noCell && p.count > 0 {
		o.turn = int(p.turn)
	}
	for c := range 2 {
		n, narrow, joins := p.outlook(c)
		if !joins {
			return o, false
		}
		o.stones[c], o.narrow[c] = float64(n-1), float64(narrow)/unit
	}
	return o, true
}

// chance returns Evaluate's value for Black, as a win probability, with other values of narrowness and turnWorth.
func (o *prospect) chance(narrowness, turnWorth float64) float64 {
	var way [2]float64
	for c := range way {
		way[c] = o.stones[c] + narrowness*o.narrow[c]
		if o.turn == c {
			way[c] -= turnWorth
		}
		way[c] = max(way[c], minWay)
		way[c] *= way[c]
	}
	// Not quite certain, because an infinite cost cannot be compared.
	return max(0.001, min(way[white]/(way[black]+way[white]), 0.999))
}

// lossOfProspects is the mean LogLoss as a function of narrowness and turnWorth. Its gradients are finite differences.
func lossOfProspects(os []prospect) fitting.Loss {
	mean := func(w []float64) float64 {
		sum := 0.0
		for i := range os {
			sum += fitting.LogLoss(os[i].chance(w[0], w[1]), os[i].result)
		}
		return sum / float64(len(os))
	}
	return func(w, gradient []float64) float64 {
		const step = 0.001
		here := mean(w)
		for i := range w {
			w[i] += step
			gradient[i] = (mean(w) - here) / step
			w[i] -= step
		}
		return here
	}
}

// A lesson is training data from games: the first plies of turns, the later ones, and the prospects of whole boards.
type lesson struct {
	choices   [2][]choice
	prospects []prospect
}

// studied plays games of self-play, alternating between options, after two random turns, and returns training data from them.
func studied(t *testing.T, seed uint64, count, playouts int, options []string) (l lesson) {
	t.Helper()
	for n := range uint64(count) {
		g, r := mustOpen(t, options[n%uint64(len(options))]), games.NewRand(seed+n)
		p := g.Start().(*position)
		// Like the search of the levels, except for foresight, which would often leave no choice for the first ply of a turn.
		engine := search.NewMCTS(search.Config{
			Policy: 0.8, Reserve: 0.07, FPU: 0.4, Estimate: 1, ExpandAt: 2, Solver: true, Decisive: true, Memory: 4 << 20, Seed: seed + n,
		})
		var seen []prospect
		for ply := 0; !p.Over(); ply++ {
			ms := p.AppendMoves(nil)
			if ply < 4 || len(ms) == 1 {
				p.Play(ms[r.Intn(len(ms))])
				continue
			}
			if o, ok := prospectOf(p); ok {
				seen = append(seen, o)
			}
			report, err := engine.Search(t.Context(), p, search.Limits{Playouts: playouts})
			if err != nil {
				t.Fatal(err)
			}
			if c, ok := choiceOf(t, p, report.Best); ok {
				later := 0
				if p.open != noCell {
					later = 1
				}
				l.choices[later] = append(l.choices[later], c)
			}
			p.Play(report.Best)
		}
		for i := range seen {
			if int(p.winner) == black {
				seen[i].result = 1
			}
		}
		l.prospects = append(l.prospects, seen...)
	}
	return l
}

// TestFit fits the weights of moves and those of Evaluate to games of self-play, whose number comes from the environment variable QUINTET_FIT, and
// checks how well they predict other games. If the variable is set it plays better, on large boards, and prints the contents of fits.go and
// knowledge.go.
func TestFit(t *testing.T) {
	count, playouts, options, rounds := 40, 20, []string{"size=6 pairs=adjacent", "size=6 pairs=original"}, 30
	if asked := os.Getenv("QUINTET_FIT"); asked != "" {
		var err error
		if count, err = strconv.Atoi(asked); err != nil || count < 4 {
			t.Fatalf("QUINTET_FIT=%s is no number of games from 4 on", asked)
		}
		playouts, rounds = 1500, 200
		options = []string{"size=9 pairs=adjacent", "size=9 pairs=original", "size=13 pairs=adjacent", "size=13 pairs=original"}
	}
	known, others := studied(t, 1, count, playouts, options), studied(t, 1_000_000, count/4, playouts, options)
	for later, cs := range known.choices {
		test := others.choices[later]
		w, kept := make([]float64, inFit), fits[later].list()
		fitting.Minimise(w, 0.1, rounds, lossOfChoices(cs, thin))
		loss := func(w []float64) float64 { return lossOfChoices(test, 0)(w, make([]float64, inFit)) }
		t.Logf("%d plies, %d others; loss of the others %.4f, of the kept weights %.4f, of taking any ply %.4f",
			len(cs), len(test), loss(w), loss(kept), aimless(test))
		t.Logf("fits[%d] = %+v", later, *fitOf(w))
		if got := loss(w); got >= aimless(test) {
			t.Errorf("the weights predict other plies with a loss of %.4f, no better than chance", got)
		}
		// The clearest property: a stone on a shortest way of either colour is preferred to one that is three stones off.
		for i := range 2 {
			for name, w := range map[string][]float64{"fitted": w, "kept": kept} {
				if at := w[atDetour+i*(maxDetour+2):]; at[0] <= at[3] {
					t.Errorf("fits[%d]: %s: a shortest way of %d is worth %.2f, a detour of three %.2f", later, name, i, at[0], at[3])
				}
			}
		}
	}
	w := []float64{1, 1}
	fitting.Minimise(w, 0.1, 60, lossOfProspects(known.prospects))
	loss := func(w ...float64) float64 { return lossOfProspects(others.prospects)(w, make([]float64, 2)) }
	t.Logf("%d positions; narrowness = %.2f, turnWorth = %.2f: loss of others %.4f, of the kept %.4f, of a coin %.4f",
		len(known.prospects), w[0], w[1], loss(w...), loss(narrowness, turnWorth), fitting.CoinFlipLoss)
	if loss(w...) >= fitting.CoinFlipLoss || w[0] <= 0 || w[1] <= 0 {
		t.Errorf("narrowness %.2f and turnWorth %.2f foretell other games with a loss of %.4f", w[0], w[1], loss(w...))
	}
}

// TestFitRoundTrip converts the weights in fits.go to lists and back.
func TestFitRoundTrip(t *testing.T) {
	for i := range fits {
		if got := fitOf(fits[i].list()); *got != fits[i] || len(fits[i].list()) != inFit {
			t.Errorf("fits[%d] comes back as %+v", i, *got)
		}
	}
}
