package scenes

import "quintet/games"

// A Position is a position that the players set up, of Game, a game of Spec: the argument of the editor scene, where Game is a games.Editor, and of
// the setup scene for a game that begins there.
type Position struct {
	Spec games.Spec
	Game games.Game
	At   games.Position
}
