package miner

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/scenes"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// missed is a game in which each player misses the one cell, c4, that wins at once for either: both mistakes are proven.
const missed = `[game "squex"]
[options "size=6"]
[position "2B3/2B3/2B3/RR1RRR/2B3/2B3 5/5/5/5/5 B 1 -"]
[p1 "Ana"]
[p2 "Rui"]
[result "p1+ resign"]
1. a1 f1
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
	game, ok := c.Library.Import("missed.txt", []byte(missed))
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
