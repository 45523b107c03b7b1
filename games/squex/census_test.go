package squex

import (
	"fmt"
	"math"
	"math/bits"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// A census counts the leaves of all ply paths of one length, with the columns of rules.md 1.5, "Perft and signatures".
type census struct {
	leaves, blueWins, redWins, left2, blueToMove, lastCut, squares int
}

// count adds the leaves below p; cuts are those of the last ply. A ply cuts as many links as the opponent loses squares.
func (s *census) count(p *position, depth, cuts int) {
	if depth > 0 && !p.Over() {
		for free := p.free(0); free != 0; free &= free - 1 {
			q := *p
			q.Play(moveOn(bits.TrailingZeros64(free)))
			his := p.toMove ^ 1
			s.count(&q, depth-1, bits.OnesCount64(p.sq[his][0])-bits.OnesCount64(q.sq[his][0]))
		}
		return
	}
	s.leaves++
	if cuts > 0 {
		s.lastCut++
		s.squares += cuts
	}
	switch {
	case p.winner == blue:
		s.blueWins++
	case p.winner == red:
		s.redWins++
	default:
		if p.left == 2 {
			s.left2++
		}
		if p.toMove == blue {
			s.blueToMove++
		}
	}
}

func TestPerftSignatures(t *testing.T) {
	tests := []struct {
		size, depth int
		want        census
	}{
		{3, 1, census{leaves: 9}},
		{3, 2, census{leaves: 72, blueToMove: 72}},
		{3, 3, census{leaves: 504}},
		{3, 4, census{3024, 0, 0, 32, 3024, 32, 32}},
		{3, 5, census{15120, 604, 0, 256, 160, 320, 320}},
		{3, 6, census{58668, 604, 2976, 2864, 53552, 3744, 3840}},
		{3, 7, census{168844, 33908, 3648, 8280, 11120, 17488, 18400}},
		{3, 8, census{300132, 42452, 87552, 23648, 147520, 68504, 75664}},
		{3, 9, census{300132, 189972, 110160, 0, 0, 105672, 124944}},
		{4, 2, census{leaves: 240, blueToMove: 240}},
		{4, 4, census{43680, 0, 0, 72, 43680, 72, 72}},
		{4, 5, census{524160, 0, 0, 1728, 864, 1728, 1728}},
		{4, 6, census{5765760, 0, 0, 56544, 5737632, 56544, 56832}},
		{5, 4, census{303600, 0, 0, 128, 303600, 128, 128}},
		{5, 5, census{6375600, 0, 0, 5376, 2688, 5376, 5376}},
	}
	for _, tc := range tests {
		if testing.Short() && tc.want.leaves > 60_000 {
			continue
		}
		t.Run(fmt.Sprintf("%dx%d depth %d", tc.size, tc.size, tc.depth), func(t *testing.T) {
			if tc.want.leaves > 1_000_000 {
				gametest.Long(t)
			}
			var got census
			got.count(sized(t, tc.size).Start().(*position), tc.depth, 0)
			if got != tc.want {
				t.Errorf("got %+v, want %+v", got, tc.want)
			}
		})
	}
}

// TestSolvedBoards compares the losing openings with those of rules.md 1.6.
func TestSolvedBoards(t *testing.T) {
	tests := []struct {
		size   int
		losing string // Blue's losing first plies
	}{
		{2, "a1 b1 a2 b2"},
		{3, "b1 b3"},
		{4, "b1 c1 b4 c4"},
	}
	for _, tc := range tests {
		t.Run(fmt.Sprint(tc.size), func(t *testing.T) {
			if tc.size > 3 {
				gametest.Long(t)
			}
			g, solved := sized(t, tc.size), gametest.Solution{}
			var losing []int
			for x := range tc.size * tc.size {
				if solved.Of(reach(t, g, g.label(x)))[blue] < 0 {
					losing = append(losing, x)
				}
			}
			if got := labels(g, losing); got != tc.losing {
				t.Errorf("the openings %q lose, want %q", got, tc.losing)
			}
		})
	}
}

// TestRandomPlay compares random games by the rules with the 20,000 of rules.md, "Random play". The figures there are rounded, so half a unit of the
// last digit is allowed in addition to 4.5 standard errors of both samples together: with 42 figures, one set of seeds in 3,500 fails by chance.
func TestRandomPlay(t *testing.T) {
	const sigmas, reference = 4.5, 20_000
	tests := []struct {
		size                                                    int
		firstWins, plies, branching, cuts, squares, join, joins float64
	}{
		{4, .524, 14.3, 9.2, .91, 1.04, 12.1, .72},
		{5, .542, 22.5, 14.1, 1.47, 1.69, 18.7, .70},
		{6, .516, 32.6, 20.0, 2.20, 2.55, 27.1, .69},
		{8, .511, 58.7, 34.9, 4.15, 4.83, 48.8, .68},
		{10, .514, 92.7, 53.9, 6.88, 8.05, 77.4, .67},
		{13, .505, 158.3, 90.1, 12.4, 14.5, 133.5, .66},
	}
	for _, tc := range tests {
		count := 6000
		if testing.Short() {
			count = 300
		}
		var firstWins, plies, branching, cuts, squares, join, joins gametest.Sample
		g, first := sized(t, tc.size), open(t, fmt.Sprintf("size=%d win=first", tc.size))
		choicesInAll, pliesInAll := 0.0, 0.0
		r := games.NewRand(uint64(tc.size))
		var ms []games.Move
		for range count {
			p, j := g.Start().(*position), first.Start().(*position)
			joined, cutting, cut, choices := 0.0, 0.0, 0.0, 0.0
			n := 0.0
			for ; !p.Over(); n++ {
				ms = p.AppendMoves(ms[:0])
				choices += float64(len(ms))
				m := ms[r.Intn(len(ms))]
				if k := len(p.cutBy(cellOf(m))); k > 0 {
					cutting, cut = cutting+1, cut+float64(k)
				}
				p.Play(m)
				if !j.Over() {
					j.Play(m)
					joined = n + 1
				}
			}
			firstWins.Add(float64(1 - p.winner))
			plies.Add(n)
			branching.Add(choices / n)
			choicesInAll, pliesInAll = choicesInAll+choices, pliesInAll+n
			cuts.Add(cutting)
			squares.Add(cut)
			join.Add(joined)
			joins.Add(map[bool]float64{true: 1}[j.winner == p.winner])
		}
		check := func(name string, s *gametest.Sample, want, unit float64) {
			s.Check(t, fmt.Sprintf("size %d: %s", tc.size, name), want, reference, unit/2, sigmas)
		}
		check("share of the first player", &firstWins, tc.firstWins, .001)
		check("plies", &plies, tc.plies, .1)
		check("cutting plies", &cuts, tc.cuts, .1)
		check("squares cut", &squares, tc.squares, .1)
		check("first joined after", &join, tc.join, .1)
		check("share of the side joined first", &joins, tc.joins, .01)
		// The document divides all choices by all plies.
		if got, bound := choicesInAll/pliesInAll, sigmas*branching.Error(reference)+.05; math.Abs(got-tc.branching) > bound {
			t.Errorf("size %d: branching %.3f, want %.1f within %.3f", tc.size, got, tc.branching, bound)
		}
	}
}
