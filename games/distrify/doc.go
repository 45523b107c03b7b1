// Package distrify is the game of Distrify by David Stoner (2015): join your two sides of a square board of cells, with one or two stones at a time.
//
// # Rules
//
// Black (X) joins top and bottom and starts, White (O) joins left and right. Stones connect orthogonally and diagonally; a corner belongs to both of
// its sides. The opening turn is one black stone plus those of the handicap. After it, every turn is one of
//
//   - a single: one stone on an empty cell that forms no crosscut; it may make rows of any length;
//   - a pair: two stones on cells that fit each other, without forming a crosscut or three in a row of their colour.
//
// A crosscut is a 2x2 block with one colour on one diagonal and the other on the other. Three in a row counts in rows, columns and diagonals, and
// only if one of the new stones belongs to it. The option pairs says which cells fit each other: adjacent (side by side) or original (any two that
// are not diagonal neighbours). The option crosscuts says who may form one: never (no one, the default) or pairs. With pairs a single stone may
// complete a crosscut, which ends its turn; two stones of a turn still may not.
//
//	  a b c d e
//	1 . . . . .
//	2 . X O . .     Black may not play c3, alone or in a pair: b2-c3 against c2-b3 is a crosscut.
//	3 . O . . .     White may.
//	4 . . . . .
//	5 . . . . .
//
// A player who cannot place a stone passes; no one else may. The first to join his sides wins. There is no draw.
//
// # Plies
//
// A turn is one or two plies of the same player: a stone, and then a second stone or "end". The turn passes automatically after the opening stone,
// after a stone that wins and after one that allows no second stone, for instance because it made three in a row. A pair may be entered in either
// order, unless one of its stones wins alone. With the option swap the second player's first ply may be "swap": the stone stays, the players exchange
// colours, and White, who is now the first player, is next.
//
// # Files
//
// distrify.go holds the options, the lookup tables, the pairs and the symmetries, field.go sets of cells and the forbidden patterns, position.go the
// other rules, edit.go positions set up by hand, notation.go the text, view.go what is shown: board, preview and threats, why.go why a click is
// refused, and effects.go what a stone does. playout.go plays random games: filling.go fills the board, candidates.go with pairs apart, crossing.go
// with crosscuts. distance.go measures how far a colour is from joining its sides, knowledge.go turns that into estimates and, with weights.go and
// the numbers of fits.go, into priors. threats.go finds what can be foreseen without search.
//
// # Sources and decisions
//
// The source is rules.md, which compares the reports and programs of several authors; the numbers D1 to D10 are its own. Its decisions in short:
//
//   - Pairs are side by side unless pairs=original is chosen (D1). The ban on crosscuts holds for singles too unless crosscuts=pairs
//     is chosen, which takes the source literally (D2). Three in a row counts in all four directions and only with a new stone
//     (D3, D4). The second stone is optional (D7).
//   - A player can be left without a move, although the designer's sheet denies it: then he passes (D5, tests T8 and T9).
//     The players cannot both be stuck before one of them has joined his sides (2.2); the proof there holds with crosscuts on the board as well.
//   - Connections are diagonal too (D6).
//
// Decisions made here, for positions that only a text can describe:
//
//   - An open stone that allows no second one, including the only stone on the board, leaves "end" as the only ply.
//   - On an empty board the turn is one stone for either colour. The swap only answers a black stone.
//   - If both colours are joined, across a crosscut, the colour that placed the last stone has won: the other was not joined before.
//   - With crosscuts=pairs an open stone that belongs to a crosscut is assumed to have completed it.
//   - After the winning stone the turn has passed: the text of a finished game names the loser as the colour to move.
package distrify
