package play

import "quintet/scenes/ui"

// sayCertain returns the words for a result that is already certain.
func (s *speech) sayCertain(u *ui.UI) string {
	if len(s.table.Certain()) > 1 {
		return u.T("play.ask.stop.draw")
	}
	return u.T("play.ask.stop.wins", s.view().Seats[s.table.Certain()[0]].Name)
}
