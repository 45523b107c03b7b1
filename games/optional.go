// The optional interfaces by which a Game offers players more than its rules: threats, editing, symmetries, ending a turn early, passes and
// annotations. Add an interface for players here; each game asserts those that it implements, so that the compiler checks them. The optional
// interfaces of a Position, for the search, are in knowledge.go.

package games

import "quintet/games/board"

// A Threatener is a Game that can show what the next player could do if the player to move did nothing.
type Threatener interface {
	// Skipped returns p, which is not over, after the player to move skips the rest of the turn: the board is the same and the next player is to
	// move. It is for looking ahead; no game needs to be able to reach it, and it may be over. p is not changed.
	Skipped(p Position) Position

	// AppendThreats adds to v.Threats what the player to move in Skipped(p) could do in that turn, the most serious first and no more than a player
	// can read. It sets v.Seen to a summary, which is never empty. It may replace the Detail of seats. p is not over. It takes less than 20 ms.
	AppendThreats(v *board.View, p Position)
}

// An Editor is a Game whose positions can be set up by hand, one item at a time. ParsePosition accepts every position it makes: the position can be
// drawn and written, whether or not a game can reach it. No method changes the position it is given.
type Editor interface {
	Game

	// Palette returns everything that can be put on the board, in the order to offer it. The caller must not change it.
	Palette() []Brush

	// Put returns p with t on the cell t.At instead of what was there. t is the Piece of a Brush with one of its headings. Derived parts, such as the
	// squares between octagons, are updated. If t cannot be there, Put returns p and the reason.
	Put(p Position, t board.Piece) (Position, board.Reason)

	// Clear returns p without the topmost thing on a cell, or p itself if the cell is empty.
	Clear(p Position, at board.Target) Position

	// Choices returns the settings of p that are not on the board: whose turn it is, and counters.
	Choices(p Position) []Choice

	// Choose returns p with Choices(p)[i] set to value v.
	Choose(p Position, i, v int) Position

	// Impossible explains why no game can reach p, which is not over. The zero Reason means that none is known.
	Impossible(p Position) board.Reason
}

// A Symmetric is a Game whose rules are the same in several directions of the board.
type Symmetric interface {
	// Image returns p after symmetry k of the board; all players keep their seat, colour and turn. ok is false if the rules do not have symmetry k.
	Image(p Position, k int) (image Position, ok bool)
}

// A TurnEnder is a Game in which a player may end an open turn without another placement.
type TurnEnder interface {
	// EndTurn returns the ply that only ends the open turn. ok is false if no such ply is legal in p.
	EndTurn(p Position) (m Move, ok bool)
}

// A Passer is a Game in which a player may be unable to move.
type Passer interface {
	// Pass returns the forced pass if it is the only legal ply in p. ok is false otherwise.
	Pass(p Position) (m Move, ok bool)
}

// An Annotator is a Game whose move lists have annotations beyond the canonical notation, such as x for a cut.
type Annotator interface {
	// Annotate returns FormatMove(p, m) with annotations that ParseMove ignores: short ones directly after it, longer ones after a blank. In little
	// space only the first word is shown.
	Annotate(p Position, m Move) string
}

// A Learner is a Game whose positions are Learned: its knowledge is weights of inputs that are on or off, which go run ./build train finds. Package net
// computes with them.
type Learner interface {
	Game

	// Inputs returns how many inputs there are for positions and for plies.
	Inputs() (positions, plies int)

	// AppendInputs appends the inputs of p, which is not over, that are on, each in [0, positions). It does not allocate when dst has room.
	AppendInputs(dst []uint16, p Position) []uint16

	// AppendPlyInputs appends the inputs that are on for each of ms, which are legal in p and no swap: the same number for each, in [0, plies). It does not allocate
	// when dst has room.
	AppendPlyInputs(dst []uint16, p Position, ms []Move) []uint16

	// Taught returns the game with other knowledge, the text of a net.
	Taught(text string) (Game, error)
}
