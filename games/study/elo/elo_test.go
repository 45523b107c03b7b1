package elo

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// Values of Elo's formula from printed tables.
func TestElo(t *testing.T) {
	tests := []struct{ share, want float64 }{
		{0.5, 0}, {0.75, 190.8485}, {0.25, -190.8485}, {0.64, 99.9500}, {10.0 / 11, 400}, {0.9, 381.6970}, {1, math.Inf(1)}, {0, math.Inf(-1)},
	}
	for _, tt := range tests {
		if got := Elo(tt.share); got != tt.want && math.Abs(got-tt.want) > 1e-3 {
			t.Errorf("Elo(%v) = %v, want %v", tt.share, got, tt.want)
		}
		if back := FromElo(Elo(tt.share)); math.Abs(back-tt.share) > 1e-12 {
			t.Errorf("FromElo(Elo(%v)) = %v", tt.share, back)
		}
	}
}

func TestNormal(t *testing.T) {
	for x, want := range map[float64]float64{0: 0.5, z95: 0.975, -z95: 0.025, 1: 0.8413447} {
		if got := normal(x); math.Abs(got-want) > 1e-6 {
			t.Errorf("normal(%v) = %v, want %v", x, got, want)
		}
	}
}

// sharesOf returns the rounds with these shares.
func sharesOf(shares ...float64) Shares {
	var s Shares
	for _, x := range shares {
		s.Add(x)
	}
	return s
}

func TestInterval(t *testing.T) {
	tests := []struct {
		name      string
		shares    Shares
		low, high float64
		why       string
	}{
		{"nothing", Shares{}, 0, 1, "nothing is known"},
		{"ten pairs won", sharesOf(slices.Repeat([]float64{1}, 10)...), 0.7225, 1, "Wilson's bound of 10 trials, 10 / (10 + 1.96^2)"},
		{"ten pairs lost", sharesOf(slices.Repeat([]float64{0}, 10)...), 0, 0.2775, "the same from below"},
		{"half of a thousand pairs, all or nothing", sharesOf(slices.Repeat([]float64{0, 1}, 500)...), 0.4691, 0.5309,
			"1.96 * sqrt(1/4 / 1000), shrunk a little"},
		{"pairs that are always one to one", sharesOf(slices.Repeat([]float64{0.5}, 1000)...), 0.4990, 0.5010,
			"hardly any variance: 1.96 * sqrt(0.25/1001 / 1000)"},
	}
	for _, tt := range tests {
		low, high := tt.shares.Interval()
		if math.Abs(low-tt.low) > 2e-4 || math.Abs(high-tt.high) > 2e-4 {
			t.Errorf("%s: Interval() = %.4f, %.4f, want %.4f, %.4f: %s", tt.name, low, high, tt.low, tt.high, tt.why)
		}
	}
}

func TestSuperiority(t *testing.T) {
	even := sharesOf(slices.Repeat([]float64{0.25, 0.75}, 10)...)
	if got := even.Superiority(0.5); got != 0.5 {
		t.Errorf("superiority of an even sample = %v, want 0.5", got)
	}
	if got := (Shares{}).Superiority(0.5); got != 0.5 {
		t.Errorf("superiority of no sample = %v, want 0.5", got)
	}
	better, par := sharesOf(append(slices.Repeat([]float64{0.5}, 40), slices.Repeat([]float64{1}, 10)...)...), 0.5
	// With the added round the variance is 0.0450, so the mean 0.6 is 3.3 deviations above par.
	if got := better.Superiority(par); got < 0.999 || got > 0.9999 {
		t.Errorf("superiority = %v, want about 0.9996", got)
	}
}

func TestSPRT(t *testing.T) {
	test := SPRT{-10, 10}
	// One win and one loss each in 1000 rounds and then 52 wins: mean 0.5260 and variance 0.2493 with the added round.
	won := sharesOf(append(slices.Repeat([]float64{0, 1}, 474), slices.Repeat([]float64{1}, 52)...)...)
	low := FromElo(-10)
	variance := 0.526*0.474 + 1e-6
	if got, want := test.Ratio(won), 1000*(1-2*low)*(2*0.526-1)/(2*variance); math.Abs(got-want) > 0.01 || !test.Decided(won) {
		t.Errorf("the ratio of 526 of 1000 rounds is %v, want %v, decided", got, want)
	}
	for _, undecided := range []Shares{{}, sharesOf(1, 1, 1, 1), sharesOf(slices.Repeat([]float64{0, 1}, 500)...)} {
		if test.Decided(undecided) {
			t.Errorf("the ratio %v of %d rounds decides", test.Ratio(undecided), undecided.Rounds())
		}
	}
}

// Of tests whose truth is one of the two hypotheses about one in twenty is wrong.
func TestSPRTErrors(t *testing.T) {
	test, r := SPRT{0, 60}, rand.New(rand.NewPCG(1, 2))
	const tests = 400
	for _, truth := range []float64{test.Low, test.High} {
		wrong := 0
		for range tests {
			var s Shares
			for !test.Decided(s) {
				pair := 0.0
				for range 2 {
					if r.Float64() < FromElo(truth) {
						pair += 0.5
					}
				}
				s.Add(pair)
			}
			if (test.Ratio(s) > 0) != (truth == test.High) {
				wrong++
			}
		}
		if wrong > tests/14 {
			t.Errorf("at %v Elo %d of %d tests are wrong, want about %d at most", truth, wrong, tests, tests/20)
		}
	}
}
