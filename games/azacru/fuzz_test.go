package azacru

import (
	"errors"
	"strings"
	"testing"

	"quintet/games"
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

// Whatever ParsePosition accepts is written and read again as the same, and it can be played, shown and played out.
func FuzzParsePosition(f *testing.F) {
	addPositions(f, func(position, _ string) { f.Add(position) })
	f.Add("9/9/9/9/9/9/9/9/9 1 2 1 20")
	f.Add("A0-A1-A2-A3-A4-A5-A6-A7-A0/9/9/9/9/9/9/9/9 2 2 -")
	f.Add("9/9/9/9/9/9/9/9/10 1 2 -")
	all := games2to4(f)
	f.Fuzz(func(t *testing.T, in string) {
		for _, g := range all {
			p, err := g.ParsePosition(in)
			if err != nil {
				if !errors.Is(err, games.ErrSyntax) {
					t.Errorf("error %v wraps no ErrSyntax", err)
				}
				continue
			}
			written := text(t, p)
			again, err := g.ParsePosition(written)
			if err != nil || *again.(*position) != *p.(*position) {
				t.Errorf("%q is written as %q, which reads as another position: %v", in, written, err)
			}
			if moves := p.AppendMoves(nil); (len(moves) == 0) != p.Over() {
				t.Errorf("%q: %d plies, Over = %v", in, len(moves), p.Over())
			}
			if p.(*position).Playout(games.NewRand(1)); !p.Over() {
				t.Errorf("%q: a playout did not reach the end", in)
			}
		}
	})
}

// Whatever ParseMove accepts is legal and is written and read again as the same; every refusal is a syntax error or has a reason.
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
			m, err := g.ParseMove(p, ply)
			if err != nil {
				var illegal *games.IllegalError
				if errors.As(err, &illegal) && illegal.Reason.Text.Empty() || illegal == nil && !errors.Is(err, games.ErrSyntax) {
					t.Errorf("%q in %q: %v has no reason and is no syntax error", ply, in, err)
				}
				continue
			}
			if !p.Legal(m) {
				t.Errorf("%q in %q was read as a ply that is not legal", ply, in)
			}
			for _, name := range []string{g.FormatMove(p, m), g.(games.Annotator).Annotate(p, m)} {
				if back, err := g.ParseMove(p, name); err != nil || back != m {
					t.Errorf("%q in %q is written as %q, which reads as %d, %v", ply, in, name, back, err)
				}
			}
		}
	})
}
