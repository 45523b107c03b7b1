package search_test

import (
	"runtime"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/search"
)

// partOf returns the position after the given number of quarters of a random game of s.
func partOf(t testing.TB, s games.Spec, quarters int) games.Position {
	t.Helper()
	m := catalogtest.Match(t, s.ID, "")
	catalogtest.PlayAny(t, m, games.NewRand(5), m.Game().MaxPlies())
	return m.PositionAt(m.Len() * quarters / 4)
}

// Long searches allocate nothing but the columns of their trees, which double until they fill the memory.
func TestLongSearchesDoNotAllocate(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	for i, s := range catalog.All() {
		p := partOf(t, s, 1)
		levels := catalog.LevelsOf(s.ID)
		if !gametest.Sampled(i, 3) {
			continue
		}
		for name, engine := range map[string]func() search.Engine{
			"strongest": func() search.Engine { return levels[len(levels)-1].Engine(1, 0) },
			"forgetful": func() search.Engine {
				return search.NewMCTS(search.Config{RAVE: 600, FPU: 1, Bias: 1, Solver: true, Decisive: true, Memory: 1 << 18})
			},
		} {
			count := func(playouts int) (allocated uint64, played int) {
				e := engine()
				var before, behind runtime.MemStats
				runtime.ReadMemStats(&before)
				r, err := e.Search(t.Context(), p, search.Limits{Playouts: playouts})
				runtime.ReadMemStats(&behind)
				if err != nil {
					t.Fatal(err)
				}
				return behind.Mallocs - before.Mallocs, r.Playouts
			}
			few, short := count(500)
			many, long := count(2500)
			if many > few+200 || long < 4*short {
				t.Errorf("%s, %s: %d allocations in %d playouts, %d in %d", s.ID, name, few, short, many, long)
			}
		}
	}
}

// After a search that has filled its memory many times, an engine holds no more than its limit.
func TestMemoryOfAnEngine(t *testing.T) {
	const memory = 1 << 20
	for i, s := range catalog.All() {
		_, p := after(t, s, nil)
		if !gametest.Sampled(i, 3) {
			continue
		}
		heap := func() int {
			var m runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&m)
			return int(m.HeapAlloc)
		}
		for name, c := range map[string]search.Config{
			"moves": {RAVE: 600, FPU: 1, Bias: 1, Solver: true, Decisive: true, Memory: memory, Reuse: true},
			"parts": {RAVE: 30, Batch: true, Solver: true, Memory: memory, Reuse: true},
		} {
			before := heap()
			e := search.NewMCTS(c)
			r := search.Searched(t, e, p, search.Limits{Playouts: 5000})
			held := heap() - before
			runtime.KeepAlive(e)
			if held > memory || held < memory/4 || name == "moves" && held < memory/2 {
				t.Errorf("%s, %s: %d bytes after %d playouts, want at most %d and not much less", s.ID, name, held, r.Playouts, memory)
			}
		}
	}
}
