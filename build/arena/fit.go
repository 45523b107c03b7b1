package arena

import (
	"math"

	"quintet/games/chance"
	"quintet/games/fitting"
)

// fit returns the curve that explains best how the games have ended. The first seat gets an advantage of its own only where that explains
// more than chance would: forecasts of one game count as one.
func fit(all []forecast, n int) chance.Curve {
	c, plain := fitted(all, n, false)
	shifted, better := fitted(all, n, true)
	ended := map[int]bool{}
	for _, f := range all {
		ended[f.game] = true
	}
	if gain := plain - better; 2*gain*float64(len(ended)) > significant {
		return shifted
	}
	return c
}

// significant is the gain in twice the log-likelihood that happens by chance once in twenty times.
const significant = 3.84

// Bounds of a stretch: games that end all alike say nothing.
const minStretch, maxStretch = 0.25, 20

// fitted returns the best curve and its mean loss, with or without an advantage of the first seat.
func fitted(all []forecast, n int, first bool) (chance.Curve, float64) {
	w := []float64{0, 0} // the logarithm of the stretch, the advantage
	curve := func() chance.Curve {
		return chance.Curve{Stretch: max(minStretch, min(math.Exp(w[0]), maxStretch)), First: w[1]}
	}
	loss := func(w, gradient []float64) (sum float64) {
		c := curve()
		for _, f := range all {
			logs := f.logs(n)
			p := c.Of(f.said, n)
			for i := range n {
				sum -= f.result(i, n) * math.Log(max(p[i], 1e-4))
				gradient[0] += (p[i] - f.result(i, n)) * logs[i] * c.Stretch
			}
			if first {
				gradient[1] += p[0] - f.result(0, n)
			}
		}
		return sum / float64(len(all))
	}
	fitting.Minimise(w, 0.1, 80, loss)
	return curve(), loss(w, make([]float64, len(w)))
}

// noise returns the standard deviation of the difference between two forecasts of one position for the seat to move.
func noise(all []forecast, c chance.Curve, n int) float64 {
	sum, count := 0.0, 0.0
	for _, f := range all {
		if f.twice {
			d := c.Of(f.said, n)[f.mover] - c.Of(f.again, n)[f.mover]
			sum, count = sum+d*d, count+1
		}
	}
	return math.Sqrt(sum / max(count, 1))
}
