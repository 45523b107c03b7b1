package judge

import (
	"context"
	"runtime"
	"sync/atomic"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/games/search"
)

// sweep runs a sweep to its end and returns its error.
func sweep(r *Review, goroutines int) error {
	wakes := make(chan bool, 1000)
	s := NewSweep(r, goroutines, func() { wakes <- true })
	defer s.Stop()
	for s.Poll(); s.Busy(); s.Poll() {
		<-wakes
	}
	return s.Err()
}

// A sweep finds the same as sequential searches, on any number of goroutines, and leaves no goroutine behind. A caller's own Thinker finds the same.
func TestSweepMatchesRun(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 9, 6)
		j := newJudge(t, m, 40)
		want := reviewed(t, j, m)
		for goroutines := range 4 {
			got := NewReview(NewBook(j), m)
			if goroutines == 0 {
				think(t, got)
			} else if err := sweep(got, goroutines); err != nil {
				t.Fatal(err)
			}
			if !got.Done() || got.Book().String() != want.Book().String() {
				t.Errorf("%s, %d goroutines: done %v\n%s, want\n%s", table, goroutines, got.Done(), got.Book(), want.Book())
			}
			samePlies(t, table, m, got, want)
		}
	}
}

// think judges all plies of r with a Thinker.
func think(t *testing.T, r *Review) {
	t.Helper()
	var thinker search.Thinker
	for pos := r.Next(); pos != nil; pos = r.Next() {
		if r.Book().Needs(pos) != pos {
			t.Fatal("Book.Needs differs from Review.Next")
		}
		e, lim := r.Book().Judge().Task(pos)
		thinker.Start(pos, e, lim)
		a, ok := thinker.Wait()
		if !ok || a.Failed != nil {
			t.Fatal(a.Failed)
		}
		r.Book().Take(pos, a.Report)
	}
}

// A sweep that is stopped repeatedly reaches the same result.
func TestSweepResumes(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	m := randomMatch(t, "squex size=5", 14, 6)
	j := newJudge(t, m, 60)
	want := reviewed(t, j, m)
	book := NewBook(j)
	for range 1000 {
		wakes := make(chan bool, 1000)
		s := NewSweep(NewReview(book, m), 2, func() { wakes <- true })
		if !s.Busy() {
			s.Stop()
			break
		}
		<-wakes
		known := book.Len()
		s.Stop()
		s.Stop() // does nothing
		if s.Poll() || s.Busy() || book.Len() == known {
			t.Fatalf("after Stop: busy %v, %d looks, %d before", s.Busy(), book.Len(), known)
		}
	}
	if got := NewReview(book, m); !got.Done() || book.String() != want.Book().String() {
		t.Errorf("done %v\n%s, want\n%s", got.Done(), book, want.Book())
	}
}

// counted is a game whose positions count their playouts and call tell before each.
type counted struct {
	games.Game
	playouts *atomic.Int64
	tell     func(playout int64)
}

func (g counted) Start() games.Position { return &countedPosition{g.Game.Start(), g} }

// A countedPosition is a position of counted.
type countedPosition struct {
	games.Position
	counted
}

func (p *countedPosition) Players() int { return p.Position.Players() }
func (p *countedPosition) Clone() games.Position {
	return &countedPosition{p.Position.Clone(), p.counted}
}
func (p *countedPosition) CopyFrom(src games.Position) {
	p.Position.CopyFrom(src.(*countedPosition).Position)
}
func (p *countedPosition) Playout(r *games.Rand) (games.Payoffs, int) {
	p.tell(p.playouts.Add(1))
	return p.Position.(games.Playouter).Playout(r)
}

// betweenChecks is the most playouts between two checks of a search's limits: fewer if they take long.
const betweenChecks = 64

// A cancelled search ends at the next check of its limits, after at most betweenChecks playouts, and the sweep ends with it.
func TestCancelledSearchEndsSoon(t *testing.T) {
	g := counted{Game: catalogtest.Match(t, "squ size=8", "").Game(), playouts: new(atomic.Int64), tell: func(int64) {}}
	m := match.New(g, nil)
	for range 2 {
		catalogtest.NoError(t, m.Play(m.Position().AppendMoves(nil)[0]))
	}
	j := newJudge(t, m, 1_000_000_000)
	ctx, cancel := context.WithCancel(t.Context())
	const at = 5000
	g.playouts.Store(0)
	cancelling := counted{g.Game, g.playouts, func(n int64) {
		if n == at {
			cancel()
		}
	}}
	pos := &countedPosition{m.Position().(*countedPosition).Position.Clone(), cancelling}
	if _, err := j.Look(ctx, NewBook(j), pos); err != context.Canceled {
		t.Fatalf("a cancelled look returned %v", err)
	}
	const perLeaf = 2 // at the strongest level
	if extra := g.playouts.Load() - at; extra > betweenChecks*perLeaf {
		t.Errorf("%d playouts after cancellation, want at most %d", extra, betweenChecks*perLeaf)
	}
	s := NewSweep(NewReview(NewBook(j), m), 2, nil)
	for g.playouts.Load() < at+1000 {
		runtime.Gosched()
	}
	s.Stop()
	stopped := g.playouts.Load()
	if s.Poll() || s.Busy() || s.review.book.Len() > 0 || g.playouts.Load() != stopped {
		t.Errorf("after Stop: busy %v, %d looks, %d playouts more", s.Busy(), s.review.book.Len(), g.playouts.Load()-stopped)
	}
}

// A failed search ends the sweep with its error.
func TestSweepReportsFailure(t *testing.T) {
	g := counted{catalogtest.Match(t, "squ size=8", "").Game(), new(atomic.Int64), func(int64) { panic("spoilt") }}
	m := match.New(g, nil)
	for range 3 {
		catalogtest.NoError(t, m.Play(m.Position().AppendMoves(nil)[0]))
	}
	if sweep(NewReview(NewBook(newJudge(t, m, 100)), m), 1) == nil {
		t.Error("a sweep whose searches panic has no error")
	}
}
