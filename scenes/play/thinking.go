package play

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
)

// The computer's ply is laid at least so many ticks after the one before, so that it can be followed.
const floorTicks = 18

// personDecides reports whether a person is to move and can: nothing is asked, no forced pass is announced and no veil hides the board.
func (s *Scene) personDecides() bool {
	return s.table.PersonMoves() && s.asking == askNothing && s.notice == 0 && !s.table.Veiled()
}

// computerPlays reports whether a computer is to move and does: not after its search has failed.
func (s *Scene) computerPlays() bool { return s.table.ComputerPlays() && !s.failed() }

// stopped reports whether something is open that has to be closed before the program plays on.
func (s *Scene) stopped() bool { return s.asking != askNothing || s.menu || s.table.Veiled() }

// due reports whether the program has something to do by itself in the next tick.
func (s *Scene) due() bool {
	switch {
	case s.stopped():
		return false
	case s.notice > 0:
		return s.table.GoesOn()
	}
	return s.table.Replays() || s.computerPlays() && (s.floor > 0 || !s.mind.Searching(mind.Ply))
}

// Busy reports whether something moves by itself: a piece, the wait before a forced pass or a ply of the computer; or whether a search
// has something new.
func (s *Scene) Busy() bool {
	news := s.mind.Listen()
	return news || s.lively() || s.strikes()
}

// lively reports whether anything but the clock or a search moves by itself.
func (s *Scene) lively() bool {
	return s.board.Busy() || s.due() || !s.stopped() && s.turns()
}

// Calm reports whether the clock is the only thing that moves by itself.
func (s *Scene) Calm() bool { return !s.lively() && s.mind.Task() == mind.None }

// Thinking reports whether the program is at work and will show something without any input.
func (s *Scene) Thinking() bool {
	return s.board.Stirs() || s.due() || !s.stopped() && s.turns() || s.mind.Searching(mind.Hint) || !s.stopped() && s.computerPlays()
}

// Close ends the search.
func (s *Scene) Close() { s.mind.Stop() }

// tick does what the program does by itself.
func (s *Scene) tick() {
	s.mind.Listen()
	s.mind.Show()
	s.board.Pass()
	s.takeHint()
	if !s.due() {
		return
	}
	if s.notice > 0 {
		s.notice--
		if m, ok := s.table.Match.Pass(); ok && s.notice == 0 {
			s.play(m)
			s.endsUnasked()
		}
		return
	}
	s.floor = max(0, s.floor-1)
	switch {
	case s.table.Replays():
		if s.floor == 0 {
			s.replay()
		}
	case s.mind.Task() != mind.Ply:
		player := s.table.Position().ToMove()
		s.mind.Reply(s.table.Position(), s.table.Match.Seats()[player].Level, s.table.Bound(s.context.Now()))
	case s.floor == 0:
		if a, ok := s.mind.Answer(mind.Ply); ok {
			s.playComputer(a.Best)
		}
	}
}

// playComputer makes m, which the computer to move has found.
func (s *Scene) playComputer(m games.Move) {
	before := s.table.Position()
	if s.mind.Position() != before {
		panic("play: an answer to another position than the one in force")
	}
	s.play(m)
	s.animate(before, false)
	s.endsUnasked()
	s.calls = s.table.PersonMoves() || s.table.Match.Over()
}

// Calls reports once whether a computer has moved and a person is to go on, or the game is over.
func (s *Scene) Calls() bool {
	c := s.calls
	s.calls = false
	return c
}

// keepThinking ends the search unless it is about the latest position, where it goes on while somebody looks at the past.
func (s *Scene) keepThinking() {
	if s.mind.Task() != mind.Ply || s.mind.Position() != s.table.Match.PositionAt(s.table.Match.Len()) {
		s.mind.Stop()
	}
}

// hurry makes the computer play the best it has found.
func (s *Scene) hurry() { s.mind.Hurry() }

// notYours returns why a click is refused while a computer is to move.
func (s *Scene) notYours(u *ui.UI) board.Message {
	name := s.name(u, s.table.Position().ToMove())
	key := "play.wait"
	switch {
	case s.table.Watching():
		key = "play.wait.watch"
	case !s.table.AtEnd():
		key = "play.wait.past"
	}
	return board.Say(key, name)
}

// sayComputer returns the words for the prompt line while a computer is to move.
func (s *Scene) sayComputer(u *ui.UI) said {
	name := s.name(u, s.table.Position().ToMove())
	w := said{lead: u.T("play.thinks", name)}
	switch {
	case s.failed() && s.table.AtEnd():
		return s.sayFailure(u)
	case !s.table.AtEnd():
		w = said{lead: u.T("play.past", name), detail: u.T(s.wayOn())}
	case !s.table.GoesOn():
		w = said{lead: u.T("play.paused", name), detail: u.T("play.paused.detail")}
	case s.mind.Slow() && s.mind.Task() == mind.Ply:
		w.detail = s.timeUsed(u)
	case s.table.Watching():
		w.detail = u.T("play.watching")
	default:
		w.detail = u.T("play.thinks.detail")
	}
	return w
}

// wayOn returns the key of the words that say what leads on from the past.
func (s *Scene) wayOn() string {
	switch {
	case s.table.Replays():
		return "play.past.replay"
	case s.table.Watching():
		return "play.past.watch"
	case s.table.Match.Closed():
		return "play.past.over"
	}
	return "play.past.detail"
}

// timeUsed returns the words for the time searched and its limit.
func (s *Scene) timeUsed(u *ui.UI) string {
	return u.T("play.timeof", seconds(s.mind.Elapsed()), s.mind.Most().Round(mind.Tick).Seconds())
}

// seconds returns d in whole ticks, so that the time shown does not run ahead.
func seconds(d time.Duration) float64 { return d.Truncate(mind.Tick).Seconds() }
