package setup

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// NewAt returns the scene for a game that begins at a position which was set up.
func NewAt(c *scenes.Context, at scenes.Position) *Scene {
	s := New(c, scenes.NewGame{Spec: at.Spec})
	s.start = at.At
	s.choose(at.Game.Info().Options)
	return s
}

// edit draws the button that leads to the editor of positions at the right end of r, where the game has one, and returns what it leaves of r.
func (s *Scene) edit(u *ui.UI, r render.Rect, next *scenes.Next) (free render.Rect) {
	if _, ok := s.game.(games.Editor); !ok {
		return r
	}
	x := ui.Button{Icon: sprites.IconBoard, Name: u.T("editor.title"), Lit: s.start != nil}
	wide := float32(scenes.ToolSide)
	if w := u.WordWide(x.Name); w <= r.W {
		x.Word, wide = x.Name, w
	}
	at, free := r.CutRight(wide, 0)
	if u.Button(at, x) {
		first := s.start
		if first == nil {
			first = s.game.Start()
		}
		*next = scenes.Next{Do: scenes.Push, Name: scenes.Editor, Args: scenes.Position{Spec: s.spec, Game: s.game, At: first}}
	}
	return free
}
