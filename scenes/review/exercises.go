// Makes exercises from the mistakes of the reviewed game while its page is shown, and adds them to the deck (keep). Change here when it searches
// (listen): only while nothing else is searched. Package games/study/exercise decides which mistakes are good exercises; scenes/training is the page
// to solve them.

package review

import (
	"quintet/games/study/exercise"
	"quintet/scenes"
)

// exercises makes exercises of the mistakes in a finished game, once all its plies are judged. It searches only while the page is shown and nothing
// else is searched. The deck records how far it got, so that it continues there when the review is opened again.
type exercises struct {
	game      *game
	maker     *exercise.Maker // nil before all plies are judged
	kept      int             // exercises of maker that are already in the deck
	thinker   scenes.Thinker
	task      exercise.Task
	searching bool // for task
	done      bool // nothing is left to make, or a search has failed
	news      bool // exercises have been made since the last frame
}

// newExercises returns what makes the exercises of g. It makes none if g is not saved anywhere or all its mistakes have been judged before.
func newExercises(g *game) *exercises {
	x := &exercises{game: g, thinker: g.context.Think(), done: g.record == ""}
	if !x.done {
		_, x.done = g.context.Deck.Judged(g.record)
	}
	return x
}

// listen takes a result and starts the next search, or stops searching if free is false. It reports whether the page has something new to show.
func (x *exercises) listen(free bool) bool {
	switch {
	case x.done || !x.game.review.Done():
	case !free:
		x.stop()
	default:
		x.work()
	}
	return x.news
}

// work takes the result of the search, if there is one, and starts the next search.
func (x *exercises) work() {
	if x.maker == nil {
		x.begin()
	}
	if x.searching {
		found, ok := x.thinker.Poll()
		if !ok {
			return
		}
		if x.searching = false; found.Failed != nil {
			x.game.context.LogPanic("search for an exercise failed", found.Failed)
			x.done = true
			return
		}
		x.maker.Take(x.task, found.Report)
	}
	if x.task, x.searching = x.maker.Next(); x.searching {
		x.thinker.Start(x.task.Position, x.task.Engine, x.task.Limits)
	}
	x.keep()
}

// begin starts with the mistakes that have not been judged before.
func (x *exercises) begin() {
	maker, err := exercise.NewMaker(x.game.table.Spec, x.game.review, x.game.match.Seats(), x.game.record)
	if err != nil {
		panic("review: " + err.Error()) // the table of chances is part of the program
	}
	plies, _ := x.game.context.Deck.Judged(x.game.record)
	maker.Skip(plies)
	x.maker = maker
}

// keep adds new exercises to the deck and records how far the mistakes have been judged.
func (x *exercises) keep() {
	x.done = !x.searching
	reached := x.maker.Reached()
	if before, _ := x.game.context.Deck.Judged(x.game.record); reached == before && !x.done {
		return
	}
	made := x.maker.Exercises()
	x.game.context.Deck.AddFrom(x.game.record, made[x.kept:], reached, x.done)
	x.kept, x.news = len(made), true
}

// busy reports whether more exercises may be made.
func (x *exercises) busy() bool { return !x.done }

// stop stops the search. A later listen starts it again.
func (x *exercises) stop() {
	if x.searching {
		x.thinker.Stop()
		x.searching = false
	}
}
