package play

import (
	"time"

	"quintet/games"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
)

// sayComputer returns the words for the prompt line while a computer is to move: what it does, unless something else is to be known first.
func (s *speech) sayComputer(u *ui.UI) said {
	w := s.sayWork(u)
	if new := s.sayVariation(u); new != "" {
		w.detail = new
	}
	if swapped := s.saySwap(u); swapped != "" && s.table.AtEnd() {
		w.detail = swapped
	}
	if s.board.Refusal() != nil {
		w.detail, w.loud = u.Say(s.board.Refusal().Text), true // to wait is no mistake
	}
	return w
}

// sayWork says what the computer to move does.
func (s *speech) sayWork(u *ui.UI) said {
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
		w.detail = u.T("play.timeof", seconds(s.mind.Elapsed()), s.mind.Most().Round(mind.Tick).Seconds())
	case s.table.Watching():
		w.detail = u.T("play.watching")
	default:
		w.detail = u.T("play.thinks.detail")
	}
	return w
}

// wayOn returns the key of the words that say what leads on from the past.
func (s *speech) wayOn() string {
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

// seconds returns d in whole ticks, so that the time shown does not run ahead.
func seconds(d time.Duration) float64 { return d.Truncate(mind.Tick).Seconds() }

// sayFailure returns the words for the prompt line while the table waits.
func (s *speech) sayFailure(u *ui.UI) said {
	w := said{lead: u.T("play.failed", s.name(u, s.table.Position().ToMove())), detail: u.T("play.failed.detail"), wrong: true}
	if where := s.mind.Noted(); where != "" {
		w.detail = u.T("play.failed.noted", where)
	}
	return w
}

// sayPass announces a forced pass of player, and that nobody need do anything about it where it is played without being asked for.
func (s *speech) sayPass(u *ui.UI, player games.Player) said {
	w := said{lead: u.T("play.passes", s.view().Seats[player].Name), detail: u.Say(s.view().Detail)}
	if s.host.due() {
		w.detail += " " + u.T("play.passes.goeson")
	}
	return w
}
