// Package record writes games as text and reads them back: to keep them, to send them, to edit them by hand.
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
// A tag is a name and a value on a line of its own; within the value a backslash stands before a double quote or a backslash. Names are lower case
// letters, digits and hyphens. Every tag stands once, in any order, before the turns:
//
//	format    1, 2 or 3; 1 where the tag is missing
//	game      the id of the game; the only tag that must be there
//	options   name=value, separated by blanks; what is left out has its default
//	position  the position the game starts from, where it is not the usual one; a game has to be able to come to it
//	p1 .. p4  the names of the players, in order of play
//	p1-level  to p4-level: at what level the computer played on that seat; a person where the tag is missing
//	date      the day of the game, as year-month-day
//	result    see below
//
// Other tags are kept as they are. The library of this program writes two of them: title names the game, tags lists words by which it is
// found, with commas between them.
//
// An item is one turn: the plies of one player in the order played, joined by "+", as the game writes them; case and display marks
// do not matter. A ply that only ends the turn is left out: the next item begins the next turn. A "+" at the end of an item says that the turn is still
// open; nothing but variations and comments can follow it. Items are separated by blanks or line ends. A number with a full stop before an item
// is the number of the turn, from 1, a blank behind it or not; it may be left out, but not be wrong.
//
// A mark at the end of a ply says how good it is: !! ! !? ?! ? or ??.
//
// A comment is the text between braces, over any number of lines, a backslash before a closing brace or a backslash
// being taken away; or what follows a semicolon to the end of the line. It belongs to the turn before it, or to the line when no turn is before
// it. Blanks around it are dropped; several comments to one turn become one with a line each,
// also when lines that repeat the same plies say them.
//
// A variation is a line of turns in parentheses. Its first turn is an alternative to the whole turn before the parenthesis; it may hold comments and
// further variations, up to 1000 deep. Where the game goes on, or the table has ended it, variations that begin with "..." tell what could follow its last turn:
//
//	[result "p1+ resign"]
//
//	1. c3 b2+b3?! {The pair blocks the top.} (2. c4) d3 (... 4. c2+d2)
//
// The result is one of
//
//   - the game goes on
//     p1+ 24-23            p1 has won; the scores of all seats where the game has them
//     draw 17-17           two seats share the first place
//     p1=p3 13-12-13-10    of three or four seats, some share the first place
//     p2+ resign           p1 has resigned (two seats)
//     p1+ 9-4-4 agreed     the table agreed to end and count (of two seats only where the result is certain)
//     p2+ time             the time of p1, who was to move, ran out (two seats)
//     p1+ 9-4-4 time p3    the time of p3 ran out, the others count (three or four seats)
//     p1+ 9-4-4 resign p3  p3 has resigned, the others count (three or four seats)
//     draw 9-4 declared    the result was given from outside, whatever the board says: here two players agreed on a draw
//     none 9-4 declared    no one finished the game, and no one has won it
//
// Where the tag is missing the turns decide. A result that contradicts the turns is an error, and so is every ply that
// is not legal, also in a variation.
//
// There are three formats. Format 2 is format 1 with marks and with variations after the end, format 3 is format 2 with declared results; a
// record is written in the first format that has room for it.
//
// Names, other tags and comments are texts by the rule of package limits: what it does not allow in them is left out, longer ones are refused.
//
// Files above 16 MB, above 100 000 plies, those of variations included, and above 1000 tags that are not listed here are refused.
package record
