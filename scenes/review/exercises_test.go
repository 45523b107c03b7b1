package review

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
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// missed is a game in which each player misses c4, the one cell that wins at once for either. Both mistakes are proven.
const missed = `[game "squex"]
[options "size=6"]
[position "2B3/2B3/2B3/RR1RRR/2B3/2B3 5/5/5/5/5 B 1 -"]
[p1 "Ana"]
[p2 "Rui"]
[result "p1+ resign"]
1. a1 f1
`

// A countedSweep is marked in running while it is busy.
type countedSweep struct {
	scenes.Sweep
	running map[any]bool
}

func (s countedSweep) Poll() bool {
	news := s.Sweep.Poll()
	s.running[s.Sweep] = s.Sweep.Busy()
	return news
}

func (s countedSweep) Stop() { s.Sweep.Stop(); s.running[s.Sweep] = false }

// A countedThinker is marked in running from its start to its answer.
type countedThinker struct {
	scenes.Thinker
	running map[any]bool
}

func (t countedThinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	t.running[t.Thinker] = true
	t.Thinker.Start(pos, e, lim)
}

func (t countedThinker) Poll() (search.Answer, bool) {
	a, ok := t.Thinker.Poll()
	t.running[t.Thinker] = t.running[t.Thinker] && !ok
	return a, ok
}

func (t countedThinker) Stop() { t.Thinker.Stop(); t.running[t.Thinker] = false }

// Until all exercises are made, each call of Due leaves a search running, whose end wakes the program, so that a sleeping program never gets stuck. A
// closed page leaves no search running, and a page that is opened again continues until both mistakes are exercises, once each.
func TestExercisesAreMadeWithoutInput(t *testing.T) {
	running := map[any]bool{}
	searches := func() (n int) {
		for _, on := range running {
			if on {
				n++
			}
		}
		return n
	}
	inline, s := scenes.JudgeInline(100), store.Memory()
	set, _ := settings.Load(s)
	c := &scenes.Context{
		Settings: set, Now: time.Now, Catalog: catalog.All(),
		Library: library.Open(s, catalog.Find, time.Now), Deck: deck.New(s, catalog.Find, time.Now),
		Judging: scenes.Judging{Settings: inline.Settings, Sweep: func(r *judge.Review) scenes.Sweep { return countedSweep{inline.Sweep(r), running} }},
		Think:   func() scenes.Thinker { return countedThinker{scenes.Inline(1000)(), running} },
	}
	t.Cleanup(c.Library.Close)
	t.Cleanup(c.Deck.Close)
	game, ok := c.Library.Import("missed.txt", []byte(missed))
	if !ok {
		t.Fatal("the game is not imported")
	}
	record := c.Library.RecordName(game)
	page := New(c, scenes.ReviewPage{Table: game})
	for calls := 1; page.making.busy() && calls < 5000; calls++ {
		page.Due()
		if searches() == 0 && page.making.busy() {
			t.Fatalf("after %d calls nothing is searched", calls)
		}
		if calls == 2 || calls == 40 {
			if page.Close(); searches() > 0 {
				t.Fatalf("after %d calls the closed page searches", calls)
			}
			page = New(c, scenes.ReviewPage{Table: game})
		}
	}
	page.Close()
	if all := c.Deck.From(record); len(all) != 2 {
		t.Errorf("%d exercises were made, want 2", len(all))
	}
}
