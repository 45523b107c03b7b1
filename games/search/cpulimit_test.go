package search_test

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games/null"
	"quintet/games/search"
)

// On a busy machine a search still gets its CPU time, and no more.
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
	runtime.LockOSThread() // on which the search runs, too
	defer runtime.UnlockOSThread()
	const budget = 50 * time.Millisecond
	prompt(t, budget+late, func() time.Duration {
		before := search.ThreadTime()
		r := search.Searched(t, search.PlainUCT(1), pos, search.Limits{CPU: budget})
		used := search.ThreadTime() - before
		if !r.Proven && (r.Elapsed < budget || used < budget) {
			t.Errorf("a search with %v on a core ended after %v on it, %v by the clock", budget, used, r.Elapsed)
		}
		return used
	})
}
