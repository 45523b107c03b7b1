package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/table"
	"quintet/render/sound"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/play/mind"
)

// A host runs a table: it carries out what people want who point at the board, lets the computers play and forced passes happen, and keeps
// the clock up to date.
type host struct {
	*model
	hints   *hints
	turner  *turner
	asking  question
	focused bool // nothing is shown but the board and the scores
	covered bool // a menu lies above the table: nothing happens by itself
	notice  int  // ticks until a forced pass is played
	floor   int  // ticks until the computer may lay its ply
	calls   bool // a computer has moved, and nobody was told
	// figuresShown are those of the seat whose time runs, as its clock has shown them last.
	figuresShown string
	// ignoreUntil is the time before which no choice after the game is taken; the zero time for none.
	ignoreUntil time.Time
}

// newHost returns the host of t, which is taken up where it was left.
func newHost(c *scenes.Context, t *table.Table) *host {
	g := t.Match.Game()
	m := &model{context: c, table: t, game: g, geo: g.Geometry(), mind: mind.New(c, t.Spec.ID, t.Match.Seats())}
	h := &host{model: m, hints: &hints{model: m}, turner: &turner{model: m, player: games.None}}
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

// A question is something the table is asked before it happens.
type question uint8

const (
	askNothing question = iota
	askResign
	askAgree
	askStop
)

// ask asks the table q.
func (h *host) ask(q question) {
	h.asking = q
	h.board.Dismiss()
}

// answer carries out what the table was asked.
func (h *host) answer() {
	if h.asking == askResign {
		h.table.Resign(h.table.Resigner(), h.context.Now())
	} else {
		h.table.Agree(h.context.Now())
	}
	h.arrive()
	h.context.Sound(sound.End)
}

// endings returns the words of what ends the game beside its rules, and the question that comes first; "" where nothing may: only a
// person gives up, and the table agrees only where all are persons.
func (h *host) endings() (label string, ask question) {
	switch {
	case h.table.Match.Closed(): // an earlier position of it is in force
	case h.table.MayStop():
		return "play.stop", askStop
	case h.table.MayAgree():
		return "play.agree", askAgree
	case h.table.Resigner() != games.None:
		return "play.resign", askResign
	}
	return "", askNothing
}

// arrive prepares for the position in force, after any change of it.
func (h *host) arrive() {
	h.asking, h.ignoreUntil = askNothing, time.Time{}
	h.keepThinking()
	h.board.Arrive(h.table.Match)
	h.notice, h.floor = 0, h.pace(floorTicks)
	if h.table.Match.Passes() {
		h.notice = h.pace(widget.PassTicks)
	}
}

// play makes m, which is legal: in a new game where the one on the table is finished.
func (h *host) play(m games.Move) {
	before := h.table.Position()
	h.moveTo(h.table.Play(m, h.context.Now()))
	h.sound(before)
	h.animate(before, true)
	if h.table.Position().Over() {
		h.board.Celebrate()
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

// sound makes heard what has changed since the position before, and the end of the game.
func (h *host) sound(before games.Position) {
	for _, what := range h.board.Sounds(before) {
		h.context.Sound(what)
	}
}

// moveTo lets the players go on at t: their table, or that of a game begun from it, or the finished one from which theirs was begun.
func (h *host) moveTo(t *table.Table) {
	if t != h.table {
		h.context.Move(h.table, t)
		h.table = t
	}
	h.arrive()
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
	h.moveTo(h.table.Undo(h.context.Now()))
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

// otherLevel returns the level that helps out: the next weaker one, but for the weakest the next stronger one.
func (h *host) otherLevel() int {
	level := min(h.table.Match.Seats()[h.table.Position().ToMove()].Level, h.mind.Levels())
	if level > 1 {
		return level - 1
	}
	return level + 1
}

// replyBy lets another level look for this ply.
func (h *host) replyBy(level int) {
	h.mind.HelpOut(h.table.Position(), level, h.table.Bound(h.context.Now()))
}

// goBack leads back to the finished game from which this one was begun.
func (h *host) goBack() {
	h.mind.Stop()
	h.moveTo(h.table.Back(h.context.Now()))
}
