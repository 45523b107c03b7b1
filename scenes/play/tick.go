// Does what a table does without input in each tick: plies of computers, forced passes, replays and turning the board (tick). It also decides
// what blocks these (blocked) and when the next tick is due (Due), and pauses, speeds up or steps through games of computers (pause, nextSpeed,
// stepOne). Change the order of the steps of a tick here. Package thinking runs the searches.

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

// personDecides reports whether a person is to move and can: no question is asked, no forced pass is announced and no cover hides the board.
func (h *host) personDecides() bool {
	return h.model.table.PersonMoves() && h.model.asking == askNothing && h.notice == 0 && !h.model.table.Covered()
}

// computerPlays reports whether a computer is to move and plays: not after its search has failed.
func (h *host) computerPlays() bool { return h.model.table.ComputerPlays() && !h.model.failed() }

// blocked reports whether something is open that must be closed before the program plays on.
func (h *host) blocked() bool {
	return h.model.asking != askNothing || h.covered || h.model.table.Covered()
}

// busy reports whether the program has something to do without input in the next tick.
func (h *host) busy() bool {
	switch {
	case h.blocked():
		return false
	case h.notice > 0:
		return h.model.table.Unpaused()
	}
	return h.model.table.Replaying() || h.computerPlays() && (h.minTicks > 0 || !h.model.computer.Searching(thinking.Ply))
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while something moves without input (a piece, or the wait before a forced pass or a computer's ply) or when a
// search has a new result; later when the clock changes its display or a refusal has been shown long enough.
func (h *host) Due() due.Time {
	h.unread = h.model.computer.Listen() || h.unread
	moves := h.unread || h.busy() || !h.blocked() && h.turns()
	return due.Earliest(h.answerDue(), due.If(moves), h.model.board.Due(), h.model.talk.due(), h.clockDue(h.model.context.Now()))
}

// Thinking reports whether the program is working and will show something without input.
func (h *host) Thinking() bool {
	return h.model.board.Display.Animating() || h.busy() || !h.blocked() && h.turns() || h.hints.searching() || !h.blocked() && h.computerPlays()
}

// Close ends the search, and withdraws the offer to undo a deletion.
func (h *host) Close() {
	h.model.computer.Stop()
	h.model.context.Retract(deletedKey)
}

// tick does what is due without input. It reports whether the pointer must be handled again.
func (h *host) tick() (handle bool) {
	h.model.computer.Listen()
	h.model.computer.MarkShown()
	h.unread = false
	handle = h.model.board.Advance()
	if h.ending.silent {
		h.ending.playSound()
	}
	h.hints.take()
	if h.model.asking == askSure && h.answerDue().Reached(h.model.context.Now()) {
		h.dismiss()
	}
	if h.personDecides() && !h.blocked() {
		h.teaching.prepare()
		h.teaching.inform()
	}
	h.model.talk.expire()
	if h.busy() {
		h.continuePlay()
	}
	return handle || !h.blocked() && h.turns()
}

// continuePlay plays a forced pass, or a ply of a replay or of a computer once it may be played, or starts the computer's search.
func (h *host) continuePlay() {
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
	case h.model.table.Replaying():
		if h.minTicks == 0 {
			h.replay()
		}
	case h.model.computer.Task() != thinking.Ply && h.teaches():
	case h.model.computer.Task() != thinking.Ply:
		player := h.model.table.Position().ToMove()
		h.model.computer.Reply(h.model.table.Position(), h.model.table.Match.Seats()[player], h.model.table.Bound(h.model.context.Now()))
	case h.minTicks == 0:
		if a, ok := h.model.computer.Answer(thinking.Ply); ok {
			h.playComputer(a.Best)
		}
	}
}

// answerDue returns when the game goes on without an answer to the question of a computer.
func (h *host) answerDue() due.Time {
	if h.model.asking != askSure || h.teaching.until.IsZero() {
		return due.Time{}
	}
	return due.At(h.teaching.until)
}

// teaches reports whether the computer does not reply yet, because it may ask about the turn of the person. It asks as soon as there is a reason to.
func (h *host) teaches() bool {
	wait, ask := h.teaching.tick()
	if ask {
		h.ask(askSure)
	}
	return wait || ask
}

// playComputer plays m, which the search for the computer to move has found.
func (h *host) playComputer(m games.Move) {
	before := h.model.table.Position()
	if h.model.computer.Position() != before {
		panic("play: the answer of a search for another position")
	}
	expects := h.model.computer.Expects()
	h.play(m)
	if !h.teaching.wanted() { // else the judge knows better
		h.model.talk.note(before.ToMove(), expects)
	}
	if h.model.table.Position().ToMove() != before.ToMove() {
		h.model.talk.remark(before.ToMove())
	}
	h.animate(before, false)
	h.delayChoices()
	h.attention = h.model.table.PersonMoves() || h.model.table.Match.Over()
}

// NeedsAttention reports once that a computer has moved and a person can go on, or the game is over.
func (h *host) NeedsAttention() bool {
	attention := h.attention
	h.attention = false
	return attention
}

// turns reports whether the board will be turned to the person to move as soon as nothing moves.
func (h *host) turns() bool { return h.notice == 0 && h.rotation.due() }

// turn counts down the wait before the board is turned by one tick. A held button or moving pieces delay it.
func (h *host) turn(pointer render.Point, held bool) {
	if _, moving := h.model.board.Display.Moving(); h.turns() && !moving && !held {
		h.rotation.tick(pointer)
	}
}

// otherLevel returns the level that helps out: the next weaker one, or for the weakest the next stronger one.
func (h *host) otherLevel() int {
	level := min(h.model.table.Match.Seats()[h.model.table.Position().ToMove()].Level, h.model.computer.Levels())
	if level > 1 {
		return level - 1
	}
	return level + 1
}

// nextSpeed sets the next speed, which counts from the next ply on, and saves it.
func (h *host) nextSpeed() {
	set := h.model.context.Settings
	at := slices.Index(settings.Speeds, set.WatchSpeed)
	set.WatchSpeed = settings.Speeds[(at+1)%len(settings.Speeds)]
	h.model.context.SaveSettings()
	h.minTicks = min(h.minTicks, h.model.delay())
}

// stepOne plays one ply while the game is paused: one that was taken back, or else a new one.
func (h *host) stepOne() {
	if h.model.table.StepOne(h.model.context.Now()) {
		h.positionChanged()
		return
	}
	h.minTicks = 0
}

// replay plays the next ply of a replay.
func (h *host) replay() {
	before := h.model.table.Position()
	h.redo()
	h.animate(before, false)
	h.delayChoices()
	h.sound(before)
	h.ending.begin()
}

// pause pauses the game and stops the search.
func (h *host) pause() {
	h.model.table.Paused = true
	h.model.computer.Stop()
}
