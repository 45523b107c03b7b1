package arena

import (
	"math"

	"quintet/games"
	"quintet/games/chance"
	"quintet/games/fitting"
)

// fit returns the curve that explains best how the games have ended. It is bent, and the first seat gets an advantage of its own, only where
// that explains more than chance would: forecasts of one game count as one.
func fit(all []forecast, n int) chance.Curve {
	best, loss := fitted(all, n, false, false)
	ended := map[int]bool{}
	for _, f := range all {
		ended[f.game] = true
	}
	enough := significant / 2 * spread(all, best, n) / float64(len(ended))
	for range 2 { // one more parameter at a time
		bent, first := best.Bend != 0, best.First != 0
		more, less := best, loss-enough
		for _, try := range [][2]bool{{true, first}, {bent, true}} {
			if c, l := fitted(all, n, try[0], try[1]); l < less {
				more, less = c, l
			}
		}
		if more == best {
			break
		}
		best, loss = more, less
	}
	return best
}

// spread returns how far the results of games of n players lie from their chances by c, as a part of what it would be if nobody ever shared a win.
func spread(all []forecast, c chance.Curve, n int) float64 {
	is, would := 0.0, 0.0
	for _, f := range all {
		p := c.Of(f.said, n)
		for i := range n {
			off := f.result(i, n) - p[i]
			is, would = is+off*off, would+p[i]*(1-p[i])
		}
	}
	return is / would
}

// significant is the gain in twice the log-likelihood from which a parameter makes forecasts of other games better (Akaike, 1974).
const significant = 2

// Bounds of a stretch and of a bend: games that end all alike say nothing.
const (
	minStretch, maxStretch = 0.25, 20
	minBend, maxBend       = -0.5, 3
)

// fitted returns the best curve and its mean loss, with or without a bend and an advantage of the first seat.
func fitted(all []forecast, n int, bent, first bool) (chance.Curve, float64) {
	logs := make([][games.MaxPlayers]float64, len(all))
	for i, f := range all {
		logs[i] = chance.Logs(f.said, n)
	}
	w := []float64{0, 0, 0} // the logarithm of the stretch, the bend, the advantage
	curve := func() chance.Curve {
		return chance.Curve{Stretch: max(minStretch, min(math.Exp(w[0]), maxStretch)), Bend: max(minBend, min(w[1], maxBend)), First: w[2]}
	}
	loss := func(w, gradient []float64) (sum float64) {
		c := curve()
		for at, f := range all {
			p := c.Parts(logs[at], n)
			for i := range n {
				over, log := p[i]-f.result(i, n), logs[at][i]
				weight := c.Weight(log)
				sum -= f.result(i, n) * math.Log(max(p[i], 1e-4))
				gradient[0] += over * weight
				if bent && log != 0 {
					gradient[1] += over * weight * math.Log(math.Abs(log))
				}
			}
			if first {
				gradient[2] += p[0] - f.result(0, n)
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
