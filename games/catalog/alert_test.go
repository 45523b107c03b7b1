package catalog_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
)

// Every level takes a win in one ply. Every level avoids losing at once, and avoids a win for the opponent on the next ply, if it can. The positions
// come from random games and are those where the choice matters.
func TestLevelsSeeWins(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	positions := 10
	if gametest.IsLong() {
		positions = 50
	}
	for _, spec := range catalog.All() {
		if spec.ID == "squ" {
			continue // the game ends with the last disc: there is nothing to choose
		}
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			g := catalogtest.Open(t, spec, nil)
			w := &watch{scout: newScout(g), next: [2]games.Position{g.Start(), g.Start()}}
			kinds := []kind{win, save}
			for _, k := range kinds {
				found := map[int]int{} // by level
				for i := range positions {
					p, good := w.find(t, k)
					for _, l := range catalog.LevelsOf(spec.ID) {
						r := searched(t, l.Player(g, uint64(i), 0), p, l.Untimed())
						if slices.Contains(good, r.Best) || w.keeps(p, r.Best, k) {
							found[l.Number]++
							continue
						}
						t.Logf("level %d plays %s in %s", l.Number, g.FormatMove(p, r.Best), games.TextOf(p))
					}
				}
				for _, l := range catalog.LevelsOf(spec.ID) {
					if n := found[l.Number]; n < positions {
						t.Errorf("level %d finds a %s in %d of %d positions", l.Number, k, n, positions)
					}
				}
			}
		})
	}
}

// A watch finds positions that have an immediate win or a save from one.
type watch struct {
	*scout
	next [2]games.Position // by depth
}

// find plays random games until it finds a position of the kind, and returns its good plies: those that win at once, or for a save those that avoid
// an immediate loss. The position also has other legal plies, and is not lost already.
func (w *watch) find(t *testing.T, k kind) (games.Position, []games.Move) {
	for range 20_000 {
		line := w.play()
		p := line[max(0, len(line)-1-w.rand.Intn(12))]
		good := w.winning(p, 0)
		if k == save {
			if len(good) > 0 {
				continue
			}
			good = w.saving(p)
		}
		if len(good) > 0 && len(good) < len(p.AppendMoves(nil)) && (k == win || w.value(p, p.ToMove()) != -1) {
			return p, good
		}
	}
	t.Fatalf("20000 random games have no %s", k)
	return nil, nil
}

// keeps reports whether m wins p under best play. For a save a draw is enough.
func (w *watch) keeps(p games.Position, m games.Move, k kind) bool {
	next := p.Clone()
	next.Play(m)
	v := w.value(next, p.ToMove())
	return v >= 1 || k == save && v >= 0
}

// winning returns the plies that win p at once. It tries them in w.next[depth].
func (w *watch) winning(p games.Position, depth int) (good []games.Move) {
	next := w.next[depth]
	for _, m := range p.AppendMoves(nil) {
		next.CopyFrom(p)
		next.Play(m)
		if next.Over() && next.Payoffs()[p.ToMove()] >= 1 {
			good = append(good, m)
		}
	}
	return good
}

// saving returns the plies of p that neither lose at once nor let another player win at once.
func (w *watch) saving(p games.Position) (good []games.Move) {
	next := w.next[0]
	for _, m := range p.AppendMoves(nil) {
		next.CopyFrom(p)
		next.Play(m)
		if next.Over() && next.Payoffs()[p.ToMove()] > -1 || !next.Over() && (next.ToMove() == p.ToMove() || len(w.winning(next, 1)) == 0) {
			good = append(good, m)
		}
	}
	return good
}
