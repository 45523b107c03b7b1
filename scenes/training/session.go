// A session of exercises: their order, and going on to the next.

package training

import (
	"quintet/games/study/exercise"
	"quintet/scenes"
)

// A session is a series of exercises that are solved one after the other.
type session struct {
	all     []*exercise.Exercise
	at      int
	attempt *attempt
}

// begin shows the first of all, at least one.
func (s *Scene) begin(all []*exercise.Exercise) {
	s.end()
	s.session = &session{all: all}
	s.open()
}

// open puts the exercise that it is the turn of on the board.
func (s *Scene) open() {
	x := s.session
	x.attempt = newAttempt(s.context, x.all[x.at])
}

// next goes on to the next exercise; behind the last one the overview stands again.
func (s *Scene) next() {
	x := s.session
	if x.at+1 == len(x.all) {
		s.end()
		return
	}
	x.attempt.stop()
	x.at++
	s.open()
}

// end closes the session, and the page with it where it was opened for it.
func (s *Scene) end() {
	if s.session == nil {
		return
	}
	s.session.attempt.stop()
	s.session = nil
	if s.alone {
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}
