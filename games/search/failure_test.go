package search_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/crash"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/search"
)

// A faulty position panics when its moves are listed after a given number of plies since the start of the search.
type faulty struct {
	games.Position
	deep, at int
}

func (p *faulty) Clone() games.Position {
	return &faulty{p.Position.Clone(), p.deep, p.at}
}

func (p *faulty) CopyFrom(q games.Position) {
	o := q.(*faulty)
	p.Position.CopyFrom(o.Position)
	p.deep, p.at = o.deep, o.at
}

func (p *faulty) Play(m games.Move) {
	p.at++
	p.Position.Play(m)
}

func (p *faulty) AppendMoves(dst []games.Move) []games.Move {
	if p.at >= p.deep {
		panic("no ply can be found")
	}
	return p.Position.AppendMoves(dst)
}

// A panic in a game ends only the search in which it happens, and the stack shows where it happened.
func TestPanicIsSearchError(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	_, start := after(t, null.Spec, []string{"size=6", "turns=double"})
	engines := map[string]func() search.Engine{
		"mcts":      func() search.Engine { return search.PlainRAVE(1) },
		"alphabeta": func() search.Engine { return search.PlainAlphaBeta() },
	}
	for name, engine := range engines {
		for _, deep := range []int{0, 2} {
			_, err := search.CatchPanic(context.Background(), engine(), &faulty{Position: start, deep: deep}, search.Limits{})
			var p *crash.Panic
			if !errors.As(err, &p) || p.Error() != "no ply can be found" || !strings.Contains(string(p.Stack), "AppendMoves") {
				t.Errorf("%s, fault %d plies deep: got %v, want the panic", name, deep, err)
			}
		}
	}
}

// Poll returns the panic, and the thinker can run another search.
func TestThinkerReportsPanic(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	_, start := after(t, null.Spec, []string{"size=6", "turns=double"})
	woken := make(chan struct{}, 1000)
	th := search.Thinker{Wake: func() { woken <- struct{}{} }}
	for _, deep := range []int{2, 1000} {
		th.Start(&faulty{Position: start, deep: deep}, search.PlainRAVE(1), search.Limits{Playouts: 2000})
		var a search.Answer
		for ok := false; !ok; a, ok = th.Poll() {
			<-woken
		}
		if fails := deep < 1000; fails != (a.Failed != nil) || !fails && !start.Legal(a.Best) {
			t.Errorf("fault %d plies deep: answer %+v", deep, a)
		}
	}
	th.Start(&faulty{Position: start}, search.PlainRAVE(1), search.Limits{})
	if a, ok := th.Wait(); !ok || a.Failed == nil {
		t.Errorf("waited for answer %+v, %v, want the panic", a, ok)
	}
	th.Start(&faulty{Position: start}, search.PlainRAVE(1), search.Limits{})
	th.Stop()
}
