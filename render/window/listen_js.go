package window

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// pageButtons are the buttons of the mouse as pages number them.
var pageButtons = map[int]input.Button{0: input.Left, 2: input.Right}

// listen lets presses be told by the page, which has the place of each.
func (p *presses) listen(*ebiten.Image) bool {
	hear := func(event string, down bool) {
		js.Global().Get("document").Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			e := args[0]
			if b, known := pageButtons[e.Get("button").Int()]; known {
				p.tell(press{b, down, e.Get("clientX").Float(), e.Get("clientY").Float()})
			}
			return nil
		}), true)
	}
	hear("mousedown", true)
	hear("mouseup", false)
	return true
}

// pressScale returns how many pixels of a press a logical pixel is wide.
func pressScale(float64) float64 { return 1 }

// listen lets touches be told by the page: those of the canvas, as Ebitengine hears them.
func (t *touches) listen() {
	hear := func(event string, down bool) {
		js.Global().Get("document").Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if args[0].Get("target").Get("nodeName").String() != "CANVAS" {
				return nil
			}
			changed := args[0].Get("changedTouches")
			for i := range changed.Length() {
				c := changed.Index(i)
				t.tell(touch{ebiten.TouchID(c.Get("identifier").Int()), down, c.Get("clientX").Float(), c.Get("clientY").Float()})
			}
			return nil
		}), true)
	}
	hear("touchstart", true)
	hear("touchend", false)
}
