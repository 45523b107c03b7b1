// Turns touches into frames: one finger acts as the pointer, a long press asks for an explanation, and further fingers are ignored. Change the
// gestures here. In browsers mouse_events_js.go reports touches between two ticks.

package window

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// A finger acts as the pointer while it is down. Only the first finger counts; others that go down meanwhile are ignored.
type finger struct {
	last    bool // a finger was used more recently than the mouse
	down    bool
	id      ebiten.TouchID
	x, y    float64          // where it is, or last was, in logical pixels
	from    [2]float64       // where it began
	ticks   int              // how long it has been down near its start
	ignored []ebiten.TouchID // the ignored fingers that are down
}

// A finger that stays within longTolerance for longTicks asks for an explanation.
const (
	longTicks     = 30
	longTolerance = 12
)

// touch makes f a frame of the finger, in logical pixels, and returns the frames of what fingers did since the last tick, which come before f. used
// says that a finger was used last: the mouse is read again as soon as it moves or is pressed.
func (r *reader) touch(f *input.Frame, scale float64) (before []input.Frame, used bool) {
	mx, my := ebiten.CursorPositionF()
	moved := r.mouse != [2]float64{mx, my} || ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	r.mouse = [2]float64{mx, my}
	return r.touches.frame(&r.finger, f, ebiten.AppendTouchIDs(nil), func(id ebiten.TouchID) (x, y float64) {
		px, py := ebiten.TouchPosition(id)
		return logical(float64(px), float64(py), scale)
	}, moved)
}

// frame makes f a frame of the finger when ids are down, each at a position in logical pixels. moved says that the mouse was used. It reports whether
// a finger was used last.
func (g *finger) frame(f *input.Frame, ids []ebiten.TouchID, at func(ebiten.TouchID) (x, y float64), moved bool) bool {
	g.ignored = slices.DeleteFunc(g.ignored, func(id ebiten.TouchID) bool { return !slices.Contains(ids, id) })
	next := slices.IndexFunc(ids, func(id ebiten.TouchID) bool { return !slices.Contains(g.ignored, id) })
	switch {
	case g.down && slices.Contains(ids, g.id):
		g.ignored = others(ids, g.id)
		g.follow(at)
		f.Down = input.Left
	case g.down:
		g.down = false
		f.Released = input.Left
	case next >= 0:
		*g = finger{last: true, down: true, id: ids[next], ignored: others(ids, ids[next])}
		g.x, g.y = at(g.id)
		g.from, g.ticks = [2]float64{g.x, g.y}, 1
		f.Pressed, f.Down = input.Left, input.Left
	case moved:
		g.last = false
	}
	if !g.last {
		return false
	}
	f.Touch, f.Long, f.X, f.Y = true, g.ticks >= longTicks, float32(g.x), float32(g.y)
	if !g.down && f.Released == 0 {
		f.Long, f.X, f.Y = false, -1, -1 // nothing is under a lifted finger
	}
	return true
}

// cancel ends the press of finger id, if it is the one that counts, outside of everything.
func (g *finger) cancel(id ebiten.TouchID) {
	if g.down && g.id == id {
		g.x, g.y, g.ticks = -1, -1, math.MinInt32
	}
}

// others returns ids without id.
func others(ids []ebiten.TouchID, id ebiten.TouchID) []ebiten.TouchID {
	return slices.DeleteFunc(slices.Clone(ids), func(other ebiten.TouchID) bool { return other == id })
}

// follow reads the position of the finger.
func (g *finger) follow(at func(ebiten.TouchID) (x, y float64)) {
	g.x, g.y = at(g.id)
	if math.Hypot(g.x-g.from[0], g.y-g.from[1]) > longTolerance {
		g.ticks = math.MinInt32 // it moves: it never becomes a long press
	}
	g.ticks++
}

// A touch is a finger that goes down or up, at a position in logical pixels.
type touch struct {
	id        ebiten.TouchID
	down      bool
	x, y      float64
	cancelled bool // the system took the finger over, as for a gesture of its own: it ends nowhere, so it presses nothing
}

// touches collects the fingers that went down and up between two ticks. Ebitengine only knows which are down when a frame is made, so on a busy
// machine it misses a quick tap, and a finger that went up and came back.
type touches struct {
	queue[touch]
	ids     []ebiten.TouchID // down in the last tick
	pending []touch          // the last reported touch, until Ebitengine knows of it
}

// frame makes f the frame of a tick in which ids are down, see finger.frame, and returns the frames of what came before it since the last tick: one
// for each touch except the last, which f includes. used says that a finger was used last.
func (t *touches) frame(g *finger, f *input.Frame, ids []ebiten.TouchID, at func(ebiten.TouchID) (x, y float64), moved bool) (before []input.Frame, used bool) {
	told := t.take()
	late := len(told) > 0 // if the last is not among ids, the next tick has it
	told = append(t.pending, told...)
	t.pending = nil
	down := t.ids
	t.ids = slices.Clone(ids)
	for i, now := range told {
		if now.cancelled {
			g.cancel(now.id)
		}
		if i == len(told)-1 {
			if late && slices.Contains(ids, now.id) != now.down {
				t.pending = []touch{now}
			}
			break
		}
		down = others(down, now.id)
		if now.down {
			down = append(down, now.id)
		}
		b := f.WithoutActions()
		g.frame(&b, down, func(id ebiten.TouchID) (x, y float64) {
			if id == now.id {
				return now.x, now.y
			}
			return g.x, g.y
		}, false)
		before = append(before, b)
	}
	return before, g.frame(f, ids, at, moved)
}
