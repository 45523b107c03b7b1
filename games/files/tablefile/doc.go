// Package tablefile writes the tables of unfinished games as text and reads them back. It uses neither disk nor screen: scenes/data/library stores the
// text.
//
// # Files
//
//   - file.go: writing and reading
//   - state.go: the state of a table besides its game, and its conversion
//
// # The format
//
// A file is a record of the game, see package record, and one more line with the state of its table:
//
//	[game "squ"]
//	[options "size=8 ties=draw"]
//	[p1 "Ana"]
//	[p2 "Brisa"]
//	[p2-level "2"]
//	[result "*"]
//
//	1. c3 d4+e5 f6+g2
//	state 1f2e3d4c {"version":3,"began":1795968000000,"changed":1795968090000,"plies":5,"terms":{...}}
//
// The line has three parts: the word state, the CRC-32 (IEEE) of everything before the line, continued over the JSON, in eight hexadecimal digits, and
// the JSON. Unknown fields are ignored, and so are impossible values. Most fields are left out if they are zero:
//
//	version     3; versions 1 and 2 were journals, see package journal
//	began       when the table was opened for the first time, in milliseconds since 1970,
//	changed     and when something last happened at it
//	away        the players have left the table while the program went on
//	dropped     they have deleted it; the next start of the program removes the file
//	from        the name of the record from which the match was taken
//	shown       the last ply of the path shown; 0 for the end of the game itself. Plies are numbered by their depth, then in the order of
//	            their variations: 1 is the first ply of the game
//	plies       how many plies of that path are in force
//	continued   plies played from here are variations after the end
//	path        the targets entered for an incomplete ply
//	terms       a terms.Terms
//	paused      the game, which only computers play, is paused
//	turned      quarter turns of the board, clockwise
//	helped      the players had help, so the result does not change a rating
//	help        the first help: hint, back (a turn taken back), analysis, seat (another player took one) or setup (a position)
//	imported    the game was begun elsewhere
//	hinted      the last hint shown: the number of plies before it, and the ply
//	clocks      for each position of the game, from the start, the time left to each seat when it was reached, in milliseconds
//	left        the time left to each seat now
//	times       the time of each ply of the game, in milliseconds; -1 if it is unknown
//	used        the time of the next ply so far
//
// # Damage
//
// A file is replaced as a whole, so it is whole or it is not used. If somebody has changed it, the record decides: its plies are legal as far as they
// can be read, and the table shows the last of them, without the rest of the state.
package tablefile
