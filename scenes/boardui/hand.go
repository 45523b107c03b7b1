// The hand: the move that a player is entering at the board with pointer, finger or keys, from the first click to the confirmed move.
// Change here what a click means. Its states are in state.go, the devices in point.go, drag.go, cursor.go and typing.go.

package boardui

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A hand turns pointer and keys into intents.
type hand struct {
	context *context
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
	rest     dwell
	steering steering // of stateLifted and stateAiming
	carry    *carry   // of stateCarried, else nil
	typing   typedPly // of stateTyping
	wants    []Intent
}

// newHand returns an idle hand.
func newHand(x *context) *hand {
	h := &hand{context: x, hover: board.NoTarget, grip: board.NoTarget, dial: -1, rest: dwell{at: board.NoTarget}}
	h.refusals.context, h.hints.context, h.tile.context = x, x, x
	h.cursor, h.typing = cursor{context: x, at: board.NoTarget}, typedPly{context: x}
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
	h.context.builder.Reset(h.context.position())
}

// path returns the targets pointed at, with the one over which a dragged piece rests.
func (h *hand) path() []board.Target {
	path := h.context.builder.Path()
	if h.state == stateAiming {
		path = append(path, h.steering.at)
	}
	return path
}

// under returns what the pointer at p points at: a button of the dial, a cell, an edge, or NoTarget.
func (h *hand) under(p render.Point) board.Target {
	if h.context.dialed() {
		if t, ok := h.context.layout.DialHit(&h.context.shown.View.Dial, p); ok {
			return t
		}
	}
	if h.onTick(p) {
		return h.context.geo.Button("end")
	}
	return h.context.hit(p)
}

// onTick reports whether p is on the tick that ends the turn, and not what is dragged from a cell.
func (h *hand) onTick(p render.Point) bool {
	r, ok := h.context.layout.EndTick(&h.context.shown.View)
	_, legal := h.endTurn()
	return ok && legal && r.Contains(p) && !h.grip.IsCell()
}

// endTurn returns the ply that closes the open turn, if there is one and it can be played now: not while a piece of the turn is carried.
func (h *hand) endTurn() (games.Move, bool) {
	m, ok := h.context.TurnEnd()
	return m, ok && h.carry == nil
}

// takes reports whether t can be pointed at: next, or first of another ply.
func (h *hand) takes(t board.Target) bool {
	paths := [][]board.Target{h.context.builder.Path(), nil}
	if h.meansSecond(t) {
		paths = paths[:1]
	}
	for _, path := range paths {
		if _, p := h.context.builder.Try(append(slices.Clone(path), t)); p != games.Refused {
			return true
		}
	}
	return false
}

// openAt reports whether the piece of an open turn lies on t.
func (h *hand) openAt(t board.Target) bool {
	return slices.ContainsFunc(h.context.shown.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == t })
}

// onDialCell reports whether t is the cell that the dial belongs to.
func (h *hand) onDialCell(t board.Target) bool {
	return h.context.dialed() && h.context.shown.View.Dial.At == t
}

// choose does what a click on t means.
func (h *hand) choose(t board.Target) {
	switch {
	case h.hint != nil && h.onHint(t):
		h.want(Intent{Do: Play, Move: h.hint.move})
	case len(h.context.builder.Path()) == 0 && h.context.Lines.lineAt(t) >= 0:
		for _, m := range h.context.Lines.chosen(t) {
			h.want(Intent{Do: Play, Move: m})
		}
	case h.onDialCell(t):
		h.click(h.context.shown.View.Dial.Buttons[h.dialChoice()])
	case h.aims() && t.IsCell() && len(h.context.builder.Path()) == 0:
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
		h.context.builder.Clear() // a cell from which nothing is possible is refused; any other is aimed at
		return
	}
	for _, step := range path {
		h.click(step)
	}
}

// click points at t. A refused click leaves everything as it is and says why.
func (h *hand) click(t board.Target) {
	switch {
	case h.context.match.Over() || h.context.may().Hidden:
	case h.openAt(t):
		h.stepBack() // the piece of an open turn is lifted again
	default:
		h.enter(t)
	}
}

// enter is click for t as it is in the position: the board that is shown may be older.
func (h *hand) enter(t board.Target) {
	path := h.context.builder.Path()
	if n := len(path); n > 0 && path[n-1] == t && t.IsCell() {
		if _, p := h.context.builder.Try(append(path, t)); p == games.Refused {
			h.context.builder.Back() // the same cell again puts down what was taken up
			h.dismiss()
			return
		}
	}
	m, progress := games.NoMove, games.Refused
	if h.takes(t) {
		m, progress = h.context.builder.Click(t)
	}
	switch progress {
	case games.Complete:
		h.want(Intent{Do: Play, Move: m})
	case games.Partial:
		h.reason, h.dial = nil, -1
	case games.Refused:
		h.reject(h.context.refuse(append(path, t)))
	}
}

// back takes the last half-step back. It reports whether there was one.
func (h *hand) back() bool {
	if !h.letGo() && !h.context.builder.Back() {
		return false
	}
	h.dismiss()
	return true
}

// stepBack takes the last half-step back, or a ply of a person's turn that is still open. It reports whether there was one.
func (h *hand) stepBack() bool {
	if h.context.may().Hidden {
		return false
	}
	h.dismiss()
	if h.back() {
		return true
	}
	if !h.context.may().Person || !h.context.match.MidTurn() {
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

// A finger hides what it points at and cannot hover, so the first tap only shows what a ply would do; so does the first click where
// every ply is to be confirmed. Such a ply is pending: the cursor holds it, with a tick beside it, until it is confirmed or another cell
// is pointed at.

// pend lets a click on t wait to be confirmed. It reports whether it waits: a click on the pending ply confirms it, and one that makes no ply
// needs no confirmation.
func (h *hand) pend(u *ui.UI, t board.Target) bool {
	c := &h.cursor
	pending := h.state == statePending
	again := pending && c.at == t
	switch {
	case h.context.dialed():
		return h.pendDial(t)
	case !t.IsCell():
		return false
	}
	if h.context.geo.Aim && u.In.Touch && pending && h.pendTile(u, t) {
		return true
	}
	if !again && pending {
		h.tile.locked = false
	}
	if again || !h.completes(t) {
		return false
	}
	if !c.on || pending {
		c.on, h.hover = false, t
		h.follow(u.Pointer())
	}
	c.pointer = u.Pointer()
	h.wait(t)
	h.dismiss()
	return true
}

// wait lets the ply at t wait to be confirmed.
func (h *hand) wait(t board.Target) {
	h.cursor.on, h.cursor.at, h.hover = true, t, t
	h.do(eventWait)
}

// pendTile handles a tap on t while a tile is pending: on the tile it turns it, on a neighbour it lays the other half there.
func (h *hand) pendTile(u *ui.UI, t board.Target) bool {
	at := h.cursor.at
	h.hover = at
	switch {
	case t == at:
		h.tile.turn(at, 1)
		return true
	case slices.Contains(h.tile.seconds(at), t):
		h.tile.pointTo(at, t)
		if !h.context.set.Lock {
			h.confirm(u)
		}
		return true
	}
	return false
}

// pendDial handles a click on t while a heading is chosen: where plies are to be confirmed it only chooses.
func (h *hand) pendDial(t board.Target) bool {
	d := &h.context.shown.View.Dial
	i := slices.Index(d.Buttons, t)
	switch {
	case h.onHint(t):
		i = slices.Index(d.Buttons, h.hint.steps[len(h.hint.steps)-1])
	case t == d.At:
		i = h.dialChoice()
	}
	if !h.context.set.Lock || i < 0 || h.state == statePending && i == h.dialChoice() {
		return false
	}
	h.cursor.on, h.cursor.at, h.dial = true, d.At, i
	h.do(eventWait)
	return true
}

// hold lets the ply with steps wait to be confirmed, of a cell or of a tile.
func (h *hand) hold(steps []board.Target) {
	if len(steps) > 1 && !h.aims() {
		h.context.builder.Clear()
		h.enter(steps[0])
		steps = steps[1:]
	}
	if len(steps) > 1 {
		h.tile.flip = false
		h.tile.pointTo(steps[0], steps[1])
	}
	h.dismiss()
	h.wait(steps[0])
}

// holdMove lets the ply of a drag wait to be confirmed, if it is whole.
func (h *hand) holdMove(from, to, heading board.Target) {
	chosen := h.dial
	h.context.builder.Clear()
	h.click(from)
	if _, p := h.context.builder.Try([]board.Target{from, to}); p == games.Partial {
		if h.click(to); heading == board.NoTarget {
			return
		}
		h.dial = chosen
	}
	h.wait(to)
}

// completes reports whether a click on t makes a ply.
func (h *hand) completes(t board.Target) bool {
	switch {
	case h.hint != nil && h.onHint(t):
		return true
	case h.openAt(t):
		return false
	}
	if h.aims() && len(h.context.builder.Path()) == 0 {
		return h.tile.steps(t) != nil
	}
	_, progress := h.context.builder.Try(append(h.context.builder.Path(), t))
	if progress == games.Refused {
		_, progress = h.context.builder.Try([]board.Target{t})
	}
	return progress == games.Complete
}

// confirm plays what is pending.
func (h *hand) confirm(u *ui.UI) {
	t := h.cursor.at
	h.unpend()
	u.Take()
	h.choose(t)
}

// unpend lets go of the pending ply. It reports whether there was one.
func (h *hand) unpend() bool {
	if h.state != statePending {
		return false
	}
	h.cursor.on = false
	h.do(eventWithdraw)
	return true
}

// tickSide is the width of the tick beside a pending ply, for a finger.
const tickSide = 44

// tick returns where the tick of the pending ply is: in a corner of its cell, or at it where cells are small, so that it is seen to belong
// to the ply; clear of the middles of the cell and of those beside it, on the slab, where it hides the fewest pieces.
func (h *hand) tick() render.Rect {
	const clear = 0.3  // of the middle of the cell, in cell widths
	const beside = 0.2 // of the middles of those beside it: a tap there may turn a piece
	c, unit := h.context.layout.Centre(h.cursor.at), h.context.layout.Unit
	off := (tickSide/2 + clear*unit) * math.Sqrt2 / 2
	if off+tickSide/2 > (1-beside)*unit {
		off = tickSide/2 + beside*unit
	}
	slab := h.context.layout.Slab.Inset(tickSide / 2)
	pieces := occupied(h.context.shown.View.Pieces)
	if h.aims() {
		pieces = append(pieces, h.tile.steps(h.cursor.at)...)
	}
	var best render.Rect
	least := len(pieces) + 1
	for _, d := range [][2]float32{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
		at := render.Point{X: c.X + d[0]*off, Y: c.Y + d[1]*off}
		r := render.Rect{X: at.X - tickSide/2, Y: at.Y - tickSide/2, W: tickSide, H: tickSide}
		hidden := len(pieces) + 1
		if slab.Contains(at) {
			hidden = h.context.hiddenBy(r, pieces)
		}
		if hidden < least || best == (render.Rect{}) {
			best, least = r, hidden
		}
	}
	return best
}

// hiddenBy returns how many of the pieces on cells have their middle under r or not far from it.
func (x *context) hiddenBy(r render.Rect, cells []board.Target) (n int) {
	r = r.Inset(-0.35 * x.layout.Unit)
	for _, t := range cells {
		if r.Contains(x.layout.Centre(t)) {
			n++
		}
	}
	return n
}

// pointTick handles the tick.
func (h *hand) pointTick(u *ui.UI) {
	if h.state == statePending && h.context.may().Person && u.Clicked(h.tick()) {
		h.grip = board.NoTarget
		h.confirm(u)
		h.tile.locked = false
		h.follow(u.Pointer()) // the next tile lies as the pointer says that is on the tick now
	}
}
