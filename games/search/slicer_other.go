//go:build !js

// Outside browsers searches have their own threads and need no time slices; slicer_js.go is the browser half of the pair.

package search

import "time"

// slicing is false: searches have their own threads, and the compiler removes all yielding.
const slicing = false

type slicer struct{}

func (*slicer) look(func() time.Time, <-chan struct{}) {}

func (*slicer) pause(func() time.Time, <-chan struct{}) {}

func (*slicer) end() {}
