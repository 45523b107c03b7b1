// The Board: how a scene makes one, and what it can ask and tell it. What a click does is in hand.go, what is drawn in look.go and paint.go.

package boardui

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// A Board is a playable board. It belongs to the goroutine of the game loop.
type Board struct {
	*context
	hand    *hand
	drawing *drawing
}

// A Config holds the parts that a board is made of.
type Config struct {
	Spec     games.Spec // of the match
	Settings *settings.Settings
	Now      func() time.Time
	LayersOf string // the id of the game whose layers it shows, "" for what is usual in no game
	// Sample says that no table stands around the board: Tab leads away from it, and what was refused is said until something else is done.
	Sample bool
}

// New returns a board for m, which it only reads, as h lets it be played on.
func New(c Config, h Host, m *match.Match) *Board {
	g := m.Game()
	x := &context{
		spec: c.Spec, game: g, geo: g.Geometry(), set: c.Settings, now: c.Now, layersOf: c.LayersOf, sample: c.Sample, holder: h,
		match: m, builder: games.NewBuilder(g), turned: newOrientation(g.Geometry()),
	}
	x.Lines = &Lines{context: x, listed: -1, on: -1}
	x.shown.View.Reset()
	b := &Board{context: x, hand: newHand(x)}
	b.drawing = &drawing{context: x, hand: b.hand}
	b.builder.Reset(b.position())
	return b
}

// Attend notes at the beginning of a pass with input how the players sit at the board: what moves ends as soon as anybody does anything, or
// no one is there to see it.
func (b *Board) Attend(u *ui.UI) { b.drawing.skipMotion(u) }

// Place lays the board into the middle of slab.
func (b *Board) Place(u *ui.UI, slab render.Rect) {
	b.hand.halves = b.set.Halves && !u.In.Touch && !b.sample
	b.layout = render.Fit(b.turned.board(), slab, u.Scale, false)
	b.layout.Bare = !b.shows(settings.LayerCoordinates)
}

// Point handles the pointer on the board and the keys that stand for it, and returns what they mean.
func (b *Board) Point(u *ui.UI) []Intent {
	b.hand.point(u)
	b.Lines.point(u, b.hand.hover)
	return b.hand.wanted()
}

// Rest counts a tick of the pointer where it is, and takes a refusal away that has been read.
func (b *Board) Rest(u *ui.UI) {
	b.hand.rest.follow(u.Pointer())
	b.hand.rest.count(b.hand.hover)
	b.hand.lapse()
}

// Look brings what the board shows up to date.
func (b *Board) Look(u *ui.UI) {
	b.threatKey = u.Holds(keys.Threats) && !b.sample
	b.drawing.look(u)
}

// Paint draws the board.
func (b *Board) Paint(u *ui.UI, a Surroundings) { b.drawing.paint(u, a) }

// PaintTag writes the words at the pointer, within free. It comes after all that stands around the board, which they may cover.
func (b *Board) PaintTag(u *ui.UI, free render.Rect) { b.drawing.paintTag(u, free) }

// Shown returns what the board shows.
func (b *Board) Shown() *Shown { return &b.shown }

// Layout returns where it lies on the screen.
func (b *Board) Layout() render.Layout { return b.layout }

// Geometry returns the board as the rules show it.
func (b *Board) Geometry() *board.Geometry { return b.geo }

// HoldThreatView holds the button of the threat view down, or lets it go: threats are looked at as long as it is held.
func (b *Board) HoldThreatView(down bool) { b.threatButton = down }

// ThreatViewAllowed reports whether the threat view may show threats.
func (b *Board) ThreatViewAllowed() bool {
	_, ok := b.threatener()
	return ok
}

// Quarters returns by how many quarters the board is turned, clockwise, from how the rules show it.
func (b *Board) Quarters() int { return b.turned.quarters }

// Turn turns the board to so many quarters. What is held on it is put down.
func (b *Board) Turn(quarters int) {
	h := b.hand
	h.letGo()
	b.turned.quarters = quarters % 4
	h.hover, h.grip, h.tile.locked, h.cursor.on = board.NoTarget, board.NoTarget, false, false
	h.do(eventWithdraw)
}

// Still says that the pointer at p means nothing until it moves or is pressed: the board has been turned below it.
func (b *Board) Still(p render.Point) { b.hand.still, b.hand.idleAt = true, p }

// Moving returns how much of what moves on the board has been shown. ok is false where no piece moves.
func (b *Board) Moving() (share float32, ok bool) {
	return b.drawing.motion.share(), b.drawing.motion.left > 0
}

// Advance moves on by a tick what moves by itself.
func (b *Board) Advance() {
	b.drawing.advance()
	b.Lines.advance()
}

// Animating reports whether something on the board moves by itself: pieces, or the light on what decided the game.
func (b *Board) Animating() bool { return b.drawing.animating() }

// Due returns when the board will show something new although no one does anything: at once while something moves, later where a refusal
// will have been said for long enough.
func (b *Board) Due() due.Time {
	moves := b.Animating() || b.hand.lingers() || b.hand.steering.settles() || b.hand.pulsing() || b.Lines.goesOn()
	return due.Earliest(due.If(moves), b.hand.lapses())
}

// Path returns the targets already pointed at for a ply that is not complete.
func (b *Board) Path() []board.Target { return b.builder.Path() }

// Resume points at the targets of path, if a ply begins with them.
func (b *Board) Resume(path []board.Target) {
	if _, p := b.builder.Try(path); p != games.Partial {
		return
	}
	for _, t := range path {
		b.builder.Click(t)
	}
}

// Begins reports whether a ply consists of t alone.
func (b *Board) Begins(t board.Target) bool {
	_, p := b.builder.Try([]board.Target{t})
	return p == games.Complete
}

// Click points at t, and returns what that means.
func (b *Board) Click(t board.Target) []Intent {
	b.hand.click(t)
	return b.hand.wanted()
}

// Enter is Click without regard to what lies on t: the board that is shown may be older than the position.
func (b *Board) Enter(t board.Target) []Intent {
	b.hand.enter(t)
	return b.hand.wanted()
}

// Hold lets the ply with these steps, one of a single target or of a piece of two cells, wait to be confirmed.
func (b *Board) Hold(steps []board.Target) { b.hand.hold(steps) }

// Clear puts down what has been pointed at.
func (b *Board) Clear() { b.builder.Clear() }

// Back takes the last half-step back. It reports whether there was one.
func (b *Board) Back() bool { return b.hand.back() }

// StepBack takes the last half-step back, or a ply of the open turn. It reports whether there was one, and returns what that means.
func (b *Board) StepBack() ([]Intent, bool) {
	done := b.hand.stepBack()
	return b.hand.wanted(), done
}

// Cancel puts back what is dragged, or lets go of a ply that waits to be confirmed. It reports whether there was anything.
func (b *Board) Cancel() bool { return b.hand.letGo() || b.hand.unpend() }

// Pending reports whether a ply waits to be confirmed.
func (b *Board) Pending() bool { return b.hand.state == statePending }

// Tick returns where the tick of the pending ply is.
func (b *Board) Tick() render.Rect { return b.hand.tick() }

// Carrying reports whether a piece of the last turn is dragged.
func (b *Board) Carrying() bool { return b.hand.state == stateCarried }

// Mover returns the player to move as the board shows it: while a piece of the last turn is dragged, the one who has laid it.
func (b *Board) Mover() games.Player { return b.hand.mover() }

// Aiming reports whether a nudge chooses the heading of the piece that is dragged, and whether it has chosen one.
func (b *Board) Aiming() (aims, chosen bool) { return b.hand.state == stateAiming, b.hand.dial >= 0 }

// Proposed returns the cell of the star of the hint while its ply is previewed, NoTarget else.
func (b *Board) Proposed() board.Target { return b.shown.star }

// ByHalves reports whether the next click lays the first half of a piece that covers two cells.
func (b *Board) ByHalves() bool { return b.hand.byHalves() }

// Cursor returns the cell that the keyboard points at. ok is false while it points at none.
func (b *Board) Cursor() (t board.Target, ok bool) { return b.hand.cursor.at, b.hand.cursor.on }

// Clickable reports whether the cell under the pointer can continue the ply, or begin another.
func (b *Board) Clickable() bool { return b.hand.takes(b.hand.hover) }

// Dial returns the headings that are offered, from left to right as the piece sees them; nil for none.
func (b *Board) Dial() []board.Target {
	if !b.dialed() {
		return nil
	}
	return b.shown.View.Dial.Buttons
}

// ButtonAt returns where the button t of the dial is. ok is false when it is not shown.
func (b *Board) ButtonAt(t board.Target) (at render.Point, ok bool) {
	for i, button := range b.Dial() {
		if button == t {
			return b.layout.DialCentre(&b.shown.View.Dial, i), true
		}
	}
	return at, false
}

// Aimed returns the steps of the piece that covers two cells and would be laid where the pointer or the cursor is, nil for none.
func (b *Board) Aimed() []board.Target {
	if !b.hand.aims() || !b.hand.hover.IsCell() {
		return nil
	}
	return b.hand.tile.steps(b.hand.hover)
}

// Advice returns what the game says below what is to be done: in the words for a finger where touch says that one is used, in those for
// the keyboard while its cursor is on the board, else in those for a mouse.
func (b *Board) Advice(touch bool) board.Message {
	switch {
	case touch:
		return b.shown.View.Detail.ByTouch()
	case b.hand.cursor.on:
		return b.shown.View.Detail.ByKeys()
	}
	return b.shown.View.Detail
}

// Refusal returns why what was tried last cannot be, nil where nothing is said about it.
func (b *Board) Refusal() *Refusal { return b.hand.reason }

// Refuse says why something cannot be that no rule of the game speaks about.
func (b *Board) Refuse(why board.Message) {
	b.hand.say(&Refusal{Reason: board.Reason{Text: why}}, b.hand.hover)
}

// Dismiss takes the refusal from the board.
func (b *Board) Dismiss() { b.hand.dismiss() }

// Repairs reports whether something is offered instead of what was refused.
func (b *Board) Repairs() bool { return b.hand.repairs() }

// Hint shows m, legal now, as a proposal; with NoMove it takes the hint away, also where it waits unseen.
func (b *Board) Hint(m games.Move) {
	if m == games.NoMove {
		b.hand.hint = nil
		return
	}
	b.hand.hint = &hint{move: m, steps: b.game.AppendSteps(nil, b.position(), m), hover: b.hand.hover}
	b.hand.tile.locked = false
}

// DropHint takes the hint away. It reports whether there was one, and the targets pointed at so far begin it.
func (b *Board) DropHint() bool { return b.hand.dropHint() }

// Hinted reports whether there is a hint, and whether the targets pointed at so far begin it. With others it waits, unseen.
func (b *Board) Hinted() (there, fits bool) { return b.hand.hint != nil, b.hand.hintFits() }

// Field returns the field in which a ply is typed.
func (b *Board) Field() Field { return Field{b.hand} }
