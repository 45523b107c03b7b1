// Package azacru is the game of Azacru, for two to four players, by Mike Wellman (2005): its rules, its board, and the computer's knowledge of it.
//
// # The board
//
// The board has nine by nine cells in nine borderlands of three by three; the borders run between rows 3 and 4, 6 and 7, columns c and d, f and g. A
// cell is neutral or a tile of one player. With two players each has four pieces, with three or four each has three. Every piece heads in one of
// eight directions. At the start all cells are neutral, including those under pieces:
//
//	   a b c   d e f   g h i
//	1  \ . v | . . . | v . .     v ^ > < \ : headings
//	2  . . . | . . . | . . .     Navy: c1 south, a5 east, c9 north, i9 north-west
//	3  . . . | . . . | . . .     Rust: g1 south, i5 west, g9 north, a1 south-east
//	   ------+-------+------
//	4  . . . | . . . | . . .
//	5  > . . | . . . | . . <
//	6  . . . | . . . | . . .
//	   ------+-------+------
//	7  . . . | . . . | . . .
//	8  . . . | . . . | . . .
//	9  . . ^ | . . . | ^ . \
//
// # A move
//
// A piece moves straight ahead or 45 degrees to either side, at least one cell and at most its power. Its power is the number of its owner's tiles in
// the borderland where it starts, at least one. It may land on a neutral cell or on a tile of its owner, never on another player's tile and never on
// a piece; the cell becomes its owner's tile. It may pass over tiles of any colour. Afterwards it heads in the direction of its move; if it landed in
// another borderland it may turn by 45 degrees instead.
//
// A move of two cells or more from one tile of the mover to another is a connection. It may jump over pieces, and then nothing in between changes.
// Without a piece in between, all cells in between become the mover's tiles; if any of them was another player's, the moved piece leaves the board.
//
// # The end
//
// A player without a legal move at the start of his turn passes. After the first pass every other player has one more turn, then the player with the
// most tiles wins.
//
// # Files
//
// azacru.go holds the options, the starts, the lookup tables and the symmetries, cells.go the contents of a cell and sets of cells, position.go the
// rules, edit.go positions set up by hand, notation.go the text, abstractplay.go that of the site AbstractPlay, view.go what is shown: board, preview
// and threats, why.go why a click is refused, and effects.go what a move does. playout.go plays random games, knowledge.go makes estimates.
//
// # Sources and decisions
//
// The players choose who moves first: Opening is the start with any player to move. Turns then continue clockwise.
//
// The rules are those of rules.md section 1, which follows the designer's text; the starts for three and four players are those of AbstractPlay. The
// open points, by the numbers of its section 2.2:
//
//   - 1, 2: only the borderland of the start determines the power, and the tile under the piece counts.
//   - 3: without a connection a piece may still pass over tiles of others; nothing changes.
//   - 4: a piece that leaves a neutral cell never makes a connection.
//   - 5: the change by a connection is compulsory, even if it costs the piece.
//   - 6: a jump turns nothing and costs nothing, whatever colours are in between.
//   - 7: a player passes only at the start of his own turn.
//   - 8: equal top scores share the first place.
//   - 9: ten rounds without a tile changing colour end the game as it stands, because a piece can circle for ever. This is our own
//     rule.
//   - 10 to 12: the turn goes clockwise; with three players the middle one begins.
//   - 13: headings may be chosen in the last round as well.
//   - 14: a piece that leaves the board has no heading to choose.
//   - 15: a step over the corner point of a borderland crosses a border.
//
// Our own decisions: a position read from text may hold any number of pieces, although no game has more than twelve; passes do not reset the count of
// quiet plies; and the mobility shown beside a seat counts targets, not headings.
package azacru
