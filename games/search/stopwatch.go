package search

import (
	"runtime"
	"time"
)

// A stopwatch adds up the time that one worker has spent on a core, from start to stop as often as it is started. It does nothing
// where the limit is 0.
type stopwatch struct {
	limit, spent, began time.Duration
}

// start binds the goroutine to its thread until stop.
func (s *stopwatch) start() {
	if s.limit > 0 {
		runtime.LockOSThread()
		s.began = threadTime()
	}
}

func (s *stopwatch) stop() {
	if s.limit > 0 {
		s.look()
		runtime.UnlockOSThread()
	}
}

// look adds what has been spent since the last look.
func (s *stopwatch) look() {
	now := threadTime()
	s.spent += now - s.began
	s.began = now
}

// over reports whether the limit is reached, between start and stop.
func (s *stopwatch) over() bool {
	if s.limit <= 0 {
		return false
	}
	s.look()
	return s.out()
}

// out is over as it was when over or stop was last called. It is for any goroutine that the worker waits for.
func (s *stopwatch) out() bool { return s.limit > 0 && s.spent >= s.limit }
