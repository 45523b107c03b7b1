package arena

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/sample"
)

func TestSPRTBounds(t *testing.T) {
	if math.Abs(sprtBound-2.944439) > 1e-6 {
		t.Errorf("the bound is %v, want ln 19 = 2.944439", sprtBound)
	}
	test := sprt{0, 25}
	if got := test.verdict(pairs{}); got != undecided {
		t.Errorf("the verdict on nothing is %v", got)
	}
	if got := test.verdict(pairs{0, 0, 100, 0, 100}); got != accepted {
		t.Errorf("the verdict on 75 %% of 200 pairs is %v", got)
	}
	if got := test.verdict(pairs{100, 0, 100, 0, 0}); got != rejected {
		t.Errorf("the verdict on 25 %% of 200 pairs is %v", got)
	}
}

// Where every pair is won or lost as a whole, the ratio is Wald's of a coin.
func TestRatioOfACoin(t *testing.T) {
	for _, tt := range []struct {
		lost, won  int
		elo0, elo1 float64
	}{{40, 60, 0, 25}, {500, 500, 0, 25}, {10, 90, -10, 100}} {
		s0, s1 := sample.FromElo(tt.elo0), sample.FromElo(tt.elo1)
		want := float64(tt.won)*math.Log(s1/s0) + float64(tt.lost)*math.Log((1-s1)/(1-s0))
		if got := (sprt{tt.elo0, tt.elo1}).ratio(pairs{tt.lost, 0, 0, 0, tt.won}); math.Abs(got-want) > 0.01 {
			t.Errorf("%d lost, %d won, %v against %v: ratio %.4f, want %.4f", tt.lost, tt.won, tt.elo1, tt.elo0, got, want)
		}
	}
}

// With many pairs near an even score the ratio is that of normal variables of the same mean and variance.
func TestRatioIsNearlyNormal(t *testing.T) {
	pairs := pairs{110, 240, 390, 260, 140}
	test := sprt{0, 10}
	n, sum, squares := 0.0, 0.0, 0.0
	for i, k := range pairs {
		x := float64(i) / 4
		n, sum, squares = n+float64(k), sum+float64(k)*x, squares+float64(k)*x*x
	}
	mean := sum / n
	variance := squares/n - mean*mean
	s0, s1 := sample.FromElo(test.Elo0), sample.FromElo(test.Elo1)
	want := n * (s1 - s0) * (2*mean - s0 - s1) / (2 * variance)
	if got := test.ratio(pairs); math.Abs(got-want) > 0.02*want {
		t.Errorf("ratio %.4f, want about %.4f", got, want)
	}
}

// The two hypotheses change places, and so do winners and losers: the ratio keeps its size.
func TestRatioIsSymmetric(t *testing.T) {
	a := sprt{0, 25}.ratio(pairs{3, 10, 30, 15, 8})
	b := sprt{-25, 0}.ratio(pairs{8, 15, 30, 10, 3})
	if math.Abs(a+b) > 1e-9 {
		t.Errorf("ratios %v and %v, want opposites", a, b)
	}
}

// Each hypothesis, when true, is rejected in about 5 % of many runs, and every run ends.
func TestSPRTErrs(t *testing.T) {
	const runs = 400
	test := sprt{0, 60}
	r := games.NewRand(3)
	for _, tt := range []struct {
		elo   float64
		wrong verdict
	}{{0, accepted}, {60, rejected}} {
		const draw = 0.2
		wrong := 0
		for range runs {
			var pairs pairs
			v := undecided
			for n := 0; v == undecided; n++ {
				if n == 5000 {
					t.Fatalf("at %v Elo the test is open after %d pairs", tt.elo, n)
				}
				pairs.add(randomPair(r, sample.FromElo(tt.elo)-draw/2, draw))
				v = test.verdict(pairs)
			}
			if v == tt.wrong {
				wrong++
			}
		}
		// Three standard deviations above 5 %.
		if share := float64(wrong) / runs; share > 0.083 {
			t.Errorf("at %v Elo the test errs in %.3f of the runs, want 0.05", tt.elo, share)
		}
	}
}

func TestParseSPRT(t *testing.T) {
	if got, err := parseSPRT("-2.5,25"); err != nil || got != (sprt{-2.5, 25}) {
		t.Errorf("parseSPRT = %v, %v", got, err)
	}
	for _, text := range []string{"", "25", "25,0", "0,0", "0,x", "NaN,1", "0,+Inf", "0,5,9", "-2000,0"} {
		if _, err := parseSPRT(text); err == nil {
			t.Errorf("parseSPRT(%q) is accepted", text)
		}
	}
}
