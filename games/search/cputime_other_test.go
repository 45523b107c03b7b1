//go:build !linux

package search

import "time"

// processTime returns the time of day.
func processTime() time.Duration { return time.Duration(time.Now().UnixNano()) }
