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
		s.spent += threadTime() - s.began
		runtime.UnlockOSThread()
	}
}

// over reports whether the limit is reached, between start and stop.
func (s *stopwatch) over() bool { return s.limit > 0 && s.spent+threadTime()-s.began >= s.limit }

// out reports whether the limit is reached, after stop.
func (s *stopwatch) out() bool { return s.limit > 0 && s.spent >= s.limit }
