//go:build !js

// Converts screen sizes, pointer positions and wheel turns between Ebitengine and the program, and sets the start options of Ebitengine, on desktops.
// Browsers use screen_js.go; ticked and drawn do something only there.

package window

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"
)

// inPage reports whether the program runs in a web page instead of a window.
const inPage = false

// pixels returns the size of the screen in device pixels, for a window whose size is w by h in Ebitengine, and the device pixels per logical pixel.
// While there is no monitor, as when a cable is changed, the scale stays the same.
func pixels(w, h, scale float64) (pw, ph, now float64) {
	scale = cmp.Or(scale, 1)
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	return w * scale, h * scale, scale
}

// logical converts the position x, y from Ebitengine to logical pixels.
func logical(x, y, scale float64) (lx, ly float64) { return x / scale, y / scale }

// notches converts Ebitengine's wheel movement to notches.
func notches(wheel float64) float32 { return float32(wheel) }

// ticked reports the number of ticks: a whole number when one begins, and half of one more at its end.
func ticked(float64) {}

// drawn is called when the first picture has been drawn.
func drawn() {}

// runOptions returns the options with which Ebitengine opens the window. Desktops use the window class to find its menu entry.
func runOptions() *ebiten.RunGameOptions {
	return &ebiten.RunGameOptions{X11ClassName: "Quintet", X11InstanceName: "quintet"}
}
