// Package squ is the game of SQU (Néstor Romeral Andrés, 2019) on boards of 3 to 10 cells a side.
//
// # Rules
//
// Two players place discs, Red (p1) and Black (p2), on the cells of a square board. Red's first turn is one disc plus those of the handicap. After
// that a turn is two discs on any two empty cells, or one if only one cell is empty. Discs never move and are never removed.
//
// Four discs of one colour on the corners of a square whose sides are parallel to those of the board form a square. Whatever is between the corners
// does not matter. Its size is its side, the number of columns from corner to corner: 1 to n-1.
//
//	  a b c d e f
//	1 . . . . . .      Red's discs r make one square, b2-e2-b5-e5, of side 3.
//	2 . r . b r .      It carries Red's pyramids, so text writes its corners as R.
//	3 . . b . . .
//	4 . . . . b .      Black's discs b are on the corners of a square that stands
//	5 . r . . r .      on its tip. It does not count.
//	6 . . . b . .
//
// When a turn is complete and the mover's largest square is larger than the one that carries his pyramids (0 if none does), his four pyramids move to
// its corners. Among several equally large ones it is the topmost, then the leftmost. The opponent's pyramids stay. The game ends with the last cell;
// the larger square wins, and equal sides, including 0-0, are a draw.
//
// With ties=record, the holder of the record wins if sides are equal: the last player who, at the end of one of his turns, had a square larger than
// any earlier one of either colour. 0-0 stays a draw.
//
// # Files
//
// squ.go holds the options, the lookup tables and the symmetries, cells.go sets of cells, position.go discs, turns, squares and the result,
// edit.go positions set up by hand, notation.go the text, view.go what is drawn: board, preview and threats, effects.go what a disc does, and why.go
// why a click is refused.
// playout.go plays random games, batch.go many at once, knowledge.go makes estimates, and threats.go finds what can be foreseen without search.
//
// # Sources and decisions
//
// The rules are those of rules.md, which compares the sources; its names for open points are in brackets.
//
//   - Pyramids follow the largest square of their own colour, once a turn is complete.
//   - Equal sides are a draw unless ties=record. A last single disc is placed. Squares on their tip do not count.
//   - A player's score is the side of his largest square when the last turn was complete. A square that the first disc of an open
//     turn completes counts from the end of that turn; until then it is shown as a prospect.
//   - Crown: with ties=draw the strictly larger of both squares wears it, neither when they are equal; with ties=record the holder
//     of the record. They differ only if the sides are equal. A prospect wears none, since it does not count yet.
//   - Decided is rules.md B1, Decided. With ties=record the holder of the record wins a tie, so he has won as soon as the
//     opponent cannot exceed the record.
//   - Pyramids do not affect the game, so they are part of the text but not of the hash. The record is part of the hash if it can
//     decide the game, that is with ties=record.
//
// # Positions from text
//
// Any board is accepted, whatever the numbers of discs. Mover and turn follow from k, the number of discs before the current turn, not counting the
// disc of the open turn and those of the handicap. Up to k = 0 Red is to move; otherwise Black if (k-1) div 2 is even, and Red if not (rules.md B1,
// "State"; in reachable positions k is at most 0, or odd). Only the second field says whether a first disc of the turn has been placed: with "-" the
// mover has a whole turn, and if it names a disc he has one more. So every turn is still two discs, except the first on an empty board and one that
// finds a single empty cell.
//
// Contradictions are refused: an open disc that is missing, is not the mover's, carries a pyramid, fills the board or is the first of all; capitals
// of one colour that are not exactly the four corners of a square; a holder of the record whose largest square is not the largest. Capitals may be
// missing: then the pyramids have not been placed, and are placed at the end of the owner's next turn if he has a square then. They may be on a
// square that is not the largest. "-" as the holder is always accepted: it is unknown who was first, and equal sides are a draw unless someone beats
// them.
package squ
