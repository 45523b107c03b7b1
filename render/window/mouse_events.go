//go:build !js

// Receives mouse presses on desktops, in order and with their positions, through a hook into GLFW inside Ebitengine (by reflection). Check it when
// Ebitengine is updated. presses.go turns them into frames.

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
// whether it succeeded. It reads unexported fields of Ebitengine by reflection; if another version lacks one, it does nothing. Call it in the game
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
			p.add(press{b, args[2].Int() == glfwDown, x.Float(), y.Float()})
		}
		return before.Call(args)
	}))
	return true
}

// glfwWindow returns the system window for which Ebitengine draws screen. It panics if this version stores it elsewhere.
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

// pressScale returns the pixels of a press per logical pixel: macOS reports logical pixels.
func pressScale(scale float64) float64 {
	if runtime.GOOS == "darwin" {
		return 1
	}
	return scale
}

// listen does nothing: desktops report fingers like a mouse.
func (t *touches) listen() {}
