package search

import (
	"syscall"
	"time"
)

// threadTime returns the time that the calling thread has spent on a core, in steps of a microsecond.
func threadTime() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD of getrusage(2)
	var u syscall.Rusage
	if err := syscall.Getrusage(thisThread, &u); err != nil {
		panic("search: the time of a thread cannot be told: " + err.Error())
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
