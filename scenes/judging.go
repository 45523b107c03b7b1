// Connects scenes with the judge of a game (games/study/judge): Context.Judge returns it, Context.Book a stored review. A Judging decides where
// the searches run: on goroutines (JudgeInBackground), or inside Poll with the same result every time, for tests and scripts (JudgeInline).

package scenes

import (
	"context"
	"errors"

	"quintet/games"
	"quintet/games/study/judge"
)

// A Judging defines how games are judged and where the searches run.
type Judging struct {
	Settings func(id string) judge.Settings // of the judge of the game id
	Sweep    func(r *judge.Review) Sweep    // starts judging what r has not judged yet
}

// Judge returns the judge of g, a game of the catalogue.
func (c *Context) Judge(g games.Game) *judge.Judge {
	j, err := judge.New(g, c.Judging.Settings(g.Info().ID))
	if err != nil {
		panic("scenes: " + err.Error()) // its table of chances is embedded
	}
	return j
}

// Book returns the stored review of a record of g, an empty book if there is none.
func (c *Context) Book(g games.Game, record string) *judge.Book {
	j := c.Judge(g)
	book, err := judge.ReadBook(j, c.Library.Review(record))
	if err != nil { // missing, or from another version
		book = judge.NewBook(j)
	}
	return book
}

// A Sweep judges the plies of a review while its page is shown. *judge.Sweep searches in the background and documents the methods.
type Sweep interface {
	Poll() (news bool)
	Busy() bool
	Err() error
	Stop()
}

// JudgeInBackground judges in the background, on this many goroutines. wake is called when there is something new.
func JudgeInBackground(goroutines int, wake func()) Judging {
	return Judging{judge.DefaultSettings, func(r *judge.Review) Sweep { return judge.NewSweep(r, goroutines, wake) }}
}

// JudgeInline judges inside Poll, one search per call, with few playouts and the same result every time. Tests and scripts use it.
func JudgeInline(playouts int) Judging {
	settings := func(string) judge.Settings { return judge.Settings{Playouts: playouts, Seed: 1} }
	return Judging{settings, func(r *judge.Review) Sweep { return &inlineSweep{review: r} }}
}

// An inlineSweep searches on the goroutine that polls it.
type inlineSweep struct {
	review  *judge.Review
	stopped bool
	err     error
}

// Poll implements Sweep.
func (s *inlineSweep) Poll() (news bool) {
	if !s.Busy() {
		return false
	}
	ctx, one := context.WithCancel(context.Background())
	defer one()
	if err := s.review.Run(ctx, one); err != nil && !errors.Is(err, context.Canceled) {
		s.err = err
	}
	return true
}

// Busy implements Sweep.
func (s *inlineSweep) Busy() bool { return !s.stopped && s.err == nil && !s.review.Done() }

// Err implements Sweep.
func (s *inlineSweep) Err() error { return s.err }

// Stop implements Sweep.
func (s *inlineSweep) Stop() { s.stopped = true }
