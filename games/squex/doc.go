// Package squex is the game of Squex (João Figueira, 2019) on square boards of 2 to 19 octagons a side.
//
// # Board
//
// Octagons touch along edges; between any four of them is one small square. Two diagonal octagons are joined only through the square between them.
//
//	    a   b   c   d
//	1   .   .   .   B        B R   octagons of Blue and Red
//	      -   -   -          b r   squares of Blue and Red
//	2   .   B   R   .        . -   empty
//	      -   r   -
//	3   .   R   B   .        Blue joins top and bottom, Red joins left and right.
//	      r   -   -          A corner belongs to both of its sides.
//	4   R   .   .   .
//
// # Turn
//
// Blue begins. A ply is one octagon of the mover's colour on any empty place. Nothing else is required or allowed. Every diagonal pair that it
// completes takes the square in between: whether empty or the opponent's, it becomes the mover's. Taking the opponent's is a cut. In the diagram Red,
// on c2, has just cut b2-c3.
//
// After a ply without a cut the turn continues or passes as usual. After a ply that cuts, no matter how many links, the opponent has two placements;
// a player who cuts with the first of two loses the second. Bonus placements never add up.
//
// # End
//
// A player wins by placing an octagon that completes a connection of his sides which can never be cut. A link through a square can be cut as long as
// the two octagons beside it can still both become the opponent's, that is while neither is the player's and at least one is empty. Only the player
// who has just placed can win by it, and a full board always has exactly one winner.
//
// # Files
//
// squex.go holds the options, the lookup tables and the symmetries, position.go the placement, the diagonals it completes, the cuts and the turn
// after them, score.go who is joined, edit.go positions set up by hand, notation.go the text, view.go what is drawn: board, preview and threats,
// why.go why a click is refused, and effects.go what a ply does, for reasons. playout.go plays random games, on boards up to 8x8 in one word, on larger ones row by row; tests compare both with
// the rules, octagon by octagon. distance.go measures how far a colour is from joining its sides, and knowledge.go turns that into estimates and
// priors. learned.go lists what a net looks at, for better ones.
//
// # Sources and decisions
//
// The rules are those of rules.md, which compares the sources; its names for open points are in brackets.
//
//   - A cut recolours the square; octagons are never touched [S1].
//   - A cut with the second of two placements gives the opponent two, like any other [S2], several cuts with one octagon give
//     two in all [S3], a cut with the first of two ends the turn [S4].
//   - The connection must be permanent [S5]; the figures that contradict this are errata [S6, S7, S8].
//   - Blue, top to bottom, begins [S11]. The painted ring round the board joins nothing [S14].
//   - 2x2 blocks of one colour do arise, so a diagonal may be completed round a square that is already the mover's; nothing
//     happens to it then: it is no cut.
//   - win=first ends the game with the first connection of any kind. Links are as cuttable as ever until then, so the states
//     of links mean the same in both variants; only the connection that wins differs. Here, too, only the mover can get
//     joined, and never both colours: wherever two paths cross they need the same octagon or the same square.
//   - swap=on: when one octagon of Blue's and nothing else lies on the board and p2 has his ordinary ply, he may swap instead.
//     The players change colours, so it is Red, now p1, who moves next.
//   - handicap: Blue's first turn has this many additional placements. Red has nothing then, so none of them cuts; a swap comes after all of them.
//   - Position text: when the game is over no one is to move, written "- 0". Readers take any colour and number there.
//     Squares must agree with the octagons: a square belongs to a colour that holds one of its diagonals, and is empty
//     exactly when no colour does. "swapped" is read only with swap=on.
package squex
