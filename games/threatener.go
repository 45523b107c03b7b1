package games

import "quintet/games/board"

// A Threatener is a Game that can show what the next player could do if the player to move did nothing. Like all that a game may know
// beyond its rules it is found by a type assertion.
type Threatener interface {
	// Skipped returns the position in which the player to move in p, which is not over, leaves out the rest of his turn: the board is the
	// same and the next player is to move. It is there to look ahead, need not come about in any game, and may be over. p is not changed.
	Skipped(p Position) Position

	// AppendThreats adds to v.Threats what the player to move in Skipped(p) could do in that turn, the gravest first and not more than can
	// be read, and sets v.Seen to the sentence that says it; that is never empty. Details of seats may say more about it instead of what
	// they say usually. p is not over. It takes less than 20 ms.
	AppendThreats(v *board.View, p Position)
}
