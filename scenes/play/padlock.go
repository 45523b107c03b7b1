package play

import (
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// padlock draws the button that makes every ply wait for being confirmed, at the right end of the bar, and returns where it begins. worded says that
// there is room for words.
func (s *Scene) padlock(u *ui.UI, right float32, worded bool) float32 {
	b := ui.Button{Icon: sprites.IconUnlocked, Name: u.T("play.lock"), Act: keys.Lock, Off: s.table.Match.Over()}
	set, word := s.context.Settings, "play.lock.off"
	if set.Lock {
		b.Icon, b.Name, b.Lit, word = sprites.IconLocked, u.T("play.unlock"), true, "play.lock.on"
	}
	if worded {
		b.Word = u.T(word)
	}
	at := toolBefore(u, right, b)
	if u.Button(at, b) {
		set.Lock = !set.Lock
		s.board.PutDown()
		s.context.SaveSettings()
	}
	return at.X - lockApart
}

// lockApart is the room before the padlock, which has a ground while it is closed.
const lockApart = 8
