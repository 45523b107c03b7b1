package miner

import (
	"quintet/games/crash"
	"quintet/games/files/journal"
	"quintet/games/study/exercise"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// A game is one that exercises are made from.
type game struct {
	context *scenes.Context
	from    journal.Snapshot
	record  string
	review  *judge.Review
	sweep   scenes.Sweep    // judges the plies; nil where it is not under way
	making  *exercise.Maker // nil before all plies are judged
	reached int             // plies whose mistakes have been judged, as the deck knows
	kept    int             // exercises, of those that making has made
	thinker scenes.Thinker
	task    exercise.Task
	thinks  bool // about task
}

// newGame returns the game of t, the mistakes of whose first plies have been judged.
func newGame(c *scenes.Context, t journal.Snapshot, record string, plies int) *game {
	review := judge.NewReview(c.Book(t.Match.Game(), record), t.Match)
	return &game{context: c, from: t, record: record, review: review, reached: plies, thinker: c.Think()}
}

// work takes what has been found, and begins the next search. It reports whether there is something new.
func (g *game) work() (news bool) {
	if !g.review.Done() {
		g.judge()
	}
	switch {
	case !g.review.Done():
		return false
	case g.making == nil:
		g.begin()
	case g.thinks:
		found, ok := g.thinker.Poll()
		if !ok {
			return false
		}
		if g.thinks = false; found.Failed != nil {
			g.fail(found.Failed)
			return true
		}
		g.making.Take(g.task, found.Report)
	}
	if g.task, g.thinks = g.making.Next(); g.thinks {
		g.thinker.Start(g.task.Position, g.task.Engine, g.task.Limits)
	}
	return g.keep()
}

// begin begins to make exercises.
func (g *game) begin() {
	k, err := exercise.NewMaker(g.from.Spec, g.review, g.from.Match.Seats(), g.record)
	if err != nil {
		panic("miner: " + err.Error()) // data of ours
	}
	k.Skip(g.reached)
	g.making = k
}

// judge goes on to judge the plies.
func (g *game) judge() {
	if g.sweep == nil {
		g.sweep = g.context.Judging.Sweep(g.review)
	}
	g.sweep.Poll()
	if p, ok := g.sweep.Err().(*crash.Panic); ok {
		g.fail(p)
	} else if !g.sweep.Busy() {
		g.endSweep()
	}
}

// keep keeps the exercises that have been made, and how far the mistakes have been judged. It reports whether there is something new.
func (g *game) keep() (news bool) {
	reached := g.making.Reached()
	if g.thinks && reached == g.reached {
		return false
	}
	made := g.making.Exercises()
	g.context.Deck.Made(g.record, made[g.kept:], reached, !g.thinks)
	g.reached, g.kept = reached, len(made)
	return true
}

// fail gives the game up, because a search has failed.
func (g *game) fail(p *crash.Panic) {
	g.context.LogPanic(p)
	g.context.Deck.Skip(g.record)
}

// endSweep ends the sweep, and keeps what it has found.
func (g *game) endSweep() {
	if g.sweep != nil {
		g.sweep.Stop()
		g.sweep = nil
		g.context.Library.KeepReview(g.record, g.review.Book().String())
	}
}

// stop ends all searches.
func (g *game) stop() {
	g.endSweep()
	if g.thinks {
		g.thinker.Stop()
		g.thinks = false
	}
}
