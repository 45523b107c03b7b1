package miner

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/judge"
	"quintet/games/search"
	"quintet/scenes"
	"quintet/scenes/deck"
	"quintet/scenes/library"
	"quintet/scenes/store"
)

// blunders is a game in which each player misses a square that wins at once.
const blunders = `[game "squ"]
[options "size=8"]
[p1 "Ana"]
[p2 "Rui"]
[result "p1+ resign"]
1. c3 2. d4+e6 3. c6+f3 4. e4+g2 5. f6+a1 6. b2+h7 7. a8+h1 8. g7+g1 9. b7+a2 10. h8+d8
`

// searches counts what is under way: searches that will wake the program.
type searches struct{ sweeps, thinkers int }

// A sweep is one that is counted while it is busy.
type sweep struct {
	scenes.Sweep
	n *searches
}

func (s sweep) Poll() bool {
	news := s.Sweep.Poll()
	s.n.sweeps = map[bool]int{true: 1}[s.Sweep.Busy()]
	return news
}

func (s sweep) Stop() { s.Sweep.Stop(); s.n.sweeps = 0 }

// A thinker is one that is counted from its start to its answer.
type thinker struct {
	scenes.Thinker
	n *searches
}

func (t thinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	t.n.thinkers++
	t.Thinker.Start(pos, e, lim)
}

func (t thinker) Poll() (search.Answer, bool) {
	a, ok := t.Thinker.Poll()
	if ok {
		t.n.thinkers--
	}
	return a, ok
}

func (t thinker) Stop() { t.Thinker.Stop(); t.n.thinkers = 0 }

// As long as exercises are wanted each call of Work leaves a search under way, whose end wakes the program: one that sleeps gets on. Where the cores
// are not free none is left, and what has been judged is not judged again.
func TestWorkGoesOnByItself(t *testing.T) {
	var n searches
	inline := scenes.JudgeInline(100)
	s := store.Memory()
	c := &scenes.Context{
		Library: library.Open(s, catalog.Find, time.Now), Deck: deck.New(s, catalog.Find, time.Now),
		Judging: scenes.Judging{Settings: inline.Settings, Sweep: func(r *judge.Review) scenes.Sweep { return sweep{inline.Sweep(r), &n} }},
		Think:   func() scenes.Thinker { return thinker{scenes.Inline(1000)(), &n} },
	}
	t.Cleanup(c.Library.Close)
	t.Cleanup(c.Deck.Close)
	game, ok := c.Library.Import("blunders.txt", []byte(blunders))
	if !ok {
		t.Fatal("the game is not imported")
	}
	record := c.Library.RecordName(game.Table())
	c.Deck.Want(record)
	m := New(c)
	for calls := 1; c.Deck.Wants(record); calls++ {
		m.Work(true)
		if n.sweeps+n.thinkers == 0 && c.Deck.Wants(record) {
			t.Fatalf("after %d calls nothing is searched", calls)
		}
		if calls%7 == 0 {
			if m.Work(false); n.sweeps+n.thinkers > 0 {
				t.Fatalf("after %d calls it does not stop: %+v", calls, n)
			}
		}
	}
	if all := c.Deck.From(record); len(all) != 2 {
		t.Errorf("%d exercises were made, want 2", len(all))
	}
	if m.Work(true) {
		t.Error("there is something new when all is done")
	}
}
