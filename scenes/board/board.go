package board

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// A Board is a playable board. It belongs to the goroutine of the game loop.
type Board struct {
	*context
	Lines   *Lines
	hand    *hand
	devices devices
	drawing *drawing
}

// A Config holds the parts that a board is made of.
type Config struct {
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
		game: g, geo: g.Geometry(), set: c.Settings, now: c.Now, layersOf: c.LayersOf, sample: c.Sample, holder: h,
		match: m, builder: games.NewBuilder(g), turned: newOrientation(g.Geometry()),
	}
	x.lines = &Lines{context: x, listed: -1, on: -1}
	x.shown.View.Reset()
	b := &Board{context: x, Lines: x.lines, hand: newHand(x)}
	b.devices, b.drawing = devices{b.hand}, &drawing{context: x, hand: b.hand}
	b.builder.Reset(b.position())
	return b
}

// Attend notes at the beginning of a pass with input how the players sit at the board: what moves ends as soon as anybody does anything, or
// nobody is there to see it.
func (b *Board) Attend(u *ui.UI) { b.drawing.skipMotion(u) }

// Place lays the board into the middle of slab.
func (b *Board) Place(u *ui.UI, slab render.Rect) {
	b.hand.halves = b.set.Halves && !u.In.Touch && !b.sample
	b.layout = render.Fit(b.turned.board(), slab, u.Scale, false)
	b.layout.Bare = !b.shows(settings.LayerCoordinates)
}

// Point handles the pointer on the board and the keys that stand for it, and returns what they mean.
func (b *Board) Point(u *ui.UI) []Intent {
	b.devices.point(u)
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
	b.lensKey = u.Holds(keys.Lens) && !b.sample
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

// HoldLens holds the button of the lens down, or lets it go: threats are looked at as long as it is held.
func (b *Board) HoldLens(down bool) { b.lensButton = down }

// LensAllowed reports whether the lens may show threats.
func (b *Board) LensAllowed() bool {
	_, ok := b.lensed()
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

// Busy reports whether the board will show something new in the next ticks although nobody does anything.
func (b *Board) Busy() bool {
	return b.Animating() || b.hand.lingers() || b.hand.steering.settles() || b.hand.pulsing() || b.Lines.goesOn()
}
