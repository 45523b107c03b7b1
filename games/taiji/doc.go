// Package taiji is the game of Taiji by Néstor Romeral Andrés (2007): two players share tiles that are half light, half dark.
//
// # Rules
//
// The board is a square of cells, 11 by 11, 9 by 9 or 7 by 7. Light (p1) moves first, then Dark, and so on. A turn is one tile: it covers two empty
// cells that are neighbours in a row or a column, its light half on one and its dark half on the other. Tiles come from a common supply, need not
// touch earlier ones and never move again. Placing is compulsory. The game ends as soon as no two empty cells are neighbours.
//
// A group is a maximal set of halves of one colour that are connected along rows and columns; a single half is a group of one. A colour scores the
// sum of the sizes of its N largest groups, where N is 3, 2 and 1 on boards of 11, 9 and 7. The higher score wins; equal scores are a win for Dark.
//
//	  a b c d e
//	1 . . . . .     w light, b dark, four tiles: b2-c2 b3-b4 d3-c3 d4-c4
//	2 . w b . .     light groups: 2 (b2 b3) and 2 (d3 d4)
//	3 . w b w .     dark group: 4 (c2 c3 c4 b4)
//	4 . b b w .
//	5 . . . . .
//
// Source: rules.md A1. The engine takes every board from 2 by 2 to 13 by 13.
//
// # Options
//
// groups: how many groups count; auto means 1, 2, 3 on boards of 7, 9, 11 and 2 on every other size. tie: dark, or draw. score: sum, squares (the sum
// of the squares of the sizes) or product (of the existing groups, 0 if there is none). tonga: on lets the two halves also touch diagonally; groups
// still connect along rows and columns only.
//
// # Files
//
// taiji.go holds the options, the lookup tables and the symmetries, cells.go sets of cells, position.go the placing of tiles, score.go groups, scores
// and who wins, edit.go positions set up by hand, notation.go the text, abstractplay.go that of the site AbstractPlay, view.go what is shown: board,
// preview and threats, effects.go what a tile does, and why.go why a click is refused. playout.go plays random games, batch.go some at once,
// knowledge.go makes estimates, and mirror.go knows when Dark wins by mirroring.
//
// # Decisions on open points
//
// The number of groups depends on the size of the board unless it is chosen (A2, T-1). A tie is a win for Dark (T-2). A single half counts as a group
// of one, because every published text says so, and only one program does not (T-3). Tiles may be placed anywhere and no one may pass (T-4). A small
// board is a board of its own, with its own labels, not the middle of a large one (T-9).
//
// The supply of 60 tiles cannot run out and is not part of a position (A1). Which two halves form a tile does not affect the game, so it is in
// neither the text nor the hash of a position; it is remembered in order to draw the tiles. A position read from text has single halves.
//
// If more groups are as large as the last counted one than may count, those whose first cell comes first in reading order are shown as counted; the
// score is the same.
package taiji
