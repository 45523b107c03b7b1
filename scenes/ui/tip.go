package ui

import "quintet/render"

// A tipping is for which control of a page words may be shown at the pointer. They are an answer to somebody who points: what has come to
// lie under a pointer at rest, on a new page or where a page has changed, keeps them to itself until the pointer moves, and what was
// pressed until the pointer has left it.
type tipping struct {
	pointer render.Point // in the last pass with input
	begun   bool
	over    render.Rect // what the pointer was over when it moved last
	pressed render.Rect // what was pressed and is still under the pointer
}

// begin starts a pass with input and the pointer at at. It reports whether the pointer has moved since the last one.
func (t *tipping) begin(at render.Point) (moved bool) {
	moved = t.begun && at != t.pointer
	t.pointer, t.begun = at, true
	if moved {
		t.over = render.Rect{}
	}
	if !t.pressed.Contains(at) {
		t.pressed = render.Rect{}
	}
	return moved
}

// Moved reports whether the pointer has moved since the last pass with input, on the same page.
func (u *UI) Moved() bool { return u.moved }

// tips reports whether the words of the control in r, which is under the pointer, may be shown. A finger asks for them by staying.
func (u *UI) tips(r render.Rect) bool {
	if u.In.Touch {
		return u.In.Long
	}
	return u.state.tipping.allows(r, u.moved)
}

// allows reports whether the words of the control in r, which is under the pointer, may be shown. moved says that the pointer has moved.
func (t *tipping) allows(r render.Rect, moved bool) bool {
	if moved {
		t.over = r
	}
	return t.over == r && t.pressed != r
}

// tip shows text with key behind it, if there is one, below r or above it at the lower border.
func (u *UI) tip(r render.Rect, text, key string) {
	const high, side, gap = 28, 10, 4
	if key != "" {
		text += "  " + key
	}
	width, height := u.Size()
	at := render.Rect{Y: r.Y + r.H + gap, W: u.Measure(text, render.TypeCaption) + 2*side, H: high}
	if at.Y+at.H > height {
		at.Y = r.Y - gap - high
	}
	at.X = max(8, min(r.X+(r.W-at.W)/2, width-8-at.W))
	u.later = append(u.later, func() {
		u.Cover(at)
		u.Box(at, render.Box{Radius: 8, Top: u.Theme.TagGround})
		u.WriteIn(text, render.TypeCaption, at, render.Middle, u.Theme.TagText)
	})
}
