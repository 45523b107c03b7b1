package search

import "time"

// ThreadTime returns the CPU time of the calling thread, for tests of limits.
func ThreadTime() time.Duration { return threadTime() }

// ProcessTime returns the time that this process has spent on cores, since some moment.
func ProcessTime() time.Duration { return processTime() }
