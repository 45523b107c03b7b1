package taiji

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// variants are boards for tests of knowledge: all formulas, ties and ways.
var variants = []string{
	"size=7", "size=9 groups=3", "size=11", "size=8 tie=draw", "size=9 score=squares", "size=11 score=product", "size=7 groups=2 score=product",
	"size=9 tonga=on tie=draw", "size=13",
}

// positions calls f with positions of random games of every variant, including the first and the last of each.
func positions(t *testing.T, f func(p *position)) {
	t.Helper()
	for i, options := range variants {
		for seed := range uint64(4) {
			if !gametest.Sampled(i+int(seed), 4) {
				continue
			}
			p, r := after(t, options, ""), games.NewRand(seed)
			for {
				f(p)
				if p.Over() {
					break
				}
				random(p, r, 1+r.Intn(4))
			}
		}
	}
}

// plainLead is light's lead by definition: the score in cells, and a quarter for each empty cell that has an empty neighbour and one of the colour.
func plainLead(p *position) float64 {
	s := p.AppendScores(nil)
	lead := float64(p.game.normalizedScore(s[light])) - float64(p.game.normalizedScore(s[dark]))
	free := p.free()
	for i := range uint(p.game.size * p.game.size) {
		if !free.has(i) || p.game.reachable(i).and(free).empty() {
			continue
		}
		for colour, sign := range map[int]float64{light: openWorth, dark: -openWorth} {
			for _, j := range p.game.around[i] {
				if p.half[colour].has(uint(j)) {
					lead += sign
					break
				}
			}
		}
	}
	return lead
}

// TestEvaluate: the estimate is the lead, minus the worth of a tie, relative to the doubt; when the game is over it is the result.
func TestEvaluate(t *testing.T) {
	positions(t, func(p *position) {
		if p.Over() {
			return
		}
		lead := plainLead(p)
		if !p.game.tieDraw {
			lead -= tieWorth
		}
		open := p.game.coverable(p.free()).count()
		want := lead / (math.Abs(lead) + doubt + doubtPerCell*float64(open))
		if ps := p.Evaluate(); math.Abs(float64(ps[light])-want) > 1e-5 {
			t.Errorf("%s: estimate %v, want %.6f for light", games.TextOf(p), ps, want)
		}
	})
}

// TestEvaluateSwapped: if ties are draws, swapping the colours swaps the players' estimates.
func TestEvaluateSwapped(t *testing.T) {
	positions(t, func(p *position) {
		swapped := *p
		swapped.half[light], swapped.half[dark] = p.half[dark], p.half[light]
		a, b := p.Evaluate(), swapped.Evaluate()
		if p.game.tieDraw && (a[light] != b[dark] || a[dark] != b[light]) {
			t.Errorf("%s: %v, and %v with the colours swapped", games.TextOf(p), a, b)
		}
	})
}

// TestNormalizedScore: equally large groups have the same number of cells by every formula.
func TestNormalizedScore(t *testing.T) {
	for options, score := range map[string]int{
		"size=9 groups=2": 10, "size=9 groups=2 score=squares": 50, "size=9 groups=2 score=product": 25,
		"size=9 groups=1 score=squares": 100, "size=9 groups=1 score=product": 10,
	} {
		if got := open(t, options).normalizedScore(score); math.Abs(float64(got)-10) > 1e-5 {
			t.Errorf("%s: a score of %d is %v cells, want 10", options, score, got)
		}
	}
	if got := open(t, "size=11 score=product").normalizedScore(125); math.Abs(float64(got)-15) > 1e-5 {
		t.Errorf("a product of 125 is %v cells, want 15", got)
	}
}

// TestCensus: the score with one more half equals that of the groups counted again.
func TestCensus(t *testing.T) {
	positions(t, func(p *position) {
		for _, s := range p.half {
			var c census
			c.countGroups(p.game, s)
			for left := p.free(); !left.empty(); {
				i := left.first()
				left = left.minus(singleton(i))
				after := p.game.count(s.or(singleton(i)))
				if got, want := c.scoreWith(p.game, i), p.game.score(&after.size); got != want {
					t.Errorf("%s: with %s the score is %d, want %d", games.TextOf(p), p.game.label(i), got, want)
				}
			}
		}
	})
}

// TestPriors: a tile is worth what it adds to the lead, unless it isolates an empty cell; and the weights increase with it.
func TestPriors(t *testing.T) {
	compared := 0
	positions(t, func(p *position) {
		if p.game.tonga {
			return // halves that touch at a corner are not on each other's neighbours
		}
		ms := p.AppendMoves(nil)
		weights := p.AppendPriors(nil, ms)
		before := plainLead(p)
		for i, m := range ms {
			after := *p
			after.Play(m)
			l, d := tile(m)
			if p.game.coverable(p.free()).minus(singleton(l)).minus(singleton(d)) != p.game.coverable(after.free()) {
				continue
			}
			gain := plainLead(&after) - before
			if p.mover == dark {
				gain = -gain
			}
			want := min(max(0.5+priorSlope*gain, 0), 1)
			if math.Abs(float64(weights[i])-want) > 1e-5 {
				t.Errorf("%s: the weight of %s is %.4f, want %.4f", games.TextOf(p), p.game.FormatMove(p, m), weights[i], want)
			}
			compared++
		}
	})
	if compared < 1000 {
		t.Errorf("only %d tiles compared", compared)
	}
}
