// Package gtp speaks the Go Text Protocol, version 2, about every game of the catalogue: a command a line in, an answer out. It plays, takes back,
// sets up, searches, counts and writes records; scripts, tests and tournament managers use through it the rules and the computer players
// without a window.
//
// A line is an optional whole number, a command and its arguments. The answer is "=" or, for a refusal, "?", then the number, a blank and
// the text, ended by an empty line. What follows "#" is a comment; tabs are blanks; other control characters, empty lines and a byte order mark
// at the start of the input are ignored.
// Nothing ends the session but quit and the end of the input: a command that ends with an error of the program is refused, and what is known
// about it is told when the session is over.
//
// # Commands
//
// SEAT is p1 to p4; with two seats also b, black, w and white. PLY is one ply as the game writes it, never a whole turn.
//
//	protocol_version, name, version, list_commands, known_command X, quit
//	                       as in GTP 2
//	boardsize N            starts a new game of that size; "unacceptable size" where the game has none such
//	clear_board            starts again with the same options
//	play SEAT PLY          plays it; a refusal says which rule is in the way, which seat is to move, or that the game is over
//	genmove SEAT           searches, plays a ply and answers it
//	reg_genmove SEAT       the same without playing
//	undo                   takes one ply back
//	time_settings M B S    a main time, periods of B seconds, S plies to each
//	time_left SEAT T S     corrects the clock of a seat
//	showboard              the board as text, with seats, scores and who is to move
//	final_score            p1+ 24-23, draw 17-17, or p1=p2 13-13-12-10 where seats share the first place; refused before the end
//	quintet-game ID NAME=VALUE ...   starts another game
//	quintet-options        the options in force, separated by blanks
//	quintet-legal          all legal plies, sorted by bytes, separated by blanks; empty when the game is over
//	quintet-turn           p1 to p4, or none when the game is over
//	quintet-result         winners=1,2 scores=24-23, without scores where the game has none; or none
//	quintet-position       the position as one line of text
//	quintet-setup TEXT     starts from such a position if a game can come to it; a record of the game has it as a tag
//	quintet-perft N        the number of paths of N plies
//	quintet-playouts N     N random games by the fast playout: playouts=N seconds=S plies=P wins=W1,W2,...; a shared first place is a fraction
//	quintet-rules-playouts N         the same by the rules, ply by ply
//	quintet-record [all]   the game so far as a record; with all, what was taken back as variations of it
//	quintet-analyze [playouts N] [time S]
//	                       candidates, the best first, a line each: PLY value=V visits=N line=PLY PLY ...; V is the share of the win, in
//	                       [0, 1], that the player to move expects, corrected by the table of package chance for so many playouts, as all
//	                       chances that the program tells are
//
//	gogui-rules_game_id, gogui-rules_board_size, gogui-rules_board, gogui-rules_legal_moves, gogui-rules_side_to_move, gogui-rules_final_result
//	                       what GoGui asks about a game that is not Go: X is p1, O is p2. GoGui counts rows from below, so it shows
//	                       the board upside down. Refused where plies are no points, and without Config.SkipI beyond column h
//
// # Programs made for Go
//
// Some managers ask both seats in turn, whatever the game, and know no plies but points and passes. With Config.Alternate a seat passes while the
// other one has a further ply of its turn, or when the game is over; play takes such a pass, undo takes it back, and final_score is B+, W+,
// with the difference of the scores, or 0 for a draw. A turn of Distrify always has its second stone then, if one is legal: its end would be a
// second pass in a row, after which a manager stops. Games with a swap and those whose plies are no points, Taiji and Azacru, are refused.
//
// Go leaves out the letter i. With Config.SkipI play, genmove and reg_genmove do so, too, and write a ply that is no point, such as end, as pass. The
// commands of this program alone keep the notation of the game. With Config.Alternate boards beyond column h need SkipI.
//
// # Searching
//
// genmove plays one ply of the session's level, never a whole turn, and never resigns. Its engine lives for one game: it keeps what it
// knows from ply to ply, for both players, and boardsize, clear_board, quintet-game and quintet-setup begin with a new one.
// reg_genmove and quintet-analyze have engines of their own, with the seed of the session, so they answer the same wherever they come.
// quintet-analyze is always as strong as there is; without a limit it takes a second.
//
// A session that ponders lets the engine of genmove search on after every answer, until the next command comes; what it finds there makes it
// stronger than its level, and different each time.
//
// Commands are carried out one after the other, so a search comes to its end before the next line is looked at. But where quit or the
// end of the input comes while a search has been running, the search ends soon, with the best so far, and so do those after it,
// however many lines are between. So do counts of paths, which are refused then, and random games, which tell how many were played. A script
// that is sent as a whole, so that its end is there before its searches, is carried out as a whole. Up to 64 MB of lines are read ahead.
//
// # Time
//
// Without time_settings a level takes as long as it likes. With them it has clocks, as in GTP 2: a main time, then periods in each
// of which so many plies (stones) have to be played; a period of 0 means that the main time is all there is, a period without plies that
// there is no limit. Seconds may have fractions. The session counts what genmove takes; time_left corrects it, and undo gives nothing back. They last for all games
// to come, each of which begins with full clocks. A level is as strong as its playouts: clocks can only make it think shorter,
// except for the strongest, which uses the time it is given. A clock at 0 makes it answer at once.
//
// Without a seed a level ends after the time that it has at a table, if its playouts take longer: no one waits for a slow machine. With a
// seed only its playouts end it, as long as it has no clock. Then the same commands with the same seed and as many threads give the same
// plies, whatever else the machine does. quintet-analyze playouts N, without a time, always answers the same in that way. A search that
// ends by time finds something else each time.
package gtp
