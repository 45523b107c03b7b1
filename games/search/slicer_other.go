//go:build !js

// Searches outside browsers have threads of their own and need no time slices; slicer_js.go makes them in browsers.

package search

import "time"

// slicing is false: searches have threads of their own here, and the compiler removes all yielding.
const slicing = false

type slicer struct{}

func (*slicer) look(func() time.Time, <-chan struct{}) {}

func (*slicer) pause(func() time.Time, <-chan struct{}) {}

func (*slicer) end() {}
