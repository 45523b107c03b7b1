// Package taiji is the game of Taiji by Néstor Romeral Andrés (2007): two players share tiles that are half light, half dark.
//
// # Rules
//
// The board is a square of cells, 11 by 11, 9 by 9 or 7 by 7. Light (p1) moves first, then Dark, and so on. A turn is one tile: it
// covers two empty cells that are neighbours along a row or a column, its light half on one and its dark half on the other. Tiles come
// from a common supply, need not touch earlier ones and never move again. Placing is compulsory. The game ends as soon as no
// two empty cells are neighbours.
//
// A group is a set of halves of one colour that hang together along rows and columns, as large as it can be; a lone half is a group of
// one. A colour scores the sum of the sizes of its N largest groups, N being 3, 2 and 1 on boards of 11, 9 and 7. The higher score
// wins; equal scores are a win for Dark.
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
// groups: how many groups count; auto means 1, 2, 3 on boards of 7, 9, 11 and 2 on every other size. tie: dark, or draw.
// score: sum, squares (the sum of the squares of the sizes) or product (of the groups there are, 0 when there is none).
// tonga: on lets the two halves also touch diagonally; groups hang together along rows and columns all the same.
//
// # Decisions on open points
//
// The number of groups follows the size of the board unless it is chosen (A2, T-1). A tie is a win for Dark (T-2). A lone half counts
// as a group of one, because every published text but one program says so (T-3). Tiles may lie anywhere and no one may pass (T-4).
// A small board is a board of its own, with its own labels, not the middle of a large one (T-9).
//
// The supply of 60 tiles can never run out and is not part of a position (A1). Which two halves belong to one tile decides nothing,
// so it is neither in the text nor in the hash of a position; it is remembered to draw the tiles. A position read from text
// shows single halves.
//
// Where more groups have the size of the last one that counts than may count, those are shown as counted whose first cell comes first in
// reading order; the score is the same.
package taiji
