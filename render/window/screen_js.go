// Screen scale, wheel and start options in browsers, where the body of the page is as large as the screen in device pixels. Desktops use screen.go.

package window

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// inPage reports whether the program runs in a page of a browser instead of a window.
const inPage = true

// Ebitengine asks the browser only once how many device pixels a logical pixel has. So high DPI is disabled: the page makes its body as large as the
// screen in device pixels and shows it shrunk. Places are in logical pixels then.

// pixels returns the size of the screen in device pixels, which are those of the body, and how many of them a logical pixel is wide.
func pixels(w, h, _ float64) (pw, ph, now float64) {
	if ratio := js.Global().Get("devicePixelRatio"); ratio.Type() == js.TypeNumber && ratio.Float() > 0 {
		return w, h, ratio.Float()
	}
	return w, h, 1
}

// logical returns the place x, y, which Ebitengine tells, in logical pixels: within the body of the page, which begins where the device covers
// nothing.
func logical(x, y, _ float64) (lx, ly float64) {
	left, top := inset()
	return x - left, y - top
}

// inset returns where in the page its body begins, in logical pixels.
func inset() (left, top float64) {
	at := js.Global().Get("quintetInset")
	if !at.Truthy() {
		return 0, 0
	}
	return at.Get("x").Float(), at.Get("y").Float()
}

// notches returns by how many notches the wheel was turned: a browser tells how many pixels that scrolls.
func notches(wheel float64) float32 {
	const pixels = 100 // of a notch, about
	return float32(wheel / pixels)
}

// ticked tells how many ticks there have been: a whole number when one begins, and half of one more at its end. Tests in a browser wait for it.
func ticked(n float64) { js.Global().Set("quintetTicks", n) }

// drawn is called when the first picture has been drawn: it takes the place of what the page has shown so far.
func drawn() {
	if f := js.Global().Get("quintetDrawn"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}

// runOptions returns the options with which Ebitengine opens the window.
func runOptions() *ebiten.RunGameOptions { return &ebiten.RunGameOptions{DisableHiDPI: true} }
