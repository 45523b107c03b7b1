// Package record writes games as text and reads them back: to store them, send them and edit them by hand.
//
// # Files
//
//   - record.go: a Record in memory, and its limits
//   - write.go: writing
//   - read.go: reading turns, comments and variations; scan.go: tokens and errors; tags.go: tags; loose.go: records that break the format
//   - result.go: the tag with the result
//
// # The format
//
// A record is one game in UTF-8 text: tags, then turns.
//
//	[game "distrify"]
//	[options "size=5 pairs=adjacent crosscuts=never swap=off"]
//	[p1 "Ana"]
//	[p2 "Rui \"the wall\" Costa"]
//	[date "2026-11-21"]
//	[result "p1+ resign"]
//
//	{A short game.}
//	1. c3 b2+b3 {The pair blocks the top.} (2. d4 c4) d3+d4 c2
//
// A tag is a name and a value on its own line. In the value a backslash precedes a double quote or a backslash. Names are lower case letters, digits
// and hyphens. Each tag may occur once, in any order, before the turns:
//
//	format    1 to 5; default 1
//	game      the id of the game; the only required tag
//	options   name=value, separated by spaces; others have their defaults
//	position  the position the game starts from, if it is not the usual one; it must be reachable in a game
//	p1 .. p4  the names of the players, in order of play
//	p1-level  to p4-level: the level of the computer on that seat, such as 2, or 2.4 in an even match; a person if the tag is missing
//	date      the day of the game, as year-month-day
//	result    see below
//
// Other tags are kept unchanged. The library of this program writes two of them: title is the name of the game, tags lists words for finding it,
// separated by commas.
//
// An item is one turn: the plies of one player in the order played, joined by "+", in the game's notation; case and display marks do not matter. A
// ply that only ends the turn is left out: the next item begins the next turn. A "+" at the end of an item means that the turn is still open. If the
// game stops there, only variations and comments follow; from format 4 the next item can continue the turn, so that a comment stands in the middle of
// it: "b2+ {Only now} b3". Items are separated by spaces or line ends. A number with a full stop before an item, with or without a
// space after it, is the number of the turn, from 1; it may be left out, but not be wrong.
//
// A mark at the end of a ply rates it: !! ! !? ?! ? or ??.
//
// A comment is the text between braces, over any number of lines, in which a backslash before a closing brace or a backslash is removed; or the text
// from a semicolon to the end of the line. It belongs to the last ply before it, or to the line if there is no turn before it. Spaces around it are
// dropped. Several comments on one turn become one with a line each, also if they come from lines that repeat the same plies.
//
// A comment that begins with "%draw", before any backslash is removed, holds what is drawn on the position: circles on cells and arrows from cell to
// cell, separated by spaces, at most 64. ":2", ":3" or ":4" after one is its colour; without it the first is meant. Versions before 0.3 show it as a
// comment. An ordinary comment that begins like that has a backslash before it, which is removed:
//
//  1. c3 {%draw c3 b2-d4:2} {The link is safe.}
//
// A variation is a line of turns in parentheses. Its first turn is an alternative to the whole turn before the parenthesis; it may hold comments and
// further variations, up to 1000 deep. If the game goes on, or the table has ended it, variations that begin with "..." show what could follow its
// last turn:
//
//	[result "p1+ resign"]
//
//	1. c3 b2+b3?! {The pair blocks the top.} (2. c4) d3 (... 4. c2+d2)
//
// The result is one of
//
//   - the game goes on
//     p1+ 24-23            p1 has won; with the scores of all seats if the game has them
//     draw 17-17           two seats share the first place
//     p1=p3 13-12-13-10    of three or four seats, some share the first place
//     p2+ resign           p1 has resigned (two seats)
//     p1+ 9-4-4 agreed     the table agreed to end and count (with two seats only if the result is certain)
//     p2+ time             p1, who was to move, ran out of time (two seats)
//     p1+ 9-4-4 time p3    p3 ran out of time, the others count (three or four seats)
//     p1+ 9-4-4 resign p3  p3 has resigned, the others count (three or four seats)
//     draw 9-4 declared    the result was decided outside the game, whatever the board says: here an agreed draw
//     none 9-4 declared    the game was abandoned without a winner
//
// If the tag is missing the turns decide. A result that contradicts the turns is an error, and so is an illegal ply, even in a variation.
//
// There are five formats. Format 2 adds marks and variations after the end, format 3 declared results, format 4 comments in the middle of a turn,
// format 5 levels of even matches; a record is written in the lowest format that can hold it.
//
// Names, other tags and comments are texts according to package limits: characters that it does not allow are removed, longer texts are refused.
//
// Files above 16 MB, with more than 100 000 plies including variations, or more than 1000 tags that are not listed here are refused.
package record
