// Converts screen sizes, pointer positions and wheel turns between Ebitengine and the program, and sets the start options of Ebitengine, in browsers,
// where the body of the page is as large as the screen in device pixels. It also reports ticks and the first picture to the page. Desktops use
// screen.go.

package window

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// inPage reports whether the program runs in a web page instead of a window.
const inPage = true

// Ebitengine asks the browser only once for the device pixels per logical pixel. So high DPI is disabled: the page makes its body as large as the
// screen in device pixels and shows it scaled down. Positions are then in logical pixels.

// pixels returns the size of the screen in device pixels, which is that of the body, and the device pixels per logical pixel.
func pixels(w, h, _ float64) (pw, ph, now float64) {
	if ratio := js.Global().Get("devicePixelRatio"); ratio.Type() == js.TypeNumber && ratio.Float() > 0 {
		return w, h, ratio.Float()
	}
	return w, h, 1
}

// logical converts the position x, y from Ebitengine to logical pixels within the body of the page, which begins where the device covers nothing.
func logical(x, y, _ float64) (lx, ly float64) {
	left, top := inset()
	return x - left, y - top
}

// inset returns the position of the body in the page, in logical pixels.
func inset() (left, top float64) {
	at := js.Global().Get("quintetInset")
	if !at.Truthy() {
		return 0, 0
	}
	return at.Get("x").Float(), at.Get("y").Float()
}

// notches converts the wheel movement to notches: a browser reports the pixels to scroll.
func notches(wheel float64) float32 {
	const pixels = 100 // per notch, approximately
	return float32(wheel / pixels)
}

// ticked reports the number of ticks: a whole number when one begins, and half of one more at its end. Tests in a browser wait for it.
func ticked(n float64) { js.Global().Set("quintetTicks", n) }

// drawn is called when the first picture has been drawn: it replaces what the page has shown so far.
func drawn() {
	if f := js.Global().Get("quintetDrawn"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}

// runOptions returns the options with which Ebitengine opens the window.
func runOptions() *ebiten.RunGameOptions { return &ebiten.RunGameOptions{DisableHiDPI: true} }
