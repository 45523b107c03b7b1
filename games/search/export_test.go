package search

import "time"

// ThreadTime is for tests of what a search uses.
func ThreadTime() time.Duration { return threadTime() }

// ProcessTime returns the time that this process has spent on cores, since some moment.
func ProcessTime() time.Duration { return processTime() }
