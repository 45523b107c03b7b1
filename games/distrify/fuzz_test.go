package distrify

import (
	"errors"
	"testing"

	"quintet/games"
)

// fuzzed are the games that fuzzing goes through, so that both kinds of pairs and the swap are met.
var fuzzed = []string{"size=3 swap=on", "size=4 pairs=original", "size=9"}

// FuzzParsePosition reads a position. Whatever is accepted comes back the same when it is written and read again, and can be played.
func FuzzParsePosition(f *testing.F) {
	f.Add(byte(0), "3/1X1/3 O - swapped")
	f.Add(byte(1), "2XO/O3/2X1/X2O O a2 -")
	f.Add(byte(1), "XO2/OX2/4/4 X b2 -")
	f.Add(byte(2), "X2OOX3/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O - -")
	f.Add(byte(2), "09/9/9/9/9/9/9/9/9 X k1 -")
	var gs []*game
	for _, options := range fuzzed {
		gs = append(gs, mustOpen(f, options))
	}
	f.Fuzz(func(t *testing.T, which byte, in string) {
		g := gs[int(which)%len(gs)]
		read, err := g.ParsePosition(in)
		if err != nil {
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("error %v wraps no ErrSyntax", err)
			}
			return
		}
		p := read.(*position)
		again := mustParse(t, g, text(p))
		if *again != *p || again.Hash() != p.Hash() {
			t.Errorf("%q is written as %q, which reads as another position", in, text(p))
		}
		moves := p.AppendMoves(nil)
		if p.Over() != (len(moves) == 0) {
			t.Fatalf("Over = %v with %d plies in %s", p.Over(), len(moves), text(p))
		}
		for _, m := range moves {
			if !p.Legal(m) {
				t.Errorf("%s is listed and not legal in %s", g.FormatMove(p, m), text(p))
			}
		}
		viewOf(g, p)
		r := games.NewRand(1)
		if ps, _ := p.Playout(r); ps[0]+ps[1] != 0 || ps[0]*ps[0] != 1 {
			t.Errorf("payoffs %v", ps)
		}
	})
}

// FuzzParseMove reads a ply in a position. What is accepted is legal and comes back the same when it is written and read again.
func FuzzParseMove(f *testing.F) {
	f.Add(byte(0), "3/1X1/3 O - -", "swap")
	f.Add(byte(1), "4/X3/4/4 X a2 -", "end")
	f.Add(byte(1), "XXOX/O2O/XOXO/XOXO X - -", " PASS ")
	f.Add(byte(2), "9/9/9/9/4X4/9/9/9/9 O - -", "I9#")
	f.Add(byte(2), "9/9/9/9/4X4/9/9/9/9 O - -", "e05")
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
		m, err := g.ParseMove(p, ply)
		if err != nil {
			var illegal *games.IllegalError
			if errors.As(err, &illegal) && illegal.Reason.Text.Empty() {
				t.Errorf("%q is refused in %s without a reason", ply, text(p))
			}
			if !errors.Is(err, games.ErrSyntax) && !errors.Is(err, games.ErrIllegal) {
				t.Errorf("error %v wraps neither ErrSyntax nor ErrIllegal", err)
			}
			return
		}
		if !p.Legal(m) {
			t.Fatalf("ParseMove(%q) returned a ply that is not legal in %s", ply, text(p))
		}
		for _, written := range []string{g.FormatMove(p, m), g.Annotate(p, m)} {
			if back, err := g.ParseMove(p, written); err != nil || back != m {
				t.Errorf("%q is written as %q, which reads as %v, %v", ply, written, back, err)
			}
		}
	})
}
