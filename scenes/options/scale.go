// The zoom steps offered in the settings, and how far the window has room for them.

package options

import (
	"slices"

	"quintet/scenes/data/settings"
)

// scales are the steps in which everything grows, in per cent.
var scales = []int{settings.MinScale, 110, 125, 150, 175, settings.MaxScale}

// ScaleAfter returns the step above scale, ScaleBefore the one below; at the end scale stays there.
func ScaleAfter(scale int) int {
	for _, s := range scales {
		if s > scale {
			return s
		}
	}
	return settings.MaxScale
}

// ScaleBefore returns the step below scale.
func ScaleBefore(scale int) int {
	for _, s := range slices.Backward(scales) {
		if s < scale {
			return s
		}
	}
	return settings.MinScale
}

// The smallest page that everything has room on, in its own pixels.
const (
	minWidth  = 640
	minHeight = 480
)

// LeastHigh returns how high a page of w by h must be for what it shows.
func LeastHigh(w, h float32) float32 {
	if w < minWidth {
		return h // what has no room beside the rest stands below it
	}
	return min(minHeight, h)
}

// Room returns the largest scale, in per cent, that a window of w by h logical pixels has room for; at least the usual one. It goes in
// steps, so that dragging the border of a window does not make every size of every text.
func Room(w, h float32) int {
	const step = 5
	most := int(min(w/minWidth, h/minHeight)*100/step) * step
	return max(settings.MinScale, min(most, settings.MaxScale))
}
