package search_test

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"quintet/games"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/search"
)

// TestMain skips single-goroutine tests under the race detector: memory, fractions, policies.
func TestMain(m *testing.M) {
	gametest.RaceOnly("Panic|Time|Cancel|Limits|Progress|Thinker")
	m.Run()
}

// slow is an engine that reports progress every 50 ms and returns its move when the time limit is over.
type slow struct{ move games.Move }

func (e slow) Search(ctx context.Context, _ games.Position, lim search.Limits) (search.Report, error) {
	end := time.After(lim.Time)
	for n := 1; ; n++ {
		select {
		case <-ctx.Done():
			return search.Report{Best: e.move, Playouts: n}, ctx.Err()
		case <-end:
			return search.Report{Best: e.move, Playouts: n}, nil
		case <-time.After(50 * time.Millisecond):
			lim.Progress(search.Report{Best: e.move, Playouts: n})
		}
	}
}

func TestThinkerAnswersOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, p := after(t, null.Spec, nil)
		var woken atomic.Int32
		th := search.Thinker{Wake: func() { woken.Add(1) }}
		if _, ok := th.Poll(); ok || th.Busy() {
			t.Error("Poll of an idle thinker returns an answer")
		}
		th.Start(p, slow{3}, search.Limits{Time: 175 * time.Millisecond})
		time.Sleep(120 * time.Millisecond)
		synctest.Wait()
		if r, ok := th.Progress(); !ok || r.Playouts != 2 || woken.Load() != 2 {
			t.Errorf("progress %v, %v after 120 ms, woken %d times, want the second", r.Playouts, ok, woken.Load())
		}
		if _, ok := th.Progress(); ok {
			t.Error("Progress returns the same report twice")
		}
		if _, ok := th.Poll(); ok || !th.Busy() {
			t.Error("Poll returns an answer after 120 of 175 ms")
		}
		time.Sleep(60 * time.Millisecond)
		synctest.Wait()
		if r, ok := th.Poll(); !ok || r.Best != 3 || th.Busy() || woken.Load() != 4 {
			t.Errorf("answer %v, %v, busy %v, woken %d times, want move 3 and 4 times", r.Best, ok, th.Busy(), woken.Load())
		}
		if _, ok := th.Poll(); ok {
			t.Error("Poll returns the same answer twice")
		}
	})
}

func TestThinkerForgetsEarlierSearches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, p := after(t, null.Spec, nil)
		var th search.Thinker
		th.Start(p, slow{3}, search.Limits{Time: 100 * time.Millisecond})
		time.Sleep(150 * time.Millisecond) // it has answered, but no one has polled
		th.Start(p, slow{4}, search.Limits{Time: 100 * time.Millisecond})
		if _, ok := th.Poll(); ok {
			t.Error("Poll returns the answer of the earlier search")
		}
		time.Sleep(40 * time.Millisecond)
		th.Start(p, slow{5}, search.Limits{Time: 100 * time.Millisecond})
		time.Sleep(110 * time.Millisecond)
		synctest.Wait()
		if r, ok := th.Poll(); !ok || r.Best != 5 {
			t.Errorf("answer %v, %v, want move 5", r.Best, ok)
		}
		th.Start(p, slow{6}, search.Limits{Time: 100 * time.Millisecond})
		th.Stop()
		time.Sleep(200 * time.Millisecond)
		if _, ok := th.Poll(); ok || th.Busy() {
			t.Error("Poll returns an answer after Stop")
		}
		if _, ok := th.Progress(); ok {
			t.Error("Progress returns a report after Stop")
		}
		th.Stop() // has no effect
	})
}

func TestThinkerHurries(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, p := after(t, null.Spec, nil)
		var woken atomic.Int32
		th := search.Thinker{Wake: func() { woken.Add(1) }}
		th.Hurry() // has no effect
		th.Start(p, slow{3}, search.Limits{Time: time.Hour})
		th.Hurry()
		synctest.Wait()
		if r, ok := th.Poll(); !ok || r.Best != 3 || woken.Load() != 1 {
			t.Errorf("answer %v, %v, woken %d times, want move 3 at once", r.Best, ok, woken.Load())
		}
	})
}

func TestThinkerWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, p := after(t, null.Spec, nil)
		var th search.Thinker
		if _, ok := th.Wait(); ok {
			t.Error("Poll of an idle thinker returns an answer")
		}
		start := time.Now()
		th.Start(p, slow{4}, search.Limits{Time: time.Second})
		if r, ok := th.Wait(); !ok || r.Best != 4 || time.Since(start) != time.Second {
			t.Errorf("answer %v, %v after %v, want move 4 after a second", r.Best, ok, time.Since(start))
		}
		if _, ok := th.Wait(); ok || th.Busy() {
			t.Error("Poll returns a second answer")
		}
	})
}

// The caller may keep playing on the position it passed, and no goroutine is left at the end.
func TestThinkerWithEngines(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	_, p := after(t, null.Spec, []string{"size=6", "turns=double"})
	var th search.Thinker
	for _, e := range []search.Engine{search.PlainRAVE(1), search.PlainAlphaBeta(), search.Random{}, search.Greedy{}} {
		for range 3 {
			th.Start(p, e, search.Limits{Playouts: 20000})
			q := p.Clone()
			p.Play(p.AppendMoves(nil)[0])
			var r search.Answer
			for ok := false; !ok; r, ok = th.Poll() {
				time.Sleep(time.Millisecond)
			}
			if !q.Legal(r.Best) {
				t.Errorf("%T: move %d is not legal where the search began", e, r.Best)
			}
			th.Start(p, e, search.Limits{})
			th.Stop()
		}
	}
}

// silent is an engine that reports once, after 60 ms, and then nothing until its time is over.
type silent struct{ move games.Move }

func (e silent) Search(ctx context.Context, _ games.Position, lim search.Limits) (search.Report, error) {
	time.Sleep(60 * time.Millisecond)
	lim.Progress(search.Report{Best: e.move, Depth: 4, Elapsed: 60 * time.Millisecond})
	select {
	case <-ctx.Done():
	case <-time.After(lim.Time - 60*time.Millisecond):
	}
	return search.Report{Best: e.move}, ctx.Err()
}

// A search without new results still reports the elapsed time.
func TestThinkerTimeOfSilentSearch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, p := after(t, null.Spec, nil)
		var th search.Thinker
		th.Start(p, silent{3}, search.Limits{Time: 3 * time.Second})
		var times []time.Duration
		for range 30 {
			time.Sleep(50 * time.Millisecond)
			synctest.Wait()
			if r, ok := th.Progress(); ok {
				if r.Best != 3 || r.Depth != 4 {
					t.Errorf("progress %+v, want what the search has told", r)
				}
				times = append(times, r.Elapsed)
			}
		}
		if len(times) < 13 || times[0] != 60*time.Millisecond || times[len(times)-1] < 1400*time.Millisecond {
			t.Errorf("in 1.5 s the times %v were told, want about one every 100 ms", times)
		}
		start := time.Now()
		th.Stop()
		if took := time.Since(start); took != 0 {
			t.Errorf("stopping took %v", took)
		}
	})
}
