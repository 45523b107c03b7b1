// The keyboard cursor on the board: where it appears, how arrow keys and the keys for the next cell move it, when it hides, and the click at the
// cursor by the Act key (actAtCursor). Change here how the cursor moves (Beyond, step).

package boardui

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A cursor is the cell that the keyboard points at. It replaces the pointer from the first arrow key until the pointer moves.
type cursor struct {
	display *Display
	builder *games.Builder
	on      bool
	returns bool         // it reappears after the question that hides it is answered
	at      board.Target // its cell, also while hidden
	pointer render.Point // where the pointer was in the last pass
}

// place returns the middle of the cursor's cell, or the pointer if the cursor is hidden.
func (c *cursor) place(u *ui.UI) render.Point {
	if c.on {
		return c.display.layout.Centre(c.at)
	}
	return u.Pointer()
}

// appear shows the cursor: under the pointer, where it was last, or in the middle. It reports whether it was visible already.
func (c *cursor) appear(u *ui.UI) (was bool) {
	if c.on {
		return true
	}
	c.on = true
	if t, ok := c.display.layout.Hit(u.Pointer()); ok && c.allowed(t) {
		c.at = t
	}
	if !c.allowed(c.at) {
		c.at = c.middle()
	}
	return false
}

// allowed reports whether the cursor can be on t: any cell on which something can be played.
func (c *cursor) allowed(t board.Target) bool {
	return t.IsCell() && int(t) < len(c.display.model.geo.Cells) && c.display.model.geo.Cells[t].Style != board.Diamond
}

// middle returns the cell closest to the middle of the board.
func (c *cursor) middle() board.Target {
	m := c.display.layout.Field.Centre()
	best, off := board.NoTarget, float32(math.MaxFloat32)
	for i := range c.display.model.geo.Cells {
		t := board.Target(i)
		if d := m.Distance(c.display.layout.Centre(t)); c.allowed(t) && d < off-1e-3 {
			best, off = t, d
		}
	}
	return best
}

// Beyond returns the next cell from t in a direction, of those that may allows; from the last cell of a row it wraps to the first.
func Beyond(l render.Layout, t board.Target, dx, dy float32, may func(board.Target) bool) board.Target {
	from := l.Centre(t)
	next, first := t, t
	near, far := float32(math.MaxFloat32), float32(0)
	for i := range l.Geometry.Cells {
		o := board.Target(i)
		p := l.Centre(o)
		along, across := (p.X-from.X)*dx+(p.Y-from.Y)*dy, (p.X-from.X)*dy+(p.Y-from.Y)*dx
		if !may(o) || o == t || max(across, -across) > l.Unit/2 {
			continue
		}
		if along > 0 && along < near {
			next, near = o, along
		}
		if along < far {
			first, far = o, along
		}
	}
	if next == t {
		return first
	}
	return next
}

// step moves the cursor to the next or previous cell, in reading order, that can be pointed at now.
func (c *cursor) step(u *ui.UI, step int) {
	ts := slices.DeleteFunc(c.builder.Next(nil), func(t board.Target) bool { return !c.allowed(t) })
	if len(ts) == 0 {
		return
	}
	slices.SortFunc(ts, c.readingOrder)
	c.appear(u)
	i, found := slices.BinarySearchFunc(ts, c.at, c.readingOrder)
	switch {
	case step < 0:
		i--
	case found:
		i++
	}
	c.at = ts[(i+len(ts))%len(ts)]
}

// readingOrder compares cells row by row.
func (c *cursor) readingOrder(a, b board.Target) int {
	place := func(t board.Target) (row, column int) {
		p := c.display.layout.Centre(t)
		return int(p.Y/c.display.layout.Unit*4 + 0.5), int(p.X/c.display.layout.Unit*4 + 0.5)
	}
	ar, ac := place(a)
	br, bc := place(b)
	if ar != br {
		return ar - br
	}
	return ac - bc
}

// moveCursor handles the keys of the cursor. The cursor hides when the pointer moves and while nothing can be played.
func (h *Hand) moveCursor(u *ui.UI) {
	c, may := &h.cursor, h.model.access()
	if c.pointer != u.Pointer() || u.In.Pressed&(input.Left|input.Right) != 0 {
		c.on, c.returns, c.pointer = h.state == statePending, false, u.Pointer()
	}
	if h.cursorHidden(may) {
		c.returns = (c.returns || c.on) && may.QuestionOpen
		c.on = false
		h.do(eventWithdraw)
		return
	}
	c.on, c.returns = c.on || c.returns, false
	if h.display.dialOpen() {
		return // the arrow keys turn the dial
	}
	ways := []struct {
		act    keys.Action
		dx, dy float32
	}{{keys.CursorLeft, -1, 0}, {keys.CursorRight, 1, 0}, {keys.CursorUp, 0, -1}, {keys.CursorDown, 0, 1}}
	for _, w := range ways {
		if u.Act(w.act) {
			h.do(eventWithdraw)
			if c.appear(u) {
				c.at = Beyond(c.display.layout, c.at, w.dx, w.dy, c.allowed)
			}
		}
	}
	switch {
	case !may.Person || h.model.sample:
	case u.Act(keys.NextTarget):
		h.stepCursor(u, 1)
	case u.Act(keys.PreviousTarget):
		h.stepCursor(u, -1)
	}
}

// cursorHidden reports whether there is no cursor now: at the end of a game it only draws.
func (h *Hand) cursorHidden(may Access) bool {
	return h.model.match.Over() && !h.Pen.On || may.QuestionOpen || may.NoCursor
}

// stepCursor moves the cursor by one of the cells that can be pointed at, and drops a pending ply.
func (h *Hand) stepCursor(u *ui.UI, step int) {
	h.do(eventWithdraw)
	h.cursor.step(u, step)
}

// actAtCursor handles the Act key: a click at the cursor.
func (h *Hand) actAtCursor(u *ui.UI) {
	if h.model.sample && !h.cursor.on && !h.display.dialOpen() || !u.Act(keys.Act) {
		return
	}
	switch {
	case h.state == statePending:
		h.confirm(u)
	case h.actOnHint(u):
	case h.display.dialOpen():
		at := h.display.shown.View.Dial.At
		h.release(u, at, at, board.NoTarget)
	case h.cursor.appear(u):
		h.release(u, h.cursor.at, h.cursor.at, board.NoTarget)
	}
}
