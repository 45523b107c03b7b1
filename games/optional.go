// The optional interfaces by which a Game offers players more than its rules: threats, editing, symmetries, the early end of a turn, passes and
// marks. They are found by type assertion; each game lists those that it implements, so that the compiler checks them. Those of a Position, for
// the search, are in knowledge.go.

package games

import "quintet/games/board"

// A Threatener is a Game that can show what the next player could do if the player to move did nothing.
type Threatener interface {
	// Skipped returns the position in which the player to move in p, which is not over, leaves out the rest of his turn: the board is the
	// same and the next player is to move. It is there to look ahead, need not come about in any game, and may be over. p is not changed.
	Skipped(p Position) Position

	// AppendThreats adds to v.Threats what the player to move in Skipped(p) could do in that turn, the gravest first and not more than can
	// be read, and sets v.Seen to the sentence that says it; that is never empty. Details of seats may say more about it instead of what
	// they say usually. p is not over. It takes less than 20 ms.
	AppendThreats(v *board.View, p Position)
}

// An Editor is a Game whose positions can be set up by hand, one thing after another. Every position that it makes is one that ParsePosition
// accepts: it can be drawn and written, whether or not a game can reach it. None of its methods changes the position that it is given.
type Editor interface {
	Game

	// Palette returns what can be put on the board, in the order in which it is to be offered. The caller must not change it.
	Palette() []Brush

	// Put returns p with a thing on the cell t.At in place of what lay there. t is the Piece of a Brush, with a heading of that. What follows
	// from the board alone, such as the squares between octagons, follows. The reason says why it cannot lie there; p is then returned.
	Put(p Position, t board.Piece) (Position, board.Reason)

	// Clear returns p without the uppermost thing on a cell, and p itself where nothing lies there.
	Clear(p Position, at board.Target) Position

	// Choices returns what can be chosen in p beside the board: whose turn it is, and other counters.
	Choices(p Position) []Choice

	// Choose returns p with value v of Choices(p)[i] in force.
	Choose(p Position, i, v int) Position

	// Impossible says why no game can come to p, which is not over. The zero Reason says that nothing is known against it.
	Impossible(p Position) board.Reason
}

// A Symmetric is a Game whose rules do not tell some directions of the board apart.
type Symmetric interface {
	// Image returns p after symmetry k of the board, in which everybody keeps seat, colour and turn. ok is false where k is no symmetry of
	// the rules.
	Image(p Position, k int) (image Position, ok bool)
}

// A TurnEnder is a Game in which a player may close an open turn without another placement.
type TurnEnder interface {
	// EndTurn returns the ply that does nothing but close the open turn. ok is false when no such ply is legal in p.
	EndTurn(p Position) (m Move, ok bool)
}

// A Passer is a Game in which a player may be unable to move.
type Passer interface {
	// Pass returns the forced pass when it is the only legal ply in p. ok is false otherwise.
	Pass(p Position) (m Move, ok bool)
}

// An Annotator is a Game whose move lists carry marks beyond the canonical notation, such as x for a cut.
type Annotator interface {
	// Annotate returns FormatMove(p, m) with the marks that ParseMove ignores: short ones right behind it, longer ones after a blank.
	// Where there is little room only the first word is shown.
	Annotate(p Position, m Move) string
}
