package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// FuzzParseMove reads any text as a ply in a game mid-way.
func FuzzParseMove(f *testing.F) {
	for _, ply := range []string{"d7", "a1", "H8x", " b5# ", "swap", "c4", "a9", "a01", "s19", "", "x", "pass", "ä1", "a1 a2"} {
		f.Add(ply)
	}
	mid := played(f, sized(f, 8), Spec.Showcase.Plies)
	g := open(f, games.Options{"size": "19", "swap": "on"})
	early := played(f, g, "j10")
	f.Fuzz(func(t *testing.T, ply string) {
		for _, p := range []*position{mid, early} {
			if err := gametest.ReadPly(p.g, p, ply); err != nil {
				t.Error(err)
			}
		}
	})
}

// FuzzParsePosition reads any text as a position. What is accepted can be played to its end.
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
			p, err := gametest.ReadPosition(g, line)
			if err != nil {
				t.Error(err)
			}
			for p != nil && !p.Over() {
				p.Play(p.AppendMoves(nil)[0])
			}
		}
	})
}
