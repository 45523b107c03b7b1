package search_test

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games/null"
	"quintet/games/search"
)

// While others take the cores a search still gets its time on one: it lasts longer by the clock.
func TestTimeOnACore(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells what a thread has used")
	}
	_, pos := after(t, null.Spec, nil)
	var done atomic.Bool
	for range runtime.NumCPU() {
		go func() {
			for n := 0; !done.Load(); n++ {
				runtime.KeepAlive(n)
			}
		}()
	}
	defer done.Store(true)
	const budget = 50 * time.Millisecond
	best := time.Hour
	for try := 0; try < 4 && best > 50*budget; try++ {
		r, err := search.PlainUCT(1).Search(t.Context(), pos, search.Limits{CPU: budget})
		if err != nil {
			t.Fatal(err)
		}
		if !r.Proven && r.Elapsed < budget {
			t.Errorf("a search with %v on a core ended after %v by the clock", budget, r.Elapsed)
		}
		best = min(best, r.Elapsed)
	}
	if best > 50*budget {
		t.Errorf("searches with %v on a core took %v by the clock at best", budget, best)
	}
}
