//go:build !js

package search

import "time"

// slicing says that searches share a thread with a page. They do not here: the compiler leaves out all that belongs to it.
const slicing = false

type slicer struct{}

func (*slicer) look(func() time.Time, <-chan struct{}) {}

func (*slicer) pause(func() time.Time, <-chan struct{}) {}

func (*slicer) end() {}
