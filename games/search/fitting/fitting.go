// Package fitting fits the weights of evaluations and priors to games (Rprop gradient descent). Only tests and tools use it: those that show
// where the weights in the sources come from, and make new ones on demand.
package fitting

import "math"

// A Loss returns how badly the weights w explain what is known, and puts into gradient, which is all zero, how that changes with each
// of them.
type Loss func(w, gradient []float64) float64

// Minimise changes w in so many rounds until loss finds nothing better nearby. unit is the first step of every weight. Weights of
// different size need no care, for only the sign of the gradient counts (Rprop: Riedmiller and Braun, 1993).
func Minimise(w []float64, unit float64, rounds int, loss Loss) {
	gradient, before := make([]float64, len(w)), make([]float64, len(w))
	steps := make([]float64, len(w))
	for i := range steps {
		steps[i] = unit
	}
	for range rounds {
		clear(gradient)
		loss(w, gradient)
		for i, g := range gradient {
			switch turned := g * before[i]; {
			case turned > 0:
				steps[i] *= 1.2
			case turned < 0: // one step too far: a shorter one back, and the next is judged afresh
				steps[i] *= 0.5
			}
			if g*before[i] < 0 {
				before[i] = 0
			} else {
				before[i] = g
			}
			if g != 0 {
				w[i] -= math.Copysign(steps[i], g)
			}
		}
	}
}

// CoinFlipLoss is the LogLoss of a constant forecast of one half.
const CoinFlipLoss = math.Ln2

// LogLoss returns what it costs to have said the chance p, in (0, 1), of what had the result, in [0, 1]: less is better.
func LogLoss(p, result float64) float64 {
	return -result*math.Log(p) - (1-result)*math.Log(1-p)
}

// Sigmoid returns the probability, in (0, 1), of these log odds, and its slope.
func Sigmoid(odds float64) (p, slope float64) {
	const most = 30 // beyond it a chance cannot be told from 0 or 1
	p = 1 / (1 + math.Exp(-max(-most, min(odds, most))))
	return p, p * (1 - p)
}
