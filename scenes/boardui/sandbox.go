// Sandbox: a board without a table, for lessons, exercises, trials in the editor and the sample in the settings. One person plays all seats of a
// match, with undo, hints and repairs. It is the Host of its own Board, and carries out the intents itself. Change here what is allowed on such a
// board (Access).

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

// A Sandbox is a board on which a few plies are tried without a table: one person plays all seats. Cells are pointed at, previewed and refused as in
// a game. Tiles are always aimed, as lessons teach, even if the players place them by two clicks. It belongs to the goroutine of the game loop.
type Sandbox struct {
	*Board
	sound   func(sound.Sound)
	locked  bool
	passIn  int  // ticks until a forced pass is played, 0 for none
	refused bool // see Refused
	asks    bool // see Ask

	outlined []board.Target // see Outline
}

// PassTicks is how long a forced pass is announced before it is played, in ticks: here and at a table.
const PassTicks = 75

// NewSandbox returns a sandbox for m, which it changes. It calls hear for each sound.
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
	return Access{Person: person, CanMove: person && b.passIn == 0, Locked: b.locked, Asks: b.asks && !b.locked}
}

// Correctable implements Host: only pieces of the open turn can be dragged to another cell.
func (b *Sandbox) Correctable() int {
	if b.model.match.Over() || !b.model.match.MidTurn() {
		return -1
	}
	return b.model.match.Cursor() - 1
}

// arrive prepares for the current position.
func (b *Sandbox) arrive() {
	b.Arrive(b.model.match)
	b.passIn, b.Display.previewed = 0, nil
	if b.model.match.MustPass() {
		b.passIn = PassTicks
	}
}

// Match returns the match with the tried plies.
func (b *Sandbox) Match() *match.Match { return b.model.match }

// Play plays m, which must be legal.
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

// Redo plays again the ply that was taken back last.
func (b *Sandbox) Redo() {
	b.model.match.Redo()
	b.arrive()
}

// carryOut carries out intents.
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
			if b.model.settings.ConfirmPlies && len(i.Moves) == 1 {
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

// Ask makes the plies of b a task, see Access.Asks. The hint and a locked board still show what a ply does.
func (b *Sandbox) Ask() { b.asks = true }

// CopyCursor moves the keyboard cursor to where it is in o, a sandbox with a board of the same size.
func (b *Sandbox) CopyCursor(o *Sandbox) {
	c := &b.Hand.cursor
	c.on, c.returns, c.at, c.pointer = o.Hand.cursor.on, o.Hand.cursor.returns, o.Hand.cursor.at, o.Hand.cursor.pointer
}

// Due returns when something moves by itself: never if b is nil.
func (b *Sandbox) Due() due.Time {
	if b == nil {
		return due.Time{}
	}
	return due.Earliest(b.Board.Due(), due.If(!b.locked && b.passIn > 0))
}

// Advance handles a tick, see Board.Advance. A locked board plays nothing by itself.
func (b *Sandbox) Advance() (handle bool) {
	if b == nil {
		return false
	}
	if !b.locked && b.passIn > 0 {
		b.passIn--
		if m, ok := b.model.match.Pass(); ok && b.passIn == 0 {
			b.Play(m)
		}
	}
	return b.Board.Advance()
}

// Frame paints the board into the middle of slab. In a pass with input it also handles the input, unless locked is set. Text at the pointer stays
// left of right and below the bar of the page.
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
		b.showTurnEnded() // no one can continue it here
	}
	b.Display.Paint(u, Surroundings{About: b.outlinedCells(), Isolated: beside})
	b.Display.PaintTag(u, free)
}

// showTurnEnded shows the open turn as ended and marks it as the last one.
func (b *Sandbox) showTurnEnded() {
	v := &b.Display.shown
	open := slices.ContainsFunc(v.View.Pieces, func(p board.Piece) bool { return p.Open })
	v.View.EndTurn()
	if !open || v.inLine || v.threatView {
		return
	}
	others := slices.DeleteFunc(v.marks, func(m board.Mark) bool { return m.Kind == board.MarkLast || m.Kind == board.MarkFrom })
	v.marks = slices.Concat(others, b.Display.lastMarks(&v.View))
}

// handle handles a pass with input.
func (b *Sandbox) handle(u *ui.UI) {
	b.Display.SkipMotion(u)
	h := b.Hand
	before, cursor, pending := h.refusal, h.cursor, b.Hand.Pending()
	if u.Keys.Pressed(u.In, keys.Next) || u.Keys.Pressed(u.In, keys.Previous) {
		h.cursor.on = false // Tab leaves the board for the buttons
	}
	b.carryOut(b.Point(u))
	if h.cursor.on && (h.cursor != cursor || b.Hand.Pending() != pending) {
		u.HideFocus()
	}
	b.refused = h.refusal != nil && h.refusal != before
}

// outlinedCells returns the cells to outline: those of Outline, else those that the game says something about, if nothing else is shown about a cell.
func (b *Sandbox) outlinedCells() []board.Target {
	h, v := b.Hand, &b.Display.shown
	switch {
	case len(b.outlined) > 0:
		return b.outlined
	case b.model.match.Over(), h.refusal != nil, !v.Why.Empty(), v.Description.Empty(), h.hintFits(), b.Hand.Carrying(), b.Hand.Pending(), b.Hand.Clickable():
		return nil
	}
	return v.About
}

// StepBack removes the hint, else undoes the last step. It reports whether there was either.
func (b *Sandbox) StepBack() bool {
	if b.Hand.DropHint() {
		return true
	}
	is, done := b.Hand.StepBack()
	b.carryOut(is)
	return done
}

// Refused reports whether a click was refused in the last pass with input.
func (b *Sandbox) Refused() bool { return b.refused }

// Mark marks cells until it is called again.
func (b *Sandbox) Mark(cells []board.Target) {
	b.Display.extraMarks = marked(board.MarkSelected, cells...)
}

// Outline outlines cells, which must form one block, until it is called again.
func (b *Sandbox) Outline(cells []board.Target) { b.outlined = cells }

// ShowHint shows m, which must be legal now, as a hint.
func (b *Sandbox) ShowHint(m games.Move) {
	b.Hand.Clear()
	b.Hand.Dismiss()
	b.Hand.SetHint(m)
}

// NewPieceAt reports whether the tried plies have put a piece on the cell at p.
func (b *Sandbox) NewPieceAt(p render.Point) bool {
	at, ok := b.Display.layout.Hit(p)
	return ok && len(b.pieces(b.model.position(), at)) > len(b.pieces(b.model.match.PositionAt(0), at))
}

// pieces returns the pieces on at in p.
func (b *Sandbox) pieces(p games.Position, at board.Target) []board.Piece {
	return slices.DeleteFunc(b.model.viewOf(p).Pieces, func(x board.Piece) bool { return x.At != at && x.To != at })
}

// EndTurn returns the ply that ends the open turn, if there is one.
func (b *Sandbox) EndTurn() (games.Move, bool) {
	if b.locked {
		return games.NoMove, false
	}
	return b.Hand.playableTurnEnd()
}

// Repair returns the label of the repair that the refusal offers. Its key is keys.Repair. ok is false if there is none.
func (b *Sandbox) Repair() (label board.Message, ok bool) {
	if b.locked || !b.Hand.HasRepair() {
		return label, false
	}
	return b.Hand.Refusal().Repair.Text, true
}

// ApplyRepair makes the repair.
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

// WithholdOffers removes offers of the last refusal, cells as well as the repair, for which fit returns false. fit gets the number of tried plies
// that the offer keeps, and the plies that it makes or begins with.
func (b *Sandbox) WithholdOffers(fit func(plies int, next []games.Move) bool) {
	r := b.Hand.Refusal()
	if r == nil {
		return
	}
	keep := func(back int, path []board.Target) bool {
		plies := b.model.match.Cursor() - back
		return plies >= 0 && fit(plies, b.movesBeginning(plies, path))
	}
	r.alternatives = slices.DeleteFunc(r.alternatives, func(c board.Target) bool { return !keep(0, append(slices.Clone(r.accepted), c)) })
	if len(r.Repair.Path) > 0 && !keep(r.Repair.Back, r.Repair.Path) {
		r.Repair = board.Repair{}
	}
}

// movesBeginning returns the legal plies that begin with path, after the given number of the tried plies.
func (b *Sandbox) movesBeginning(plies int, path []board.Target) (ms []games.Move) {
	p := b.model.match.PositionAt(plies)
	for _, m := range p.AppendMoves(nil) {
		if hasPrefix(b.model.game.AppendSteps(nil, p, m), path) {
			ms = append(ms, m)
		}
	}
	return ms
}
