package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A hand turns pointer and keys into intents.
type hand struct {
	*context
	refusals
	hints
	state    state        // what it is doing, see state.go
	hover    board.Target // under the pointer, or the cell of the cursor
	halves   bool         // in this pass a click lays only half of a tile
	dial     int          // the heading chosen on the dial, -1 for none
	grip     board.Target // where a press on the board began
	piece    board.Piece  // that lies there
	spent    bool         // the right button has put back what was dragged, and does no more until it goes up
	idleAt   render.Point // where the pointer rests and means nothing, because the board has been turned below it
	still    bool         // it does
	tile     tile
	cursor   cursor
	rest     rest
	steering steering // of stateLifted and stateAiming
	carry    *carry   // of stateCarried, else nil
	typing   typing   // of stateTyping
	wants    []Intent
}

// newHand returns an idle hand.
func newHand(x *context) *hand {
	h := &hand{context: x, hover: board.NoTarget, grip: board.NoTarget, dial: -1, rest: rest{at: board.NoTarget}}
	h.refusals.context, h.hints.context, h.tile.context = x, x, x
	h.cursor, h.typing = cursor{context: x, at: board.NoTarget}, typing{context: x}
	h.steering = steering{context: x}
	h.steering.reset()
	return h
}

// arrive drops everything that belongs to another position.
func (h *hand) arrive() {
	h.reason, h.hint, h.dial, h.tile.locked = nil, nil, -1, false
	if h.state != stateIdle {
		h.unpend()
		h.do(eventArrive)
	}
	h.builder.Reset(h.position())
}

// path returns the targets pointed at, with the one over which a dragged piece rests.
func (h *hand) path() []board.Target {
	path := h.builder.Path()
	if h.state == stateAiming {
		path = append(path, h.steering.at)
	}
	return path
}

// under returns what the pointer at p points at: a button of the dial, a cell, an edge, or NoTarget.
func (h *hand) under(p render.Point) board.Target {
	if h.dialed() {
		if t, ok := h.layout.DialHit(&h.shown.View.Dial, p); ok {
			return t
		}
	}
	if h.onTick(p) {
		return h.geo.Button("end")
	}
	return h.hit(p)
}

// onTick reports whether p is on the tick that ends the turn, and not what is dragged from a cell.
func (h *hand) onTick(p render.Point) bool {
	r, ok := h.layout.EndTick(&h.shown.View)
	_, legal := h.endTurn()
	return ok && legal && r.Contains(p) && !h.grip.IsCell()
}

// endTurn returns the ply that closes the open turn, if there is one and it can be played now: not while a piece of the turn is carried.
func (h *hand) endTurn() (games.Move, bool) {
	m, ok := h.TurnEnd()
	return m, ok && h.carry == nil
}

// takes reports whether t can be pointed at: next, or first of another ply.
func (h *hand) takes(t board.Target) bool {
	paths := [][]board.Target{h.builder.Path(), nil}
	if h.meansSecond(t) {
		paths = paths[:1]
	}
	for _, path := range paths {
		if _, p := h.builder.Try(append(slices.Clone(path), t)); p != games.Refused {
			return true
		}
	}
	return false
}

// openAt reports whether the piece of an open turn lies on t.
func (h *hand) openAt(t board.Target) bool {
	return slices.ContainsFunc(h.shown.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == t })
}

// onDialCell reports whether t is the cell that the dial belongs to.
func (h *hand) onDialCell(t board.Target) bool { return h.dialed() && h.shown.View.Dial.At == t }

// choose does what a click on t means.
func (h *hand) choose(t board.Target) {
	switch {
	case h.hint != nil && h.onHint(t):
		h.want(Intent{Do: Play, Move: h.hint.move})
	case len(h.builder.Path()) == 0 && h.lines.lineAt(t) >= 0:
		for _, m := range h.lines.chosen(t) {
			h.want(Intent{Do: Play, Move: m})
		}
	case h.onDialCell(t):
		h.click(h.shown.View.Dial.Buttons[h.dialChoice()])
	case h.aims() && t.IsCell() && len(h.builder.Path()) == 0:
		h.lay(t)
	default:
		h.click(t)
	}
}

// lay plays the aimed tile with its first half on t.
func (h *hand) lay(t board.Target) {
	path := h.tile.steps(t)
	if path == nil {
		h.click(t)
		h.builder.Clear() // a cell from which nothing is possible is refused; any other is aimed at
		return
	}
	for _, step := range path {
		h.click(step)
	}
}

// click points at t. A refused click leaves everything as it is and says why.
func (h *hand) click(t board.Target) {
	switch {
	case h.match.Over() || h.may().Hidden:
	case h.openAt(t):
		h.stepBack() // the piece of an open turn is lifted again
	default:
		h.enter(t)
	}
}

// enter is click for t as it is in the position: the board that is shown may be older.
func (h *hand) enter(t board.Target) {
	path := h.builder.Path()
	if n := len(path); n > 0 && path[n-1] == t && t.IsCell() {
		if _, p := h.builder.Try(append(path, t)); p == games.Refused {
			h.builder.Back() // the same cell again puts down what was taken up
			h.dismiss()
			return
		}
	}
	m, progress := games.NoMove, games.Refused
	if h.takes(t) {
		m, progress = h.builder.Click(t)
	}
	switch progress {
	case games.Complete:
		h.want(Intent{Do: Play, Move: m})
	case games.Partial:
		h.reason, h.dial = nil, -1
	case games.Refused:
		h.reject(h.refuse(append(path, t)))
	}
}

// back takes the last half-step back. It reports whether there was one.
func (h *hand) back() bool {
	if !h.letGo() && !h.builder.Back() {
		return false
	}
	h.dismiss()
	return true
}

// stepBack takes the last half-step back, or a ply of a person's turn that is still open. It reports whether there was one.
func (h *hand) stepBack() bool {
	if h.may().Hidden {
		return false
	}
	h.dismiss()
	if h.back() {
		return true
	}
	if !h.may().Person || !h.match.MidTurn() {
		return false
	}
	h.want(Intent{Do: Back})
	return true
}

// reject says why something cannot be.
func (h *hand) reject(r *Refusal) {
	h.say(r, h.hover)
	h.want(Intent{Do: Refused})
}

// want adds an intent to those that the holder is to carry out.
func (h *hand) want(i Intent) { h.wants = append(h.wants, i) }

// wanted returns the intents since it was called last.
func (h *hand) wanted() []Intent {
	is := h.wants
	h.wants = nil
	return is
}
