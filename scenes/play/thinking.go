// What a table does by itself in each tick: computer turns, waits, replays and turning the board, and
// what blocks them. The searches are in package thinking.

package play

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
)

// personDecides reports whether a person is to move and can: nothing is asked, no forced pass is announced and no cover hides the board.
func (h *host) personDecides() bool {
	return h.model.table.PersonMoves() && h.asking == askNothing && h.notice == 0 && !h.model.table.Covered()
}

// computerPlays reports whether a computer is to move and does: not after its search has failed.
func (h *host) computerPlays() bool { return h.model.table.ComputerPlays() && !h.model.failed() }

// blocked reports whether something is open that has to be closed before the program plays on.
func (h *host) blocked() bool { return h.asking != askNothing || h.covered || h.model.table.Covered() }

// busy reports whether the program has something to do by itself in the next tick.
func (h *host) busy() bool {
	switch {
	case h.blocked():
		return false
	case h.notice > 0:
		return h.model.table.GoesOn()
	}
	return h.model.table.Replays() || h.computerPlays() && (h.minTicks > 0 || !h.model.computer.Searching(thinking.Ply))
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while something moves by itself (a piece, the wait before a forced pass or a ply of the computer) or where a
// search has something new; later when the clock shows other figures or a refusal has been said for long enough.
func (h *host) Due() due.Time {
	h.news = h.model.computer.Listen() || h.news
	return due.Earliest(due.If(h.news || h.busy() || !h.blocked() && h.turns()), h.model.board.Due(), h.clockDue(h.model.context.Now()))
}

// Thinking reports whether the program is at work and will show something without any input.
func (h *host) Thinking() bool {
	return h.model.board.Display.Animating() || h.busy() || !h.blocked() && h.turns() || h.hints.sought() || !h.blocked() && h.computerPlays()
}

// Close ends the search, and what could be undone here.
func (h *host) Close() {
	h.model.computer.Stop()
	h.model.context.Retract(deletedKey)
}

// tick does what the program does by itself. It reports whether the pointer must be handled again.
func (h *host) tick() (handle bool) {
	h.model.computer.Listen()
	h.model.computer.MarkShown()
	h.news = false
	handle = h.model.board.Advance()
	if h.ending.silent {
		h.ending.hear()
	}
	h.hints.take()
	if h.busy() {
		h.goOn()
	}
	return handle || !h.blocked() && h.turns()
}

// goOn plays a forced pass, a ply that was taken back or that of a computer once its time has come, or lets the computer think.
func (h *host) goOn() {
	if h.notice > 0 {
		h.notice--
		if m, ok := h.model.table.Match.Pass(); ok && h.notice == 0 {
			h.play(m)
			h.delayChoices()
		}
		return
	}
	h.minTicks = max(0, h.minTicks-1)
	switch {
	case h.model.table.Replays():
		if h.minTicks == 0 {
			h.replay()
		}
	case h.model.computer.Task() != thinking.Ply:
		player := h.model.table.Position().ToMove()
		h.model.computer.Reply(h.model.table.Position(), h.model.table.Match.Seats()[player].Level, h.model.table.Bound(h.model.context.Now()))
	case h.minTicks == 0:
		if a, ok := h.model.computer.Answer(thinking.Ply); ok {
			h.playComputer(a.Best)
		}
	}
}

// playComputer makes m, which the computer to move has found.
func (h *host) playComputer(m games.Move) {
	before := h.model.table.Position()
	if h.model.computer.Position() != before {
		panic("play: an answer to another position than the one in force")
	}
	h.play(m)
	h.animate(before, false)
	h.delayChoices()
	h.calls = h.model.table.PersonMoves() || h.model.table.Match.Over()
}

// NeedsAttention reports once whether a computer has moved and a person is to go on, or the game is over.
func (h *host) NeedsAttention() bool {
	c := h.calls
	h.calls = false
	return c
}

// turns reports whether the board is about to be turned to the person to move, as soon as nothing moves.
func (h *host) turns() bool { return h.notice == 0 && h.turner.due() }

// turn lets a tick of the wait before the board is turned pass. A held button or the pieces that move delay it.
func (h *host) turn(pointer render.Point, held bool) {
	if _, moving := h.model.board.Display.Moving(); h.turns() && !moving && !held {
		h.turner.tick(pointer)
	}
}

// otherLevel returns the level that helps out: the next weaker one, but for the weakest the next stronger one.
func (h *host) otherLevel() int {
	level := min(h.model.table.Match.Seats()[h.model.table.Position().ToMove()].Level, h.model.computer.Levels())
	if level > 1 {
		return level - 1
	}
	return level + 1
}

// nextSpeed takes the next speed, from the next ply on, and keeps it.
func (h *host) nextSpeed() {
	set := h.model.context.Settings
	at := slices.Index(settings.Speeds, set.Watch)
	set.Watch = settings.Speeds[(at+1)%len(settings.Speeds)]
	h.model.context.SaveSettings()
	h.minTicks = min(h.minTicks, h.model.delay())
}

// stepOne plays one ply while the game is paused: one that was taken back, or a new one.
func (h *host) stepOne() {
	if h.model.table.StepOne(h.model.context.Now()) {
		h.arrive()
		return
	}
	h.minTicks = 0
}

// replay shows the next ply again.
func (h *host) replay() {
	before := h.model.table.Position()
	h.redo()
	h.animate(before, false)
	h.delayChoices()
	h.sound(before)
	h.ending.begin()
}

// pause stops the game and the thinking.
func (h *host) pause() {
	h.model.table.Paused = true
	h.model.computer.Stop()
}
