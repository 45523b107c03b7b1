package ui

import (
	"math"

	"quintet/render"
)

// fingerSide is the least width and height of what a finger can press, in logical pixels: about nine millimetres.
const fingerSide = 44

// belongs reports whether p is on the widget in r: in it, or for a finger also near it.
func (u *UI) belongs(r render.Rect, p render.Point) bool {
	return r.Contains(p) || u.In.Touch && u.state.targets.nearest(r, p)
}

// targets are the places of everything that could be pressed in the last pass.
type targets []render.Rect

// nearest reports whether p is so near to r that it would be in r if that were fingerSide each way, and no other target is nearer.
func (ts targets) nearest(r render.Rect, p render.Point) bool {
	w, h := max(0, fingerSide-r.W), max(0, fingerSide-r.H)
	if !(render.Rect{X: r.X - w/2, Y: r.Y - h/2, W: r.W + w, H: r.H + h}).Contains(p) {
		return false
	}
	off := outside(r, p)
	for _, other := range ts {
		if other != r && outside(other, p) < off {
			return false
		}
	}
	return true
}

// outside returns how far p is from r, 0 in it.
func outside(r render.Rect, p render.Point) float64 {
	dx := max(r.X-p.X, p.X-r.X-r.W, 0)
	dy := max(r.Y-p.Y, p.Y-r.Y-r.H, 0)
	return math.Hypot(float64(dx), float64(dy))
}

// note remembers where ws lie, for the next pass.
func (ts *targets) note(ws []Widget) {
	*ts = (*ts)[:0]
	for _, w := range ws {
		*ts = append(*ts, w.Rect)
	}
}
