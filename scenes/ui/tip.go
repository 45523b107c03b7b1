// Decides when a control may show its tooltip (tooltip, mayShowTip), and draws tooltips (tip) and what explains a control at once (Explain). Change
// the delay of tooltips here (tipDelay). tag draws the background and text of a tooltip or a caption; captions.go decides when captions appear.

package ui

import (
	"time"

	"quintet/render"
	"quintet/render/due"
	"quintet/sprites"
)

// A tooltip decides which control may show its tooltip. Tooltips answer a player who points and waits: a control that appears under a resting
// pointer, on a new or changed page, shows none until the pointer moves, and a pressed control shows none until the pointer has left it.
type tooltip struct {
	pointer render.Point // in the last pass with input
	started bool
	over    render.Rect // the control under the pointer when it last moved
	since   time.Time   // when the pointer arrived there
	waited  bool        // it has stayed there long enough
	pressed render.Rect // the pressed control that is still under the pointer
}

// tipDelay is how long the pointer rests on a control before its tooltip appears.
const tipDelay = 600 * time.Millisecond

// begin starts a pass with input and the pointer at at. It reports whether the pointer has moved since the last one.
func (t *tooltip) begin(at render.Point) (moved bool) {
	moved = t.started && at != t.pointer
	t.pointer, t.started = at, true
	if moved && !t.over.Contains(at) {
		t.over = render.Rect{}
	}
	if !t.pressed.Contains(at) {
		t.pressed = render.Rect{}
	}
	return moved
}

// Moved reports whether the pointer has moved since the last pass with input, on the same page.
func (u *UI) Moved() bool { return u.moved }

// mayShowTip reports whether the control in r, which is under the pointer, may show its tooltip. With touch, a long press shows it.
func (u *UI) mayShowTip(r render.Rect) bool {
	if u.In.Touch {
		return u.In.Long
	}
	return u.state.tooltip.allows(r, u.moved, u.state.now)
}

// allows reports whether the control in r, which is under the pointer, may show its tooltip. moved says that the pointer has moved.
func (t *tooltip) allows(r render.Rect, moved bool, now time.Time) bool {
	if moved && t.over != r {
		t.over, t.since, t.waited = r, now, false
	}
	return t.over == r && t.pressed != r && t.waited
}

// due returns when the tooltip appears if the pointer does not move.
func (t *tooltip) due() due.Time {
	if t.over == (render.Rect{}) || t.waited || t.pressed == t.over {
		return due.Time{}
	}
	return due.At(t.since.Add(tipDelay))
}

// setTime sets the time of the pass.
func (t *tooltip) setTime(now time.Time) {
	t.waited = t.waited || t.due().Reached(now)
}

// tip shows text followed by key, either of which may be empty, below r, or above it at the lower edge.
func (u *UI) tip(r render.Rect, text, key string) {
	const gap, high, side = 4, 28, 10
	if text != "" && key != "" {
		text += "  "
	}
	width, height := u.Size()
	at := render.Rect{Y: r.Y + r.H + gap, W: u.Measure(text+key, render.TypeCaption) + 2*side, H: high}
	if at.Y+at.H > height {
		at.Y = r.Y - gap - at.H
	}
	at.X = max(8, min(r.X+(r.W-at.W)/2, width-8-at.W))
	u.tag(at, text+key, render.TypeCaption, 1)
}

// Explain shows text below the control in r, in lines as wide as r, above everything else.
func (u *UI) Explain(r render.Rect, text string) {
	const gap, side, leading = 6, 12, 20
	face := render.TypeSmall
	u.overlays = append(u.overlays, func() {
		lines := u.Wrap(text, face, r.W-2*side)
		at := render.Rect{X: r.X, Y: r.Y + r.H + gap, W: r.W, H: leading*float32(len(lines)) + 2*side}
		u.Cover(at)
		u.Box(at, render.Box{Radius: 8, Top: u.Theme.TagGround})
		u.WriteLines(text, face, render.Point{X: at.X + side, Y: at.Y + side + 0.75*leading}, r.W-2*side, leading, u.Theme.TagText)
	})
}

// tag paints a tag with text above everything else, with opacity strength from 0 to 1.
func (u *UI) tag(at render.Rect, text string, face render.Type, strength float32) {
	u.overlays = append(u.overlays, func() {
		u.Cover(at)
		u.Box(at, render.Box{Radius: min(8, at.H/3), Top: sprites.Alpha(u.Theme.TagGround, strength)})
		u.WriteIn(text, face, at, render.Middle, sprites.Alpha(u.Theme.TagText, strength))
	})
}
