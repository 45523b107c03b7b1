// Package squ is the game of SQU (Néstor Romeral Andrés, 2019) on boards of 3 to 10 cells a side.
//
// # Rules
//
// Two players lay discs, Red (p1) and Black (p2), on the cells of a square board. Red's first turn is one disc, and those of the
// handicap. From then on a turn is two discs on any two empty cells, or one when only one cell is empty. Discs never move and are never taken.
//
// Four discs of one colour on the corners of a square whose sides are parallel to those of the board are a square. What lies
// between the corners does not matter. Its size is its side, the number of columns from corner to corner: 1 to n-1.
//
//	  a b c d e f
//	1 . . . . . .      Red's discs r make one square, b2-e2-b5-e5, of side 3.
//	2 . r . b r .      It carries Red's pyramids, so text writes its corners as R.
//	3 . . b . . .
//	4 . . . . b .      Black's discs b lie on the corners of a square that stands
//	5 . r . . r .      on its tip. It does not count.
//	6 . . . b . .
//
// When a turn is complete and the mover's largest square is larger than the one that carries his pyramids (0 when none does), his
// four pyramids move to its corners. Of several equally large ones it is the topmost, then the leftmost. The opponent's pyramids
// stay. The game ends with the last cell; the larger square wins, and equal sides, also 0-0, are a draw.
//
// With ties=record, equal sides are won by the holder of the record: the player who, at the end of one of his turns, was the last to
// have a square larger than any before of either colour. 0-0 stays a draw.
//
// # Files
//
// squ.go holds the options, the tables of a board and its symmetries, cells.go sets of cells, position.go discs, turns, squares and the result,
// edit.go positions set up by hand, notation.go the text, view.go what is drawn: board, preview and threats, and why.go why a click is refused. playout.go
// plays random games, knowledge.go makes estimates, and threats.go finds what can be foreseen.
//
// # Sources and decisions
//
// The rules are those of rules.md, which weighs the sources against each other; its names of open points in brackets.
//
//   - Pyramids follow the largest square of their own colour, once a turn is complete.
//   - Equal sides are a draw unless ties=record. A last single disc is placed. Squares on their tip do not count.
//   - A player's score is the side of his largest square when the last turn was complete. A square that the disc of an open turn
//     completes counts from the end of that turn on; it is shown as in prospect until then.
//   - Crown: with ties=draw the strictly larger of both squares wears it, no one when they are equal; with ties=record the holder
//     of the record. Both are the same unless the sides are equal. A square in prospect wears none: no one has it yet.
//   - Decided is rules.md B1, Decided. With ties=record it also uses that the holder of the record wins a tie: he has won as soon as the
//     opponent cannot get beyond the record.
//   - Pyramids decide nothing, so they are part of the text but not of the hash. The record is part of the hash where it can
//     decide, that is with ties=record.
//
// # Positions from text
//
// Any board is accepted, whatever the numbers of discs. Mover and turn follow from k, the discs that lay there before the turn
// began, all but the disc of the open turn, less those of the handicap. Up to k = 0 Red is to move, else Black where (k-1) div 2 is
// even, else Red (rules.md B1, "State"; for positions that can be reached k is at most 0, or odd). The second field alone says whether
// a first disc of the turn has been
// laid: with "-" the mover has a whole turn, and naming a disc leaves him one more. So every turn still is two discs, but the
// first on an empty board and one that finds a single empty cell.
//
// What contradicts itself is refused: an open disc that is not there, is not the mover's, bears a pyramid, fills the board or is the
// first of all; capitals of one colour that are not just the four corners of a square; a holder of the record whose largest square is not
// the largest. Capitals may be missing: then the pyramids have not been set, and are at the end of the owner's next turn if he has a
// square then. They may stand on a square that is not the largest. "-" as the holder is always accepted: no one is known to have been
// first, and equal sides are a draw unless someone beats them.
package squ
