package taiji

import (
	"errors"
	"testing"

	"quintet/games"
)

// FuzzParseMove reads a ply in a fixed position, with or without diagonal tiles. What is accepted is legal and comes back the same when it is written and read again.
func FuzzParseMove(f *testing.F) {
	for _, s := range []string{"e5-f5", "E5,F5", "e5 f5", "e5f5", "e10e11", " a2 - a3 ", "a1-b1", "e5-e5", "e5-f6", "e5", "k11-k12", "é4-e5", "a1-a"} {
		f.Add(s, false)
		f.Add(s, true)
	}
	plain, diagonal := open(f, "").Start().(*position), open(f, "tonga=on").Start().(*position)
	play(f, plain, "a1-b1 k11-k10 f6-f7")
	play(f, diagonal, "a1-b1 k11-k10 f6-f7")
	f.Fuzz(func(t *testing.T, text string, tonga bool) {
		p := plain
		if tonga {
			p = diagonal
		}
		g := p.game
		m, err := g.ParseMove(p, text)
		if err != nil {
			var illegal *games.IllegalError
			if m != games.NoMove || !errors.Is(err, games.ErrSyntax) && !errors.As(err, &illegal) {
				t.Errorf("ParseMove(%q) = %d, %v", text, m, err)
			}
			if illegal != nil && illegal.Reason.Text.Empty() {
				t.Errorf("ParseMove(%q) is refused without a reason", text)
			}
			return
		}
		if !p.Legal(m) {
			t.Errorf("ParseMove(%q) is not legal", text)
		}
		if back, err := g.ParseMove(p, g.FormatMove(p, m)); err != nil || back != m {
			t.Errorf("%q is written as %q, which reads as %d, %v", text, g.FormatMove(p, m), back, err)
		}
	})
}

// FuzzParsePosition reads a position. What is accepted comes back the same when it is written and read again, and can be played out.
func FuzzParsePosition(f *testing.F) {
	for _, s := range []string{
		"5/5/5/5/5 p1", "www2/w4/2bbb/4b/w2b1 p2", "wbwbw/bwbwb/wb1bw/bwbwb/wbwbw p1", "5/5/5/5 p1", "5/5/5/5/5 p3", "05/5/5/5/5 p1",
		"1111w/5/5/5/5 p2", "5/5/5/5/5", "99999999999999999999/5/5/5/5 p1",
	} {
		f.Add(s)
	}
	g := open(f, "size=5")
	f.Fuzz(func(t *testing.T, in string) {
		got, err := g.ParsePosition(in)
		if err != nil {
			if !errors.Is(err, games.ErrSyntax) {
				t.Errorf("error %v wraps no ErrSyntax", err)
			}
			return
		}
		p := got.(*position)
		again, err := g.ParsePosition(text(p))
		if err != nil || *again.(*position) != *p {
			t.Errorf("%q is written as %q, which reads as another position: %v", in, text(p), err)
		}
		viewOf(p)
		free := p.free().count()
		if _, plies := p.Playout(games.NewRand(1)); 2*plies > free || !p.Over() {
			t.Errorf("%q: a playout of %d plies on %d empty cells, Over = %v", in, plies, free, p.Over())
		}
	})
}
