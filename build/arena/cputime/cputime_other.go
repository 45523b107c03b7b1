//go:build !linux

package cputime

import "time"

// Clock names what Now measures.
const Clock = "wall time"

// Now returns the time of day.
func Now() time.Time { return time.Now() }
