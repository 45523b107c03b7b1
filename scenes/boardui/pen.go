// Lets players draw on a board (Pen): the right button draws an arrow from cell to cell or a circle on one; while the pen is on, so do the left
// button, a finger, and Act at the keyboard cursor. Modifier keys choose a colour. Change here what a drag draws. The host keeps the drawings.

package boardui

import (
	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A Pen draws on the board if Access.Draws allows it.
type Pen struct {
	On     bool  // the left button, fingers and the cursor draw, and play nothing
	Colour uint8 // of drawings without a modifier key, while On

	from  board.Target // where the unfinished drawing begins, NoTarget for none
	ink   uint8        // its colour
	byKey bool         // the cursor draws it
}

// pointPen handles the pen. It reports whether the board should not use the input of this pass otherwise.
func (h *Hand) pointPen(u *ui.UI) (used bool) {
	p := &h.Pen
	if !h.model.access().Draws {
		*p = Pen{from: board.NoTarget}
		return false
	}
	if p.On && u.Act(keys.Act) {
		h.drawAtCursor(u)
		return true
	}
	return h.drawByPointer(u) || p.On || p.from != board.NoTarget && !p.byKey
}

// drawByPointer begins a drawing where a button goes down, and ends it where the button goes up. It reports whether one has ended.
func (h *Hand) drawByPointer(u *ui.UI) (ended bool) {
	p, at, button := &h.Pen, h.drawable(h.hover), input.Right
	if p.On {
		button |= input.Left
	}
	if !u.Free() {
		return false
	}
	if u.In.Pressed&button != 0 && at != board.NoTarget && (p.On || h.restsEmpty()) {
		p.from, p.ink, p.byKey = at, p.inkOf(u), false
	}
	if p.byKey || p.from == board.NoTarget || u.In.Down&button != 0 {
		return false
	}
	if u.In.Released&button != 0 { // otherwise the button went up while the board had no input
		h.finishDrawing(at)
	}
	p.from = board.NoTarget
	u.Take()
	return true
}

// restsEmpty reports whether the hand holds nothing that the right button would put back.
func (h *Hand) restsEmpty() bool {
	return !h.state.dragging() && h.state != statePending && len(h.builder.Path()) == 0
}

// drawable returns t if drawings can be on it, else NoTarget.
func (h *Hand) drawable(t board.Target) board.Target {
	if !h.cursor.allowed(t) {
		return board.NoTarget
	}
	return t
}

// inkOf returns the colour that the modifier keys choose: Shift, Ctrl or Alt, or none.
func (p *Pen) inkOf(u *ui.UI) uint8 {
	switch {
	case u.In.Shift:
		return 1
	case u.In.Ctrl:
		return 2
	case u.In.Alt:
		return 3
	case p.On:
		return p.Colour
	}
	return 0
}

// drawAtCursor begins a drawing at the keyboard cursor, or ends it there.
func (h *Hand) drawAtCursor(u *ui.UI) {
	p := &h.Pen
	if !h.cursor.appear(u) {
		return
	}
	if p.byKey && p.from != board.NoTarget {
		h.finishDrawing(h.cursor.at)
		p.from = board.NoTarget
		return
	}
	p.from, p.ink, p.byKey = h.cursor.at, p.inkOf(u), true
}

// finishDrawing reports the unfinished drawing to the host, if it ends on a cell.
func (h *Hand) finishDrawing(to board.Target) {
	if to != board.NoTarget {
		h.addIntent(Intent{Do: Draw, Drawing: board.Drawing{From: h.Pen.from, To: to, Colour: h.Pen.ink}})
	}
}

// withUnfinished returns ds as they would be with the unfinished drawing.
func (h *Hand) withUnfinished(ds []board.Drawing) []board.Drawing {
	to := h.drawable(h.hover)
	if h.Pen.from == board.NoTarget || to == board.NoTarget {
		return ds
	}
	return board.Drawn(ds, board.Drawing{From: h.Pen.from, To: to, Colour: h.Pen.ink})
}
