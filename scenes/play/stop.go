package play

import "quintet/scenes/ui"

// sayCertain says what the result will be.
func (s *Scene) sayCertain(u *ui.UI) string {
	if len(s.table.Certain()) > 1 {
		return u.T("play.ask.stop.draw")
	}
	return u.T("play.ask.stop.wins", s.view().Seats[s.table.Certain()[0]].Name)
}
