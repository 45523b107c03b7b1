package scenes

import "quintet/games"

// A Position is a position of Game, a game of Spec: the argument of the editor scene, where Game is a games.Editor, of the setup scene for a game
// that begins there, and of the collection scene for the games that have come to it.
type Position struct {
	Spec games.Spec
	Game games.Game
	At   games.Position
}
