package gtp_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/cli/gtp"
	"quintet/games/search"
)

// A watched engine announces every search when it starts. It plays the first legal ply; a search without a limit of playouts continues until it is
// cancelled, or panics.
type watched struct {
	begun  chan search.Limits
	busy   atomic.Int32
	faulty bool
}

func (w *watched) Search(ctx context.Context, pos games.Position, l search.Limits) (search.Report, error) {
	if w.busy.Add(1) != 1 {
		panic("two searches at once")
	}
	defer w.busy.Add(-1)
	w.begun <- l
	if l.Playouts == 0 {
		if w.faulty {
			panic("pondered too hard")
		}
		<-ctx.Done()
	}
	return search.Report{Best: pos.AppendMoves(nil)[0]}, ctx.Err()
}

// pondering starts a session at a small game with e as the engine of genmove, with or without pondering.
func pondering(t *testing.T, e search.Engine, ponder bool) *client {
	t.Helper()
	c := config("squ", games.Options{"size": "4"})
	c.Ponder = ponder
	s := session(t, c)
	s.SetEngine(e)
	return run(t, s)
}

// While a session waits its engine keeps searching, and stops when the next command arrives,
// whichever it is.
func TestPondering(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 1)}
	c := pondering(t, w, true)
	for _, line := range []string{"version", "genmove p1", "genmove p2", "genmove p2", "undo", "version", "genmove p2"} {
		c.ask(line)
		if strings.HasPrefix(line, "genmove") {
			if l := <-w.begun; l.Playouts == 0 {
				t.Errorf("%s searches with %+v, want playouts", line, l)
			}
		}
		if l := <-w.begun; l.Playouts != 0 || l.Time != gtp.MaxThinking {
			t.Errorf("after %s: got %+v, want no playouts and the longest time", line, l)
		}
	}
	if err := c.end(); err != nil || w.busy.Load() != 0 {
		t.Errorf("ends with %v, %d searches still running", err, w.busy.Load())
	}
}

// A session without Ponder does not ponder, and neither does any session when the game is over.
func TestNothingToPonder(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 4)}
	c := pondering(t, w, false)
	c.ask("genmove p1")
	c.ask("version")
	if err := c.end(); err != nil || len(w.begun) != 1 {
		t.Errorf("%v, %d searches, want the one that was asked for", err, len(w.begun))
	}
	w = &watched{begun: make(chan search.Limits, 1000)}
	c = pondering(t, w, true)
	plies := len(playOn(c))
	searches := len(w.begun)
	c.ask("version")
	if err := c.end(); err != nil || searches <= plies || len(w.begun) != searches {
		t.Errorf("%v, %d searches for %d plies, %d in a game that is over", err, searches, plies, len(w.begun)-searches)
	}
}

// An engine that panics while pondering is not used again: the next genmove has a new one, and the end of the session reports the panic.
func TestPonderingPanics(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 4), faulty: true}
	c := pondering(t, w, true)
	c.ask("genmove p1")
	<-w.begun
	<-w.begun
	c.ask("genmove p2")
	err := c.end()
	if err == nil || !strings.Contains(err.Error(), "pondering has ended") || !strings.Contains(err.Error(), "pondered too hard") {
		t.Errorf("ends with %v, want the panic", err)
	}
	if e := c.session.Engine(); errors.Is(err, context.Canceled) || e == nil || e == search.Engine(w) {
		t.Errorf("ends with %v and the engine %T", err, e)
	}
}

// Real engines can ponder between their plies, which stay legal.
func TestPonderingPlays(t *testing.T) {
	eachTable(t, func(t *testing.T, conf gtp.Config) {
		conf.Ponder, conf.Now = true, func() time.Time { return time.Time{} }
		c := dial(t, conf)
		for range 4 {
			c.ask("genmove " + c.ask("quintet-turn"))
		}
		if err := c.end(); err != nil {
			t.Error(err)
		}
	})
}
