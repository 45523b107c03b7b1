// Package cputime is a clock that runs only while the calling thread works: a search with a budget on this clock does the same work on a busy machine as
// on an idle one. Only Linux has it here; elsewhere (cputime_other.go) it is the wall clock. The yardstick copies this package into the program of an
// earlier version, so it may import nothing of the module.
package cputime

import (
	"time"

	"golang.org/x/sys/unix"
)

// Clock names what Now measures.
const Clock = "CPU time"

// Now returns the CPU time that the calling thread has used, as a time since 1970. A goroutine that compares two of these must call
// runtime.LockOSThread before the first.
func Now() time.Time {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err) // this clock exists since Linux 2.6.12
	}
	return time.Unix(t.Unix())
}
