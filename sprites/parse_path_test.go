package sprites

import (
	"math"
	"testing"
)

func TestParsePathArea(t *testing.T) {
	for _, c := range []struct {
		name, data string
		want       float64
	}{
		{"square", "M0 0L1 0 1 1H0Z", 1},
		{"implied lines", "M0 0 1 0 1 1 0 1Z", 1},
		{"vertical", "M0,0H1V1H0Z", 1},
		{"circle of two arcs", "M0 .5A.5 .5 0 0 1 1 .5A.5 .5 0 0 1 0 .5Z", math.Pi / 4},
		{"large arc", "M1 0A1 1 0 1 0 0 1L0 0Z", math.Pi * 3 / 4},
		{"small arc", "M1 0A1 1 0 0 1 0 1L0 0Z", math.Pi / 4},
		{"smooth curve", "M0 0C0 .5 1 .5 1 0S0 -.5 0 0Z", 0.6},
		{"two outlines", "M0 0H1V1H0ZM2 0H3V1H2Z", 2},
	} {
		a, err := parsePath(c.data)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := area(Rasterise(Drawing{}.Fill(a, black), 100)) / 1e4; math.Abs(got-c.want) > 0.02*c.want {
			t.Errorf("area of %s = %.3f, want %.3f", c.name, got, c.want)
		}
	}
}

func TestParsePathErrors(t *testing.T) {
	for _, data := range []string{"1 2", "M1", "M0 0L1 x", "M0 0Z1 1", "M0 0A1 2 0 0 1 1 1", "M0 0Q1 1 2 2"} {
		if a, err := parsePath(data); err == nil {
			t.Errorf("ParsePath(%q) = %v, want an error", data, a)
		}
	}
}
