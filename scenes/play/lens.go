package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// lensed returns the game as one that can show threats. ok is false where it cannot, or where nobody may see them.
func (s *Scene) lensed() (games.Threatener, bool) {
	g, ok := s.game.(games.Threatener)
	return g, ok && !s.table.Match.Over() && !s.table.Veiled() && !s.table.Terms.NoAids && s.asking == askNothing
}

// looks reports whether the threats are looked at by a key or a button that is held: nothing else is shown then.
func (s *Scene) looks() bool {
	_, ok := s.lensed()
	return ok && (s.held.key || s.held.button)
}

// A hold is what is held to look at threats.
type hold struct{ key, button bool }

// lensTool is the button that lets threats be seen while it is pressed.
func (s *Scene) lensTool(u *ui.UI) ui.Button {
	_, ok := s.lensed()
	return ui.Button{Icon: sprites.IconEye, Name: u.T("play.lens.hold"), Act: keys.Lens, Off: !ok}
}

// lensButton shows b, the tool of the lens, in r.
func (s *Scene) lensButton(u *ui.UI, r render.Rect, b ui.Button) {
	u.Button(r, b)
	at, pressed := u.Press()
	s.held.button = !b.Off && pressed && u.In.Down&input.Left != 0 && r.Contains(at)
}

// threaten adds what threatens to v, if it is to be seen: signs of the other player would be taken for the proof of a reason.
func (s *Scene) threaten(v *board.View, p games.Position) {
	if g, ok := s.lensed(); ok && (s.looks() || s.shows(settings.LayerThreats) && s.reason == nil) {
		g.AppendThreats(v, p)
		if c, ok := g.(games.Chancer); ok && !s.looks() {
			c.AppendChances(v, p)
		}
	}
	if s.looks() { // squares that stand would hide those that threaten
		v.Loops = v.Loops[:0]
	}
}

// threatens returns the player whose threats are seen, None where nobody would be to move.
func (s *Scene) threatens() games.Player {
	if g, ok := s.lensed(); ok {
		return g.Skipped(s.position()).ToMove()
	}
	return games.None
}

// sayLens returns the words for what is seen while the lens is held.
func (s *Scene) sayLens(u *ui.UI) said {
	next := s.threatens()
	if next == games.None {
		return said{lead: u.T("play.lens.nobody"), detail: u.Say(s.shown.view.Seen)}
	}
	return said{lead: u.T("play.lens", s.shown.view.Seats[next].Name), detail: u.Say(s.shown.view.Seen)}
}
