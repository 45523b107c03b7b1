// Fits the curve that turns the value of a search into a chance of winning (fit). The fit is by maximum likelihood: it adds parameters one at a time
// while they help. The file also measures how much two searches of a position differ (noise). Add a parameter here. Package chance defines the curve,
// package fitting minimises, selfplay.go plays the games.

package arena

import (
	"math"

	"quintet/games"
	"quintet/games/search/fitting"
	"quintet/games/study/chance"
)

// A parameter is an optional term of a curve.
type parameter int

// The parameters: the bend, the advantage of the first seat, and that of the seat to move.
const (
	bend parameter = iota
	first
	move
	parameters
)

// A selection of parameters.
type selection [parameters]bool

// with returns h and one parameter more.
func (h selection) with(p parameter) selection {
	h[p] = true
	return h
}

// fit returns the curve that best explains the results of the games. It uses a parameter only if that explains more than chance would. Forecasts of
// one game count as one in total, since they have the same result; but each counts for the advantage of the seat to move, which changes from one to
// the next.
func fit(all []forecast, n int) chance.Curve {
	var has selection
	best, loss := fitted(all, n, has)
	ended := map[int]bool{}
	for _, f := range all {
		ended[f.game] = true
	}
	chances := significant / 2 * spread(all, best, n)
	for { // one more parameter at a time
		found, more, gain := parameters, best, 0.0
		for p := range parameters {
			if has[p] {
				continue
			}
			enough := chances / float64(len(ended))
			if p == move {
				enough = chances / float64(len(all))
			}
			if c, l := fitted(all, n, has.with(p)); loss-l > enough && loss-l > gain {
				found, more, gain = p, c, loss-l
			}
		}
		if found == parameters {
			return best
		}
		has, best, loss = has.with(found), more, loss-gain
	}
}

// spread returns how far results of games of n players deviate from their chances by c, relative to games in which no one shares a win.
func spread(all []forecast, c chance.Curve, n int) float64 {
	is, would := 0.0, 0.0
	for _, f := range all {
		p := c.Chances(f.expected, f.mover, n)
		for i := range n {
			off := f.result(i, n) - p[i]
			is, would = is+off*off, would+p[i]*(1-p[i])
		}
	}
	return is / would
}

// significant is the gain in twice the log-likelihood above which a parameter improves forecasts of other games (Akaike, 1974).
const significant = 2

// Bounds of a stretch and of a bend: games that all end alike do not determine them.
const (
	minStretch, maxStretch = 0.25, 20
	minBend, maxBend       = -0.5, 3
)

// fitted returns the best curve with these parameters, and its mean loss.
func fitted(all []forecast, n int, has selection) (chance.Curve, float64) {
	logs := make([][games.MaxPlayers]float64, len(all))
	for i, f := range all {
		logs[i] = chance.Logs(f.expected, n)
	}
	w := make([]float64, parameters+1) // the last is the logarithm of the stretch
	curve := func() chance.Curve {
		return chance.Curve{
			Stretch: max(minStretch, min(math.Exp(w[parameters]), maxStretch)), Bend: max(minBend, min(w[bend], maxBend)), First: w[first], Move: w[move],
		}
	}
	loss := func(w, gradient []float64) (sum float64) {
		c := curve()
		for at, f := range all {
			p := c.Parts(logs[at], f.mover, n)
			for i := range n {
				over, log := p[i]-f.result(i, n), logs[at][i]
				weight := c.Weight(log)
				sum -= f.result(i, n) * math.Log(max(p[i], 1e-4))
				gradient[parameters] += over * weight
				if log != 0 {
					gradient[bend] += over * weight * math.Log(math.Abs(log))
				}
			}
			gradient[first] += p[0] - f.result(0, n)
			gradient[move] += p[f.mover] - f.result(int(f.mover), n)
		}
		for p, there := range has {
			if !there {
				gradient[p] = 0
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
			d := c.Chances(f.expected, f.mover, n)[f.mover] - c.Chances(f.expectedAgain, f.mover, n)[f.mover]
			sum, count = sum+d*d, count+1
		}
	}
	return math.Sqrt(sum / max(count, 1))
}
