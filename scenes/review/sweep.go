// Judges all plies of the reviewed game while its page is shown, and saves the review beside the record. Change here how often it is saved
// (keepEvery). scenes/judging.go decides where the searches run.

package review

import (
	"quintet/games/crash"
	"quintet/scenes"
)

// A sweep judges the plies of the game while the page is shown, and saves the results beside the record.
type sweep struct {
	game   *game
	search scenes.Sweep
	news   bool // something has been found since the last frame
	kept   int  // the number of looks in the saved review
	logged bool // a failure has been logged
}

// keepEvery is the number of new looks after which the review is saved, so that little is lost if the program is killed.
const keepEvery = 16

// newSweep starts to judge what is not known about g yet.
func newSweep(g *game) *sweep {
	return &sweep{game: g, search: g.context.Judging.Sweep(g.review), kept: g.review.Book().Len()}
}

// listen takes the results, and reports whether the page has something new to show.
func (s *sweep) listen() bool {
	if s.search.Poll() {
		s.news = true
		if !s.search.Busy() || s.game.review.Book().Len()-s.kept >= keepEvery {
			s.keep()
		}
	}
	if p, ok := s.search.Err().(*crash.Panic); ok && !s.logged {
		s.logged = true
		s.game.context.LogPanic("review failed", p)
	}
	return s.news
}

// keep saves what is known about the game.
func (s *sweep) keep() {
	if n := s.game.review.Book().Len(); n != s.kept {
		s.kept = n
		s.game.context.Library.KeepReview(s.game.context.Library.RecordName(s.game.table), s.game.review.Book().String())
	}
}

// busy reports whether there is more to judge.
func (s *sweep) busy() bool { return s.search.Busy() }

// stop stops the search and saves its results.
func (s *sweep) stop() {
	s.search.Stop()
	s.keep()
}
