package app_test

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/study/judge"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// played is a complete game; in wasted p2 does not defend.
const (
	played = "table squex size=6 names=Ana,Rui;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait"
	wasted = "table squex size=6 names=Ana,Rui;play c3 a1 c4 f6 c2 a6 c5 f1 c6 a3 c1;wait"
)

// A counter judges like the tests do, and counts the searches.
type counter struct{ searches int }

func (c *counter) judging() scenes.Judging {
	j := scenes.JudgeInline(60)
	return scenes.Judging{Settings: j.Settings, Sweep: func(r *judge.Review) scenes.Sweep { return counted{j.Sweep(r), c} }}
}

// counted is a sweep that counts its findings.
type counted struct {
	scenes.Sweep
	*counter
}

func (s counted) Poll() bool {
	news := s.Sweep.Poll()
	if news {
		s.searches++
	}
	return news
}

// reviewing returns a cabinet that counts its searches.
func reviewing(t *testing.T, s store.Store, c *counter) *libraryBench {
	return &libraryBench{demotest.New(app.Deps{Store: s, Judging: c.judging()}), t, s}
}

// After a game one key opens the review at the key moment that cost most, the last of equal ones, as a judge with the same settings finds it.
func TestResultKeyShowsWorstMoment(t *testing.T) {
	s := store.Memory()
	c := &libraryBench{demotest.New(app.Deps{Store: s, Judging: scenes.JudgeInline(100)}), t, s}
	c.do(missed)
	j, err := judge.New(c.Match().Game(), judge.Settings{Playouts: 100, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	r := judge.NewReview(judge.NewBook(j), c.Match())
	if err := r.Run(t.Context(), nil); err != nil || len(r.Moments()) == 0 {
		t.Fatalf("%v, key moments %v", err, r.Moments())
	}
	loss := func(i int) float64 {
		p, _ := r.Ply(i)
		return p.Loss
	}
	worst := 0
	for _, i := range r.Moments() {
		if loss(i) >= loss(worst) {
			worst = i
		}
	}
	c.do(fmt.Sprintf("key a;want scene review;want plies 2;wait;want plies %d", worst+1))
	c.do("key end;wait;want plies 2;key esc;want scene play;want plies 2;want winners 1")
}

// A click on the curve shows the position at its cursor, wherever the curve is clicked.
func TestCurveClickShowsPly(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played + ";key a;wait")
	curve := placeOf(t, c.Player, "Win chances")
	for ply := range 12 {
		x, y := curve.X+curve.W*float32(ply)/11, curve.Y+curve.H/3
		c.Move(render.Point{X: min(x, curve.X+curve.W-1), Y: y})
		c.do("click here")
		if got := c.Match().Cursor(); got != ply {
			t.Errorf("a click at ply %d shows ply %d", ply, got)
		}
	}
}

// While the button is held the position follows the pointer along the curve, also beside it.
func TestDragCurve(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played + ";key a;wait")
	curve := placeOf(t, c.Player, "Win chances")
	in := input.Frame{W: 1280, H: 800, Scale: 1, X: curve.X + curve.W/2, Y: curve.Y + 9, Pressed: input.Left, Down: input.Left}
	c.App.Tick(in)
	in.Pressed = 0
	for _, ply := range []int{3, 9, 0, 11} {
		in.X, in.Y = curve.X+curve.W*float32(ply)/11, curve.Y+200
		if c.App.Tick(in); c.Match().Cursor() != ply {
			t.Errorf("dragged to ply %d it shows ply %d", ply, c.Match().Cursor())
		}
	}
	in.X = 20
	if c.App.Tick(in); c.Match().Cursor() != 0 {
		t.Errorf("dragged beyond the start it shows ply %d", c.Match().Cursor())
	}
}

// The game continues from the position shown: for a finished game as a variation, and its result stays.
func TestPlayOnFromReview(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played + ";key a;wait;key home pagedown pagedown;want plies 2;press Play on from here;want scene play;want plies 2;play e5;want plies 3")
	if winners := c.outcome().Winners; len(winners) != 1 || winners[0] != 0 {
		t.Errorf("winners %v", winners)
	}
	c.do("key ctrl+t;press Library;wait;press This game;press Review;want scene review;wait;key home pagedown;press Play on from here;want scene play;want plies 1")
	c.do("key a;want scene review;key esc;want scene play;key ctrl+t;want scene collection")
}

// Searches are stored next to the record: a reviewed game needs no search again, also after a restart. The review is deleted, restored and copied
// with the record.
func TestReviewIsKeptBesideRecord(t *testing.T) {
	n, s := &counter{}, store.Memory()
	c := reviewing(t, s, n)
	c.do(played + ";key a;wait;key esc")
	if n.searches == 0 {
		t.Fatal("no search was started")
	}
	found := n.searches
	c.do("key a;wait;key esc;key ctrl+t")
	c.App.Close()
	c = reviewing(t, s, n)
	const library = "press Library;wait;press This game;"
	c.do(library + "press Review;wait;key esc")
	if n.searches != found {
		t.Errorf("opening it again needs %d searches, want none", n.searches-found)
	}
	reviews := func() map[string]string { return c.files("games", ".review") }
	first := reviews()
	if len(first) != 1 {
		t.Fatalf("%d reviews are stored", len(first))
	}
	c.do("press This game;press Duplicate;wait")
	if all := reviews(); len(all) != 2 || len(c.files("games", ".txt")) != 2 {
		t.Errorf("after copying the game: %d reviews", len(all))
	}
	c.do("press This game 2;press Delete;wait")
	if all := reviews(); len(all) != 1 || len(c.files("deleted", ".review")) != 1 {
		t.Errorf("after deleting the game: %d reviews", len(all))
	}
	c.do("key ctrl+z;wait")
	if all := reviews(); len(all) != 2 || len(c.files("deleted", ".review")) != 0 {
		t.Errorf("after restoring the game: %d reviews", len(all))
	}
	if !slices.Contains(slices.Collect(maps.Values(reviews())), slices.Collect(maps.Values(first))[0]) {
		t.Error("the first review is gone, or has changed")
	}
}

// Searches of a game in progress are stored as well, for its later analysis.
func TestAnalysisIsKept(t *testing.T) {
	n, s := &counter{}, store.Memory()
	c := reviewing(t, s, n)
	c.do("table squex size=6 names=Ana,Rui;play c2 b2 c3 b3;key a;wait;key esc")
	found := n.searches
	c.App.Close()
	c = reviewing(t, s, n)
	if c.do("want plies 4;key a;wait;want plies 4;key esc"); n.searches != found || found == 0 {
		t.Errorf("opening it again needs %d searches, want none", n.searches-found)
	}
	if c.do("play c4;key a;wait"); n.searches > found+4 {
		t.Errorf("one more ply needs %d searches", n.searches-found)
	}
}

// An interrupted review is stored, and continues where it was left.
func TestReviewResumesWhereLeft(t *testing.T) {
	n, s := &counter{}, store.Memory()
	c := reviewing(t, s, n)
	c.do(played + ";key a;wait")
	whole := n.searches
	c = reviewing(t, store.Memory(), n)
	n.searches = 0
	c.do(played + ";key a;ticks 4;key esc")
	if n.searches == 0 || n.searches == whole {
		t.Fatalf("%d of %d searches in half a review", n.searches, whole)
	}
	if c.do("key a;wait"); n.searches != whole {
		t.Errorf("in two halves it needs %d searches, want %d", n.searches, whole)
	}
}

// Leaving a review ends its searches, however long they would take.
func TestLeavingReviewEndsSearches(t *testing.T) {
	j := scenes.JudgeInBackground(2, nil)
	j.Settings = func(string) judge.Settings { return judge.Settings{Playouts: 1 << 40, Seed: 1} }
	var sweep scenes.Sweep
	begin := j.Sweep
	j.Sweep = func(r *judge.Review) scenes.Sweep { sweep = begin(r); return sweep }
	before := runtime.NumGoroutine()
	c := &libraryBench{demotest.New(app.Deps{Judging: j}), t, nil}
	c.do("table squex size=6;play c2 b2;key a;want scene review")
	if !sweep.Busy() {
		t.Error("no search is running")
	}
	if c.do("key esc;want scene play"); sweep.Busy() {
		t.Error("the searches continue")
	}
	for range 1000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

// A witness is a sweep that records that it was stopped.
type stopCounter struct {
	scenes.Sweep
	stopped *bool
}

func (w stopCounter) Stop() {
	*w.stopped = true
	w.Sweep.Stop()
}

// When a review is left, to play on or for good, its sweep is stopped before the next page appears. Package judge tests that a stopped search makes
// at most a few more playouts.
func TestSweepStopsBeforeNextPage(t *testing.T) {
	for _, way := range []string{"key esc", "key p", "press Play on from here", "press Back", "ticks 1"} {
		j, stopped := scenes.JudgeInline(60), false
		c := &libraryBench{demotest.New(app.Deps{Judging: scenes.Judging{Settings: j.Settings, Sweep: func(r *judge.Review) scenes.Sweep { return stopCounter{j.Sweep(r), &stopped} }}}), t, nil}
		c.do("table squex size=6;play c2 b2;key a;want scene review;ticks 2")
		if stopped {
			t.Fatal("the sweep is stopped while the review is shown")
		}
		if c.do(way); way == "ticks 1" {
			c.App.Close()
		}
		if !stopped {
			t.Errorf("after %q the sweep of the review continues", way)
		}
	}
}

// The wheel over the board or the curve moves through the game, one turn per notch, also with fractions of a notch; over the list it scrolls.
func TestWheelStepsThroughReview(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played + ";key a;wait;key home;move away")
	at := c.App.Seen().Played.Slab
	board := render.Point{X: at.X + 3, Y: at.Y + 3} // outside the cells, where the pointer is on no line
	curve := placeOf(t, c.Player, "Win chances").Centre()
	list := placeOf(t, c.Player, "move c3").Centre()
	for _, x := range []struct {
		at     render.Point
		notch  float32
		notchs int
		want   int
	}{{board, -1, 1, 1}, {board, -1, 3, 4}, {board, 1, 2, 2}, {curve, -1, 1, 3}, {curve, 1, 2, 1}, {board, -0.25, 4, 2}, {board, -0.25, 3, 2}, {board, -0.25, 1, 3}, {list, -1, 2, 3}, {list, 1, 2, 3}, {board, 1, 9, 0}} {
		for range x.notchs {
			c.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: x.at.X, Y: x.at.Y, Wheel: x.notch})
		}
		if got := c.Match().Cursor(); got != x.want {
			t.Fatalf("%v notches at %v show ply %d, want %d", x.notch*float32(x.notchs), x.at, got, x.want)
		}
	}
	c.do("key pagedown;play e5;play a1;want text What if: e5 a1")
	for _, want := range []string{"want absent e5 a1;want text What if: e5", "want absent What if;want plies 1", "want plies 0"} {
		c.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: board.X, Y: board.Y, Wheel: 1})
		c.do(want)
	}
}

// The wheel over a line on the board steps through that line. A line that appears under a resting pointer does not stop the wheel from moving through
// the game.
func TestWheelContinuesOverLine(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played + ";key a;wait")
	playing := func() bool {
		return slices.ContainsFunc(c.App.Seen().Texts, func(s string) bool { return strings.HasPrefix(s, "Move ") })
	}
	met, stepped := 0, 0
	for _, cell := range []string{"a1", "d4", "c4", "b5", "c1", "b6", "e3"} {
		c.do("key home;wait;move " + cell)
		if playing() {
			c.do("wheel -1;want plies 0")
			stepped++
			continue
		}
		for range 6 {
			if c.do("wheel -1;wait"); playing() {
				met++
			}
		}
		c.do("want plies 6")
	}
	if met == 0 || stepped == 0 {
		t.Errorf("%d lines appeared under a resting pointer, %d were pointed at: want some of both", met, stepped)
	}
}

// There is a review for every way to finish a game.
func TestEveryEndCanBeReviewed(t *testing.T) {
	for name, script := range finished {
		t.Run(name, func(t *testing.T) {
			c := newLibraryBench(t)
			c.do(script + ";key a;want scene review;wait;key end home pagedown;want plies 1;key esc;want scene play")
		})
	}
}
