package judge

import (
	"cmp"
	"math"
	"slices"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
)

// playedPositions returns n positions with a choice, from games that a computer plays at table.
func playedPositions(t testing.TB, table catalogtest.Table, n int) (all []games.Position) {
	t.Helper()
	r := games.NewRand(7)
	level := catalog.LevelsOf(table.Spec.ID)[2]
	for len(all) < n {
		var choices []games.Position
		g := table.Open(t)
		p, e := g.Start(), level.Player(g, r.Uint64(), memory)
		for !p.Over() {
			if len(p.AppendMoves(nil)) > 1 {
				choices = append(choices, p.Clone())
			}
			report, err := e.Search(t.Context(), p, level.Tenth())
			catalogtest.NoError(t, err)
			p.Play(report.Best)
		}
		for range min(4, n-len(all)) {
			all = append(all, choices[r.Intn(len(choices))])
		}
	}
	return all
}

// The chance listed for a line is about what a new search, with other seeds and an empty book, finds once the turn has been played.
func TestChancesHoldAlongLine(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	positions := 2 // at each table
	switch {
	case gametest.IsLong():
		positions = 28 // 308 in all
	case testing.Short():
		positions = 1
	}
	type difference struct{ off, noise float64 }
	found := make(chan []difference, 100)
	t.Run("tables", func(t *testing.T) {
		for _, table := range catalogtest.Tables(8) {
			t.Run(table.String(), func(t *testing.T) {
				t.Parallel()
				j, err := New(table.Open(t), DefaultSettings(table.Spec.ID))
				catalogtest.NoError(t, err)
				fresh, err := j.Deeper(1)
				catalogtest.NoError(t, err)
				var all []difference
				for _, pos := range playedPositions(t, table, positions) {
					lines, err := j.Lines(t.Context(), NewBook(j), pos)
					catalogtest.NoError(t, err)
					for _, line := range lines {
						l, err := fresh.Look(t.Context(), NewBook(fresh), afterTurn(pos, line.Moves))
						catalogtest.NoError(t, err)
						all = append(all, difference{math.Abs(line.Chance - l.Chances[pos.ToMove()]), j.curve.Noise})
					}
				}
				found <- all
			})
		}
	})
	close(found)
	lines, off, farOff := 0, 0, 0
	for all := range found {
		for _, d := range all {
			lines++
			if d.off > max(0.06, 2*d.noise) {
				off++
			}
			if d.off > 0.05+3*d.noise {
				farOff++
			}
		}
	}
	t.Logf("%d lines, %d (%.1f %%) off by more than 6 points and twice the noise, %d (%.1f %%) by more than 5 points and three times the noise",
		lines, off, 100*float64(off)/float64(lines), farOff, 100*float64(farOff)/float64(lines))
	if float64(off) > 0.05*float64(lines) || float64(farOff) > 0.02*float64(lines) {
		t.Error("more than 5 % of the lines are off, or more than 2 % far off")
	}
}

// turnsOf counts the positions to which the first turns of lines lead.
func turnsOf(pos games.Position, lines []Line) int {
	all := map[uint64]bool{}
	for _, line := range lines {
		all[key(afterTurn(pos, line.Moves))] = true
	}
	return len(all)
}

// The two orders of a pair of placements are one turn, and listed once.
func TestPairsAreListedOnce(t *testing.T) {
	pairs := 0
	for _, table := range catalogtest.Tables(6) {
		g := table.Open(t)
		pos := g.Start()
		pos.Play(catalogtest.AnyMove(pos, games.NewRand(1)))
		b := NewBook(newJudge(t, randomMatch(t, table.String(), 1, 1), 50))
		for _, first := range pos.AppendMoves(nil) {
			mid := played(pos, first)
			if mid.Over() || mid.ToMove() != pos.ToMove() {
				continue
			}
			second := mid.AppendMoves(nil)[0]
			orders := []Line{{Moves: []games.Move{first, second}}, {Moves: []games.Move{second, first}}}
			if !pos.Legal(second) || !played(pos, second).Legal(first) || turnsOf(pos, orders) > 1 {
				continue
			}
			pairs++
			if lines, _ := b.Score(pos, orders); len(lines) != 1 || !slices.Equal(lines[0].Moves, orders[0].Moves) {
				t.Fatalf("%v: %v are listed as %v", table, orders, lines)
			}
			if !LeadsTo(pos, orders[1].Moves, afterTurn(pos, orders[0].Moves)) {
				t.Errorf("%v: %v lead to different positions", table, orders)
			}
		}
	}
	if pairs == 0 {
		t.Error("no pair was found")
	}
}

// The lines of a position are ordered by chance once all chances are known; before that none is shown.
func TestScoresAreUnknownUntilSearched(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 4, 1)
		j := newJudge(t, m, 50)
		b := NewBook(j)
		pos := m.Position()
		l, err := j.Look(t.Context(), b, pos)
		catalogtest.NoError(t, err)
		for {
			lines, needs := b.Score(pos, l.Lines)
			unknown := slices.ContainsFunc(lines, func(x Scored) bool { return !x.Known })
			if unknown != (needs != nil) || len(lines) != turnsOf(pos, l.Lines) {
				t.Fatalf("%v: %+v needs %v", table, lines, needs)
			}
			if needs == nil {
				if !slices.IsSortedFunc(lines, func(x, y Scored) int { return cmp.Compare(y.Chance, x.Chance) }) {
					t.Errorf("%v: %+v are out of order", table, lines)
				}
				break
			}
			_, err := j.Look(t.Context(), b, needs)
			catalogtest.NoError(t, err)
		}
	}
}

// BenchmarkLines measures how long it takes until all lines of a position have their chances: nine of ten are ready after p90-s seconds.
func BenchmarkLines(b *testing.B) {
	for _, table := range catalogtest.Tables(8) {
		b.Run(table.String(), func(b *testing.B) {
			j, err := New(table.Open(b), DefaultSettings(table.Spec.ID))
			catalogtest.NoError(b, err)
			positions := playedPositions(b, table, 20)
			var times []float64
			for i := 0; b.Loop(); i++ {
				start := time.Now()
				if _, err := j.Lines(b.Context(), NewBook(j), positions[i%len(positions)]); err != nil {
					b.Fatal(err)
				}
				times = append(times, time.Since(start).Seconds())
			}
			slices.Sort(times)
			b.ReportMetric(times[len(times)*9/10], "p90-s")
		})
	}
}
