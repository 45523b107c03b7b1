package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/judge"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/render/sound"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/play/mind"
	"quintet/scenes/settings"
)

// A host runs a table: it carries out what people want who point at the board, lets the computers play and forced passes happen, and keeps
// the clock up to date.
type host struct {
	*model
	hints   *hints
	turner  *turner
	ending  *ending
	asking  question
	focused bool // nothing is shown but the board and the scores
	covered bool // a menu lies above the table: nothing happens by itself
	notice  int  // ticks until a forced pass is played
	floor   int  // ticks until the computer may lay its ply
	calls   bool // a computer has moved, and nobody was told
	deleted int  // changes of the match when a variation was deleted and that can be undone, 0 for not
	// figuresShown are those of the seat whose time runs, as its clock has shown them last.
	figuresShown string
	// ignoreUntil is the time before which no choice after the game is taken; the zero time for none.
	ignoreUntil time.Time
}

// newHost returns the host of t, which is taken up where it was left.
func newHost(c *scenes.Context, t *table.Table) *host {
	g := t.Match.Game()
	m := &model{context: c, table: t, game: g, geo: g.Geometry(), mind: mind.New(c, g, t.Match.Seats(), judge.NewBook(c.Judge(g)))}
	h := &host{model: m, hints: &hints{model: m}, turner: &turner{model: m, player: games.None}, ending: &ending{model: m}}
	m.board = widget.New(widget.Config{Settings: c.Settings, Now: c.Now, LayersOf: t.Spec.ID}, h, t.Match)
	t.Open(c.Now())
	h.arrive()
	h.takeUp()
	h.minute()
	return h
}

// takeUp goes on where the table was left, with what was pointed at and the board as it was turned.
func (h *host) takeUp() {
	h.board.Resume(h.table.Path)
	if h.turner.may() {
		h.turner.to(h.table.Turned)
	}
}

// Table returns the table as it is now, so that it can be kept and taken up again.
func (h *host) Table() *table.Table {
	h.table.Path = append(h.table.Path[:0], h.board.Path()...)
	h.table.Turned = h.board.Quarters()
	return h.table
}

// arrive prepares for the position in force, after any change of it.
func (h *host) arrive() {
	h.asking, h.ignoreUntil = askNothing, time.Time{}
	h.mind.Keep(h.table.Match.PositionAt(h.table.Match.Len()))
	h.board.Arrive(h.table.Match)
	h.notice, h.floor = 0, h.rest()
	h.ending.silent = false
	if h.table.Match.Passes() {
		h.notice = h.restOfPass()
	}
}

// floorTicks is the least time between the ply of a person and that of a computer, and between two plies of one turn that a person
// waits for, in ticks.
const floorTicks = 18

// A rest is the least time before a ply of a computer that follows one of a computer, in ticks: in the same turn, and of the next seat.
type rest struct{ ply, turn int }

// rests are by settings.Speeds. Three turns in a row can be followed: a piece takes at most some 40 ticks to its place, and the rest of
// the time it lies there.
var rests = map[string]rest{settings.Normal: {42, 75}, settings.Quick: {12, 12}, settings.Slow: {90, 150}}

// rest returns how long the computer to move waits at least before its ply, in ticks. A person who plays against one computer never waits longer
// than floorTicks.
func (m *model) rest() int {
	chosen := rests[m.context.Settings.Watch]
	switch {
	case m.table.Follows():
		return chosen.turn
	case m.table.Watching():
		return chosen.ply
	}
	return floorTicks
}

// restOfPass returns for how long a forced pass is announced, in ticks.
func (m *model) restOfPass() int {
	if m.table.Watching() {
		return m.rest()
	}
	return widget.PassTicks
}

// carryOut does what somebody wants who has pointed at the board.
func (h *host) carryOut(is []widget.Intent) {
	for _, i := range is {
		switch i.Do {
		case widget.Play:
			h.play(i.Move)
		case widget.Back:
			h.undo()
		case widget.Mend:
			h.mendSlip(i)
		case widget.Refused:
			h.context.Sound(sound.Refused)
		case widget.Ignored:
			h.decline(h.whyIgnored())
		}
	}
}

// play makes m, which is legal: a variation where the game on the table is finished.
func (h *host) play(m games.Move) {
	before := h.table.Position()
	h.table.Play(m, h.context.Now())
	h.arrive()
	h.sound(before)
	h.animate(before, true)
	if h.table.Match.Over() {
		h.ending.begin()
	}
}

// animate shows on the board, and between the seats, what the last ply has changed since the position before: all of it, or of a ply of a
// person only what he has not done himself.
func (h *host) animate(before games.Position, person bool) {
	ticks := 0
	h.swapped = exchanged(h.viewOf(before), h.viewOf(h.table.Position()), h.players())
	if h.swapped != nil {
		ticks = swapTicks
	}
	h.board.Animate(before, person, ticks)
}

// exchanged returns for every seat of after the one whose colour it has taken since the view before. It is nil where nobody's colour has
// changed.
func exchanged(before, after *board.View, players int) []games.Player {
	from := make([]games.Player, players)
	changed := false
	for i := range from {
		was := slices.IndexFunc(before.Seats[:players], func(s board.Seat) bool { return s.Colour == after.Seats[i].Colour })
		if was < 0 {
			return nil
		}
		from[i], changed = games.Player(was), changed || was != i
	}
	if !changed {
		return nil
	}
	return from
}

// swapTicks is the usual time in which the pieces that stand for the seats change places when the players swap their colours.
const swapTicks = 40

// sound makes heard what has changed since the position before.
func (h *host) sound(before games.Position) {
	for _, what := range h.board.Sounds(before) {
		h.context.Sound(what)
	}
}

// undo takes one step back: a half-step, or what the table takes back. A running search is given up. Behind the veil it does nothing, and
// neither do the other ways through the game: nobody is to think on, or to change what he does not see.
func (h *host) undo() bool {
	if h.table.Veiled() {
		return false
	}
	if h.board.Back() {
		return true
	}
	if !h.table.CanUndo() {
		return false
	}
	h.mind.Stop()
	h.table.Undo(h.context.Now())
	h.arrive()
	return true
}

// redo plays again what was taken back.
func (h *host) redo() {
	if h.table.Redo(h.context.Now()) {
		h.arrive()
	}
}

// jump puts ply plies in force, to be looked at.
func (h *host) jump(ply int) {
	h.table.Jump(ply, h.context.Now())
	h.arrive()
}

// show puts the ply n in force, to be looked at.
func (h *host) show(n *match.Node) {
	h.mind.Stop()
	h.table.Show(n, h.context.Now())
	h.arrive()
}

// jumpToLast puts the last ply of the path shown in force, and from there that of the game.
func (h *host) jumpToLast() {
	if h.table.AtEnd() {
		h.leaveVariation()
		return
	}
	h.jump(h.table.Match.Len())
}

// leaveVariation leads back to the end of the game from a variation of it.
func (h *host) leaveVariation() { h.show(h.table.Match.MainEnd()) }
