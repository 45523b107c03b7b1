package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// lensTool is the button that lets threats be seen while it is pressed.
func (s *Scene) lensTool(u *ui.UI) ui.Button {
	return ui.Button{Icon: sprites.IconEye, Name: u.T("play.lens.hold"), Act: keys.Lens, Off: !s.board.MayLook()}
}

// lensButton shows b, the tool of the lens, in r.
func (s *Scene) lensButton(u *ui.UI, r render.Rect, b ui.Button) {
	u.Button(r, b)
	at, pressed := u.Press()
	s.board.Press(!b.Off && pressed && u.In.Down&input.Left != 0 && r.Contains(at))
}

// sayLens returns the words for what is seen while the lens is held.
func (s *speech) sayLens(u *ui.UI) said {
	next := s.board.Threatens()
	if next == games.None {
		return said{lead: u.T("play.lens.nobody"), detail: u.Say(s.view().Seen)}
	}
	return said{lead: u.T("play.lens", s.view().Seats[next].Name), detail: u.Say(s.view().Seen)}
}
