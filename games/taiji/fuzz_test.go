package taiji

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// FuzzParseMove reads a ply in a fixed position, with or without diagonal tiles.
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
		if err := gametest.ReadPly(p.game, p, text); err != nil {
			t.Error(err)
		}
	})
}

// FuzzParsePosition reads a position. No playout covers more than the empty cells.
func FuzzParsePosition(f *testing.F) {
	for _, s := range []string{
		"5/5/5/5/5 p1", "www2/w4/2bbb/4b/w2b1 p2", "wbwbw/bwbwb/wb1bw/bwbwb/wbwbw p1", "5/5/5/5 p1", "5/5/5/5/5 p3", "05/5/5/5/5 p1",
		"1111w/5/5/5/5 p2", "5/5/5/5/5", "99999999999999999999/5/5/5/5 p1",
	} {
		f.Add(s)
	}
	g := open(f, "size=5")
	f.Fuzz(func(t *testing.T, in string) {
		got, err := gametest.ReadPosition(g, in)
		if err != nil {
			t.Error(err)
		}
		p, ok := got.(*position)
		if !ok {
			return
		}
		free := p.free().count()
		if _, plies := p.Playout(games.NewRand(1)); 2*plies > free {
			t.Errorf("%q: a playout of %d plies on %d empty cells", in, plies, free)
		}
	})
}
