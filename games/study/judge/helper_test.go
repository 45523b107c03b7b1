package judge

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/study/chance"
)

// newJudge returns a judge with few playouts for the game of m.
func newJudge(t *testing.T, m *match.Match, playouts int) *Judge {
	t.Helper()
	j, err := New(m.Game(), Settings{Playouts: playouts, Seed: 1})
	catalogtest.NoError(t, err)
	return j
}

// randomMatch plays up to plies random plies at a table.
func randomMatch(t *testing.T, table string, plies int, seed uint64) *match.Match {
	t.Helper()
	m := catalogtest.Match(t, table, "")
	catalogtest.PlayAny(t, m, games.NewRand(seed), plies)
	return m
}

// reviewed returns a complete review of m.
func reviewed(t *testing.T, j *Judge, m *match.Match) *Review {
	t.Helper()
	r := NewReview(NewBook(j), m)
	catalogtest.NoError(t, r.Run(t.Context(), nil))
	return r
}

// planted returns a review of a game with the given chances of the first seat, before every ply and after the last. The best ply is never the one
// played, and it keeps the chances.
func planted(t *testing.T, noise float64, first ...float64) *Review {
	t.Helper()
	return plantedAt(t, "squex size=8", noise, first...)
}

// plantedAt is planted for another table.
func plantedAt(t *testing.T, table string, noise float64, first ...float64) *Review {
	t.Helper()
	m := randomMatch(t, table, len(first)-1, 1)
	j := newJudge(t, m, 10)
	j.curve.Noise = noise
	b := NewBook(j)
	for i, v := range first {
		pos := m.PositionAt(i)
		l := Look{Chances: chance.Chances{v, 1 - v}, Playouts: 10}
		for _, mv := range pos.AppendMoves(nil) {
			if i == m.Len() || mv != m.Move(i) {
				l.Lines = []Line{{Moves: []games.Move{mv}, Chances: l.Chances}}
				break
			}
		}
		b.put(pos, l)
		b.put(played(pos, l.Best()), l)
	}
	return NewReview(b, m)
}
