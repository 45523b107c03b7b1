package play

import (
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// sayFailure returns the words for the prompt line while the table waits.
func (s *speech) sayFailure(u *ui.UI) said {
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
