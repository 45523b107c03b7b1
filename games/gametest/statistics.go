// Statistics of random games: the mean of a figure (Sample), its standard error, and the comparison with an expected number or with another sample's
// mean. Change the comparison here (Check); random.go collects the figures.

package gametest

import (
	"math"
	"testing"
)

// A Sample summarizes one figure over random games.
type Sample struct{ n, sum, squares float64 }

// Add adds the figure of one game.
func (s *Sample) Add(v float64) { s.n, s.sum, s.squares = s.n+1, s.sum+v, s.squares+v*v }

// Mean returns the mean of the added figures.
func (s *Sample) Mean() float64 { return s.sum / s.n }

// variance returns the variance of a single figure.
func (s *Sample) variance() float64 { return max(0, s.squares/s.n-s.Mean()*s.Mean()) }

// Error returns the standard error of the difference between the mean of s and a mean over n other games. n is 0 for an exact number.
func (s *Sample) Error(n int) float64 {
	inverse := 1 / s.n
	if n > 0 {
		inverse += 1 / float64(n)
	}
	return math.Sqrt(s.variance() * inverse)
}

// Check fails t unless the mean is within slack plus the given number of standard errors of want. want is a mean over n games, or exact if n is 0.
func (s *Sample) Check(t testing.TB, what string, want float64, n int, slack, sigmas float64) {
	t.Helper()
	if bound := sigmas*s.Error(n) + slack; math.Abs(s.Mean()-want) > bound {
		t.Errorf("%s: %.4f in the mean, want %.4f within %.4f", what, s.Mean(), want, bound)
	}
}
