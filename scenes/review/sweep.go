// Judging all plies of the reviewed game while its page is shown, and saving the results beside the record.

package review

import (
	"quintet/games/crash"
	"quintet/scenes"
)

// A sweep judges the plies of the game while the page is shown, and keeps what it has found beside the record.
type sweep struct {
	game   *game
	search scenes.Sweep
	news   bool // something has been found since the last frame
	kept   int  // looks of the book that is kept
	noted  bool // a failure is in the log
}

// keepEvery is the number of looks after which they are kept, so that a program that is killed loses few.
const keepEvery = 16

// newSweep begins to judge what is not known of g yet.
func newSweep(g *game) *sweep {
	return &sweep{game: g, search: g.context.Judging.Sweep(g.review), kept: g.review.Book().Len()}
}

// listen takes what was found, and reports whether the page has something new to show.
func (s *sweep) listen() bool {
	if s.search.Poll() {
		s.news = true
		if !s.search.Busy() || s.game.review.Book().Len()-s.kept >= keepEvery {
			s.keep()
		}
	}
	if p, ok := s.search.Err().(*crash.Panic); ok && !s.noted {
		s.noted = true
		s.game.context.LogPanic("review failed", p)
	}
	return s.news
}

// keep keeps what is known of the game.
func (s *sweep) keep() {
	if n := s.game.review.Book().Len(); n != s.kept {
		s.kept = n
		s.game.context.Library.KeepReview(s.game.context.Library.RecordName(s.game.table), s.game.review.Book().String())
	}
}

// busy reports whether more is going to be found.
func (s *sweep) busy() bool { return s.search.Busy() }

// stop ends the search and keeps what it has found.
func (s *sweep) stop() {
	s.search.Stop()
	s.keep()
}
