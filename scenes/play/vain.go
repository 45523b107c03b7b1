package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// decline refuses with a sentence what somebody has tried and no rule of the game speaks about.
func (s *Scene) decline(why board.Message) {
	s.reject(&refusal{Reason: board.Reason{Text: why}})
}

// endInVain answers the key that ends a turn where there is nothing to end.
func (s *Scene) endInVain(u *ui.UI) {
	if _, ends := s.closing(); ends || !s.personDecides() || s.typing.open || !u.Act(keys.EndTurn) {
		return
	}
	v := &s.shown.view
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

// pointAfterwards answers a click on the board of a game that is over.
func (s *Scene) pointAfterwards(u *ui.UI, p render.Point) {
	if s.table.Trial || !u.Free() || u.In.Released&input.Left == 0 || !s.layout.Slab.Contains(p) {
		return
	}
	if at, ok := u.Press(); ok && s.layout.Slab.Contains(at) {
		s.decline(board.Say("play.over.click"))
	}
}
