// Package elo computes which of two players is stronger, and how certain that is, from their games: share of points, Elo difference, confidence
// interval, and a test that ends as soon as it is sure. Change the statistics here (Interval, Superiority, SPRT). The rating of a person is in
// games/study/rating.
package elo

import (
	"fmt"
	"math"
)

// Shares collects the rounds of one entrant, each as its mean share of the first place, in [0, 1]. The zero value is empty.
type Shares struct {
	n            int
	sum, squares float64
}

// Add adds one round.
func (s *Shares) Add(share float64) {
	s.n++
	s.sum += share
	s.squares += share * share
}

// Rounds returns the number of rounds.
func (s Shares) Rounds() int { return s.n }

// Mean returns the mean share, 0 if there are no rounds.
func (s Shares) Mean() float64 {
	if s.n == 0 {
		return 0
	}
	return s.sum / float64(s.n)
}

// z95 is the number of standard deviations that leave 2.5 % of a normal distribution on each side.
const z95 = 1.959964

// moments returns the mean and variance of a round, with half a lost and half a won round added so that a few equal rounds do not look certain.
func (s Shares) moments() (mean, variance float64) {
	n := float64(s.n) + 1
	mean = (s.sum + 0.5) / n
	return mean, max((s.squares+0.5)/n-mean*mean, 0)
}

// Interval returns the 95 % confidence interval of the true share, from the variance of whole rounds: 0 and 1 if there are none. It is the score
// interval (Wilson, 1927) for the number of trials that would vary like these rounds, so it never leaves [0, 1].
func (s Shares) Interval() (low, high float64) {
	if s.n == 0 {
		return 0, 1
	}
	mean, variance := s.moments()
	trials := float64(s.n) * mean * (1 - mean) / variance
	share := s.Mean()
	z := z95 * z95 / trials
	centre := (share + z/2) / (1 + z)
	half := math.Sqrt(z*share*(1-share)+z*z/4) / (1 + z)
	return max(centre-half, 0), min(centre+half, 1)
}

// Superiority returns the likelihood that the true share is above par, by the normal approximation (LOS): one half if there are no rounds.
func (s Shares) Superiority(par float64) float64 {
	if s.n == 0 {
		return 0.5
	}
	_, variance := s.moments()
	return normal((s.Mean() - par) / math.Sqrt(variance/float64(s.n)))
}

// An SPRT decides while rounds of games of two are played whether the difference in strength is Low or High, in Elo: the sequential probability ratio
// test (Wald, 1945), wrong in at most one of twenty cases on either side. The likelihoods are those of a normal distribution with the variance of
// whole rounds (generalised SPRT, Van den Bergh, 2018).
type SPRT struct{ Low, High float64 }

// SPRTBound is where an SPRT decides: log((1 - 0.05) / 0.05).
const SPRTBound = 2.944438979166440

// Ratio returns the log-likelihood ratio of High against Low, 0 if there are no rounds. High is accepted at SPRTBound, Low at -SPRTBound.
func (t SPRT) Ratio(s Shares) float64 {
	_, variance := s.moments()
	low, high := FromElo(t.Low), FromElo(t.High)
	return float64(s.n) * (high - low) * (2*s.Mean() - low - high) / (2 * variance)
}

// Decided reports whether the test has accepted Low or High.
func (t SPRT) Decided(s Shares) bool { return math.Abs(t.Ratio(s)) >= SPRTBound }

// normal returns the probability that a standard normal variable is below x.
func normal(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }

// Elo returns the difference in strength for a share in games of two, in [-Inf, +Inf]. Source: Elo's logistic formula.
func Elo(share float64) float64 { return 400 * math.Log10(share/(1-share)) }

// FromElo returns the share for a difference in Elo: the inverse of Elo.
func FromElo(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// FormatElo formats the difference in strength that s implies in games of two, with its 95 % interval.
func (s Shares) FormatElo() string {
	low, high := s.Interval()
	return fmt.Sprintf("%s [%s, %s]", Signed(Elo(s.Mean())), Signed(Elo(low)), Signed(Elo(high)))
}

// Signed formats a difference in Elo.
func Signed(d float64) string {
	if math.IsInf(d, 0) {
		return fmt.Sprintf("%+.0f", d)
	}
	return fmt.Sprintf("%+.1f", d)
}
