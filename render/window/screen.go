//go:build !js

// Screen scale, wheel and start options on desktops. Browsers use screen_js.go.

package window

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"
)

// inPage reports whether the program runs in a page of a browser instead of a window.
const inPage = false

// pixels returns the size of the screen in device pixels, for a window of w by h as Ebitengine has it, and how many of them a logical pixel
// is wide. While no monitor is there, as when a cable is changed, the scale stays what it was.
func pixels(w, h, scale float64) (pw, ph, now float64) {
	scale = cmp.Or(scale, 1)
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	return w * scale, h * scale, scale
}

// logical returns the place x, y, which Ebitengine tells, in logical pixels.
func logical(x, y, scale float64) (lx, ly float64) { return x / scale, y / scale }

// notches converts the turn of the wheel that Ebitengine reports to notches.
func notches(wheel float64) float32 { return float32(wheel) }

// ticked tells how many ticks there have been: a whole number when one begins, and half of one more at its end.
func ticked(float64) {}

// drawn is called when the first picture has been drawn.
func drawn() {}

// runOptions returns the options with which Ebitengine opens the window. Desktops know by the class which entry of their menus it belongs to.
func runOptions() *ebiten.RunGameOptions {
	return &ebiten.RunGameOptions{X11ClassName: "Quintet", X11InstanceName: "quintet"}
}
