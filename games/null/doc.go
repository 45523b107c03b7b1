// Package null is the do-nothing game: the smallest game that uses the whole contract of package games. It is not in the catalogue. It is the
// template to copy for a new game. Generic code is tested on it, because it can have two to four seats and turns of one or two plies.
//
// # Files
//
// null.go holds the options, position.go the rules, edit.go positions set up by hand, notation.go the text, view.go what is shown, why.go why a click
// is refused. playout.go plays random games, knowledge.go makes estimates.
//
// # Rules
//
// The board is a square of cells. Players take turns placing a stone on an empty cell; the stone is worth the number of its column, counted from 1 on
// the left. When the board is full, the player with the most points wins; several may share the first place.
//
//	  a b c
//	1 x o x     x (p1): 1 + 3 + 3 + 1 + 2 = 10
//	2 o o x     o (p2): 2 + 1 + 2 + 3 = 8
//	3 x x o
//
// Options: size (default 3; 3 and 4 offered, 2 to 6 accepted), players (2, 3, 4), and turns: single, or double, where a turn is one or two stones and
// the ply "end" ends it after the first.
//
// # Decisions on open points
//
// The turn also passes when the first stone of a double turn fills the board: a full board has no open turn.
package null
