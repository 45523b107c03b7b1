package ui

import (
	"math"

	"quintet/render"
)

// fingerSide is the least width and height of what a finger can press, in logical pixels: about nine millimetres.
const fingerSide = 44

// belongs reports whether p is on the widget in r: in it, or for a finger also so near that r would be fingerSide each way, where no other
// widget of the last pass is nearer.
func (u *UI) belongs(r render.Rect, p render.Point) bool {
	if !u.In.Touch || r.Contains(p) {
		return r.Contains(p)
	}
	w, h := max(0, fingerSide-r.W), max(0, fingerSide-r.H)
	if !(render.Rect{X: r.X - w/2, Y: r.Y - h/2, W: r.W + w, H: r.H + h}).Contains(p) {
		return false
	}
	off := outside(r, p)
	for _, other := range u.state.targets {
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

// noteTargets remembers where everything that can be pressed lies, for the next pass.
func (u *UI) noteTargets() {
	u.state.targets = u.state.targets[:0]
	for _, w := range u.Widgets {
		u.state.targets = append(u.state.targets, w.Rect)
	}
}
