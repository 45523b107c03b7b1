//go:build !js

// Mouse presses on desktops, as events in their order: a hook into GLFW inside Ebitengine. Check it when Ebitengine is updated. presses.go turns the
// events into frames.

package window

import (
	"reflect"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// glfwButtons maps the buttons of GLFW to ours.
var glfwButtons = map[int64]input.Button{0: input.Left, 1: input.Right}

const glfwDown = 1

// listen wraps the mouse callback that Ebitengine has set in its GLFW window, to receive presses in the order of the system's events, and reports
// whether it could. It reads unexported fields of Ebitengine by reflection; if another version lacks one, it does nothing. It is called in the game
// loop, while no events are handled. screen is any image of Ebitengine.
func (p *presses) listen(screen *ebiten.Image) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	window := glfwWindow(screen)
	x, y := window.FieldByName("virtualCursorPosX"), window.FieldByName("virtualCursorPosY")
	callback := writable(window.FieldByName("callbacks").FieldByName("mouseButton"))
	if x.Kind() != reflect.Float64 || y.Kind() != reflect.Float64 || callback.Type().NumIn() != 4 || callback.IsNil() {
		return false
	}
	before := reflect.New(callback.Type()).Elem()
	before.Set(callback)
	callback.Set(reflect.MakeFunc(callback.Type(), func(args []reflect.Value) []reflect.Value {
		if b, known := glfwButtons[args[1].Int()]; known {
			p.tell(press{b, args[2].Int() == glfwDown, x.Float(), y.Float()})
		}
		return before.Call(args)
	}))
	return true
}

// glfwWindow returns the window of the system that Ebitengine draws screen for. It panics where this version has it elsewhere.
func glfwWindow(screen *ebiten.Image) reflect.Value {
	ui := reflect.ValueOf(screen).Elem().FieldByName("image").Elem().FieldByName("ui").Elem()
	backend := ui.FieldByName("backend") // an atomic.Pointer to an interface
	kind := backend.Type().Field(0).Type.Elem().Elem()
	return reflect.NewAt(kind, backend.FieldByName("v").UnsafePointer()).Elem().Elem().Elem().FieldByName("window").Elem()
}

// writable returns the field v so that it can be set.
func writable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

// pressScale returns how many pixels of a press a logical pixel is wide: macOS counts in logical pixels.
func pressScale(scale float64) float64 {
	if runtime.GOOS == "darwin" {
		return 1
	}
	return scale
}

// listen does nothing: desktops tell of fingers as of a mouse.
func (t *touches) listen() {}
