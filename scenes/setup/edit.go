// Begins games in a set-up position (setUpStart): which options can still be chosen (offers), and how the position is named (says). It also has the
// button that opens the position editor, which is in scenes/editor. Change here which options a set-up position decides.

package setup

import (
	"slices"

	"quintet/games"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// NewAt returns the scene for a game that begins at a set-up position.
func NewAt(c *scenes.Context, at scenes.Position) *Scene {
	s := New(c, scenes.NewGame{Spec: at.Spec})
	s.start = setUpStart{at.At}
	s.choose(at.Game.Info().Options)
	return s
}

// edit returns the command that opens the position editor, if the game has one.
func (s *Scene) edit(u *ui.UI, next *scenes.Next) []ui.Command {
	if _, ok := s.game.(games.Editor); !ok {
		return nil
	}
	label := u.T("editor.title")
	if s.start.set() {
		label = u.T("editor.open")
	}
	return []ui.Command{{Icon: sprites.IconBoard, Label: label, Run: func() {
		first := s.start.Position
		if !s.start.set() {
			first = s.game.Start()
		}
		*next = scenes.Next{Do: scenes.Push, Name: scenes.Editor, Args: scenes.Position{Spec: s.spec, Game: s.game, At: first}}
	}}}
}

// A setUpStart is a set-up position in which a game begins; without one it begins as usual.
type setUpStart struct{ games.Position }

// set reports whether there is such a position.
func (g setUpStart) set() bool { return g.Position != nil }

// offers returns the options of spec to choose from. A set-up position decides some options, which are left out.
func (g setUpStart) offers(spec games.Spec) []games.Option {
	if !g.set() {
		return spec.Options
	}
	return slices.DeleteFunc(slices.Clone(spec.Options), func(o games.Option) bool {
		return o.ID == "size" || o.ID == players || o.ID == "swap" || o.ID == "handicap"
	})
}

// says names the position as the player's own, with the player to move, as start shows it.
func (g setUpStart) says(u *ui.UI, start *boardui.Picture) string {
	return u.T("setup.yours", start.View.Seats[g.ToMove()].Name)
}
