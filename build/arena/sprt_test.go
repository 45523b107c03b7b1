package arena

import (
	"math"
	"testing"

	"quintet/games"
)

func TestSPRTBounds(t *testing.T) {
	if math.Abs(sprtBound-2.944439) > 1e-6 {
		t.Errorf("the bound is %v, want ln 19 = 2.944439", sprtBound)
	}
	test := SPRT{0, 25}
	if got := test.Verdict(Pairs{}); got != Open {
		t.Errorf("the verdict on nothing is %v", got)
	}
	if got := test.Verdict(Pairs{0, 0, 100, 0, 100}); got != Accepted {
		t.Errorf("the verdict on 75 %% of 200 pairs is %v", got)
	}
	if got := test.Verdict(Pairs{100, 0, 100, 0, 0}); got != Rejected {
		t.Errorf("the verdict on 25 %% of 200 pairs is %v", got)
	}
}

// Where every pair is won or lost as a whole, the ratio is Wald's of a coin.
func TestRatioOfACoin(t *testing.T) {
	for _, tt := range []struct {
		lost, won  int
		elo0, elo1 float64
	}{{40, 60, 0, 25}, {500, 500, 0, 25}, {10, 90, -10, 100}} {
		s0, s1 := Share(tt.elo0), Share(tt.elo1)
		want := float64(tt.won)*math.Log(s1/s0) + float64(tt.lost)*math.Log((1-s1)/(1-s0))
		if got := (SPRT{tt.elo0, tt.elo1}).Ratio(Pairs{tt.lost, 0, 0, 0, tt.won}); math.Abs(got-want) > 0.01 {
			t.Errorf("%d lost, %d won, %v against %v: ratio %.4f, want %.4f", tt.lost, tt.won, tt.elo1, tt.elo0, got, want)
		}
	}
}

// With many pairs near an even score the ratio is that of normal variables of the same mean and variance.
func TestRatioIsNearlyNormal(t *testing.T) {
	pairs := Pairs{110, 240, 390, 260, 140}
	test := SPRT{0, 10}
	n, sum, squares := 0.0, 0.0, 0.0
	for i, k := range pairs {
		x := float64(i) / 4
		n, sum, squares = n+float64(k), sum+float64(k)*x, squares+float64(k)*x*x
	}
	mean := sum / n
	variance := squares/n - mean*mean
	s0, s1 := Share(test.Elo0), Share(test.Elo1)
	want := n * (s1 - s0) * (2*mean - s0 - s1) / (2 * variance)
	if got := test.Ratio(pairs); math.Abs(got-want) > 0.02*want {
		t.Errorf("ratio %.4f, want about %.4f", got, want)
	}
}

// The two hypotheses change places, and so do winners and losers: the ratio keeps its size.
func TestRatioIsSymmetric(t *testing.T) {
	a := SPRT{0, 25}.Ratio(Pairs{3, 10, 30, 15, 8})
	b := SPRT{-25, 0}.Ratio(Pairs{8, 15, 30, 10, 3})
	if math.Abs(a+b) > 1e-9 {
		t.Errorf("ratios %v and %v, want opposites", a, b)
	}
}

// Each hypothesis, when true, is rejected in about 5 % of many runs, and every run ends.
func TestSPRTErrs(t *testing.T) {
	const runs = 400
	test := SPRT{0, 60}
	r := games.NewRand(3)
	for _, tt := range []struct {
		elo   float64
		wrong Verdict
	}{{0, Accepted}, {60, Rejected}} {
		const draw = 0.2
		wrong := 0
		for range runs {
			var pairs Pairs
			v := Open
			for n := 0; v == Open; n++ {
				if n == 5000 {
					t.Fatalf("at %v Elo the test is open after %d pairs", tt.elo, n)
				}
				pairs.Add(randomPair(r, Share(tt.elo)-draw/2, draw))
				v = test.Verdict(pairs)
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
	if got, err := ParseSPRT("-2.5,25"); err != nil || got != (SPRT{-2.5, 25}) {
		t.Errorf("ParseSPRT = %v, %v", got, err)
	}
	for _, text := range []string{"", "25", "25,0", "0,0", "0,x", "NaN,1", "0,+Inf", "0,5,9", "-2000,0"} {
		if _, err := ParseSPRT(text); err == nil {
			t.Errorf("ParseSPRT(%q) is accepted", text)
		}
	}
}
