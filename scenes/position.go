package scenes

import "quintet/games"

// A Position is a position of Game, a game of Spec: the argument of the editor scene, where Game is a games.Editor, of the setup scene for a game
// that begins there, and of the collection scene for the games that have come to it.
type Position struct {
	Spec games.Spec
	Game games.Game
	At   games.Position
}

// A Draft holds the positions on a page for setting them up, from when it is left.
type Draft struct {
	From string   // the position with which the page was opened
	All  []string // the positions that there have been
	At   int      // counts in All: the one that was shown
}
