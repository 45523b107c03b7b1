// Runs a table: carries out what the players do on the board (carryOut), moves through the game, corrects and takes back plies, and asks before it
// ends a game (question). It also deletes variations and undoes edits (remove, revise), keeps the clock, shows the end of a game (ending), and has
// the delays before plies of computers (delays). Add an action of the players here; what happens without input is in tick.go.

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
	"quintet/scenes/data/keys"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
)

// A host runs a table: it carries out the intents of the players, lets computers move, plays forced passes and keeps the clock up to date.
type host struct {
	model     *model
	hints     *hints
	teaching  *teaching
	rotation  *rotation
	ending    *ending
	focused   bool // only the board and the scores are shown
	covered   bool // the menu, or that of a seat, is open: nothing happens by itself
	notice    int  // ticks until a forced pass is played
	minTicks  int  // ticks until the computer may play its ply
	unread    bool // a search has a result that is not shown yet
	attention bool // a computer has moved, and NeedsAttention has not reported it yet
	deleted   int  // the number of changes of the match right after a deletion that can still be undone, 0 for none
	// figuresShown is what the running clock showed last.
	figuresShown string
	// ignoreUntil is the time until which choices after the game are ignored, zero for none.
	ignoreUntil time.Time
}

// newHost returns the host of t, which continues where it was left.
func newHost(c *scenes.Context, t *table.Table) *host {
	g := t.Match.Game()
	m := &model{context: c, table: t, game: g, geo: g.Geometry(), computer: thinking.New(c, g, t.Match.Seats(), judge.NewBook(c.Judge(g)))}
	m.comments.On = m.commented
	h := &host{model: m, hints: &hints{model: m}, teaching: &teaching{model: m}, rotation: &rotation{model: m, player: games.None}, ending: &ending{model: m}}
	m.talk = &talk{model: m, seed: c.Now().Unix(), remarked: map[string]bool{}}
	m.board = boardui.New(boardui.Config{Spec: t.Spec, Settings: c.Settings, Now: c.Now, LayersOf: t.Spec.ID}, h, t.Match)
	t.Open(c.Now())
	h.positionChanged()
	h.restore()
	h.updateClock()
	h.model.talk.greet()
	return h
}

// restore restores the unfinished ply and the rotation of the board with which the table was left.
func (h *host) restore() {
	h.model.board.Hand.Resume(h.model.table.Path)
	if h.rotation.allowed() {
		h.rotation.to(h.model.table.Turned)
	}
}

// Match returns the match that is played.
func (h *host) Match() *match.Match { return h.model.table.Match }

// Board returns the board of the table.
func (h *host) Board() *boardui.Board { return h.model.board }

// Table returns the table in its current state, so that it can be saved and resumed.
func (h *host) Table() *table.Table {
	h.model.table.Path = append(h.model.table.Path[:0], h.model.board.Hand.Path()...)
	h.model.table.Turned = h.model.board.Display.Quarters()
	return h.model.table
}

// positionChanged updates everything after the current position has changed.
func (h *host) positionChanged() {
	h.model.asking, h.ignoreUntil = askNothing, time.Time{}
	if at := h.model.table.Match.Cursor(); at > 0 && h.model.table.Match.Seats()[h.model.table.Match.PositionAt(at-1).ToMove()].Level == 0 {
		h.model.talk.key = "" // a person has acted
	}
	h.model.computer.Keep(h.model.table.Match.PositionAt(h.model.table.Match.Len()))
	h.model.board.Arrive(h.model.table.Match)
	h.notice, h.minTicks = 0, h.model.delay()
	h.ending.silent = false
	if h.model.table.Match.MustPass() {
		h.notice = h.model.passDelay()
	}
}

// leastTicks is the minimum time, in ticks, between the ply of a person and that of a computer, and between two plies of a computer in one turn when
// a person waits for them.
const leastTicks = 18

// A minimumDelay is the minimum time before the ply of a computer that follows a ply of a computer, in ticks: in the same turn, and in the turn of
// the next seat.
type minimumDelay struct{ ply, turn int }

// delays holds the minimum delays for settings.Speeds. At the normal speed people can follow three turns in a row: a piece moves for at most about 40
// ticks, and rests until the delay is over.
var delays = map[string]minimumDelay{settings.Normal: {42, 75}, settings.Quick: {12, 12}, settings.Slow: {90, 150}}

// delay returns the minimum time, in ticks, before the computer to move plays its ply. A person who plays against one computer never waits longer
// than leastTicks.
func (m *model) delay() int {
	chosen := delays[m.context.Settings.WatchSpeed]
	switch {
	case m.table.Follows():
		return chosen.turn
	case m.table.Watching():
		return chosen.ply
	}
	return leastTicks
}

// passDelay returns how long a forced pass is announced, in ticks.
func (m *model) passDelay() int {
	if m.table.Watching() {
		return m.delay()
	}
	return boardui.PassTicks
}

// carryOut carries out the intents of a person at the board.
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
		case boardui.Draw:
			n := h.model.table.Match.Node()
			h.model.table.Match.SetDrawings(n, board.Drawn(n.Drawings(), i.Drawing))
		case boardui.Ignored:
			h.decline(h.whyIgnored())
		}
	}
}

// play plays m, which must be legal. In a finished game it starts a variation.
func (h *host) play(m games.Move) {
	before := h.model.table.Position()
	h.model.table.Play(m, h.model.context.Now())
	h.positionChanged()
	h.sound(before)
	h.animate(before, true)
	if h.model.table.Match.Over() {
		h.ending.begin()
	}
}

// animate shows on the board and at the seats what the last ply changed since before. For the ply of a person it leaves out what that person moved by
// hand.
func (h *host) animate(before games.Position, person bool) {
	ticks := 0
	h.model.swapped = match.Exchanged(games.ViewOf(h.model.game, before), games.ViewOf(h.model.game, h.model.table.Position()), h.model.players())
	if h.model.swapped != nil {
		ticks = swapTicks
	}
	h.model.board.Display.Animate(before, person, ticks)
}

// swapTicks is how long the pieces at the seats take to change places when the players swap colours, at normal speed.
const swapTicks = 40

// sound plays the sounds of what has changed since the position before.
func (h *host) sound(before games.Position) {
	for _, what := range h.model.board.Display.Sounds(before) {
		h.model.context.Sound(what)
	}
}

// reseat puts seat in place of player. A player of another kind or level plays on at once. The record says who sat there before, unless that person had
// no name.
func (h *host) reseat(u *ui.UI, player games.Player, seat match.Seat) {
	old, note := h.model.table.Match.Seats()[player], ""
	if old.Level > 0 || seat.Level > 0 || scenes.ChosenName(old.Name) != "" {
		note = u.T("play.seat.note", player+1, described(u, player, seat), described(u, player, old))
	}
	h.model.table.Reseat(player, seat, note)
	if seat.Level == old.Level && seat.Even == old.Even {
		return
	}
	h.model.computer.Seat(h.model.table.Match.Seats())
	h.model.talk.forget(player)
	h.positionChanged()
	if m := h.model.table.Match; seat.Level > 0 && seat.Name != old.Name && m.Len() > 0 && !m.Closed() {
		h.model.talk.takeOver(player, scenes.Player(old.Name, int(player)))
	}
}

// described names seat, that of player, with the level of a computer.
func described(u *ui.UI, player games.Player, seat match.Seat) string {
	name := scenes.PlayerName(u, seat.Name, int(player))
	if seat.Level > 0 {
		return u.T("play.seat.computer", name, games.FormatLevel(seat.Level, seat.Even))
	}
	return name
}

// undo undoes a step of the unfinished ply, or else what the table takes back, which ends a running search. If a computer asks about a ply it takes back
// that one, with what follows it in the turn. Behind the pause cover it does nothing, and neither do the other ways through the game: no one may think
// ahead, or change what they cannot see. It reports whether it did anything.
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
	m, asked := h.model.table.Match, h.model.asking == askSure
	h.model.table.Undo(h.model.context.Now())
	for asked && h.model.table.CanUndo() && m.PositionAt(m.Cursor()) != h.teaching.before {
		h.model.table.Undo(h.model.context.Now())
	}
	h.positionChanged()
	return true
}

// redo plays again what was taken back.
func (h *host) redo() {
	if h.model.table.Redo(h.model.context.Now()) {
		h.positionChanged()
	}
}

// jump shows the position after ply plies.
func (h *host) jump(ply int) {
	h.model.table.Jump(ply, h.model.context.Now())
	h.positionChanged()
}

// show shows the position after n.
func (h *host) show(n *match.Node) {
	h.model.computer.Stop()
	h.model.table.Show(n, h.model.context.Now())
	h.positionChanged()
}

// jumpToLast goes to the last ply of the path shown, and from there to the last ply of the game.
func (h *host) jumpToLast() {
	if h.model.table.AtEnd() {
		h.leaveVariation()
		return
	}
	h.jump(h.model.table.Match.Len())
}

// leaveVariation goes from a variation to the end of the game.
func (h *host) leaveVariation() { h.show(h.model.table.Match.MainEnd()) }

// Access returns what is currently allowed on the board.
func (h *host) Access() boardui.Access {
	return boardui.Access{
		Person: h.model.table.PersonMoves(), CanMove: h.personDecides(), NoCursor: h.model.table.Watching(), QuestionOpen: h.model.asking != askNothing,
		Hidden: h.model.table.Covered(), Covered: h.covered, NoAids: h.model.table.Terms.NoAids, BoardOnly: h.focused,
		Draws: h.model.table.Match.Closed() && !h.model.table.Covered() && !h.covered,
	}
}

// Correctable returns the last ply that a person may correct by dragging its piece; -1 for none.
func (h *host) Correctable() int { return h.model.table.Correctable() }

// correct replaces a turn by one with another first ply, and takes back everything after it.
func (h *host) correct(i boardui.Intent) {
	wrong := h.model.table.Match.NodeAt(i.Ply + 1)
	took := h.model.table.MoveTimes(i.Ply, i.Ply+len(i.Moves))
	h.model.table.Goto(i.Ply, h.model.context.Now())
	h.positionChanged()
	if h.model.context.Settings.ConfirmPlies && len(i.Moves) == 1 {
		h.model.board.Hand.Hold(i.Steps)
		return
	}
	for _, m := range i.Moves {
		h.play(m)
	}
	if h.model.table.DropCorrected(wrong); h.model.table.OnMain() {
		h.model.table.Stopwatch.Correct(i.Ply, took)
	}
}

// repair does what the refusal offers instead.
func (h *host) repair() {
	r := h.model.board.Hand.Refusal().Repair
	h.model.table.Goto(h.model.table.Match.Cursor()-r.Back, h.model.context.Now())
	h.positionChanged()
	for _, t := range r.Path {
		h.carryOut(h.model.board.Hand.Enter(t))
	}
}

// putBack cancels the current drag, pending ply or hint, or undoes the last step. It reports whether there was anything to undo.
func (h *host) putBack() bool {
	if h.model.board.Hand.Cancel() || h.hints.drop() {
		return true
	}
	is, done := h.model.board.Hand.StepBack()
	h.carryOut(is)
	return done
}

// decline refuses input for a reason outside the rules of the game.
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

// waits reports whether the clock has to stand still, because the seat to move cannot decide yet or has decided: while something moves or is asked,
// before the board turns, and once a computer has found its ply.
func (h *host) waits() bool {
	answered := h.model.table.ComputerMoves() && h.model.computer.Task() == thinking.Ply && !h.model.computer.Searching(thinking.Ply)
	_, moving := h.model.board.Display.Moving()
	return h.blocked() || h.notice > 0 || moving || h.turns() || answered
}

// updateClock brings the clock and the stopwatch up to date. That may end the game.
func (h *host) updateClock() {
	if h.model.table.Tick(h.waits(), h.model.context.Now()) {
		h.positionChanged()
		h.ending.begin()
		h.delayChoices()
	}
	if h.model.table.Timed() {
		h.figuresShown = h.figures(h.model.table.Clock.Running())
	}
}

// figures returns what the clock of player shows, the same in all languages; "" for games.None.
func (h *host) figures(player games.Player) string {
	if player == games.None {
		return ""
	}
	return clock.Format(h.model.table.Clock.Left(player, h.model.context.Now()), ".")
}

// clockDue returns when the clock changes its display or runs out.
func (h *host) clockDue(now time.Time) due.Time {
	k := h.model.table.Clock
	switch {
	case k == nil || k.Running() == games.None:
		return due.Time{}
	case h.figures(k.Running()) != h.figuresShown || k.Expired(now) != games.None:
		return due.Now()
	}
	return due.At(now.Add(clock.UntilChange(k.Left(k.Running(), now))))
}

// pauseClock pauses the clock and covers the board, or starts the clock again.
func (h *host) pauseClock() {
	if h.model.table.PauseClock() {
		h.model.computer.Stop()
		h.model.board.Hand.SetHint(games.NoMove)
	}
	h.model.talk.greet()
}

// ignoreTime is how long choices after the game are ignored if no action of a person ended it. Otherwise a key or click that was meant for the board
// could start the next game before anyone has seen how this one ended.
const ignoreTime = 800 * time.Millisecond

// delayChoices ignores choices for a while if the game has just ended by itself: by the ply of a computer, by a forced pass, or because a clock ran
// out.
func (h *host) delayChoices() {
	if h.model.table.Match.Over() {
		h.ignoreUntil = h.model.context.Now().Add(ignoreTime)
	}
}

// ignores reports whether choices after the game are still ignored.
func (h *host) ignores() bool {
	return h.model.table.Match.Over() && h.model.context.Now().Before(h.ignoreUntil)
}

// A question is what the table asks before it does something.
type question uint8

const (
	askNothing question = iota
	askResign
	askAgree
	askSure // after a turn that gave much away
)

// ask asks q.
func (h *host) ask(q question) {
	h.model.asking = q
	h.model.board.Hand.Dismiss()
}

// dismiss goes on without doing what the table asked about.
func (h *host) dismiss() { h.model.asking = askNothing }

// answer does what the table asked about.
func (h *host) answer() {
	if h.model.asking == askAgree {
		h.agree()
		return
	}
	h.model.table.Resign(h.model.table.Resigner(), h.model.context.Now())
	h.positionChanged()
	h.ending.begin()
}

// agree ends the game at the current position.
func (h *host) agree() {
	h.model.table.Agree(h.model.context.Now())
	h.positionChanged()
	h.ending.begin()
}

// endings returns the text key of the command that ends the game outside its rules, and the question to ask first. The key is "" if there is no such
// command: only a person can resign, and the table can only agree if all are persons. A game whose result is certain ends without a question.
func (h *host) endings() (label string, ask question) {
	switch {
	case h.model.table.Match.Closed(): // the game is over, and an earlier position is shown
	case h.model.table.MayStop():
		return "play.stop", askNothing
	case h.model.table.MayAgree():
		return "play.agree", askAgree
	case h.model.table.Resigner() != games.None:
		return "play.resign", askResign
	}
	return "", askNothing
}

// An ending shows the end of a game that ends on this page, and plays its sound.
type ending struct {
	model  *model
	silent bool // the sound of the verdict has not been played yet
}

// begin shows what decided the game if it is over now.
func (e *ending) begin() {
	if !e.model.table.Match.Over() {
		return
	}
	e.model.board.Display.ShowFinale()
	e.silent = true
	e.playSound()
}

// playSound plays the sound of the verdict as soon as the verdict rises, and lets a computer speak.
func (e *ending) playSound() {
	if !e.model.verdictShown() {
		return
	}
	e.silent = false
	e.model.talk.close()
	if len(e.model.table.Match.Outcome().Winners) > 1 {
		e.model.context.Sound(sound.Draw)
		return
	}
	e.model.context.Sound(sound.End)
}

// remove deletes n, which must be deletable, with everything after it, and offers to undo that.
func (h *host) remove(n *match.Node) {
	deletion := notice.Say(notice.Reply, deletedKey, 1+len(n.Next()), h.model.table.Match.PlyName(n))
	must(h.model.table.Match.Delete(n))
	h.show(h.model.table.Match.Node())
	h.deleted = len(h.model.table.Match.Changes(0))
	h.model.context.Offer(deletion, func(u *ui.UI) ui.Command {
		return ui.Command{Label: u.T("title.restore"), Act: keys.UndoEdit, Run: func() { h.revise(h.model.table.Match.UndoEdit) }}
	})
}

// must panics if an edit fails. The menu of the ply should not have offered it then.
func must(err error) {
	if err != nil {
		panic("play: " + err.Error())
	}
}

// deletedKey is the key of the notice about deleted plies.
const deletedKey = "play.edit.deleted"

// forgetDeleted withdraws the notice about a deletion as soon as something else has changed, because then it is not the last edit any more.
func (h *host) forgetDeleted() {
	if h.deleted > 0 && h.deleted != len(h.model.table.Match.Changes(0)) {
		h.deleted = 0
		h.model.context.Retract(deletedKey)
	}
}

// revise undoes the last edit, or redoes it, as do says.
func (h *host) revise(do func() bool) {
	if do() {
		h.show(h.model.table.Match.Node())
	}
}
