// Running a table: carries out what the board asks for, plays computer moves and forced passes, and keeps the clock.

package play

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/study/judge"
	"quintet/render/due"
	"quintet/render/sound"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
)

// A host runs a table: it carries out what people want who point at the board, lets the computers play and forced passes happen, and keeps
// the clock up to date.
type host struct {
	model    *model
	hints    *hints
	turner   *turner
	ending   *ending
	asking   question
	focused  bool // nothing is shown but the board and the scores
	covered  bool // a menu lies above the table: nothing happens by itself
	notice   int  // ticks until a forced pass is played
	minTicks int  // ticks until the computer may lay its ply
	news     bool // a search has told something that is not shown yet
	calls    bool // a computer has moved, and no one was told
	deleted  int  // changes of the match when a variation was deleted and that can be undone, 0 for not
	// figuresShown are those of the seat whose time runs, as its clock has shown them last.
	figuresShown string
	// ignoreUntil is the time before which no choice after the game is taken; the zero time for none.
	ignoreUntil time.Time
}

// newHost returns the host of t, which is taken up where it was left.
func newHost(c *scenes.Context, t *table.Table) *host {
	g := t.Match.Game()
	m := &model{context: c, table: t, game: g, geo: g.Geometry(), computer: thinking.New(c, g, t.Match.Seats(), judge.NewBook(c.Judge(g)))}
	h := &host{model: m, hints: &hints{model: m}, turner: &turner{model: m, player: games.None}, ending: &ending{model: m}}
	m.board = boardui.New(boardui.Config{Spec: t.Spec, Settings: c.Settings, Now: c.Now, LayersOf: t.Spec.ID}, h, t.Match)
	t.Open(c.Now())
	h.arrive()
	h.takeUp()
	h.minute()
	return h
}

// takeUp goes on where the table was left, with what was pointed at and the board as it was turned.
func (h *host) takeUp() {
	h.model.board.Hand.Resume(h.model.table.Path)
	if h.turner.may() {
		h.turner.to(h.model.table.Turned)
	}
}

// Match returns the game that is played.
func (h *host) Match() *match.Match { return h.model.table.Match }

// Board returns the board of the table.
func (h *host) Board() *boardui.Board { return h.model.board }

// Table returns the table as it is now, so that it can be kept and taken up again.
func (h *host) Table() *table.Table {
	h.model.table.Path = append(h.model.table.Path[:0], h.model.board.Hand.Path()...)
	h.model.table.Turned = h.model.board.Display.Quarters()
	return h.model.table
}

// arrive prepares for the position in force, after any change of it.
func (h *host) arrive() {
	h.asking, h.ignoreUntil = askNothing, time.Time{}
	h.model.computer.Keep(h.model.table.Match.PositionAt(h.model.table.Match.Len()))
	h.model.board.Arrive(h.model.table.Match)
	h.notice, h.minTicks = 0, h.model.delay()
	h.ending.silent = false
	if h.model.table.Match.Passes() {
		h.notice = h.model.passDelay()
	}
}

// floorTicks is the least time between the ply of a person and that of a computer, and between two plies of one turn that a person
// waits for, in ticks.
const floorTicks = 18

// A rest is the least time before a ply of a computer that follows one of a computer, in ticks: in the same turn, and of the next seat.
type minimumDelay struct{ ply, turn int }

// rests are by settings.Speeds. Three turns in a row can be followed: a piece takes at most some 40 ticks to its place, and the rest of
// the time it lies there.
var rests = map[string]minimumDelay{settings.Normal: {42, 75}, settings.Quick: {12, 12}, settings.Slow: {90, 150}}

// delay returns how long the computer to move waits at least before its ply, in ticks. A person who plays against one computer never waits longer
// than floorTicks.
func (m *model) delay() int {
	chosen := rests[m.context.Settings.Watch]
	switch {
	case m.table.Follows():
		return chosen.turn
	case m.table.Watching():
		return chosen.ply
	}
	return floorTicks
}

// passDelay returns for how long a forced pass is announced, in ticks.
func (m *model) passDelay() int {
	if m.table.Watching() {
		return m.delay()
	}
	return boardui.PassTicks
}

// carryOut does what someone wants who has pointed at the board.
func (h *host) carryOut(is []boardui.Intent) {
	for _, i := range is {
		switch i.Do {
		case boardui.Play:
			h.play(i.Move)
		case boardui.Back:
			h.undo()
		case boardui.Correct:
			h.correct(i)
		case boardui.Refused:
			h.model.context.Sound(sound.Refused)
		case boardui.Ignored:
			h.decline(h.whyIgnored())
		}
	}
}

// play makes m, which is legal: a variation where the game on the table is finished.
func (h *host) play(m games.Move) {
	before := h.model.table.Position()
	h.model.table.Play(m, h.model.context.Now())
	h.arrive()
	h.sound(before)
	h.animate(before, true)
	if h.model.table.Match.Over() {
		h.ending.begin()
	}
}

// animate shows on the board, and between the seats, what the last ply has changed since the position before: all of it, or of a ply of a
// person only what he has not done himself.
func (h *host) animate(before games.Position, person bool) {
	ticks := 0
	h.model.swapped = match.Exchanged(games.ViewOf(h.model.game, before), games.ViewOf(h.model.game, h.model.table.Position()), h.model.players())
	if h.model.swapped != nil {
		ticks = swapTicks
	}
	h.model.board.Display.Animate(before, person, ticks)
}

// swapTicks is the usual time in which the pieces that stand for the seats change places when the players swap their colours.
const swapTicks = 40

// sound makes heard what has changed since the position before.
func (h *host) sound(before games.Position) {
	for _, what := range h.model.board.Display.Sounds(before) {
		h.model.context.Sound(what)
	}
}

// undo takes one step back: a half-step, or what the table takes back. A running search is given up. Behind the cover it does nothing, and
// neither do the other ways through the game: no one is to think on, or to change what he does not see.
func (h *host) undo() bool {
	if h.model.table.Covered() {
		return false
	}
	if h.model.board.Hand.Back() {
		return true
	}
	if !h.model.table.CanUndo() {
		return false
	}
	h.model.computer.Stop()
	h.model.table.Undo(h.model.context.Now())
	h.arrive()
	return true
}

// redo plays again what was taken back.
func (h *host) redo() {
	if h.model.table.Redo(h.model.context.Now()) {
		h.arrive()
	}
}

// jump puts ply plies in force, to be looked at.
func (h *host) jump(ply int) {
	h.model.table.Jump(ply, h.model.context.Now())
	h.arrive()
}

// show puts the ply n in force, to be looked at.
func (h *host) show(n *match.Node) {
	h.model.computer.Stop()
	h.model.table.Show(n, h.model.context.Now())
	h.arrive()
}

// jumpToLast puts the last ply of the path shown in force, and from there that of the game.
func (h *host) jumpToLast() {
	if h.model.table.AtEnd() {
		h.leaveVariation()
		return
	}
	h.jump(h.model.table.Match.Len())
}

// leaveVariation leads back to the end of the game from a variation of it.
func (h *host) leaveVariation() { h.show(h.model.table.Match.MainEnd()) }

// Access returns what is allowed on the board at the moment.
func (h *host) Access() boardui.Access {
	return boardui.Access{
		Person: h.model.table.PersonMoves(), Decides: h.personDecides(), Watched: h.model.table.Watching(), Asked: h.asking != askNothing,
		Hidden: h.model.table.Covered(), Covered: h.covered, NoAids: h.model.table.Terms.NoAids, Alone: h.focused,
	}
}

// Correctable returns the last ply that a person may drag to another cell; -1 for none.
func (h *host) Correctable() int { return h.model.table.Correctable() }

// correct makes the plies of a turn again, the first of them another: what followed the turn is taken back.
func (h *host) correct(i boardui.Intent) {
	slip := h.model.table.Match.NodeAt(i.Ply + 1)
	took := h.model.table.MoveTimes(i.Ply, i.Ply+len(i.Moves))
	h.model.table.Goto(i.Ply, h.model.context.Now())
	h.arrive()
	if h.model.context.Settings.Lock && len(i.Moves) == 1 {
		h.model.board.Hand.Hold(i.Steps)
		return
	}
	for _, m := range i.Moves {
		h.play(m)
	}
	if h.model.table.DropCorrected(slip); h.model.table.OnMain() {
		h.model.table.Stopwatch.Correct(i.Ply, took)
	}
}

// repair does what is offered instead of what was refused.
func (h *host) repair() {
	r := h.model.board.Hand.Refusal().Repair
	h.model.table.Goto(h.model.table.Match.Cursor()-r.Back, h.model.context.Now())
	h.arrive()
	for _, t := range r.Path {
		h.carryOut(h.model.board.Hand.Enter(t))
	}
}

// putBack ends what is done with the board, or takes its last half-step back. It reports whether there was anything.
func (h *host) putBack() bool {
	if h.model.board.Hand.Cancel() || h.hints.drop() {
		return true
	}
	is, done := h.model.board.Hand.StepBack()
	h.carryOut(is)
	return done
}

// decline refuses with a sentence what someone has tried and no rule of the game speaks about.
func (h *host) decline(why board.Message) {
	h.model.board.Hand.Refuse(why)
	h.model.context.Sound(sound.Refused)
}

// whyIgnored returns why nothing can be played on the board now: the game is over, or a computer is to move.
func (h *host) whyIgnored() board.Message {
	if h.model.table.Match.Over() {
		return board.Say("play.over.click")
	}
	mover := h.model.table.Position().ToMove()
	key := "play.wait"
	switch {
	case h.model.table.Watching():
		key = "play.wait.watch"
	case !h.model.table.AtEnd():
		key = "play.wait.past"
	}
	return board.Say(key, scenes.Player(h.model.table.Match.Seats()[mover].Name, int(mover)))
}

// mayHint reports whether a hint can be asked for now.
func (h *host) mayHint() bool {
	return !h.model.table.Terms.NoAids && h.personDecides() && !h.covered
}

// waits reports whether the seat to move cannot decide yet, or has: time stands while something moves or is asked, while the board is about
// to be turned, and once the answer of a computer has come.
func (h *host) waits() bool {
	answered := h.model.table.ComputerMoves() && h.model.computer.Task() == thinking.Ply && !h.model.computer.Searching(thinking.Ply)
	_, moving := h.model.board.Display.Moving()
	return h.blocked() || h.notice > 0 || moving || h.turns() || answered
}

// minute brings the clock and the stopwatch up to date. The game may end by it.
func (h *host) minute() {
	if h.model.table.Tick(h.waits(), h.model.context.Now()) {
		h.arrive()
		h.ending.begin()
		h.delayChoices()
	}
	if h.model.table.Timed() {
		h.figuresShown = h.figures(h.model.table.Clock.Running())
	}
}

// figures returns what the clock shows for player, "" for no one, in any language.
func (h *host) figures(player games.Player) string {
	if player == games.None {
		return ""
	}
	return clock.Format(h.model.table.Clock.Left(player, h.model.context.Now()), ".")
}

// clockDue returns when the clock shows other figures, or a time has run out.
func (h *host) clockDue(now time.Time) due.Time {
	k := h.model.table.Clock
	switch {
	case k == nil || k.Running() == games.None:
		return due.Time{}
	case h.figures(k.Running()) != h.figuresShown || k.Fallen(now) != games.None:
		return due.Now()
	}
	return due.At(now.Add(clock.Change(k.Left(k.Running(), now))))
}

// pauseClock pauses the clock and covers the board, or lets both go on.
func (h *host) pauseClock() {
	if h.model.table.PauseClock() {
		h.model.computer.Stop()
		h.model.board.Hand.SetHint(games.NoMove)
	}
}

// ignoreTime is the time in which nothing can be chosen after a game, where the game has ended without an act of a person: a key or a click
// that was meant for the board would begin the next game before anybody has seen the end of this one.
const ignoreTime = 800 * time.Millisecond

// delayChoices makes what may come after the game wait where it has just ended by itself: by the ply of a computer, a forced pass, or because
// a time has run out.
func (h *host) delayChoices() {
	if h.model.table.Match.Over() {
		h.ignoreUntil = h.model.context.Now().Add(ignoreTime)
	}
}

// ignores reports whether what may come after the game cannot be chosen yet.
func (h *host) ignores() bool {
	return h.model.table.Match.Over() && h.model.context.Now().Before(h.ignoreUntil)
}
