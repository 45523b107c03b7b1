package play

import (
	"quintet/games/board"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
)

// failed reports whether the search for the computer's ply has ended with an error of the program: the table waits for what the players
// want.
func (s *Scene) failed() bool { return s.mind.Failed(mind.Ply) }

// sayFailure returns the words for the prompt line while the table waits.
func (s *Scene) sayFailure(u *ui.UI) said {
	w := said{lead: u.T("play.failed", s.name(u, s.table.Position().ToMove())), detail: u.T("play.failed.detail"), wrong: true}
	if where := s.mind.Noted(); where != "" {
		w.detail = u.T("play.failed.noted", where)
	}
	return w
}

// failureActions returns what may come next: the same level searches anew, or another one finds this ply.
func (s *Scene) failureActions(u *ui.UI) []action {
	again := keys.MoveNow
	if s.table.Watching() {
		again = keys.Pause
	}
	level := s.otherLevel()
	return []action{
		{ui.Button{Label: u.T("setup.onlylevel", level), Act: keys.Repair, Kind: ui.Quiet}, func() { s.replyBy(level) }},
		{ui.Button{Label: u.T("play.failed.again"), Act: again, Kind: ui.Main}, s.mind.Stop},
	}
}

// otherLevel returns the level that helps out: the next weaker one, but for the weakest the next stronger one.
func (s *Scene) otherLevel() int {
	level := min(s.table.Match.Seats()[s.table.Position().ToMove()].Level, s.mind.Levels())
	if level > 1 {
		return level - 1
	}
	return level + 1
}

// replyBy lets another level look for this ply.
func (s *Scene) replyBy(level int) {
	s.mind.HelpOut(s.table.Position(), level, s.table.Bound(s.context.Now()))
}

// failedHint says that a hint could not be found.
func (s *Scene) failedHint() {
	m := board.Say("play.hint.failed")
	if where := s.mind.Noted(); where != "" {
		m = board.Say("play.hint.failed.noted", where)
	}
	s.mind.Stop()
	s.board.Refuse(m)
}
