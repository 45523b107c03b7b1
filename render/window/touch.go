package window

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
)

// A finger stands for the pointer while it is down. Only the first of several counts.
type finger struct {
	last  bool // a finger was used last, and not the mouse
	down  bool
	id    ebiten.TouchID
	x, y  float64 // where it is, or was last
	from  [2]float64
	ticks int // that it has been down near the place where it began
}

// A finger that stays within longSway for longTicks asks for words.
const (
	longTicks = 30
	longSway  = 12
)

// touch makes f a frame of the finger, in logical pixels. It reports whether a finger was used last: the mouse is read again as soon as
// it moves or is pressed.
func (r *reader) touch(f *input.Frame, scale float64) bool {
	g, ids := &r.finger, ebiten.AppendTouchIDs(nil)
	mx, my := ebiten.CursorPositionF()
	moved := r.mouse != [2]float64{mx, my} || ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	r.mouse = [2]float64{mx, my}
	switch {
	case g.down && slices.Contains(ids, g.id):
		g.follow(scale)
		f.Down = input.Left
	case g.down:
		g.down = false
		f.Released = input.Left
	case len(ids) > 0:
		*g = finger{last: true, down: true, id: ids[0]}
		g.follow(scale)
		g.from, g.ticks = [2]float64{g.x, g.y}, 0
		f.Pressed, f.Down = input.Left, input.Left
	case moved:
		g.last = false
	}
	if !g.last {
		return false
	}
	f.Touch, f.Long, f.X, f.Y = true, g.ticks >= longTicks, float32(g.x), float32(g.y)
	if !g.down && f.Released == 0 {
		f.Long, f.X, f.Y = false, -1, -1 // nothing is under a finger that has gone
	}
	return true
}

// follow reads where the finger is.
func (g *finger) follow(scale float64) {
	x, y := ebiten.TouchPosition(g.id)
	g.x, g.y = float64(x)/scale, float64(y)/scale
	if math.Hypot(g.x-g.from[0], g.y-g.from[1]) > longSway {
		g.ticks = -1 << 30 // it moves: it never becomes a long one
	}
	g.ticks++
}
