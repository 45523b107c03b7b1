package net

import (
	"math"
	"slices"
	"strings"
	"testing"

	"quintet/games"
)

// drawn returns random weights that need no rounding.
func drawn(seed uint64, positions, plies int) *Weights {
	r := games.NewRand(seed)
	weight := func(unit int) float64 { return float64(r.Intn(255)-127) / float64(unit) }
	w := &Weights{Start: weight(inputUnit)}
	for range plies {
		w.Plies = append(w.Plies, weight(plyUnit))
	}
	for range positions {
		var row [Hidden]float64
		for j := range row {
			row[j] = weight(inputUnit) / 8
			row[j] = math.Round(row[j]*inputUnit) / inputUnit
		}
		w.Input, w.Direct = append(w.Input, row), append(w.Direct, math.Round(weight(8*inputUnit)*inputUnit)/inputUnit)
	}
	for j := range Hidden {
		w.Bias[j], w.Output[j] = weight(inputUnit), weight(outputUnit)/4
		w.Output[j] = math.Round(w.Output[j]*outputUnit) / outputUnit
	}
	return w
}

// odds returns the log-odds by the definition of Weights.
func (w *Weights) odds(on []uint16) float64 {
	z, units := w.Start, w.Bias
	for _, i := range on {
		z += w.Direct[i]
		for j, x := range w.Input[i] {
			units[j] += x
		}
	}
	for j, u := range units {
		z += w.Output[j] * max(u, 0)
	}
	return z
}

// The value is that of the weights, for any number of inputs.
func TestValue(t *testing.T) {
	w := drawn(1, 1000, 1)
	n := New(w)
	r := games.NewRand(2)
	undecided := 0
	for _, count := range []int{0, 1, 2, 5, 17, flush - 1, flush, flush + 1, 700} {
		for range 20 {
			var on []uint16
			for range count {
				on = append(on, uint16(r.Intn(1000)))
			}
			want, got := math.Tanh(w.odds(on)/2), float64(n.Value(on))
			if math.Abs(got-want) > 0.01 {
				t.Fatalf("%d inputs: the value is %v, want %v", count, got, want)
			}
			if math.Abs(want) < 0.9 {
				undecided++
			}
		}
	}
	if undecided < 20 {
		t.Errorf("only %d values are between -0.9 and 0.9", undecided)
	}
}

// The largest weights do not run over into the next lane.
func TestLanes(t *testing.T) {
	w := &Weights{Input: make([][Hidden]float64, 2), Direct: make([]float64, 2)}
	for j := range Hidden {
		w.Input[0][j], w.Input[1][j] = 100, -100 // more than fits, so rounded to the largest
	}
	w.Output[3] = 1.0 / outputUnit
	n := New(w)
	many := slices.Repeat([]uint16{0}, 3*flush)
	most := float64(len(many)) * math.MaxInt8 / inputUnit
	if got, want := float64(n.Value(many)), math.Tanh(most/outputUnit/2); math.Abs(got-want) > 0.01 {
		t.Errorf("the largest weights have the value %v, want %v", got, want)
	}
	if got := n.Value(slices.Repeat([]uint16{1}, 3*flush)); got != 0 {
		t.Errorf("a hidden unit below 0 gives %v", got)
	}
}

// Priors have the ratios of the odds, and the best is 1.
func TestPriors(t *testing.T) {
	n := New(&Weights{Plies: []float64{0, 1, -2, 0.5, 30}})
	got := n.AppendPriors([]float32{7}, []uint16{0, 1, 1, 3, 2, 2}, 2)
	want := []float32{7, float32(math.Exp(-0.5)), 1, float32(math.Exp(-5.5))}
	for i := range want {
		if len(got) != len(want) || math.Abs(float64(got[i]-want[i])) > 1e-4 {
			t.Fatalf("priors %v, want %v", got, want)
		}
	}
	if got := n.AppendPriors(nil, []uint16{4, 2}, 1); got[0] != 1 || got[1] < 0 || got[1] > 0.001 {
		t.Errorf("a hopeless ply and a good one have the priors %v", got)
	}
}

func TestText(t *testing.T) {
	n := New(drawn(3, 50, 70))
	text := n.String()
	back, err := Parse("# a comment\n\n"+text, 50, 70)
	if err != nil || back.String() != text {
		t.Fatalf("the text comes back different, error %v", err)
	}
	if a, b := back.Sizes(); a != 50 || b != 70 {
		t.Errorf("sizes %d and %d", a, b)
	}
	for _, bad := range []string{"", strings.Replace(text, "output", "output x", 1), strings.Replace(text, "plies\n", "plies\nAAAA\n", 1), strings.Replace(text, "first", "first 1", 1)} {
		if _, err := Parse(bad, 50, 70); err == nil {
			t.Errorf("%.40q was read", bad)
		}
	}
	if _, err := Parse(text, 51, 70); err == nil {
		t.Error("a net of another size was read")
	}
}
