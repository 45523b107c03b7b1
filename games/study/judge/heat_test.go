package judge

import (
	"testing"

	"quintet/games/catalog/catalogtest"
)

// The heat map has a value in [0, 1] for every ply. The best ply has 1 if plies are compared by loss. If all plies lose for certain, all are cold.
func TestHeatCoversAllPlies(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 6, 2)
		j := newJudge(t, m, 200)
		pos := m.Position()
		e, lim := j.HeatTask(pos)
		r, err := e.Search(t.Context(), pos, lim)
		catalogtest.NoError(t, err)
		heat, hottest := j.Heat(pos, r), 0.0
		for _, mv := range pos.AppendMoves(nil) {
			share, ok := heat[mv]
			if !ok && len(r.Candidates) > len(heat) || share < 0 || share > 1 {
				t.Errorf("%v: the share of %d is %v, %v", table, mv, share, ok)
			}
			hottest = max(hottest, share)
		}
		if sampled := j.level.UsesTree(pos.Players()); hottest == 0 && !r.Proven || !sampled && heat[r.Best] != 1 {
			t.Errorf("%v: the largest share is %v, the best ply has %v", table, hottest, heat[r.Best])
		}
		for _, c := range r.Candidates {
			if c.Bound && !j.level.UsesTree(pos.Players()) && c.Visits > 0 && r.Depth == shallow {
				t.Errorf("%v: ply %d has a bound instead of a value", table, c.Move)
			}
		}
	}
}

// The lines of a look lead to different positions, and those after the first are ordered by chance.
func TestLinesAreDistinctTurns(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		for seed := range uint64(3) {
			m := randomMatch(t, table.String(), 9, seed)
			j := newJudge(t, m, 300)
			l, err := j.Look(t.Context(), NewBook(j), m.Position())
			catalogtest.NoError(t, err)
			seen, mover := map[uint64]bool{}, m.Position().ToMove()
			for i, line := range l.Lines {
				k := key(afterTurn(m.Position(), line.Moves))
				if seen[k] || i > 1 && line.Chances[mover] > l.Lines[i-1].Chances[mover] {
					t.Errorf("%v: line %d of %+v", table, i, l.Lines)
				}
				seen[k] = true
			}
		}
	}
}
