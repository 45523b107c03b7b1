package games

import "quintet/games/board"

// A Teller is a Game that can tell about a cell what is hard to see there: what lies around it comes to. Like all that a game may know
// beyond its rules it is found by a type assertion.
type Teller interface {
	// Tell returns a sentence about cell in p, which is not over, and all cells that it is about, cell among them: one block of the board.
	Tell(p Position, cell board.Target) (said board.Message, about []board.Target)
}
