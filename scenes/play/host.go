// Running a table: carries out what the board asks for, plays computer moves and forced passes, and keeps the clock.

package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/study/judge"
	"quintet/render/sound"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
)

// A host runs a table: it carries out what people want who point at the board, lets the computers play and forced passes happen, and keeps
// the clock up to date.
type host struct {
	*model
	hints    *hints
	turner   *turner
	ending   *ending
	asking   question
	focused  bool // nothing is shown but the board and the scores
	covered  bool // a menu lies above the table: nothing happens by itself
	notice   int  // ticks until a forced pass is played
	minTicks int  // ticks until the computer may lay its ply
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
	h.computer.Keep(h.table.Match.PositionAt(h.table.Match.Len()))
	h.board.Arrive(h.table.Match)
	h.notice, h.minTicks = 0, h.delay()
	h.ending.silent = false
	if h.table.Match.Passes() {
		h.notice = h.passDelay()
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
		case boardui.Mend:
			h.correct(i)
		case boardui.Refused:
			h.context.Sound(sound.Refused)
		case boardui.Ignored:
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

// exchanged returns for every seat of after the one whose colour it has taken since the view before. It is nil where no one's colour has
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

// undo takes one step back: a half-step, or what the table takes back. A running search is given up. Behind the cover it does nothing, and
// neither do the other ways through the game: no one is to think on, or to change what he does not see.
func (h *host) undo() bool {
	if h.table.Covered() {
		return false
	}
	if h.board.Back() {
		return true
	}
	if !h.table.CanUndo() {
		return false
	}
	h.computer.Stop()
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
	h.computer.Stop()
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

// Access returns what is allowed on the board at the moment.
func (h *host) Access() boardui.Access {
	return boardui.Access{
		Person: h.table.PersonMoves(), Decides: h.personDecides(), Watched: h.table.Watching(), Asked: h.asking != askNothing,
		Hidden: h.table.Covered(), Covered: h.covered, NoAids: h.table.Terms.NoAids, Alone: h.focused,
	}
}

// Correctable returns the last ply that a person may drag to another cell; -1 for none.
func (h *host) Correctable() int { return h.table.Correctable() }

// correct makes the plies of a turn again, the first of them another: what followed the turn is taken back.
func (h *host) correct(i boardui.Intent) {
	slip := h.table.Match.NodeAt(i.Ply + 1)
	took := h.table.MoveTimes(i.Ply, i.Ply+len(i.Moves))
	h.table.Goto(i.Ply, h.context.Now())
	h.arrive()
	if h.context.Settings.Lock && len(i.Moves) == 1 {
		h.board.Hold(i.Steps)
		return
	}
	for _, m := range i.Moves {
		h.play(m)
	}
	if h.table.DropCorrected(slip); h.table.OnMain() {
		h.table.Stopwatch.Correct(i.Ply, took)
	}
}

// repair does what is offered instead of what was refused.
func (h *host) repair() {
	r := h.board.Refusal().Repair
	h.table.Goto(h.table.Match.Cursor()-r.Back, h.context.Now())
	h.arrive()
	for _, t := range r.Path {
		h.carryOut(h.board.Enter(t))
	}
}

// putBack ends what is done with the board, or takes its last half-step back. It reports whether there was anything.
func (h *host) putBack() bool {
	if h.board.Cancel() || h.hints.drop() {
		return true
	}
	is, done := h.board.StepBack()
	h.carryOut(is)
	return done
}

// decline refuses with a sentence what someone has tried and no rule of the game speaks about.
func (h *host) decline(why board.Message) {
	h.board.Refuse(why)
	h.context.Sound(sound.Refused)
}

// whyIgnored returns why nothing can be played on the board now: the game is over, or a computer is to move.
func (h *host) whyIgnored() board.Message {
	if h.table.Match.Over() {
		return board.Say("play.over.click")
	}
	mover := h.table.Position().ToMove()
	key := "play.wait"
	switch {
	case h.table.Watching():
		key = "play.wait.watch"
	case !h.table.AtEnd():
		key = "play.wait.past"
	}
	return board.Say(key, scenes.Player(h.table.Match.Seats()[mover].Name, int(mover)))
}

// mayHint reports whether a hint can be asked for now.
func (h *host) mayHint() bool {
	return !h.table.Terms.NoAids && h.personDecides() && !h.covered
}

// waits reports whether the seat to move cannot decide yet, or has: time stands while something moves or is asked, while the board is about
// to be turned, and once the answer of a computer has come.
func (h *host) waits() bool {
	answered := h.table.ComputerMoves() && h.computer.Task() == thinking.Ply && !h.computer.Searching(thinking.Ply)
	_, moving := h.board.Moving()
	return h.blocked() || h.notice > 0 || moving || h.turns() || answered
}

// minute brings the clock and the stopwatch up to date. The game may end by it.
func (h *host) minute() {
	if h.table.Tick(h.waits(), h.context.Now()) {
		h.arrive()
		h.ending.begin()
		h.delayChoices()
	}
	if h.table.Timed() {
		h.figuresShown = h.figures(h.table.Clock.Running())
	}
}

// figures returns what the clock shows for player, "" for no one, in any language.
func (h *host) figures(player games.Player) string {
	if player == games.None {
		return ""
	}
	return clock.Format(h.table.Clock.Left(player, h.context.Now()), ".")
}

// strikes reports whether the clock shows something new, a time has run out or a refusal has been said for long enough.
func (h *host) strikes() bool {
	if until, ok := h.board.Until(); ok && !h.context.Now().Before(until) {
		return true
	}
	if h.table.Clock == nil || h.table.Clock.Running() == games.None {
		return false
	}
	return h.figures(h.table.Clock.Running()) != h.figuresShown || h.table.Clock.Fallen(h.context.Now()) != games.None
}

// WakeAfter returns after how long the clock will show something new, or a refusal has been said for long enough. ok is false where neither will.
func (h *host) WakeAfter() (after time.Duration, ok bool) {
	now := h.context.Now()
	if until, lapses := h.board.Until(); lapses {
		after, ok = max(0, until.Sub(now)), true
	}
	if k := h.table.Clock; k != nil && k.Running() != games.None {
		if change := clock.Change(k.Left(k.Running(), now)); !ok || change < after {
			after, ok = change, true
		}
	}
	return after, ok
}

// pauseClock pauses the clock and covers the board, or lets both go on.
func (h *host) pauseClock() {
	if h.table.PauseClock() {
		h.computer.Stop()
		h.board.Hint(games.NoMove)
	}
}

// ignoreTime is the time in which nothing can be chosen after a game, where the game has ended without an act of a person: a key or a click
// that was meant for the board would begin the next game before anybody has seen the end of this one.
const ignoreTime = 800 * time.Millisecond

// delayChoices makes what may come after the game wait where it has just ended by itself: by the ply of a computer, a forced pass, or because
// a time has run out.
func (h *host) delayChoices() {
	if h.table.Match.Over() {
		h.ignoreUntil = h.context.Now().Add(ignoreTime)
	}
}

// ignores reports whether what may come after the game cannot be chosen yet.
func (h *host) ignores() bool {
	return h.table.Match.Over() && h.context.Now().Before(h.ignoreUntil)
}
