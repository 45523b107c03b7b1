package arena

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"quintet/games/sample"
)

// An sprt decides between two hypotheses about the Elo difference of two entrants, Elo0 < Elo1, after each pair of games. Each is wrongly
// rejected in at most 5 % of the runs. Source: Wald's sequential test, on the results of pairs (five values, "pentanomial").
type sprt struct{ Elo0, Elo1 float64 }

// A verdict is the state of a test.
type verdict int

// The verdicts.
const (
	undecided verdict = iota
	accepted          // Elo1 rather than Elo0
	rejected          // Elo0 rather than Elo1
)

// parseSPRT reads two differences, such as 0,25.
func parseSPRT(text string) (sprt, error) {
	low, high, _ := strings.Cut(text, ",")
	e0, err0 := strconv.ParseFloat(low, 64)
	e1, err1 := strconv.ParseFloat(high, 64)
	if err0 != nil || err1 != nil || !(e0 < e1) || math.Abs(e0) > 1000 || math.Abs(e1) > 1000 {
		return sprt{}, fmt.Errorf("test %q: want two Elo differences from -1000 to 1000, the smaller first, such as 0,25", text)
	}
	return sprt{e0, e1}, nil
}

// sprtRisk is the probability of each error.
const sprtRisk = 0.05

// sprtBound bounds the log likelihood ratio: +sprtBound accepts, -sprtBound rejects.
var sprtBound = math.Log((1 - sprtRisk) / sprtRisk)

// pairs counts pairs of games by the first entrant's points in them: 0, 1/2, 1, 3/2, 2.
type pairs [5]int

// add counts one pair by the entrant's mean share.
func (p *pairs) add(share float64) { p[int(math.Round(4*share))]++ }

// verdict returns what the test says about pairs.
func (t sprt) verdict(pairs pairs) verdict {
	switch ratio := t.ratio(pairs); {
	case ratio >= sprtBound:
		return accepted
	case ratio <= -sprtBound:
		return rejected
	}
	return undecided
}

// ratio returns the logarithm of how much likelier pairs are by Elo1 than by Elo0: 0 for no pairs. Each hypothesis says only what
// the mean is, so each is given the distribution on the five values that makes pairs most likely among those with its mean.
func (t sprt) ratio(pairs pairs) float64 {
	var weights [5]float64
	played := 0
	for i, n := range pairs {
		// Values not seen yet are possible: without a trace of them no distribution could have the mean.
		weights[i] = max(float64(n), 1e-3)
		played += n
	}
	if played == 0 {
		return 0
	}
	tilt0, tilt1 := tilt(weights, sample.FromElo(t.Elo0)), tilt(weights, sample.FromElo(t.Elo1))
	ratio := 0.0
	for i, w := range weights {
		x := float64(i) / 4
		ratio += w * math.Log((1+tilt0*(x-sample.FromElo(t.Elo0)))/(1+tilt1*(x-sample.FromElo(t.Elo1))))
	}
	return ratio
}

// tilt returns the t for which the distribution in proportion to w / (1 + t * (x - mean)) has this mean: by the method of Lagrange
// it is the likeliest one (Owen's empirical likelihood). Its defining sum falls in t, so halving finds it.
func tilt(weights [5]float64, mean float64) float64 {
	// All denominators are positive just between these bounds, as x goes from 0 to 1.
	low, high := -1/(1-mean), 1/mean
	for range 60 {
		t, sum := (low+high)/2, 0.0
		for i, w := range weights {
			d := float64(i)/4 - mean
			sum += w * d / (1 + t*d)
		}
		if sum > 0 {
			low = t
		} else {
			high = t
		}
	}
	return (low + high) / 2
}
