package games

// A TurnTaker is a Position of a game where a turn can have several plies. A type assertion finds out whether a position is one.
type TurnTaker interface {
	// PliesLeft returns how many plies the mover may still make in this turn, the next one included, as far as the position tells. It is
	// at least 1 while the game is not over.
	PliesLeft() int
}
