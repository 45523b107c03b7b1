package fitting_test

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/search/fitting"
)

// Weights of very different magnitude are recovered from results drawn with them.
func TestMinimiseFindsWeights(t *testing.T) {
	want := []float64{2, -0.01, 0}
	r := games.NewRand(1)
	var xs [][]float64
	var results []float64
	for range 20_000 {
		x := []float64{r.Float64() - 0.5, 400 * (r.Float64() - 0.5), r.Float64() - 0.5}
		odds := 0.0
		for i, v := range x {
			odds += v * want[i]
		}
		result := 0.0
		if p, _ := fitting.Sigmoid(odds); r.Float64() < p {
			result = 1
		}
		xs, results = append(xs, x), append(results, result)
	}
	loss := func(w, gradient []float64) float64 {
		sum := 0.0
		for k, x := range xs {
			odds := 0.0
			for i, v := range x {
				odds += v * w[i]
			}
			p, _ := fitting.Sigmoid(odds)
			sum += fitting.LogLoss(p, results[k])
			for i, v := range x {
				gradient[i] += (p - results[k]) * v
			}
		}
		return sum / float64(len(xs))
	}
	w := make([]float64, len(want))
	fitting.Minimise(w, 0.1, 100, loss)
	for i, tolerance := range []float64{0.15, 0.001, 0.15} {
		if math.Abs(w[i]-want[i]) > tolerance {
			t.Errorf("weight %d is %.4f, want %.4f", i, w[i], want[i])
		}
	}
	if got := loss(w, make([]float64, len(w))); got > fitting.CoinFlipLoss-0.05 {
		t.Errorf("the loss is %.4f, of a coin %.4f", got, fitting.CoinFlipLoss)
	}
}

func TestSigmoidOfExtremeOdds(t *testing.T) {
	for _, odds := range []float64{-1e9, -1, 0, 1, 1e9} {
		p, slope := fitting.Sigmoid(odds)
		if loss := fitting.LogLoss(p, 1); p <= 0 || p >= 1 || math.IsInf(loss, 0) || slope <= 0 {
			t.Errorf("the chance of odds %v is %v with slope %v", odds, p, slope)
		}
	}
	if p, slope := fitting.Sigmoid(0); p != 0.5 || slope != 0.25 {
		t.Errorf("the chance of even odds is %v with slope %v", p, slope)
	}
}
