package search

import (
	"runtime"
	"time"
)

// A cpuLimit adds up the CPU time of one worker between start and stop, and tells when its limit is reached. A limit of 0 means none.
type cpuLimit struct {
	limit, spent, began time.Duration
}

// start binds the goroutine to its thread until stop.
func (s *cpuLimit) start() {
	if s.limit > 0 {
		runtime.LockOSThread()
		s.began = threadTime()
	}
}

func (s *cpuLimit) stop() {
	if s.limit > 0 {
		s.update()
		runtime.UnlockOSThread()
	}
}

// update adds the CPU time since the last update.
func (s *cpuLimit) update() {
	now := threadTime()
	s.spent += now - s.began
	s.began = now
}

// over reports whether the limit is reached, between start and stop.
func (s *cpuLimit) over() bool {
	if s.limit <= 0 {
		return false
	}
	s.update()
	return s.reached()
}

// reached returns the answer of the last over or stop, without asking for the time. Any goroutine that the worker waits for may call it.
func (s *cpuLimit) reached() bool { return s.limit > 0 && s.spent >= s.limit }
