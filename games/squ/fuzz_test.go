package squ

import (
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// fuzzGame makes a game of numbers that a fuzzer chooses.
func fuzzGame(t *testing.T, size uint8, record bool) *game {
	o := games.Options{"size": strconv.Itoa(minSize + int(size)%(maxSize-minSize+1)), "ties": "draw"}
	if record {
		o["ties"] = "record"
	}
	return open(t, o)
}

// FuzzParsePosition reads positions. What is accepted is played to its end in as many plies as there are empty cells, and to the result that
// is decided.
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
		pos, err := gametest.ReadPosition(g, in)
		if err != nil {
			t.Error(err)
		}
		p, ok := pos.(*position)
		if !ok {
			return
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
		if err := gametest.ReadPly(g, p, in); err != nil {
			t.Error(err)
		}
	})
}
