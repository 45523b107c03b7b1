// The board without a table, for lessons and trials: one person moves for all seats.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/sound"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A Sandbox is a board without a table around it, on which a few plies are tried: everybody moves for all colours. Cells are pointed at,
// previewed and refused as in a game; a piece of two cells is always aimed, as lessons teach it, also where the players lay it by two
// clicks. It belongs to the goroutine of the game loop.
type Sandbox struct {
	*Board
	sound   func(sound.Sound)
	locked  bool
	passIn  int  // ticks until a forced pass is played
	refused bool // the last pass with input refused a click

	outlined []board.Target // see Outline
}

// PassTicks is the time for which a forced pass is announced before it is played, in ticks: here and at a table.
const PassTicks = 75

// NewSandbox returns a sandbox that goes on with m, a match without seats, which it keeps. What is to be heard goes to hear.
func NewSandbox(c Config, m *match.Match, hear func(sound.Sound)) *Sandbox {
	b := &Sandbox{sound: hear}
	c.Sample = true
	b.Board = New(c, b, m)
	b.arrive()
	return b
}

// Access implements Host.
func (b *Sandbox) Access() Access {
	person := !b.model.match.Over()
	return Access{Person: person, Decides: person && b.passIn == 0, Locked: b.locked}
}

// Correctable implements Host: only in an open turn a piece can be dragged to another cell.
func (b *Sandbox) Correctable() int {
	if b.model.match.Over() || !b.model.match.MidTurn() {
		return -1
	}
	return b.model.match.Cursor() - 1
}

// arrive prepares for the position in force.
func (b *Sandbox) arrive() {
	b.Arrive(b.model.match)
	b.passIn, b.Display.foreseen = 0, nil
	if b.model.match.Passes() {
		b.passIn = PassTicks
	}
}

// Match returns what has been tried.
func (b *Sandbox) Match() *match.Match { return b.model.match }

// Play makes m, which must be legal.
func (b *Sandbox) Play(m games.Move) {
	before := b.model.position()
	if err := b.model.match.Play(m); err != nil {
		panic("board: a ply that is not legal: " + err.Error())
	}
	b.arrive()
	for _, s := range b.Display.Sounds(before) {
		b.sound(s)
	}
	b.Display.Animate(before, true, 0)
	if b.model.position().Over() {
		b.sound(sound.End)
		b.Display.ShowFinale()
	}
}

// Undo takes the last ply back.
func (b *Sandbox) Undo() {
	b.model.match.Undo()
	b.arrive()
}

// Redo makes the ply again that was taken back last.
func (b *Sandbox) Redo() {
	b.model.match.Redo()
	b.arrive()
}

// carryOut does what someone wants.
func (b *Sandbox) carryOut(is []Intent) {
	for _, i := range is {
		switch i.Do {
		case Play:
			b.Play(i.Move)
		case Back:
			b.Undo()
		case Correct:
			b.model.match.Goto(i.Ply)
			b.arrive()
			if b.model.settings.Lock && len(i.Moves) == 1 {
				b.Hand.Hold(i.Steps)
				continue
			}
			for _, m := range i.Moves {
				b.Play(m)
			}
		case Refused:
			b.sound(sound.Refused)
		}
	}
}

// CopyCursor lets the keyboard point at the cell that it points at in o, a sandbox with a board of the same size.
func (b *Sandbox) CopyCursor(o *Sandbox) {
	c := &b.Hand.cursor
	c.on, c.returns, c.at, c.pointer = o.Hand.cursor.on, o.Hand.cursor.returns, o.Hand.cursor.at, o.Hand.cursor.pointer
}

// Due returns when something will move by itself: never where b is nil.
func (b *Sandbox) Due() due.Time {
	if b == nil {
		return due.Time{}
	}
	return due.Earliest(b.Board.Due(), due.If(!b.locked && b.passIn > 0))
}

// Frame draws the board into the middle of slab, and in a pass with input handles the pointer on it unless the board is locked. Words at
// the pointer stand left of the line right, and below the bar of the page.
func (b *Sandbox) Frame(u *ui.UI, slab render.Rect, right float32, locked bool) {
	w, h := u.Size()
	free := TagRoom(w, h)
	beside := right < w
	if beside {
		free.W = right - 16
	}
	b.Place(u, slab)
	b.locked = locked
	if u.Live() {
		b.handle(u)
	}
	b.Update(u)
	if locked {
		b.showTurnEnded() // no one goes on with it here
	}
	b.Display.Paint(u, Surroundings{About: b.outlinedCells(), Clear: beside})
	b.Display.PaintTag(u, free)
}

// showTurnEnded shows a turn that is still open as one that has ended, and marks it as the last one.
func (b *Sandbox) showTurnEnded() {
	v := &b.Display.shown
	open := slices.ContainsFunc(v.View.Pieces, func(p board.Piece) bool { return p.Open })
	v.View.EndTurn()
	if !open || v.line || v.threatView {
		return
	}
	others := slices.DeleteFunc(v.marks, func(m board.Mark) bool { return m.Kind == board.MarkLast || m.Kind == board.MarkFrom })
	v.marks = slices.Concat(others, b.Display.lastMarks(&v.View))
}

// handle handles a pass with input.
func (b *Sandbox) handle(u *ui.UI) {
	b.Display.SkipMotion(u)
	b.tick()
	h := b.Hand
	before, cursor, pending := h.refusal, h.cursor, b.Hand.Pending()
	if u.Keys.Pressed(u.In, keys.Next) || u.Keys.Pressed(u.In, keys.Previous) {
		h.cursor.on = false // the keyboard goes on to the buttons
	}
	b.carryOut(b.Point(u))
	if h.cursor.on && (h.cursor != cursor || b.Hand.Pending() != pending) {
		u.HideFocus()
	}
	b.refused = h.refusal != nil && h.refusal != before
	b.Hand.CountDwell(u)
}

// tick lets a tick pass. A locked board plays nothing by itself.
func (b *Sandbox) tick() {
	b.Advance()
	if b.locked || b.passIn == 0 {
		return
	}
	b.passIn--
	if m, ok := b.model.match.Pass(); ok && b.passIn == 0 {
		b.Play(m)
	}
}

// outlinedCells returns the cells that are outlined, else those that the game tells something about which nothing else on the board says.
func (b *Sandbox) outlinedCells() []board.Target {
	h, v := b.Hand, &b.Display.shown
	switch {
	case len(b.outlined) > 0:
		return b.outlined
	case b.model.match.Over(), h.refusal != nil, !v.Why.Empty(), v.Told.Empty(), h.hintFits(), b.Hand.Carrying(), b.Hand.Pending(), b.Hand.Clickable():
		return nil
	}
	return v.About
}

// StepBack takes the last half-step back. It reports whether there was one.
func (b *Sandbox) StepBack() bool {
	if b.Hand.DropHint() {
		return true
	}
	is, done := b.Hand.StepBack()
	b.carryOut(is)
	return done
}

// Refused reports whether the last pass with input refused a click.
func (b *Sandbox) Refused() bool { return b.refused }

// Mark marks cells from now on.
func (b *Sandbox) Mark(cells []board.Target) {
	b.Display.extraMarks = marked(board.MarkSelected, cells...)
}

// Outline draws a frame round cells, one block, from now on.
func (b *Sandbox) Outline(cells []board.Target) { b.outlined = cells }

// ShowHint shows m, legal now, as a hint.
func (b *Sandbox) ShowHint(m games.Move) {
	b.Hand.Clear()
	b.Hand.Dismiss()
	b.Hand.SetHint(m)
}

// NewPieceAt reports whether under p lies a piece that the plies tried have brought there.
func (b *Sandbox) NewPieceAt(p render.Point) bool {
	at, ok := b.Display.layout.Hit(p)
	return ok && len(b.pieces(b.model.position(), at)) > len(b.pieces(b.model.match.PositionAt(0), at))
}

// pieces returns what lies on a cell in p.
func (b *Sandbox) pieces(p games.Position, at board.Target) []board.Piece {
	return slices.DeleteFunc(b.model.viewOf(p).Pieces, func(x board.Piece) bool { return x.At != at && x.To != at })
}

// EndTurn returns the ply that closes the open turn, if there is one.
func (b *Sandbox) EndTurn() (games.Move, bool) {
	if b.locked {
		return games.NoMove, false
	}
	return b.Hand.playableTurnEnd()
}

// Repair returns what is offered instead of what was refused, its key being keys.Repair. ok is false where nothing is.
func (b *Sandbox) Repair() (label board.Message, ok bool) {
	if b.locked || !b.Hand.Repairs() {
		return label, false
	}
	return b.Hand.Refusal().Repair.Text, true
}

// ApplyRepair does what Repair offers.
func (b *Sandbox) ApplyRepair() {
	r := b.Hand.Refusal().Repair
	for range r.Back {
		b.model.match.Undo()
	}
	b.arrive()
	for _, t := range r.Path {
		b.carryOut(b.Hand.Enter(t))
	}
}

// WithholdOffers takes back those offers of the last refusal, cells on the board and what Repair returns, that fit says no to. It is asked about
// the plies that an offer makes or begins with, one of which is to follow the first so many of those tried.
func (b *Sandbox) WithholdOffers(fit func(plies int, next []games.Move) bool) {
	r := b.Hand.Refusal()
	if r == nil {
		return
	}
	keep := func(back int, path []board.Target) bool {
		plies := b.model.match.Cursor() - back
		return plies >= 0 && fit(plies, b.movesBeginning(plies, path))
	}
	r.offers = slices.DeleteFunc(r.offers, func(c board.Target) bool { return !keep(0, append(slices.Clone(r.before), c)) })
	if len(r.Repair.Path) > 0 && !keep(r.Repair.Back, r.Repair.Path) {
		r.Repair = board.Repair{}
	}
}

// movesBeginning lists the plies that begin with path and may follow the first so many of those tried.
func (b *Sandbox) movesBeginning(plies int, path []board.Target) (ms []games.Move) {
	p := b.model.match.PositionAt(plies)
	for _, m := range p.AppendMoves(nil) {
		if hasPrefix(b.model.game.AppendSteps(nil, p, m), path) {
			ms = append(ms, m)
		}
	}
	return ms
}
