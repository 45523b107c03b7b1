// Defines Thinker, the search that a scene starts and polls. Background makes thinkers that search on goroutines, Inline those that search inside
// Start, for tests and scripts. The search is in games/search; demo/thinker.go has a thinker in script time.

package scenes

import (
	"context"
	"math"

	"quintet/games"
	"quintet/games/search"
)

// A Thinker runs one search at a time. *search.Thinker runs it in the background and documents the methods; Inline runs it inside Start.
type Thinker interface {
	Start(pos games.Position, e search.Engine, lim search.Limits)
	Progress() (search.Report, bool)
	Poll() (search.Answer, bool)
	Hurry()
	Stop()
}

// Background returns a constructor of thinkers that search in the background and call wake when there is something new.
func Background(wake func()) func() Thinker {
	return func() Thinker { return &search.Thinker{Wake: wake} }
}

// Inline returns a constructor of thinkers that search inside Start, on one thread, with the playouts of the limits up to most, so that results are
// reproducible. Tests and scripts use it.
func Inline(most int) func() Thinker {
	return func() Thinker { return &inline{maxPlayouts: most} }
}

// An inline thinker has its answer as soon as it starts.
type inline struct {
	maxPlayouts int
	answer      search.Answer
	answered    bool
}

// Start implements Thinker.
func (t *inline) Start(pos games.Position, e search.Engine, lim search.Limits) {
	if lim.Playouts == 0 {
		lim.Playouts = math.MaxInt
	}
	lim = search.Limits{Playouts: min(lim.Playouts, t.maxPlayouts), Depth: lim.Depth, Lines: lim.Lines}
	t.answer, t.answered = search.AnswerOf(context.Background(), e, pos, lim), true
}

// Progress implements Thinker: there is none.
func (t *inline) Progress() (search.Report, bool) { return search.Report{}, false }

// Poll implements Thinker.
func (t *inline) Poll() (search.Answer, bool) {
	ok := t.answered
	t.answered = false
	return t.answer, ok
}

// Hurry implements Thinker.
func (t *inline) Hurry() {}

// Stop implements Thinker.
func (t *inline) Stop() { t.answered = false }
