package games

import (
	"math"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestShare(t *testing.T) {
	for _, c := range []struct {
		name    string
		winners uint8
		n       int
		want    Payoffs
	}{
		{"sole winner of two", 0b01, 2, Payoffs{1, -1}},
		{"draw of two", 0b11, 2, Payoffs{}},
		{"sole winner of three", 0b010, 3, Payoffs{-0.5, 1, -0.5}},
		{"shared first of three", 0b101, 3, Payoffs{0.25, -0.5, 0.25}},
		{"everybody of three", 0b111, 3, Payoffs{}},
		{"sole winner of four", 0b1000, 4, Payoffs{-1.0 / 3, -1.0 / 3, -1.0 / 3, 1}},
	} {
		got, sum := Share(c.winners, c.n), float32(0)
		for i := range got {
			sum += got[i]
			part := 0.0
			if c.winners>>i&1 == 1 {
				part = 1 / float64(bits.OnesCount8(c.winners))
			}
			if i < c.n && math.Abs(FirstPlaceShare(got[i], c.n)-part) > 1e-6 {
				t.Errorf("%s: PartOf(%v, %d) = %v, want %v", c.name, got[i], c.n, FirstPlaceShare(got[i], c.n), part)
			}
			if math.Abs(float64(got[i]-c.want[i])) > 1e-6 {
				t.Errorf("%s: Share = %v, want %v", c.name, got, c.want)
				break
			}
		}
		if math.Abs(float64(sum)) > 1e-6 {
			t.Errorf("%s: payoffs add up to %v, want 0", c.name, sum)
		}
		mask := uint8(0)
		for _, w := range Winners(got, c.n) {
			mask |= 1 << w
		}
		if mask != c.winners {
			t.Errorf("%s: Winners = %b, want %b", c.name, mask, c.winners)
		}
	}
}

func TestRandIsUniformAndReproducible(t *testing.T) {
	r, again := NewRand(7), NewRand(7)
	var seen [10]int
	const n = 100_000
	for range n {
		v := r.Intn(10)
		if w := again.Intn(10); v != w {
			t.Fatalf("the same seed gives %d and %d", v, w)
		}
		seen[v]++
		if f := r.Float64(); f < 0 || f >= 1 {
			t.Fatalf("Float64 = %v", f)
		}
		again.Float64()
	}
	for v, k := range seen {
		// Five standard deviations of a binomial with p = 1/10.
		if math.Abs(float64(k-n/10)) > 5*math.Sqrt(n*0.09) {
			t.Errorf("%d occurred %d times in %d draws", v, k, n)
		}
	}
}

func TestRowsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns, rows := rapid.IntRange(1, 19).Draw(t, "columns"), rapid.IntRange(1, 19).Draw(t, "rows")
		cells := rapid.SliceOfN(rapid.SampledFrom([]string{"", "", "", "x", "A0-", "b"}), columns*rows, columns*rows).Draw(t, "cells")
		text := string(AppendRows(nil, columns, rows, func(dst []byte, i int) []byte { return append(dst, cells[i]...) }))
		got := make([]string, len(cells))
		ok := ParseRows(text, columns, rows, func(i int, rest string) int {
			for _, c := range []string{"x", "A0-", "b"} {
				if len(rest) >= len(c) && rest[:len(c)] == c {
					got[i] = c
					return len(c)
				}
			}
			return 0
		})
		if !ok {
			t.Fatalf("ParseRows refuses %q", text)
		}
		for i := range cells {
			if got[i] != cells[i] {
				t.Fatalf("cell %d of %q is %q, want %q", i, text, got[i], cells[i])
			}
		}
	})
}

func TestParseRowsRejects(t *testing.T) {
	x := func(i int, rest string) int {
		if rest[0] == 'x' {
			return 1
		}
		return 0
	}
	for _, bad := range []string{"", "3", "3/3", "3/3/4", "3/3/2", "3/3/03", "3/3/xxxx", "3/3/xy1", "3/3/3/3", "0xxx/3/3", "99999999999999999999/3/3", "3/3/-3"} {
		if ParseRows(bad, 3, 3, x) {
			t.Errorf("ParseRows accepts %q as 3 by 3", bad)
		}
	}
	if !ParseRows("3/x1x/2x", 3, 3, x) {
		t.Error("ParseRows refuses 3/x1x/2x")
	}
}

func TestShuffleIsUniform(t *testing.T) {
	const rounds = 6000
	r, seen := NewRand(1), map[[3]int]int{}
	for range rounds {
		order := [3]int{0, 1, 2}
		r.Shuffle(3, func(i, j int) { order[i], order[j] = order[j], order[i] })
		seen[order]++
	}
	for order, n := range seen {
		if n < rounds/6-150 || n > rounds/6+150 { // five standard deviations
			t.Errorf("%v occurred %d times in %d shuffles, want about a sixth", order, n, rounds)
		}
	}
	if len(seen) != 6 {
		t.Errorf("%d orders of three, want 6", len(seen))
	}
}

func TestPlayerString(t *testing.T) {
	for p, want := range map[Player]string{0: "p1", 3: "p4", None: "none"} {
		if got := p.String(); got != want {
			t.Errorf("player %d has the name %q, want %q", int(p), got, want)
		}
		if got, ok := ParsePlayer(want, 4); got != p || ok != (p != None) {
			t.Errorf("%q is read as %d, %v", want, int(got), ok)
		}
	}
	for _, text := range []string{"", "p", "p0", "p3", "P1", "1", "p1 "} {
		if p, ok := ParsePlayer(text, 2); ok || p != None {
			t.Errorf("%q is read as %v in a game of two", text, p)
		}
	}
}

func TestLeaders(t *testing.T) {
	for _, tt := range []struct {
		scores []int
		set    uint8
		seats  []Player
	}{
		{[]int{3}, 1, []Player{0}},
		{[]int{3, 5, 1}, 2, []Player{1}},
		{[]int{-2, -7, -2, -3}, 5, []Player{0, 2}},
		{[]int{0, 0, 0, 0}, 15, []Player{0, 1, 2, 3}},
	} {
		if set := Leaders(tt.scores); set != tt.set || !slices.Equal(Seats(set), tt.seats) {
			t.Errorf("%v: the leaders are %b, %v, want %b, %v", tt.scores, set, Seats(set), tt.set, tt.seats)
		}
	}
}
