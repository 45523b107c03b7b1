package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/keys"
	"quintet/scenes/sound"
	"quintet/scenes/ui"
)

// decline refuses with a sentence what somebody has tried and no rule of the game speaks about.
func (s *Scene) decline(why board.Message) {
	s.board.Refuse(why)
	s.desk.Sound(sound.Refused)
}

// whyIgnored returns why nothing can be played on the board now.
func (s *Scene) whyIgnored(u *ui.UI) board.Message {
	if s.table.Match.Over() {
		return board.Say("play.over.click")
	}
	return s.notYours(u)
}

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
