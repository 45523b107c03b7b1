package judge

import (
	"context"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/search"
)

// sweep runs a sweep to its end.
func sweep(t *testing.T, r *Review, goroutines int) {
	t.Helper()
	wakes := make(chan bool, 1000)
	s := NewSweep(r, goroutines, func() { wakes <- true })
	defer s.Stop()
	for s.Poll(); s.Busy(); s.Poll() {
		<-wakes
	}
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
}

// A sweep finds what one search after the other finds, on any number of goroutines, and leaves none behind.
func TestASweepEqualsARun(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, table := range small() {
		m := randomMatch(t, table, 9, 6)
		j := newJudge(t, m, 40)
		want := NewReview(NewBook(j), m)
		if err := want.Run(t.Context(), nil); err != nil {
			t.Fatal(err)
		}
		for n := 1; n <= 3; n++ {
			got := NewReview(NewBook(j), m)
			sweep(t, got, n)
			if !got.Done() || got.Book().String() != want.Book().String() {
				t.Errorf("%s, %d goroutines: done %v\n%s, want\n%s", table, n, got.Done(), got.Book(), want.Book())
			}
			samePlies(t, table, m, got, want)
		}
	}
	settled(t, before)
}

// Who searches by himself, with a Thinker, finds the same.
func TestTasksOfAReview(t *testing.T) {
	for _, table := range small() {
		m := randomMatch(t, table, 9, 6)
		j := newJudge(t, m, 40)
		want := NewReview(NewBook(j), m)
		if err := want.Run(t.Context(), nil); err != nil {
			t.Fatal(err)
		}
		got := NewReview(NewBook(j), m)
		var thinker search.Thinker
		for pos := got.Next(); pos != nil; pos = got.Next() {
			if got.Book().Needs(pos) != pos {
				t.Fatalf("%s: the book does not need what the review needs", table)
			}
			e, lim := j.Task(pos)
			thinker.Start(pos, e, lim)
			a, ok := thinker.Wait()
			if !ok || a.Failed != nil {
				t.Fatal(a.Failed)
			}
			got.Book().Take(pos, a.Report)
		}
		if !got.Done() || got.Book().String() != want.Book().String() {
			t.Errorf("%s:\n%s, want\n%s", table, got.Book(), want.Book())
		}
	}
}

// A sweep that is stopped again and again comes to the same end.
func TestASweepGoesOnWhereItStopped(t *testing.T) {
	before := runtime.NumGoroutine()
	m := randomMatch(t, "squex size=5", 14, 6)
	j := newJudge(t, m, 60)
	want := NewReview(NewBook(j), m)
	if err := want.Run(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
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
	settled(t, before)
}

// settled waits until there are no more goroutines than before.
func settled(t *testing.T, before int) {
	t.Helper()
	for range 10000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

// counted is a game whose positions count their playouts, and call tell before each.
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

// betweenChecks is the number of playouts that a search makes at most between two looks at its limits: fewer where they take long.
const betweenChecks = 64

// A cancelled search ends at the next look at its limits, that is after so many playouts, and with it the sweep.
func TestACancelledSearchEndsSoon(t *testing.T) {
	g := counted{Game: catalogtest.Match(t, "squ size=8", "").Game(), playouts: new(atomic.Int64), tell: func(int64) {}}
	m := match.New(g, nil)
	for range 2 {
		if err := m.Play(m.Position().AppendMoves(nil)[0]); err != nil {
			t.Fatal(err)
		}
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
		t.Fatalf("a cancelled look ends with %v", err)
	}
	const perLeaf = 2 // of the strongest level
	if extra := g.playouts.Load() - at; extra > betweenChecks*perLeaf {
		t.Errorf("%d playouts after it was cancelled, want at most %d", extra, betweenChecks*perLeaf)
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

// A search that fails ends the sweep with its failure.
func TestASweepSaysHowASearchHasFailed(t *testing.T) {
	g := counted{catalogtest.Match(t, "squ size=8", "").Game(), new(atomic.Int64), func(int64) { panic("spoilt") }}
	m := match.New(g, nil)
	for range 3 {
		if err := m.Play(m.Position().AppendMoves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	wakes := make(chan bool, 100)
	s := NewSweep(NewReview(NewBook(newJudge(t, m, 100)), m), 1, func() { wakes <- true })
	defer s.Stop()
	for s.Poll(); s.Busy(); s.Poll() {
		<-wakes
	}
	if s.Err() == nil {
		t.Error("a sweep whose searches panic has no error")
	}
}
