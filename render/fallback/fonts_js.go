// Draws text with the fonts of the browser: the page measures it (Shape) and draws it (draw) on a hidden canvas. Change the chosen fonts here
// (choose). Desktops use fonts.go.

package fallback

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"syscall/js"

	"quintet/sprites"
)

// Fonts are the fonts with which the page can draw. Use it from one goroutine.
type Fonts struct {
	canvas, pen js.Value
}

// New returns the fonts of the page. It ignores its arguments, since there is nothing to search.
func New(cache func() string, wake func()) *Fonts { return &Fonts{} }

// Poll returns false: there is no search that could end.
func (f *Fonts) Poll() bool { return false }

// Shape measures text, which is not empty. ok is false if the page cannot draw.
func (f *Fonts) Shape(text string, s Style) (r Run, ok bool) {
	if !f.begin() {
		return Run{}, false
	}
	f.choose(s)
	width := float32(f.pen.Call("measureText", text).Get("width").Float())
	return Run{width, func(c sprites.Color) *image.RGBA { return f.draw(text, s, width, c) }}, true
}

// begin creates the canvas for drawing.
func (f *Fonts) begin() bool {
	if f.pen.Truthy() {
		return true
	}
	document := js.Global().Get("document")
	if !document.Truthy() {
		return false
	}
	f.canvas = document.Call("createElement", "canvas")
	f.pen = f.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	return f.pen.Truthy()
}

// choose sets the font of s.
func (f *Fonts) choose(s Style) {
	weight, direction := "", "ltr"
	if s.Bold {
		weight = "bold "
	}
	if s.RTL {
		direction = "rtl"
	}
	f.pen.Set("font", fmt.Sprintf("%s%gpx sans-serif", weight, s.Px))
	f.pen.Set("direction", direction)
	f.pen.Set("textAlign", "left")
	f.pen.Set("textBaseline", "alphabetic")
}

// draw returns the pixels of text.
func (f *Fonts) draw(text string, s Style, width float32, c sprites.Color) *image.RGBA {
	const above, below = 1.5, 0.8 // of the em, for marks above and below the letters
	left, top := int(math.Ceil(float64(s.Px))), int(math.Ceil(float64(s.Px*above)))
	w, h := int(math.Ceil(float64(width)))+2*left, top+int(math.Ceil(float64(s.Px*below)))
	f.canvas.Set("width", w)
	f.canvas.Set("height", h)
	f.choose(s)
	f.pen.Set("fillStyle", fmt.Sprintf("rgba(%d,%d,%d,%.4f)", c.R, c.G, c.B, float64(c.A)/255))
	f.pen.Call("fillText", text, left, top)
	straight := image.NewNRGBA(image.Rect(-left, -top, w-left, h-top))
	pixels := f.pen.Call("getImageData", 0, 0, w, h).Get("data")
	js.CopyBytesToGo(straight.Pix, js.Global().Get("Uint8Array").New(pixels.Get("buffer")))
	img := image.NewRGBA(straight.Rect)
	draw.Draw(img, img.Rect, straight, straight.Rect.Min, draw.Src)
	return img
}
