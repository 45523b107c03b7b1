package play

import (
	"time"

	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// deafTime is how long what may come after a game cannot be chosen where the game has ended without an act of a person: a key or a click
// that was meant for the board would begin the next game before anybody has seen the end of this one.
const deafTime = 800 * time.Millisecond

// endsUnasked notes that the game may just have ended by itself: by the ply of a computer, a forced pass, or because a time has run out.
func (s *Scene) endsUnasked() {
	if s.table.Match.Over() {
		s.deafUntil = s.desk.Now().Add(deafTime)
	}
}

// deaf reports whether what may come after the game cannot be chosen yet.
func (s *Scene) deaf() bool {
	return s.table.Match.Over() && s.desk.Now().Before(s.deafUntil)
}

// tooEarly reports whether a leads on from the game and cannot yet.
func (s *Scene) tooEarly(a keys.Action) bool {
	return s.deaf() && (a == keys.Rematch || a == keys.Seats || a == keys.NewGame || a == keys.AllGames)
}

// offer shows x, which leads on from a game that is over, and reports whether it was chosen. What comes too early is used up.
func (s *Scene) offer(u *ui.UI, r render.Rect, x ui.Button) bool {
	return u.Button(r, x) && !s.deaf()
}
