//go:build !js

// The slicer outside browsers, which does nothing: searches have threads of their own. slicer_js.go divides a search into time slices in browsers; a
// new method there needs an empty one here.

package search

import "time"

// slicing is false: searches have their own threads, and the compiler removes all yielding.
const slicing = false

type slicer struct{}

func (*slicer) look(func() time.Time, <-chan struct{}) {}

func (*slicer) pause(func() time.Time, <-chan struct{}) {}

func (*slicer) end() {}
