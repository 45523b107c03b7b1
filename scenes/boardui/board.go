// The Board: its constructor (New) and the steps of a frame that involve both its hand and its display: Advance, Place, Point, Update and Turn. Add
// here only what changes both.

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

// A Board is a playable board. Its hand and its display read each other: what the pointer means depends on what is shown, and what is shown on the
// pointer. Only the Board changes both. It belongs to the goroutine of the game loop.
type Board struct {
	Hand    *Hand
	Display *Display
	model   *model
}

// A Config holds the parts that a board is made of.
type Config struct {
	Spec     games.Spec // of the match
	Settings *settings.Settings
	Now      func() time.Time
	LayersOf string // the ID of the game whose layers are shown, "" for the defaults
	// Sample is set for a board without a table: Tab leaves the board, and a refusal is shown until the player does something else.
	Sample bool
}

// New returns a board for m, which it only reads. h says what is allowed on the board.
func New(c Config, h Host, m *match.Match) *Board {
	x := newModel(c, h, m)
	d := newDisplay(x)
	d.hand = newHand(x, d)
	return &Board{Hand: d.hand, Display: d, model: x}
}

// Geometry returns the geometry of the board before it is turned.
func (b *Board) Geometry() *board.Geometry { return b.model.geo }

// Advance handles a tick. It reports whether the pointer must be handled again even if it has not moved: because the position below it has changed,
// or because it will soon have rested long enough.
func (b *Board) Advance() (handle bool) {
	b.Display.advance()
	return b.Hand.advance()
}

// Due returns when the board will change without input: now while something moves, or when the refusal disappears.
func (b *Board) Due() due.Time {
	moves := b.Display.Animating() || b.Hand.boardChanged || b.Hand.dwelling() || b.Hand.steering.resting() || b.Hand.pulsing() || b.Display.Lines.advancing()
	return due.Earliest(due.If(moves), b.Hand.refusalEnds())
}

// Place fits the board into the middle of slab.
func (b *Board) Place(u *ui.UI, slab render.Rect) {
	b.Hand.halves = b.model.settings.TwoClickTiles && !u.In.Touch && !b.model.sample
	b.Display.place(u, slab)
}

// Point handles the pointer on the board and the keys that replace it, and returns what they mean. It returns nothing in a pass without input.
func (b *Board) Point(u *ui.UI) []Intent {
	if !u.Live() {
		return nil
	}
	b.Hand.point(u)
	b.Hand.dwell.follow(u.Pointer(), b.Hand.hover)
	b.Display.Lines.point(u, b.Hand.hover)
	return b.Hand.takeIntents()
}

// Update brings what the board shows up to date. Call it before painting.
func (b *Board) Update(u *ui.UI) {
	b.Display.threatKey = u.Holds(keys.Threats) && !b.model.sample
	b.Display.update(u)
	if b.Display.dialOpen() {
		b.Hand.do(eventDialOpen)
	} else {
		b.Hand.do(eventDialClose)
	}
}

// Turn sets by how many quarters the board is turned clockwise. The hand drops what it holds.
func (b *Board) Turn(quarters int) {
	b.Hand.pointAtNothing()
	b.Display.orientation.quarters = quarters % 4
}
