package azacru

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// addPositions seeds f with every worked position and start, and a ply for each.
func addPositions(f *testing.F, add func(position, ply string)) {
	f.Helper()
	for _, w := range workedPositions {
		ply, _, _ := strings.Cut(w.plies+w.illegal+w.dests, " ")
		add(w.azn+" "+w.turn, ply)
	}
	for _, start := range starts {
		add(start, "c1-d2>")
	}
	for _, start := range playoutPositions {
		add(start, "pass")
	}
}

// games2to4 opens the game for every number of players.
func games2to4(t testing.TB) map[string]games.Game {
	t.Helper()
	return map[string]games.Game{"2": open(t, 2), "3": open(t, 3), "4": open(t, 4)}
}

// FuzzParsePosition reads a position for every number of players.
func FuzzParsePosition(f *testing.F) {
	addPositions(f, func(position, _ string) { f.Add(position) })
	f.Add("9/9/9/9/9/9/9/9/9 1 2 1 20")
	f.Add("A0-A1-A2-A3-A4-A5-A6-A7-A0/9/9/9/9/9/9/9/9 2 2 -")
	f.Add("9/9/9/9/9/9/9/9/10 1 2 -")
	all := games2to4(f)
	f.Fuzz(func(t *testing.T, in string) {
		for _, g := range all {
			if _, err := gametest.ReadPosition(g, in); err != nil {
				t.Error(err)
			}
		}
	})
}

// FuzzParseMove reads a ply in a position.
func FuzzParseMove(f *testing.F) {
	addPositions(f, func(position, ply string) { f.Add(position, ply) })
	f.Add(starts["2"], " C1 - d2^ ")
	f.Add(starts["2"], "pass#")
	f.Add(starts["3"], "a1-i9>x")
	f.Add(starts["4"], "c1-d2<=")
	all := games2to4(f)
	f.Fuzz(func(t *testing.T, in, ply string) {
		for _, g := range all {
			p, err := g.ParsePosition(in)
			if err != nil {
				continue
			}
			if err := gametest.ReadPly(g, p, ply); err != nil {
				t.Errorf("%q: %v", in, err)
			}
		}
	})
}
