package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// endIgnored answers the key that ends a turn where there is nothing to end.
func (s *Scene) endIgnored(u *ui.UI) {
	if _, ends := s.board.Closing(); ends || !s.personDecides() || s.board.Field().Open() || !u.Act(keys.EndTurn) {
		return
	}
	v := s.view()
	_, may := s.game.(games.TurnEnder)
	switch {
	case may:
		s.decline(board.Say("play.noend.empty"))
	case v.Steps > 1:
		s.decline(board.Say("play.noend.more")) // the prompt says what is still to be done
	default:
		s.decline(board.Say("play.noend"))
	}
}

// tooEarly reports whether a leads on from the game and cannot yet.
func (s *Scene) tooEarly(a keys.Action) bool {
	return s.ignores() && (a == keys.Rematch || a == keys.Seats || a == keys.NewGame || a == keys.AllGames)
}

// offer shows x, which leads on from a game that is over, and reports whether it was chosen. What comes too early is used up.
func (s *Scene) offer(u *ui.UI, r render.Rect, x ui.Button) bool {
	return u.Button(r, x) && !s.ignores()
}
