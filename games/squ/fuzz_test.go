package squ

import (
	"errors"
	"strconv"
	"testing"

	"quintet/games"
)

// fuzzGame makes a game of numbers that a fuzzer chooses.
func fuzzGame(t *testing.T, size uint8, record bool) *game {
	o := games.Options{"size": strconv.Itoa(minSize + int(size)%(maxSize-minSize+1)), "ties": "draw"}
	if record {
		o["ties"] = "record"
	}
	return open(t, o)
}

// FuzzParsePosition reads positions. What is accepted is written and read back the same, and can be played to its end.
func FuzzParsePosition(f *testing.F) {
	f.Add(uint8(1), false, "4/4/4/4 - -")
	f.Add(uint8(1), true, "RR2/RR2/bb2/bb2 - p1")
	f.Add(uint8(1), false, "r1b1/4/4/4 c1 -")
	f.Add(uint8(0), true, "RRb/RRb/bbr - p1")
	f.Add(uint8(7), false, "1rb5rb/b1br3b2/1b5r2/1R3Rr2r/2r4b2/4r5/2Bb1B1rb1/1R3R3r/rb4rb2/2B2B1br1 - p1")
	f.Add(uint8(1), false, "r1b1/4/4/4 d1 -")
	f.Add(uint8(1), false, "RRRR/RRRR/4/4 - p9")
	f.Fuzz(func(t *testing.T, size uint8, record bool, in string) {
		g := fuzzGame(t, size, record)
		pos, err := g.ParsePosition(in)
		if err != nil {
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("error %v wraps no ErrSyntax", err)
			}
			return
		}
		p := pos.(*position)
		again, err := g.ParsePosition(text(p))
		if err != nil || *again.(*position) != *p || again.Hash() != p.Hash() {
			t.Errorf("%q is written as %q, which reads as another position: %v", in, text(p), err)
		}
		r := games.NewRand(1)
		q, want := *p, g.n*g.n-int(p.count)
		if _, plies := q.Playout(r); plies != want {
			t.Errorf("%q: a playout of %d plies, want %d", in, plies, want)
		}
		decided, ok := p.Decided()
		for ; !p.Over(); want-- {
			playRandom(p, r)
		}
		if want != 0 || ok && p.Payoffs() != decided {
			t.Errorf("%q: %d plies too few, payoffs %v, decided %v %v", in, want, p.Payoffs(), decided, ok)
		}
	})
}

// FuzzParseMove reads plies in a position that the first plies of a random game lead to.
func FuzzParseMove(f *testing.F) {
	f.Add(uint8(7), uint8(0), "a1")
	f.Add(uint8(7), uint8(34), " J10 ")
	f.Add(uint8(5), uint8(20), "c4 #3@a1")
	f.Add(uint8(1), uint8(9), "d4#")
	f.Add(uint8(0), uint8(9), "a1")
	f.Add(uint8(1), uint8(3), "e5")
	f.Fuzz(func(t *testing.T, size, plies uint8, in string) {
		g := fuzzGame(t, size, false)
		p := g.Start().(*position)
		for r := games.NewRand(uint64(plies)); plies > 0 && !p.Over(); plies-- {
			playRandom(p, r)
		}
		m, err := g.ParseMove(p, in)
		if err != nil {
			if m != games.NoMove || !errors.Is(err, games.ErrSyntax) && !errors.Is(err, games.ErrIllegal) {
				t.Errorf("ParseMove(%q) = %d, %v, want NoMove and ErrSyntax or ErrIllegal", in, m, err)
			}
			return
		}
		if !p.Legal(m) {
			t.Errorf("ParseMove(%q) returned an illegal move", in)
		}
		for _, name := range []string{g.FormatMove(p, m), g.Annotate(p, m)} {
			if back, err := g.ParseMove(p, name); err != nil || back != m {
				t.Errorf("%q is written as %q, which reads as %v, %v", in, name, back, err)
			}
		}
	})
}
