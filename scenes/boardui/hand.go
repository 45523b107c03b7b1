// The hand: the move that a player is entering at the board with pointer, finger or keys, from the first click to the confirmed move.
// Change here what a click means. Its states are in state.go, the devices in point.go, drag.go, cursor.go and typing.go.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// An IntentKind is a kind of Intent.
type IntentKind uint8

// What someone can want at a board.
const (
	Play    IntentKind = iota // a ply
	Back                      // the last ply of the open turn is taken back
	Correct                   // a ply of the last turn is replaced, those after it in the turn are made again
	Refused                   // what was tried cannot be, and the board shows why
	Ignored                   // a press on the board when nothing can be played there
)

// An Intent is a wish of the person who pointed at the board. The holder of the board carries it out.
type Intent struct {
	Do    IntentKind
	Move  games.Move     // to be made: Play
	Ply   int            // to be replaced: Correct
	Moves []games.Move   // to be made from there on: Correct
	Steps []board.Target // of the first of them: Correct
}

// A Hand turns pointer and keys into intents.
type Hand struct {
	Typing    Typing // of stateTyping
	model     *model
	display   *Display // what is seen, and where; it is only read
	builder   *games.Builder
	refusal   *Refusal     // what was tried last and cannot be, nil for nothing
	hint      *hint        // nil for none
	state     state        // what it is doing, see state.go
	hover     board.Target // under the pointer, or the cell of the cursor
	halves    bool         // in this pass a click lays only half of a tile
	dial      int          // the heading chosen on the dial, -1 for none
	grip      board.Target // where a press on the board began
	piece     board.Piece  // that lies there
	rightUsed bool         // the right button has put back what was dragged, and does no more until it goes up
	ignored   bool         // the pointer means nothing, because the board has been turned below it
	ignoredAt render.Point // where it rests meanwhile
	tile      tile
	cursor    cursor
	dwell     dwell
	steering  steering // of stateLifted and stateAiming
	carry     *carry   // of stateCarried, else nil
	intents   []Intent
}

// newHand returns an idle hand that points at what d shows of m.
func newHand(m *model, d *Display) *Hand {
	b := games.NewBuilder(m.game)
	b.Reset(m.position())
	h := &Hand{model: m, display: d, builder: b, hover: board.NoTarget, grip: board.NoTarget, dial: -1, dwell: dwell{at: board.NoTarget}}
	h.tile, h.cursor = tile{display: d, builder: b}, cursor{display: d, builder: b, at: board.NoTarget}
	h.steering, h.Typing = steering{display: d}, Typing{hand: h}
	h.steering.reset()
	return h
}

// arrive drops everything that belongs to another position.
func (h *Hand) arrive() {
	h.refusal, h.hint, h.dial, h.tile.locked = nil, nil, -1, false
	if h.state != stateIdle {
		h.withdraw()
		h.do(eventArrive)
	}
	h.builder.Reset(h.model.position())
}

// path returns the targets pointed at, with the one over which a dragged piece rests.
func (h *Hand) path() []board.Target {
	path := h.builder.Path()
	if h.state == stateAiming {
		path = append(path, h.steering.at)
	}
	return path
}

// under returns what the pointer at p points at: a button of the dial, a cell, an edge, or NoTarget.
func (h *Hand) under(p render.Point) board.Target {
	if h.display.dialOpen() {
		if t, ok := h.display.layout.DialHit(&h.display.shown.View.Dial, p); ok {
			return t
		}
	}
	if h.onTurnEnd(p) {
		return h.model.geo.Button("end")
	}
	return h.display.hit(p)
}

// onTurnEnd reports whether p is on the button that ends the turn, and not what is dragged from a cell.
func (h *Hand) onTurnEnd(p render.Point) bool {
	r, ok := h.display.layout.EndTick(&h.display.shown.View)
	_, legal := h.playableTurnEnd()
	return ok && legal && r.Contains(p) && !h.grip.IsCell()
}

// TurnEnd returns the ply that closes the open turn, if there is one.
func (h *Hand) TurnEnd() (games.Move, bool) {
	e, ok := h.model.game.(games.TurnEnder)
	if !ok || !h.model.access().Decides {
		return games.NoMove, false
	}
	return e.EndTurn(h.model.position())
}

// playableTurnEnd returns the ply that closes the open turn, if there is one and it can be played now: not while a piece of the turn is carried.
func (h *Hand) playableTurnEnd() (games.Move, bool) {
	m, ok := h.TurnEnd()
	return m, ok && h.carry == nil
}

// accepts reports whether t can be pointed at: next, or first of another ply.
func (h *Hand) accepts(t board.Target) bool {
	paths := [][]board.Target{h.builder.Path(), nil}
	if h.meansSecondHalf(t) {
		paths = paths[:1]
	}
	for _, path := range paths {
		if _, p := h.builder.Try(append(slices.Clone(path), t)); p != games.Refused {
			return true
		}
	}
	return false
}

// openPieceAt reports whether the piece of an open turn lies on t.
func (h *Hand) openPieceAt(t board.Target) bool {
	return slices.ContainsFunc(h.display.shown.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == t })
}

// onDialCell reports whether t is the cell that the dial belongs to.
func (h *Hand) onDialCell(t board.Target) bool {
	return h.display.dialOpen() && h.display.shown.View.Dial.At == t
}

// choose does what a click on t means.
func (h *Hand) choose(t board.Target) {
	switch {
	case h.hint != nil && h.onHint(t):
		h.intend(Intent{Do: Play, Move: h.hint.move})
	case len(h.builder.Path()) == 0 && h.display.Lines.lineAt(t) >= 0:
		for _, m := range h.display.Lines.movesAt(t) {
			h.intend(Intent{Do: Play, Move: m})
		}
	case h.onDialCell(t):
		h.click(h.display.shown.View.Dial.Buttons[h.dialChoice()])
	case h.aims() && t.IsCell() && len(h.builder.Path()) == 0:
		h.layTile(t)
	default:
		h.click(t)
	}
}

// layTile plays the aimed tile with its first half on t.
func (h *Hand) layTile(t board.Target) {
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
func (h *Hand) click(t board.Target) {
	switch {
	case h.model.match.Over() || h.model.access().Hidden:
	case h.openPieceAt(t):
		h.stepBack() // the piece of an open turn is lifted again
	default:
		h.enter(t)
	}
}

// enter is click for t as it is in the position: the board that is shown may be older.
func (h *Hand) enter(t board.Target) {
	path := h.builder.Path()
	if n := len(path); n > 0 && path[n-1] == t && t.IsCell() {
		if _, p := h.builder.Try(append(path, t)); p == games.Refused {
			h.builder.Back() // the same cell again puts down what was taken up
			h.Dismiss()
			return
		}
	}
	m, progress := games.NoMove, games.Refused
	if h.accepts(t) {
		m, progress = h.builder.Click(t)
	}
	switch progress {
	case games.Complete:
		h.intend(Intent{Do: Play, Move: m})
	case games.Partial:
		h.refusal, h.dial = nil, -1
	case games.Refused:
		h.reject(h.refusalAt(append(path, t)))
	}
}

// Back takes the last half-step back. It reports whether there was one.
func (h *Hand) Back() bool {
	if !h.putBack() && !h.builder.Back() {
		return false
	}
	h.Dismiss()
	return true
}

// stepBack takes the last half-step back, or a ply of a person's turn that is still open. It reports whether there was one.
func (h *Hand) stepBack() bool {
	if h.model.access().Hidden {
		return false
	}
	h.Dismiss()
	if h.Back() {
		return true
	}
	if !h.model.access().Person || !h.model.match.MidTurn() {
		return false
	}
	h.intend(Intent{Do: Back})
	return true
}

// reject says why something cannot be.
func (h *Hand) reject(r *Refusal) {
	h.setRefusal(r, h.hover)
	h.intend(Intent{Do: Refused})
}

// intend adds an intent to those that the holder is to carry out.
func (h *Hand) intend(i Intent) { h.intents = append(h.intents, i) }

// takeIntents returns the intents since it was called last.
func (h *Hand) takeIntents() []Intent {
	is := h.intents
	h.intents = nil
	return is
}

// candidate returns the ply that a click at the pointer would make or begin, NoMove for none.
func (h *Hand) candidate(u *ui.UI) games.Move {
	may := h.model.access()
	switch {
	case h.carry != nil:
		return h.carry.move
	case !may.Decides || may.Locked || h.display.ThreatViewOn():
		return games.NoMove
	case h.state == stateTyping:
		return h.Typing.move
	}
	path := h.path()
	if h.display.dialOpen() && len(path) > 0 {
		m, _ := h.builder.Try(append(path, h.display.shown.View.Dial.Buttons[h.dialAtPointer(u)]))
		return m
	}
	switch {
	case !h.hover.IsCell():
		return games.NoMove
	case h.grip != board.NoTarget && h.grip != h.hover && h.state != stateLifted && h.state != stateAiming:
		return h.dragged()
	case h.aims() && len(path) == 0:
		m, _ := h.builder.Try(h.tile.steps(h.hover))
		return m
	}
	m, progress := h.builder.Try(append(path, h.hover))
	if progress == games.Partial && len(path) == 0 {
		return games.NoMove // it only takes a piece up
	}
	if progress == games.Refused && len(path) > 0 {
		m, progress = h.builder.Try([]board.Target{h.hover})
		if progress != games.Complete {
			return games.NoMove
		}
	}
	return m
}

// dragged returns the ply that letting go at the pointer would make of a drag from the cell where the press began, NoMove for none.
func (h *Hand) dragged() games.Move {
	if !h.model.geo.Aim {
		return games.NoMove
	}
	m, progress := h.builder.Try([]board.Target{h.grip, h.hover})
	if progress != games.Complete {
		return games.NoMove
	}
	return m
}

// dialAtPointer returns the heading under the pointer, else the chosen one.
func (h *Hand) dialAtPointer(u *ui.UI) int {
	dial := &h.display.shown.View.Dial
	if t, ok := h.display.layout.DialHit(dial, u.Pointer()); ok && !h.cursor.on && h.state != stateAiming {
		if i := slices.Index(dial.Buttons, t); i >= 0 {
			return i
		}
	}
	return h.dialChoice()
}

// advance moves on by a tick the rings of a refusal.
func (h *Hand) advance() {
	if h.pulsing() {
		h.refusal.pulse--
	}
}

// pointAtNothing puts down what is held, and points at nothing.
func (h *Hand) pointAtNothing() {
	h.putBack()
	h.hover, h.grip, h.tile.locked, h.cursor.on = board.NoTarget, board.NoTarget, false, false
	h.do(eventWithdraw)
}

// CountDwell ends a pass with input: it counts a tick of the pointer where it is, and takes a refusal away that has been read.
func (h *Hand) CountDwell(u *ui.UI) {
	h.dwell.follow(u.Pointer())
	h.dwell.count(h.hover)
	h.expireRefusal()
}

// IgnoreUntilMoved says that the pointer at p means nothing until it moves or is pressed: the board has been turned below it.
func (h *Hand) IgnoreUntilMoved(p render.Point) { h.ignored, h.ignoredAt = true, p }

// Path returns the targets already pointed at for a ply that is not complete.
func (h *Hand) Path() []board.Target { return h.builder.Path() }

// Resume points at the targets of path, if a ply begins with them.
func (h *Hand) Resume(path []board.Target) {
	if _, p := h.builder.Try(path); p != games.Partial {
		return
	}
	for _, t := range path {
		h.builder.Click(t)
	}
}

// Clear puts down what has been pointed at.
func (h *Hand) Clear() { h.builder.Clear() }

// Begins reports whether a ply consists of t alone.
func (h *Hand) Begins(t board.Target) bool {
	_, p := h.builder.Try([]board.Target{t})
	return p == games.Complete
}

// Click points at t, and returns what that means.
func (h *Hand) Click(t board.Target) []Intent {
	h.click(t)
	return h.takeIntents()
}

// Enter is Click without regard to what lies on t: the board that is shown may be older than the position.
func (h *Hand) Enter(t board.Target) []Intent {
	h.enter(t)
	return h.takeIntents()
}

// StepBack takes the last half-step back, or a ply of the open turn. It reports whether there was one, and returns what that means.
func (h *Hand) StepBack() ([]Intent, bool) {
	done := h.stepBack()
	return h.takeIntents(), done
}

// Cancel puts back what is dragged, or lets go of a ply that waits to be confirmed. It reports whether there was anything.
func (h *Hand) Cancel() bool { return h.putBack() || h.withdraw() }

// Pending reports whether a ply waits to be confirmed.
func (h *Hand) Pending() bool { return h.state == statePending }

// Carrying reports whether a piece of the last turn is dragged.
func (h *Hand) Carrying() bool { return h.state == stateCarried }

// Aiming reports whether a nudge chooses the heading of the piece that is dragged, and whether it has chosen one.
func (h *Hand) Aiming() (aims, chosen bool) { return h.state == stateAiming, h.dial >= 0 }

// Cursor returns the cell that the keyboard points at. ok is false while it points at none.
func (h *Hand) Cursor() (t board.Target, ok bool) { return h.cursor.at, h.cursor.on }

// Clickable reports whether the cell under the pointer can continue the ply, or begin another.
func (h *Hand) Clickable() bool { return h.accepts(h.hover) }

// Aimed returns the steps of the piece that covers two cells and would be laid where the pointer or the cursor is, nil for none.
func (h *Hand) Aimed() []board.Target {
	if !h.aims() || !h.hover.IsCell() {
		return nil
	}
	return h.tile.steps(h.hover)
}

// Advice returns what the game says below what is to be done: in the words for a finger where touch says that one is used, in those for
// the keyboard while its cursor is on the board, else in those for a mouse.
func (h *Hand) Advice(touch bool) board.Message {
	detail := &h.display.shown.View.Detail
	switch {
	case touch:
		return detail.ByTouch()
	case h.cursor.on:
		return detail.ByKeys()
	}
	return *detail
}
