package display

import (
	"image"
	"strconv"
)

// Sweep moves the pointer through the window from place to place, one of them in every sixtieth of a second.
func (w *Window) Sweep(way []image.Point) {
	var args []string
	for _, p := range way {
		args = append(args, "mousemove", "--window", w.id, strconv.Itoa(p.X), strconv.Itoa(p.Y), "sleep", "0.0167")
	}
	w.server.xdotool(args...)
}
