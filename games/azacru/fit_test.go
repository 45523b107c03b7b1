package azacru

import (
	"math"
	"os"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/search/fitting"
)

// The weights of Evaluate as a fit has them, in the order of features.
const (
	fitTile = iota
	fitCrowd
	fitPiece      // one more for each number of targets from 1 on
	fitConversion = fitPiece + len(pieceWorth) - 1
	fitTurn       = fitConversion + 1
	fitWeights    = fitTurn + 1
)

// keptWeights are those of knowledge.go, for tiles by doubtPerCell.
func keptWeights() []float64 {
	w := make([]float64, fitWeights)
	w[fitTile], w[fitCrowd], w[fitConversion], w[fitTurn] = tileWorth, -crowdCost, conversionWorth, turnWorth
	for i, v := range pieceWorth[1:] {
		w[fitPiece+i] = float64(v)
	}
	return w
}

// An evidence is a position of a game of two and what came of it.
type evidence struct {
	features [fitWeights]float64 // of the first player, less those of the second
	unit     float64             // the lead at which the one behind counts a quarter, for a doubtPerCell of 1
	result   float64             // of the first player: 1, 0 or a half
}

// features looks at p as Evaluate does.
func features(p *position) evidence {
	o := evidence{unit: doubt/doubtPerCell + cells}
	for i, sign := range [2]float64{1, -1} {
		o.features[fitTile] += sign * float64(p.tiles[i])
		o.features[fitCrowd] += sign * float64(p.crowd(i))
		for s := p.pieces[i]; !s.empty(); {
			if n := min(p.targets(i, s.pop()), len(pieceWorth)-1); n > 0 {
				o.features[fitPiece+n-1] += sign
			}
		}
		_, conversion := p.prospect(i)
		o.features[fitConversion] += sign * float64(conversion)
		o.unit -= float64(p.tiles[i])
		if int(p.mover) == i {
			o.features[fitTurn] = sign
		}
	}
	return o
}

// chance converts the lead by the weights w to the expected share of the first player, and its slope by the lead.
func (o *evidence) chance(w []float64) (p, slope float64) {
	lead := 0.0
	for i, v := range o.features {
		lead += v * w[i]
	}
	// Shares are to each other as the squares of 1 and 1 + lead/unit.
	ahead := 1 + math.Abs(lead)/o.unit
	p, slope = fitting.Sigmoid(math.Copysign(2*math.Log(ahead), lead))
	return p, slope * 2 / (ahead * o.unit)
}

// selfPlay plays games of two, which begin with six random plies, by a search of so many positions a ply, and returns what the positions
// before the last rounds led to.
func selfPlay(t *testing.T, seed uint64, count, positions int) (outcomes [][]evidence) {
	t.Helper()
	for n := range uint64(count) {
		p, r := open(t, 2).start, games.NewRand(seed+n)
		engine := search.NewAlphaBeta(search.AlphaBetaConfig{Scout: true, Reduce: 0.7, Memory: 1 << 20, Seed: seed + n})
		var seen []evidence
		for ply := 0; !p.Over(); ply++ {
			if ply < 6 {
				p.Play(p.pick(r))
				continue
			}
			if p.trigger < 0 {
				seen = append(seen, features(&p))
			}
			report, err := engine.Search(t.Context(), &p, search.Limits{Playouts: positions})
			if err != nil {
				t.Fatal(err)
			}
			p.Play(report.Best)
		}
		result := games.PartOf(p.Payoffs()[0], 2)
		for i := range seen {
			seen[i].result = result
		}
		outcomes = append(outcomes, seen)
	}
	return outcomes
}

// lossOf is the mean LogLoss of outcomes.
func lossOf(games [][]evidence) fitting.Loss {
	return func(w, gradient []float64) float64 {
		sum, n := 0.0, 0.0
		for _, outcomes := range games {
			for i := range outcomes {
				o := &outcomes[i]
				p, slope := o.chance(w)
				sum += fitting.LogLoss(p, o.result)
				for k, v := range o.features {
					gradient[k] += (p - o.result) / (p * (1 - p)) * slope * v
				}
				n++
			}
		}
		return sum / n
	}
}

// TestFit fits the weights of Evaluate to games against itself, of which the environment variable QUINTET_FIT says how many, and looks how
// well they foretell other games. Asked for, it searches as deep as level 4 and writes the weights as knowledge.go has them.
func TestFit(t *testing.T) {
	n, positions := 40, 1000
	if testing.Short() {
		t.Skip("the games to fit to are played without -short")
	}
	if asked := os.Getenv("QUINTET_FIT"); asked != "" {
		var err error
		if n, err = strconv.Atoi(asked); err != nil || n < 4 {
			t.Fatalf("QUINTET_FIT=%s is no number of games from 4 on", asked)
		}
		positions = 5000
	}
	known, others := selfPlay(t, 1, n, positions), selfPlay(t, 1_000_000, n/4, positions)
	kept := keptWeights()
	w := append([]float64(nil), kept...)
	for i := range w {
		w[i] /= 10 // not from where it is to arrive
	}
	fitting.Minimise(w, 0.1, 300, lossOf(known))
	loss := func(games [][]evidence, w []float64) float64 { return lossOf(games)(w, make([]float64, fitWeights)) }
	unit := tileWorth / w[fitTile]
	t.Logf("%d games; loss %.4f, of other games %.4f; the kept weights %.4f and %.4f; a coin %.4f",
		n, loss(known, w), loss(others, w), loss(known, kept), loss(others, kept), fitting.CoinFlipLoss)
	t.Logf("conversionWorth = %.1f, turnWorth = %.1f, crowdCost = %.2f, doubt = %.1f, doubtPerCell = %.2f",
		unit*w[fitConversion], unit*w[fitTurn], -unit*w[fitCrowd], unit*doubt/doubtPerCell, unit)
	worths := []float64{0}
	for _, v := range w[fitPiece:fitConversion] {
		worths = append(worths, math.Round(10*unit*v)/10)
	}
	t.Logf("pieceWorth = %v", worths)
	if got := loss(others, w); got >= fitting.CoinFlipLoss {
		t.Errorf("the fit foretells other games with a loss of %.4f, no better than a coin", got)
	}
	for i, v := range kept {
		if v*w[i] <= 0 {
			t.Errorf("weight %d is %.3f, the kept one %.3f", i, w[i], v)
		}
	}
}
