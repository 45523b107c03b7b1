package squex

import (
	"errors"
	"testing"

	"quintet/games"
)

// FuzzParseMove reads any text as a ply in a game mid-way. What is accepted is legal and has one canonical text.
func FuzzParseMove(f *testing.F) {
	for _, ply := range []string{"d7", "a1", "H8x", " b5# ", "swap", "c4", "a9", "a01", "s19", "", "x", "pass", "ä1", "a1 a2"} {
		f.Add(ply)
	}
	mid := played(f, sized(f, 8), Spec.Showcase.Plies)
	g := open(f, games.Options{"size": "19", "swap": "on"})
	early := played(f, g, "j10")
	f.Fuzz(func(t *testing.T, ply string) {
		for _, p := range []*position{mid, early} {
			m, err := p.g.ParseMove(p, ply)
			if err != nil {
				if !errors.Is(err, games.ErrSyntax) && !errors.Is(err, games.ErrIllegal) {
					t.Errorf("ParseMove(%q): %v wraps neither error", ply, err)
				}
				continue
			}
			if !p.Legal(m) {
				t.Errorf("ParseMove(%q) = %d, which is not legal", ply, m)
			}
			name := p.g.FormatMove(p, m)
			if again, err := p.g.ParseMove(p, name); err != nil || again != m {
				t.Errorf("%q is written %q, which reads as %d (%v), want %d", ply, name, again, err, m)
			}
		}
	})
}

// FuzzParsePosition reads any text as a position. What is accepted is written and read back the same, and can be played to its end.
func FuzzParsePosition(f *testing.F) {
	for _, line := range []string{
		"4/4/4/4 3/3/3 B 1 -",
		"3B/1BR1/1RB1/R3 3/1r1/r2 B 2 -",
		"RBRB/BRBR/RBRB/BRBR brb/rbr/brb R 1 swapped",
		"BBBB/4/4/4 3/3/3 - 0 -",
		"1B2/1B2/1B2/1B2 3/3/3 - 0 -",
		"1B2/4/4/4 3/3/3 R 1 -",
		"4/4/4/4 3/3/3 B 9 -",
		"0004/4/4/4 3/3/3 B 1 -",
		"99999999999999999999/4/4/4 3/3/3 B 1 -",
		"4/4/4 3/3 B 1 -",
	} {
		f.Add(line)
	}
	var gs []*game
	for _, win := range []string{"uncuttable", "first"} {
		gs = append(gs, open(f, games.Options{"size": "4", "swap": "on", "win": win}))
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range gs {
			pos, err := g.ParsePosition(line)
			if err != nil {
				if !errors.Is(err, games.ErrSyntax) {
					t.Errorf("ParsePosition(%q): %v does not wrap ErrSyntax", line, err)
				}
				continue
			}
			p := pos.(*position)
			written := text(t, p)
			q := parsed(t, g, written)
			if *q != *p || text(t, q) != written || q.Hash() != p.Hash() {
				t.Errorf("%q is written %q, which reads as another position", line, written)
			}
			for !p.Over() {
				p.Play(p.AppendMoves(nil)[0])
			}
			if q.Playout(games.NewRand(1)); !q.Over() {
				t.Errorf("%q: the playout does not end", line)
			}
		}
	})
}
