package play

import "quintet/scenes/ui"

// mayStop reports whether a person may end the game now because nothing that could follow would change its result. In the middle of a turn
// the scores do not tell yet who wins.
func (s *Scene) mayStop() bool {
	return s.certain != nil && !s.midTurn() && !s.trial && !s.table.Match.Closed() && s.personMoves()
}

// sayCertain says what the result will be.
func (s *Scene) sayCertain(u *ui.UI) string {
	if len(s.certain) > 1 {
		return u.T("play.ask.stop.draw")
	}
	return u.T("play.ask.stop.wins", s.shown.view.Seats[s.certain[0]].Name)
}
