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

// Indices of the fitted weights of Evaluate, in the order of features.
const (
	fitTile = iota
	fitCrowd
	fitPiece      // one more for each number of targets, starting with 1
	fitConversion = fitPiece + len(pieceWorth) - 1
	fitTurn       = fitConversion + 1
	fitWeights    = fitTurn + 1
)

// keptWeights are those of knowledge.go, with tiles relative to doubtPerCell.
func keptWeights() []float64 {
	w := make([]float64, fitWeights)
	w[fitTile], w[fitCrowd], w[fitConversion], w[fitTurn] = tileWorth, -crowdCost, conversionWorth, turnWorth
	for i, v := range pieceWorth[1:] {
		w[fitPiece+i] = float64(v)
	}
	return w
}

// An evidence is a position of a two-player game and the game's result.
type evidence struct {
	features [fitWeights]float64 // the first player's minus the second's
	unit     float64             // the lead at which the player behind has a quarter of the other's share, for a doubtPerCell of 1
	result   float64             // of the first player: 1, 0 or 0.5
}

// features computes the features of p that Evaluate uses.
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

// chance converts the lead by the weights w to the expected share of the first player, and its derivative by the lead.
func (o *evidence) chance(w []float64) (p, slope float64) {
	lead := 0.0
	for i, v := range o.features {
		lead += v * w[i]
	}
	// Shares are in the proportion of the squares of 1 and 1 + lead/unit.
	ahead := 1 + math.Abs(lead)/o.unit
	p, slope = fitting.Sigmoid(math.Copysign(2*math.Log(ahead), lead))
	return p, slope * 2 / (ahead * o.unit)
}

// selfPlay plays two-player games that begin with six random plies, with a search of positions positions per ply, and returns the positions before
// the last round with the results.
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
		result := games.FirstPlaceShare(p.Payoffs()[0], 2)
		for i := range seen {
			seen[i].result = result
		}
		outcomes = append(outcomes, seen)
	}
	return outcomes
}

// lossOf returns the mean LogLoss of outcomes.
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

// TestFit fits the weights of Evaluate to games of self-play, whose number comes from the environment variable QUINTET_FIT, and checks how well they
// predict other games. If the variable is set it searches as deep as level 4 and prints the weights in the form of knowledge.go.
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
		w[i] /= 10 // do not start at the expected result
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
