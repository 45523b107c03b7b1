// Lists the steps of the scale of the interface (scales), for the settings page and for the keys in scenes/app/zoom.go. It also calculates the
// largest scale that fits a window (Room). Change the steps here.

package options

import (
	"slices"

	"quintet/scenes/data/settings"
)

// scales are the scale steps, in per cent.
var scales = []int{settings.MinScale, 110, 125, 150, 175, settings.MaxScale}

// ScaleAfter returns the step above scale, or scale if there is none.
func ScaleAfter(scale int) int {
	for _, s := range scales {
		if s > scale {
			return s
		}
	}
	return settings.MaxScale
}

// ScaleBefore returns the step below scale, or scale if there is none.
func ScaleBefore(scale int) int {
	for _, s := range slices.Backward(scales) {
		if s < scale {
			return s
		}
	}
	return settings.MinScale
}

// The smallest page on which everything fits, in its own pixels.
const (
	minWidth  = 640
	minHeight = 480
)

// Room returns the largest scale, in per cent, that fits a window of w by h logical pixels; at least 100. It changes in steps, so that resizing a
// window does not render text in every possible size.
func Room(w, h float32) int {
	const step = 5
	most := int(min(w/minWidth, h/minHeight)*100/step) * step
	return max(settings.MinScale, min(most, settings.MaxScale))
}
