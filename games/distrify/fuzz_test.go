package distrify

import (
	"testing"

	"quintet/games/gametest"
)

// fuzzed are the games that fuzzing goes through, so that both kinds of pairs, crosscuts and the swap are met.
var fuzzed = []string{"size=3 swap=on", "size=4 pairs=original", "size=9", "size=4 crosscuts=pairs"}

// FuzzParsePosition reads a position.
func FuzzParsePosition(f *testing.F) {
	f.Add(byte(0), "3/1X1/3 O - swapped")
	f.Add(byte(1), "2XO/O3/2X1/X2O O a2 -")
	f.Add(byte(1), "XO2/OX2/4/4 X b2 -")
	f.Add(byte(2), "X2OOX3/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O - -")
	f.Add(byte(2), "09/9/9/9/9/9/9/9/9 X k1 -")
	f.Add(byte(3), "XO2/OX2/3O/X3 X b2 -")
	var gs []*game
	for _, options := range fuzzed {
		gs = append(gs, mustOpen(f, options))
	}
	f.Fuzz(func(t *testing.T, which byte, in string) {
		if _, err := gametest.ReadPosition(gs[int(which)%len(gs)], in); err != nil {
			t.Error(err)
		}
	})
}

// FuzzParseMove reads a ply in a position.
func FuzzParseMove(f *testing.F) {
	f.Add(byte(0), "3/1X1/3 O - -", "swap")
	f.Add(byte(1), "4/X3/4/4 X a2 -", "end")
	f.Add(byte(1), "XXOX/O2O/XOXO/XOXO X - -", " PASS ")
	f.Add(byte(2), "9/9/9/9/4X4/9/9/9/9 O - -", "I9#")
	f.Add(byte(2), "9/9/9/9/4X4/9/9/9/9 O - -", "e05")
	f.Add(byte(3), "XO2/O3/3O/X3 X - -", "b2")
	var gs []*game
	for _, options := range fuzzed {
		gs = append(gs, mustOpen(f, options))
	}
	f.Fuzz(func(t *testing.T, which byte, in, ply string) {
		g := gs[int(which)%len(gs)]
		p, err := g.ParsePosition(in)
		if err != nil {
			return
		}
		if err := gametest.ReadPly(g, p, ply); err != nil {
			t.Error(err)
		}
	})
}
