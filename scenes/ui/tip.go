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

// begin starts a pass.
func (t *tipping) begin(u *UI) {
	if !u.live {
		return
	}
	at := u.Pointer()
	u.moved = t.begun && at != t.pointer
	t.pointer, t.begun = at, true
	if u.moved {
		t.over = render.Rect{}
	}
	if !t.pressed.Contains(at) {
		t.pressed = render.Rect{}
	}
}

// Moved reports whether the pointer has moved since the last pass with input, on the same page.
func (u *UI) Moved() bool { return u.moved }

// tips reports whether the words of the control in r, which is under the pointer, may be shown. A finger asks for them by staying.
func (u *UI) tips(r render.Rect) bool {
	if u.In.Touch {
		return u.In.Long
	}
	t := &u.state.tipping
	if u.moved {
		t.over = r
	}
	return t.over == r && t.pressed != r
}

// tip shows what an icon means and its key, below r or above it at the lower border.
func (u *UI) tip(r render.Rect, x Button) {
	text := x.Name
	if cap := u.CapOn(x.Act); cap != "" {
		text += "  " + cap
	}
	width, height := u.Size()
	w := u.Measure(text, render.TypeCaption) + 20
	at := render.Rect{X: r.X + r.W/2 - w/2, Y: r.Y + r.H + 4, W: w, H: 28}
	if at.Y+at.H > height {
		at.Y = r.Y - 32
	}
	at.X = max(8, min(at.X, width-8-w))
	u.later = append(u.later, func() {
		u.Cover(at)
		u.Box(at, render.Box{Radius: 8, Top: u.Theme.TagGround})
		u.WriteIn(text, render.TypeCaption, at, render.Middle, u.Theme.TagText)
	})
}
