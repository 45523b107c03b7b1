// Package fitting has a general minimiser (Rprop gradient descent), the log loss and the sigmoid. The fit tests of games use it for the weights of
// evaluations and priors, build/arena for chances of winning. Change the descent here; each caller defines the loss that it minimises.
package fitting

import "math"

// A Loss returns how badly weights w explain the data, lower being better. It adds its gradient to gradient, which is zero at the start.
type Loss func(w, gradient []float64) float64

// Minimise changes w for a number of rounds until loss has a minimum nearby. unit is the first step of every weight. Weights may differ in magnitude,
// since only the sign of the gradient counts (Rprop: Riedmiller and Braun, 1993).
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
			case turned < 0: // overshot: a shorter step back, and start afresh with the next
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

// CoinFlipLoss is the LogLoss of a constant forecast of 0.5.
const CoinFlipLoss = math.Ln2

// LogLoss returns the cost of forecasting probability p, in (0, 1), for an outcome of result, in [0, 1]. Less is better.
func LogLoss(p, result float64) float64 {
	return -result*math.Log(p) - (1-result)*math.Log(1-p)
}

// Sigmoid returns the probability, in (0, 1), of these log odds, and its slope.
func Sigmoid(odds float64) (p, slope float64) {
	const most = 30 // beyond this a probability is indistinguishable from 0 or 1
	p = 1 / (1 + math.Exp(-max(-most, min(odds, most))))
	return p, p * (1 - p)
}
