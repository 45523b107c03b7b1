// Tooltips: when one may appear, after how long, and when it goes.

package ui

import (
	"time"

	"quintet/render"
	"quintet/render/due"
	"quintet/sprites"
)

// A tipping is for which control of a page words may be shown at the pointer. They are an answer to someone who points and waits: what has
// come to lie under a pointer at rest, on a new page or where a page has changed, keeps them to itself until the pointer moves, and what was
// pressed until the pointer has left it.
type tipping struct {
	pointer render.Point // in the last pass with input
	begun   bool
	over    render.Rect // what the pointer was over when it moved last
	since   time.Time   // when it came there
	ripe    bool        // it has stayed there for long enough
	pressed render.Rect // what was pressed and is still under the pointer
}

// tipDelay is how long the pointer rests on a control before its words come.
const tipDelay = 600 * time.Millisecond

// begin starts a pass with input and the pointer at at. It reports whether the pointer has moved since the last one.
func (t *tipping) begin(at render.Point) (moved bool) {
	moved = t.begun && at != t.pointer
	t.pointer, t.begun = at, true
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

// tips reports whether the words of the control in r, which is under the pointer, may be shown. A finger asks for them by staying.
func (u *UI) tips(r render.Rect) bool {
	if u.In.Touch {
		return u.In.Long
	}
	return u.state.tipping.allows(r, u.moved, u.state.now)
}

// allows reports whether the words of the control in r, which is under the pointer, may be shown. moved says that the pointer has moved.
func (t *tipping) allows(r render.Rect, moved bool, now time.Time) bool {
	if moved && t.over != r {
		t.over, t.since, t.ripe = r, now, false
	}
	return t.over == r && t.pressed != r && t.ripe
}

// due returns when words come if the pointer stays where it is.
func (t *tipping) due() due.Time {
	if t.over == (render.Rect{}) || t.ripe || t.pressed == t.over {
		return due.Time{}
	}
	return due.At(t.since.Add(tipDelay))
}

// pass says what time it is.
func (t *tipping) pass(now time.Time) {
	t.ripe = t.ripe || t.due().Reached(now)
}

// tip shows text with key behind it, either of which may be empty, below r or above it at the lower border.
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

// tag paints a tag that says text above everything else, so much of it as strength says, from 0 to 1.
func (u *UI) tag(at render.Rect, text string, face render.Type, strength float32) {
	u.later = append(u.later, func() {
		u.Cover(at)
		u.Box(at, render.Box{Radius: min(8, at.H/3), Top: sprites.Alpha(u.Theme.TagGround, strength)})
		u.WriteIn(text, face, at, render.Middle, sprites.Alpha(u.Theme.TagText, strength))
	})
}
