// Package gtp speaks the Go Text Protocol, version 2, about every game of the catalogue: a command a line in, an answer out. It plays, takes back,
// sets up, searches, counts and writes records; it is how scripts, tests and tournament managers use the rules and the computer players
// without a window.
//
// A line is an optional whole number, a command and its arguments. The answer is "=" or, for a refusal, "?", then the number, a blank and
// the text, ended by an empty line. What follows "#" is a comment; tabs are blanks; other control characters and empty lines are passed over.
// Nothing ends the session but quit and the end of the input: a command that ends with an error of the program is refused, and what is known
// about it is told when the session is over.
//
// Beside the commands of the protocol there are those whose names begin with "quintet-"; list_commands lists them all.
//
// # Searching
//
// genmove plays one ply of the session's level, never a whole turn, and never resigns. Its engine lives for one game: it keeps what it
// knows from ply to ply, whoever plays them, and boardsize, clear_board, quintet-game and quintet-setup begin with a new one.
// reg_genmove and quintet-analyze have engines of their own, with the seed of the session, so they answer the same wherever they come.
// quintet-analyze is always as strong as there is; without a limit it takes a second.
//
// A session that ponders lets the engine of genmove search on after every answer, until the next command comes; what it finds there makes it
// stronger than its level, and different each time.
//
// Commands are carried out one after the other, so a search comes to its end before the next line is looked at. But where quit or the
// end of the input comes while a search has been running, nobody waits any more: it ends soon, with the best so far. So do counts of paths,
// which are refused then, and random games, which tell how many were played. A script that is sent as a whole, so that its end is there
// before its searches, is carried out as a whole.
//
// # Time
//
// Without time_settings a level takes as long as it likes. With them it has clocks, as in GTP 2: a main time, then periods in each
// of which so many plies (stones) have to be played; a period of 0 means that the main time is all there is, a period without plies that
// there is no limit. Seconds may have fractions. The session counts what genmove takes; time_left corrects it, and undo gives nothing back. They last for all games
// to come, each of which begins with full clocks. A level is as strong as its playouts: clocks can only make it think shorter,
// except for level 6, which uses the time it is given. A clock at 0 makes it answer at once.
//
// Without a seed a level ends after the time that it has at a table, if its playouts take longer: nobody waits for a slow machine. With a
// seed only its playouts end it, as long as it has no clock. Then the same commands with the same seed and as many threads give the same
// plies, whatever else the machine does. quintet-analyze playouts N, without a time, always answers the same in that way. A search that
// ends by time finds something else each time.
package gtp
