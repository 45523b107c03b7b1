// The Hand: turns clicks and drags on the board into intents, from the first click of a ply to the complete ply. Change here what a click means
// (choose, click) and which kinds of Intent there are. The exported methods let a scene click, step back, and ask about the unfinished ply. The
// states of the hand are in state.go; pointer, left button, cursor and notation are in point.go, drag.go, cursor.go and typing.go.

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

// The kinds of intent.
const (
	Play    IntentKind = iota // make Move
	Back                      // take back the last ply of the open turn
	Correct                   // replace a ply of the last turn and repeat the later ones of that turn
	Refused                   // the input is not possible; the board shows why
	Ignored                   // the board was clicked while nothing can be played on it
	Draw                      // Drawing was drawn
)

// An Intent is what a person at the board wants done. The host of the board carries it out.
type Intent struct {
	Do      IntentKind
	Move    games.Move     // Play: the ply
	Ply     int            // Correct: the ply to replace
	Moves   []games.Move   // Correct: the plies to make instead
	Steps   []board.Target // Correct: the steps of the first of Moves
	Drawing board.Drawing
}

// A Hand turns pointer and keys into intents.
type Hand struct {
	Typing         Typing // used in stateTyping
	Pen            Pen
	model          *model
	display        *Display // what can be pointed at, and where; the hand only reads it
	builder        *games.Builder
	refusal        *Refusal     // why the last input was refused, or nil
	hint           *hint        // or nil
	state          state        // see state.go
	hover          board.Target // the cell under the pointer, or of the keyboard cursor
	boardChanged   bool         // the board has changed in this tick: another cell may be under the pointer
	halves         bool         // in this pass a click places only one half of a tile
	dial           int          // the heading chosen on the dial, -1 for none
	pressedAt      board.Target // where the left button went down, or NoTarget
	pressedPiece   board.Piece  // the piece at grip
	rightCancelled bool         // the right button has cancelled a drag and does nothing else until it is released
	ignored        bool         // the pointer is ignored because the board has turned below it
	ignoredAt      render.Point // the pointer is ignored as long as it stays here
	tile           tile
	cursor         cursor
	dwell          dwell
	steering       steering // used in stateLifted and stateAiming
	carry          *carry   // in stateCarried, else nil
	intents        []Intent
}

// newHand returns an idle hand that points at what d shows of m.
func newHand(m *model, d *Display) *Hand {
	b := games.NewBuilder(m.game)
	b.Reset(m.position())
	h := &Hand{model: m, display: d, builder: b, hover: board.NoTarget, boardChanged: true, pressedAt: board.NoTarget, dial: -1, dwell: dwell{at: board.NoTarget}}
	h.Pen.from = board.NoTarget
	h.tile, h.cursor = tile{display: d, builder: b}, cursor{display: d, builder: b, at: board.NoTarget}
	h.steering, h.Typing = steering{display: d}, Typing{hand: h}
	h.steering.reset()
	return h
}

// arrive drops all input for the previous position.
func (h *Hand) arrive() {
	h.refusal, h.hint, h.dial, h.tile.locked, h.boardChanged = nil, nil, -1, false, true
	if h.state != stateIdle {
		h.withdraw()
		h.do(eventNewPosition)
	}
	h.builder.Reset(h.model.position())
}

// path returns the targets of the ply so far, including the cell over which a dragged piece rests.
func (h *Hand) path() []board.Target {
	path := h.builder.Path()
	if h.state == stateAiming {
		path = append(path, h.steering.at)
	}
	return path
}

// targetAt returns the target at p: a button of the dial, the button that ends the turn, a cell or an edge; NoTarget for none.
func (h *Hand) targetAt(p render.Point) board.Target {
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

// onTurnEnd reports whether p is on the button that ends the turn. The button is inactive during a press that began on a cell.
func (h *Hand) onTurnEnd(p render.Point) bool {
	r, ok := h.display.layout.EndTick(&h.display.shown.View)
	_, legal := h.playableTurnEnd()
	return ok && legal && r.Contains(p) && !h.pressedAt.IsCell()
}

// TurnEnd returns the ply that ends the open turn, if there is one.
func (h *Hand) TurnEnd() (games.Move, bool) {
	e, ok := h.model.game.(games.TurnEnder)
	if !ok || !h.model.access().CanMove {
		return games.NoMove, false
	}
	return e.EndTurn(h.model.position())
}

// playableTurnEnd is TurnEnd, but has no ply while a piece of the turn is being carried.
func (h *Hand) playableTurnEnd() (games.Move, bool) {
	m, ok := h.TurnEnd()
	return m, ok && h.carry == nil
}

// accepts reports whether t can continue the ply or begin another one.
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

// openPieceAt reports whether a piece of the open turn is on t.
func (h *Hand) openPieceAt(t board.Target) bool {
	return slices.ContainsFunc(h.display.shown.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == t })
}

// onDialCell reports whether t is the cell that the dial belongs to.
func (h *Hand) onDialCell(t board.Target) bool {
	return h.display.dialOpen() && h.display.shown.View.Dial.At == t
}

// choose handles a click on t: it plays a hint or a letter of the analysis, chooses a heading, places a tile, or continues the ply.
func (h *Hand) choose(t board.Target) {
	switch {
	case h.hint != nil && h.onHint(t):
		h.addIntent(Intent{Do: Play, Move: h.hint.move})
	case len(h.builder.Path()) == 0 && h.display.Lines.lineAt(t) >= 0:
		for _, m := range h.display.Lines.movesAt(t) {
			h.addIntent(Intent{Do: Play, Move: m})
		}
	case h.onDialCell(t):
		h.click(h.display.shown.View.Dial.Buttons[h.dialChoice()])
	case h.placesWholeTile() && t.IsCell() && len(h.builder.Path()) == 0:
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
		h.builder.Clear() // keeps at most the refusal: t is aimed at, never selected
		return
	}
	for _, step := range path {
		h.click(step)
	}
}

// click adds t to the ply. If that is refused the ply stays as it was, and the board says why. A click on a piece of the open turn takes it back.
func (h *Hand) click(t board.Target) {
	switch {
	case h.model.match.Over() || h.model.access().Hidden:
	case h.openPieceAt(t):
		h.stepBack() // take the piece back
	default:
		h.enter(t)
	}
}

// enter adds t to the ply like click, but uses only the position: what the board shows may be older.
func (h *Hand) enter(t board.Target) {
	path := h.builder.Path()
	if n := len(path); n > 0 && path[n-1] == t && t.IsCell() {
		if _, p := h.builder.Try(append(path, t)); p == games.Refused {
			h.builder.Back() // a second click on the cell deselects it
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
		h.addIntent(Intent{Do: Play, Move: m})
	case games.Partial:
		h.refusal, h.dial = nil, -1
	case games.Refused:
		h.refuse(h.refusalAt(append(path, t)))
	}
}

// Back undoes the last step of the ply. It reports whether there was one.
func (h *Hand) Back() bool {
	if !h.putBack() && !h.builder.Back() {
		return false
	}
	h.Dismiss()
	return true
}

// stepBack undoes the last step of the ply, else asks for the last ply of a person's open turn to be taken back. It reports whether there was either.
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
	h.addIntent(Intent{Do: Back})
	return true
}

// refuse shows r and reports it to the host.
func (h *Hand) refuse(r *Refusal) {
	h.setRefusal(r, h.hover)
	h.addIntent(Intent{Do: Refused})
}

// addIntent adds an intent for the host.
func (h *Hand) addIntent(i Intent) { h.intents = append(h.intents, i) }

// takeIntents returns and clears the intents since its last call.
func (h *Hand) takeIntents() []Intent {
	is := h.intents
	h.intents = nil
	return is
}

// candidate returns the ply that a click at the pointer would complete or begin, NoMove for none.
func (h *Hand) candidate(u *ui.UI) games.Move {
	may := h.model.access()
	switch {
	case h.carry != nil:
		return h.carry.move
	case !may.CanMove || may.Locked || h.display.ThreatViewOn():
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
	case h.pressedAt != board.NoTarget && h.pressedAt != h.hover && h.state != stateLifted && h.state != stateAiming:
		return h.dragged()
	case h.placesWholeTile() && len(path) == 0:
		m, _ := h.builder.Try(h.tile.steps(h.hover))
		return m
	}
	m, progress := h.builder.Try(append(path, h.hover))
	if progress == games.Partial && len(path) == 0 {
		return games.NoMove // the click would only select a piece
	}
	if progress == games.Refused && len(path) > 0 {
		m, progress = h.builder.Try([]board.Target{h.hover})
		if progress != games.Complete {
			return games.NoMove
		}
	}
	return m
}

// dragged returns the ply that releasing the button would make: from the grip to the cell under the pointer; NoMove for none.
func (h *Hand) dragged() games.Move {
	if !h.model.geo.Aim {
		return games.NoMove
	}
	m, progress := h.builder.Try([]board.Target{h.pressedAt, h.hover})
	if progress != games.Complete {
		return games.NoMove
	}
	return m
}

// dialAtPointer returns the index of the heading under the pointer, else of the chosen one.
func (h *Hand) dialAtPointer(u *ui.UI) int {
	dial := &h.display.shown.View.Dial
	if t, ok := h.display.layout.DialHit(dial, u.Pointer()); ok && !h.cursor.on && h.state != stateAiming {
		if i := slices.Index(dial.Buttons, t); i >= 0 {
			return i
		}
	}
	return h.dialChoice()
}

// advance handles a tick, see Board.Advance.
func (h *Hand) advance() (handle bool) {
	if h.pulsing() {
		h.refusal.pulse--
	}
	h.dwell.count()
	h.expireRefusal()
	stale := h.boardChanged
	h.boardChanged = false
	return stale || h.dwell.isFast || h.dwell.fast() || h.steering.resting()
}

// pointAtNothing cancels drags and pending plies and points at no cell.
func (h *Hand) pointAtNothing() {
	h.putBack()
	h.hover, h.pressedAt, h.tile.locked, h.cursor.on, h.boardChanged = board.NoTarget, board.NoTarget, false, false, true
	h.do(eventWithdraw)
}

// IgnoreUntilMoved ignores the pointer at p until it moves or a button is pressed, because the board has turned below it.
func (h *Hand) IgnoreUntilMoved(p render.Point) { h.ignored, h.ignoredAt = true, p }

// Path returns the targets of the unfinished ply.
func (h *Hand) Path() []board.Target { return h.builder.Path() }

// Resume sets the unfinished ply to path, if a ply begins with it.
func (h *Hand) Resume(path []board.Target) {
	if _, p := h.builder.Try(path); p != games.Partial {
		return
	}
	for _, t := range path {
		h.builder.Click(t)
	}
}

// Clear drops the unfinished ply.
func (h *Hand) Clear() { h.builder.Clear() }

// IsPly reports whether t alone is a ply.
func (h *Hand) IsPly(t board.Target) bool {
	_, p := h.builder.Try([]board.Target{t})
	return p == games.Complete
}

// Click adds t to the ply as a click does, and returns the intents.
func (h *Hand) Click(t board.Target) []Intent {
	h.click(t)
	return h.takeIntents()
}

// Enter is like Click but ignores what is shown on t, which may be older than the position.
func (h *Hand) Enter(t board.Target) []Intent {
	h.enter(t)
	return h.takeIntents()
}

// StepBack undoes the last step of the ply, else asks for the last ply of the open turn to be taken back. It reports whether there was either.
func (h *Hand) StepBack() ([]Intent, bool) {
	done := h.stepBack()
	return h.takeIntents(), done
}

// Cancel cancels a drag, else a pending ply. It reports whether there was either.
func (h *Hand) Cancel() bool { return h.putBack() || h.withdraw() }

// Pending reports whether a ply waits to be confirmed.
func (h *Hand) Pending() bool { return h.state == statePending }

// Carrying reports whether a piece of the last turn is being dragged.
func (h *Hand) Carrying() bool { return h.state == stateCarried }

// Aiming reports whether a dragged piece is waiting for its heading, and whether one is chosen.
func (h *Hand) Aiming() (aims, chosen bool) { return h.state == stateAiming, h.dial >= 0 }

// Cursor returns the cell of the keyboard cursor. ok is false while it is hidden.
func (h *Hand) Cursor() (t board.Target, ok bool) { return h.cursor.at, h.cursor.on }

// Clickable reports whether the cell under the pointer can continue the ply or begin another one.
func (h *Hand) Clickable() bool { return h.accepts(h.hover) }

// AimedTile returns the steps of the tile that a click would place, nil for none.
func (h *Hand) AimedTile() []board.Target {
	if !h.placesWholeTile() || !h.hover.IsCell() {
		return nil
	}
	return h.tile.steps(h.hover)
}

// Advice returns the instructions of the game, in their version for a finger if touch is set, for the keyboard while its cursor is visible, else for
// a mouse.
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
