// The Board: how a scene makes one, and what concerns its hand and its display together.

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

// A Board is a playable board. Its hand and its display read each other: what is pointed at depends on what is seen, and what is seen on what
// is pointed at. Only the Board changes both. It belongs to the goroutine of the game loop.
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
	LayersOf string // the id of the game whose layers it shows, "" for what is usual in no game
	// Sample says that no table stands around the board: Tab leads away from it, and what was refused is said until something else is done.
	Sample bool
}

// New returns a board for m, which it only reads, as h lets it be played on.
func New(c Config, h Host, m *match.Match) *Board {
	x := newModel(c, h, m)
	d := newDisplay(x)
	d.hand = newHand(x, d)
	return &Board{Hand: d.hand, Display: d, model: x}
}

// Geometry returns the board as the rules show it.
func (b *Board) Geometry() *board.Geometry { return b.model.geo }

// Advance lets a tick pass. It reports whether the pointer must be handled again although it may not have moved: the position below it has changed,
// or it is about to have rested long enough.
func (b *Board) Advance() (handle bool) {
	b.Display.advance()
	return b.Hand.advance()
}

// Due returns when the board will show something new although no one does anything: at once while something moves, later where a refusal
// will have been said for long enough.
func (b *Board) Due() due.Time {
	moves := b.Display.Animating() || b.Hand.stale || b.Hand.dwells() || b.Hand.steering.settling() || b.Hand.pulsing() || b.Display.Lines.advancing()
	return due.Earliest(due.If(moves), b.Hand.refusalEnds())
}

// Place lays the board into the middle of slab.
func (b *Board) Place(u *ui.UI, slab render.Rect) {
	b.Hand.halves = b.model.settings.Halves && !u.In.Touch && !b.model.sample
	b.Display.place(u, slab)
}

// Point handles the pointer on the board and the keys that stand for it, and returns what they mean: nothing in a pass without input.
func (b *Board) Point(u *ui.UI) []Intent {
	if !u.Live() {
		return nil
	}
	b.Hand.point(u)
	b.Hand.dwell.follow(u.Pointer(), b.Hand.hover)
	b.Display.Lines.point(u, b.Hand.hover)
	return b.Hand.takeIntents()
}

// Update brings what the board shows up to date, before it is painted.
func (b *Board) Update(u *ui.UI) {
	b.Display.threatKey = u.Holds(keys.Threats) && !b.model.sample
	b.Display.update(u)
	if b.Display.dialOpen() {
		b.Hand.do(eventAsk)
	} else {
		b.Hand.do(eventAnswer)
	}
}

// Turn turns the board to so many quarters. What is held on it is put down.
func (b *Board) Turn(quarters int) {
	b.Hand.pointAtNothing()
	b.Display.orientation.quarters = quarters % 4
}
