package play

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// failed reports whether the search for the computer's ply has ended with an error of the program: the table waits for what the players
// want.
func (s *Scene) failed() bool { return s.mind.failed(taskPly) }

// sayFailure returns the words for the prompt line while the table waits.
func (s *Scene) sayFailure(u *ui.UI) said {
	w := said{lead: u.T("play.failed", s.name(u, s.position().ToMove())), detail: u.T("play.failed.detail"), wrong: true}
	if where := s.mind.noted; where != "" {
		w.detail = u.T("play.failed.noted", where)
	}
	return w
}

// failureActions returns what may come next: the same level searches anew, or another one finds this ply.
func (s *Scene) failureActions(u *ui.UI) []action {
	again := keys.MoveNow
	if s.watching() {
		again = keys.Pause
	}
	level := s.otherLevel()
	return []action{
		{ui.Button{Label: u.T("setup.onlylevel", level), Act: keys.Repair, Kind: ui.Quiet}, func() { s.replyBy(level) }},
		{ui.Button{Label: u.T("play.failed.again"), Act: again, Kind: ui.Main}, s.mind.stop},
	}
}

// otherLevel returns the level that helps out: the next weaker one, but for the weakest the next stronger one.
func (s *Scene) otherLevel() int {
	level := min(s.match.Seats()[s.position().ToMove()].Level, len(s.mind.levels))
	if level > 1 {
		return level - 1
	}
	return level + 1
}

// replyBy lets another level look for this ply.
func (s *Scene) replyBy(level int) {
	player := s.position().ToMove()
	s.mind.helpOut(s.position(), level, s.bound(player))
}

// failedHint says that a hint could not be found.
func (s *Scene) failedHint() {
	m := board.Say("play.hint.failed")
	if where := s.mind.noted; where != "" {
		m = board.Say("play.hint.failed.noted", where)
	}
	s.mind.stop()
	s.reason = &refusal{Reason: board.Reason{Text: m}}
}

// failed reports whether the search for t has ended with an error of the program.
func (m *mind) failed(t task) bool { return m.task == t && m.answer != nil && m.answer.Failed != nil }

// takeFailure writes down how the search has failed. Its engine, which may have been left in any state, is not asked again.
func (m *mind) takeFailure() {
	m.noted = m.desk.Note(m.answer.Failed)
	if m.task == taskPly {
		m.engines[m.pos.ToMove()] = nil
	}
}

// helpOut begins to look for one ply as level plays, whoever sits there.
func (m *mind) helpOut(pos games.Position, level int, most time.Duration) {
	m.think(pos, level, m.level(level).Engine(m.desk.Rand.Uint64(), m.share), most)
}
