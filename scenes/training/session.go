// A session of exercises, solved one after another: begins it, opens the next exercise, and ends it. stock.go chooses its exercises (forSession);
// change here what happens after the last one (next). overview.go shows how it went.

package training

import (
	"quintet/games/study/exercise"
	"quintet/scenes"
)

// A session is a series of exercises that are solved one after another.
type session struct {
	all     []*exercise.Exercise
	at      int
	attempt *attempt
	solved  []*exercise.Exercise // so far
	alone   int                  // of these, those solved at the first try and without help
}

// A finished holds the result of the last session: its exercises, those that were solved, and the number solved at the first try.
type finished struct {
	all    []*exercise.Exercise
	solved []*exercise.Exercise
	alone  int
}

// begin starts a session with all, which has at least one exercise.
func (s *Scene) begin(all []*exercise.Exercise) {
	s.end()
	s.session, s.finished = &session{all: all}, nil
	s.open()
}

// open puts the current exercise of the session on the board.
func (s *Scene) open() {
	x := s.session
	x.attempt = newAttempt(s.context, x.all[x.at])
}

// next opens the next exercise, or ends the session after the last one.
func (s *Scene) next() {
	x := s.session
	if x.attempt.solved {
		x.solved = append(x.solved, x.all[x.at])
	}
	if x.attempt.alone {
		x.alone++
	}
	if x.at+1 == len(x.all) {
		s.end()
		if len(x.solved) > 0 {
			s.finished = &finished{x.all, x.solved, x.alone}
		}
		return
	}
	x.attempt.stop()
	x.at++
	s.open()
}

// end closes the session, and also the page if it was opened only for the session.
func (s *Scene) end() {
	if s.session == nil {
		return
	}
	s.session.attempt.stop()
	s.session = nil
	if s.sessionOnly {
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}
