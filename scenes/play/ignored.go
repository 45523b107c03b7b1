package play

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/sound"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// decline refuses with a sentence what somebody has tried and no rule of the game speaks about.
func (s *Scene) decline(why board.Message) {
	s.board.Refuse(why)
	s.context.Sound(sound.Refused)
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

// ignoreTime is the time in which nothing can be chosen after a game, where the game has ended without an act of a person: a key or a click
// that was meant for the board would begin the next game before anybody has seen the end of this one.
const ignoreTime = 800 * time.Millisecond

// endsUnasked notes that the game may just have ended by itself: by the ply of a computer, a forced pass, or because a time has run out.
func (s *Scene) endsUnasked() {
	if s.table.Match.Over() {
		s.ignoreUntil = s.context.Now().Add(ignoreTime)
	}
}

// ignores reports whether what may come after the game cannot be chosen yet.
func (s *Scene) ignores() bool {
	return s.table.Match.Over() && s.context.Now().Before(s.ignoreUntil)
}

// tooEarly reports whether a leads on from the game and cannot yet.
func (s *Scene) tooEarly(a keys.Action) bool {
	return s.ignores() && (a == keys.Rematch || a == keys.Seats || a == keys.NewGame || a == keys.AllGames)
}

// offer shows x, which leads on from a game that is over, and reports whether it was chosen. What comes too early is used up.
func (s *Scene) offer(u *ui.UI, r render.Rect, x ui.Button) bool {
	return u.Button(r, x) && !s.ignores()
}
