package editor

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// tell says for those who hear the page what lies at the cursor, what is in the hand, and whether a game can begin.
func (s *Scene) tell(u *ui.UI) {
	lead := u.T("editor.hand", s.palette.name(u))
	switch {
	case s.trial != nil:
		lead = u.T("editor.trying")
	case s.canvas.cursor:
		lead = u.T("editor.cell", s.game.Geometry().Label(s.canvas.at), s.lying(u, s.canvas.at)) + " " + lead
	}
	text, _ := s.verdict(u)
	u.Tell(lead, text)
}

// lying names what lies uppermost on a cell.
func (s *Scene) lying(u *ui.UI, at board.Target) string {
	for _, x := range slices.Backward(s.view.Pieces) {
		i := slices.IndexFunc(s.palette.brushes, func(b games.Brush) bool {
			return b.Piece.Sprite == x.Sprite && b.Piece.Owner == x.Owner && b.Piece.Open == x.Open
		})
		if i >= 0 && (x.At == at || x.To == at) {
			return s.palette.nameOf(u, i)
		}
	}
	return u.T("editor.nothing")
}
