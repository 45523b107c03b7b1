package catalog_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
)

// No level misses a win with one ply, nor loses at once or lets the opponent win with his next ply where that can be helped. The positions are those of random
// games in which it makes a difference what is played.
func TestLevelsSeeWhatEndsTheGame(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	positions := 10
	if gametest.IsLong() {
		positions = 50
	}
	for _, spec := range catalog.All() {
		if spec.ID == "squ" {
			continue // it ends with the last disc, where there is nothing to choose
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
						r := searched(t, l.Player(uint64(i), 0), p, l.Untimed(1))
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

// A watch looks for positions with a win or a save of one ply.
type watch struct {
	*scout
	next [2]games.Position // by depth
}

// find plays random games until one has a position of the kind, and returns which of its plies are good: those that win at once, or where
// nothing does the saving ones. Others are legal, too. A position in which all is lost is none.
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

// keeps reports whether m wins p in the end, or at least does not lose it where there is a save to be found.
func (w *watch) keeps(p games.Position, m games.Move, k kind) bool {
	next := p.Clone()
	next.Play(m)
	v := w.value(next, p.ToMove())
	return v >= 1 || k == save && v >= 0
}

// winning returns the plies that win p at once. It plays them in the position of a depth.
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

// saving returns the plies of p that do not lose at once, and after which no other player can win at once.
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
