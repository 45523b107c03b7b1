package play

import (
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/scenes/play/mind"
)

// waits reports whether the seat to move cannot decide yet, or has: time stands while something moves or is asked, while the board is about
// to be turned, and once the answer of a computer has come.
func (h *host) waits() bool {
	answered := h.table.ComputerMoves() && h.mind.Task() == mind.Ply && !h.mind.Searching(mind.Ply)
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

// figures returns what the clock shows for player, "" for nobody, in any language.
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

// pauseClock pauses the clock and veils the board, or lets both go on.
func (h *host) pauseClock() {
	if h.table.PauseClock() {
		h.mind.Stop()
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
