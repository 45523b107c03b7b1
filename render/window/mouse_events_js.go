// Receives mouse presses and touches in browsers, in order and with their positions, from the page. presses.go and touch.go turn them into frames.
// The other files for browsers use addListener and document, which are here.

package window

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// pageButtons are the mouse buttons by their numbers in pages.
var pageButtons = map[int]input.Button{0: input.Left, 2: input.Right}

// addListener calls f for each event of a kind, before all other listeners.
func addListener(target js.Value, event string, f func(e js.Value)) {
	target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), true)
}

// placeOf returns the position of an event or a finger in the body of the page, in logical pixels.
func placeOf(e js.Value) (x, y float64) {
	return logical(e.Get("clientX").Float(), e.Get("clientY").Float(), 1)
}

// document returns the page.
func document() js.Value { return js.Global().Get("document") }

// listen receives presses from the page, which reports the position of each.
func (p *presses) listen(*ebiten.Image) bool {
	for event, down := range map[string]bool{"mousedown": true, "mouseup": false} {
		addListener(document(), event, func(e js.Value) {
			if b, known := pageButtons[e.Get("button").Int()]; known {
				x, y := placeOf(e)
				p.add(press{b, down, x, y})
			}
		})
	}
	return true
}

// pressScale returns the pixels of a press per logical pixel.
func pressScale(float64) float64 { return 1 }

// listen receives touches from the page: those of the canvas, as in Ebitengine.
func (t *touches) listen() {
	for _, event := range []string{"touchstart", "touchend", "touchcancel"} {
		addListener(document(), event, func(e js.Value) {
			canvas := e.Get("target")
			if canvas.Get("nodeName").String() != "CANVAS" {
				return
			}
			changed := e.Get("changedTouches")
			for i := range changed.Length() {
				c := changed.Index(i)
				x, y := placeOf(c)
				t.add(touch{ebiten.TouchID(c.Get("identifier").Int()), event == "touchstart", x, y, event == "touchcancel"})
			}
			if event == "touchcancel" { // Ebitengine does not listen to it
				canvas.Call("dispatchEvent", js.Global().Get("TouchEvent").New("touchend", map[string]any{"targetTouches": js.Global().Get("Array").Call("from", e.Get("targetTouches")), "cancelable": true}))
			}
		})
	}
}
