package play

import (
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/scenes/play/mind"
)

// halts reports whether the seat to move cannot decide yet, or has: time stands while something moves or is asked, while the board is about
// to be turned, and once the answer of a computer has come.
func (s *Scene) halts() bool {
	answered := s.table.ComputerMoves() && s.mind.Task() == mind.Ply && !s.mind.Searching(mind.Ply)
	_, moving := s.board.Moving()
	return s.stopped() || s.notice > 0 || moving || s.turns() || answered
}

// minute brings the clock and the stopwatch up to date. The game may end by it.
func (s *Scene) minute() {
	if s.table.Tick(s.halts(), s.context.Now()) {
		s.arrive()
		s.endsUnasked()
	}
	if s.table.Timed() {
		s.figuresShown = s.figures(s.table.Clock.Running())
	}
}

// figures returns what the clock shows for player, "" for nobody, in any language.
func (s *Scene) figures(player games.Player) string {
	if player == games.None {
		return ""
	}
	return clock.Format(s.table.Clock.Left(player, s.context.Now()), ".")
}

// strikes reports whether the clock shows something new, a time has run out or a refusal has been said for long enough.
func (s *Scene) strikes() bool {
	if until, ok := s.board.Until(); ok && !s.context.Now().Before(until) {
		return true
	}
	if s.table.Clock == nil || s.table.Clock.Running() == games.None {
		return false
	}
	return s.figures(s.table.Clock.Running()) != s.figuresShown || s.table.Clock.Fallen(s.context.Now()) != games.None
}

// Alarm returns after how long the clock will show something new, or a refusal has been said for long enough. ok is false where neither will.
func (s *Scene) Alarm() (after time.Duration, ok bool) {
	now := s.context.Now()
	if until, lapses := s.board.Until(); lapses {
		after, ok = max(0, until.Sub(now)), true
	}
	if k := s.table.Clock; k != nil && k.Running() != games.None {
		if change := clock.Change(k.Left(k.Running(), now)); !ok || change < after {
			after, ok = change, true
		}
	}
	return after, ok
}

// pauseClock stops the clock and veils the board, or lets both go on.
func (s *Scene) pauseClock() {
	if s.table.PauseClock() {
		s.mind.Stop()
		s.board.Hint(games.NoMove)
	}
}
