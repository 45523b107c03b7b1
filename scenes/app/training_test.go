package app_test

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/search"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// blunders is a game in which each player misses a square that wins at once.
const blunders = `give a.txt [game "squ"]\n[options "size=8"]\n[p1 "Ana"]\n[p2 "Rui"]\n[result "p1+ resign"]\n` +
	`1. c3 2. d4+e6 3. c6+f3 4. e4+g2 5. f6+a1 6. b2+h7 7. a8+h1 8. g7+g1 9. b7+a2 10. h8+d8`

// missed is a game in which each player misses c4, the only cell that wins at once for either: both mistakes are proven, whatever a search expects
// elsewhere.
const missed = `give a.txt [game "squex"]\n[options "size=6"]\n[position "2B3/2B3/2B3/RR1RRR/2B3/2B3 5/5/5/5/5 B 1 -"]\n` +
	`[p1 "Ana"]\n[p2 "Rui"]\n[result "p1+ resign"]\n1. a1 f1`

// The mistakes of a reviewed game become exercises, which can be solved from the review at once and are due tomorrow.
func TestReviewMistakesBecomeExercises(t *testing.T) {
	s, now := store.Memory(), demotest.Noon()
	w := app.Deps{Store: s, Judging: scenes.JudgeInline(300), Think: scenes.Inline(6000), Now: func() time.Time { return now }}
	c := &libraryBench{demotest.New(w), t, s}
	c.do(missed + ";key a;wait;press Practise 2 mistakes;want scene training;want text exercise 1 of 2;want text from your game")
	c.do("key esc;want scene review;want button Practise 2 mistakes")
	c.App.Close()
	now = now.AddDate(0, 0, 1)
	c = &libraryBench{demotest.New(w), t, s}
	c.do("key ctrl+t;press Training;want text 2 exercises today;press Begin;click c4;wait;want text Right")
}

// A review that is left at once makes its exercises when it is opened again, also after a restart.
func TestContinuedReviewMakesExercises(t *testing.T) {
	s, now := store.Memory(), demotest.Noon()
	start := func() *libraryBench {
		w := app.Deps{Store: s, Judging: scenes.JudgeInline(300), Think: scenes.Inline(6000), Now: func() time.Time { return now }}
		return &libraryBench{demotest.New(w), t, s}
	}
	c := start()
	c.do(missed + ";key a;want scene review;key esc;key ctrl+t;press Training;wait;want text Play a game first: its mistakes become exercises.;key esc")
	c.App.Close()
	c = start()
	c.do("key ctrl+t;press Library;wait;press This game;press Review;wait;want button Practise 2 mistakes")
	c.App.Close()
	now = now.AddDate(0, 0, 1)
	c = start()
	c.do("key ctrl+t;press Training;want text 2 exercises today;press Begin;click c4;wait;want text Right")
}

// Mistakes are judged only once: not when the review is opened again, and not after a restart.
func TestMistakesAreJudgedOnce(t *testing.T) {
	s, n := store.Memory(), &counter{}
	var tasks int
	think := func() scenes.Thinker { return &countingThinker{scenes.Inline(300)(), &tasks} }
	start := func() *libraryBench {
		return &libraryBench{demotest.New(app.Deps{Store: s, Judging: n.judging(), Think: think}), t, s}
	}
	c := start()
	c.do(blunders + ";key a;wait")
	if tasks == 0 {
		t.Fatal("no search was started")
	}
	c.App.Close()
	found, searched := n.searches, tasks
	c = start()
	c.do("key ctrl+t;press Library;wait;press This game;press Review;wait;key esc;key esc;press Training;wait")
	if n.searches != found || tasks != searched {
		t.Errorf("opening it again needs %d searches of plies and %d of mistakes, want none", n.searches-found, tasks-searched)
	}
}

// A countingThinker counts its searches.
type countingThinker struct {
	scenes.Thinker
	n *int
}

func (c *countingThinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	*c.n++
	c.Thinker.Start(pos, e, lim)
}
