package app_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"quintet/games"
	"quintet/games/search"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A sluggish engine thinks for a minute, checks only every 40 ms whether it should stop, and always answers the first legal move.
type slowEngine struct{ asked *int }

func (e slowEngine) Search(ctx context.Context, pos games.Position, lim search.Limits) (search.Report, error) {
	*e.asked++
	for start := time.Now(); time.Since(start) < time.Minute && ctx.Err() == nil; time.Sleep(40 * time.Millisecond) {
		lim.Progress(search.Report{Elapsed: time.Since(start)})
	}
	return search.Report{Best: pos.AppendMoves(nil)[0]}, ctx.Err()
}

// A slowThinker thinks in the background, as in the window, with a sluggish engine.
type slowThinker struct {
	search.Thinker
	asked *int
}

func (t *slowThinker) Start(pos games.Position, _ search.Engine, lim search.Limits) {
	t.Thinker.Start(pos, slowEngine{t.asked}, lim)
}

// atSlowTable calls f with a player at a table with a sluggish computer on the second seat, under a fake clock.
func atSlowTable(t *testing.T, f func(t *testing.T, p *demo.Player, asked *int)) {
	synctest.Test(t, func(t *testing.T) {
		asked := 0
		think := func() scenes.Thinker { return &slowThinker{asked: &asked} }
		p := demotest.New(app.Deps{Think: think})
		do(t, p, "table squex size=6 seats=0,1;play c3;ticks 30")
		defer p.App.Close()
		f(t, p, &asked)
	})
}

// takes fails if script takes longer than most.
func takes(t *testing.T, p *demo.Player, most time.Duration, script string) {
	t.Helper()
	start := time.Now()
	do(t, p, script)
	if took := time.Since(start); took > most {
		t.Errorf("%s took %v, want at most %v", script, took, most)
	}
}

const soon = 50 * time.Millisecond

// TestInputDuringSlowSearch does one thing after another while the computer thinks.
func TestInputDuringSlowSearch(t *testing.T) {
	atSlowTable(t, func(t *testing.T, p *demo.Player, asked *int) {
		time.Sleep(300 * time.Millisecond)
		do(t, p, "want text Pia to move")
		for _, script := range []string{"move e5", "click e5", "key f2", "key f1;key esc", "key m;key esc", "key home;key end", "wheel 1", "size 900 700"} {
			takes(t, p, 0, script) // none of them affects the search
		}
		if *asked != 1 {
			t.Errorf("%d searches were started, want one", *asked)
		}
	})
}

func TestLeavingEndsSlowSearch(t *testing.T) {
	for _, script := range []string{"key ctrl+z", "key ctrl+t", "key ctrl+r", "key ctrl+g;key y"} {
		atSlowTable(t, func(t *testing.T, p *demo.Player, _ *int) {
			time.Sleep(110 * time.Millisecond)
			takes(t, p, soon, script)
		})
	}
	atSlowTable(t, func(t *testing.T, p *demo.Player, _ *int) {
		start := time.Now()
		p.App.Close()
		if took := time.Since(start); took > soon {
			t.Errorf("closing took %v, want at most %v", took, soon)
		}
	})
}

// TestStaleAnswerIsNotPlayed takes the ply back and plays another before the first search would end.
func TestStaleAnswerIsNotPlayed(t *testing.T) {
	atSlowTable(t, func(t *testing.T, p *demo.Player, asked *int) {
		takes(t, p, soon, "key ctrl+z;want plies 0")
		time.Sleep(2 * time.Minute)
		do(t, p, "ticks 100;want plies 0;play d4;want plies 1;ticks 30")
		time.Sleep(50 * time.Second)
		do(t, p, "ticks 30;want plies 1")
		takes(t, p, soon, "key ctrl+z;play a1;ticks 30;want plies 1")
		time.Sleep(20 * time.Second) // the second search would have ended by now
		do(t, p, "ticks 30;want plies 1")
		time.Sleep(41 * time.Second)
		do(t, p, "ticks 30;want plies 2;want turn p1;want last b1")
		if *asked != 3 {
			t.Errorf("%d searches were started, want three", *asked)
		}
	})
}

// TestSleepUntilNews runs a window that sleeps while the computer thinks: only search results make it draw.
func TestSleepUntilNews(t *testing.T) {
	atSlowTable(t, func(t *testing.T, p *demo.Player, _ *int) {
		draws := 0
		const settling = 10 // steps of 10 ms before counting: the game is saved and the pointer comes to rest
		for step := range settling + 100 {
			time.Sleep(10 * time.Millisecond)
			synctest.Wait()
			if step >= settling && p.Busy() {
				draws++
			}
			p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: 4, Y: 4})
		}
		if draws < 5 || draws > 11 {
			t.Errorf("drawn %d times in a second of thinking, want about ten", draws)
		}
	})
}
