// Package gtp speaks the Go Text Protocol, version 2, for every game of the catalogue: one command per input line, one answer to each. It plays,
// takes back, sets up, searches, counts and writes records. Through it scripts, tests and tournament managers use the rules and the computer players
// without a window.
//
// # Files
//
//   - session.go: a session, its configuration and limits; input.go: reading lines ahead
//   - commands.go: the table of commands, and those about games, plies and positions; engine.go: searches and clocks; counting.go: perft and
//     random games; gogui.go: programs made for Go
//   - timing.go: how long a search may take
//
// # Lines and answers
//
// A line is an optional whole number, a command and its arguments. The answer is "=" or, for a refusal, "?", then the number, a space and the text,
// ended by an empty line. "#" starts a comment; tabs count as spaces; other control characters, empty lines and a byte order mark at the start of the
// input are ignored. Only quit and the end of the input end the session: a command that hits a bug of the program is refused, and the session reports
// the details when it ends.
//
// # Commands
//
// SEAT is p1 to p4; with two seats also b, black, w and white. PLY is one ply in the game's notation, never a whole turn.
//
//	protocol_version, name, version, list_commands, known_command X, quit
//	                       as in GTP 2
//	boardsize N            starts a new game of that size; "unacceptable size" if the game has no such size
//	clear_board            starts again with the same options
//	play SEAT PLY          plays it; a refusal names the rule, the seat to move, or the end of the game
//	genmove SEAT           searches, plays a ply and answers with it
//	reg_genmove SEAT       the same without playing it
//	undo                   takes one ply back
//	time_settings M B S    a main time, periods of B seconds, S plies to each
//	time_left SEAT T S     corrects the clock of a seat
//	showboard              the board as text, with seats, scores and who is to move
//	final_score            p1+ 24-23, draw 17-17, or p1=p2 13-13-12-10 if seats share the first place; refused before the end
//	quintet-game ID NAME=VALUE ...   starts another game
//	quintet-options        the current options, separated by spaces
//	quintet-legal          all legal plies, sorted by bytes, separated by spaces; empty when the game is over
//	quintet-turn           p1 to p4, or none when the game is over
//	quintet-result         winners=1,2 scores=24-23, without scores if the game has none; or none
//	quintet-position       the position as one line of text
//	quintet-setup TEXT     starts from this position if a game can reach it; a record of the game has it as a tag
//	quintet-perft N        the number of paths of N plies
//	quintet-playouts N     N random games by the fast playout: playouts=N seconds=S plies=P wins=W1,W2,...; a shared first place is a fraction
//	quintet-rules-playouts N         the same by the rules, ply by ply
//	quintet-record [all]   the game so far as a record; with all, taken-back plies are variations
//	quintet-reason [PLY]   why the best ply is good, or why PLY is worse: best=PLY with value=V, or with loss=L, in [0, 1], what PLY costs of the win
//	                       chance; and a line for each reason, if any is proven: PLY cells=CELL,CELL SENTENCE, about PLY or the best ply. It
//	                       searches as long as the review in the window
//	quintet-analyze [playouts N] [time S]
//	                       candidates, best first, one per line: PLY value=V visits=N line=PLY PLY ...; V is the win chance, in
//	                       [0, 1], of the player to move, corrected by the table of package chance for the number of playouts, like all
//	                       chances that the program shows
//
//	gogui-rules_game_id, gogui-rules_board_size, gogui-rules_board, gogui-rules_legal_moves, gogui-rules_side_to_move, gogui-rules_final_result
//	                       what GoGui asks about a game that is not Go: X is p1, O is p2. GoGui counts rows from the bottom, so it shows
//	                       the board upside down. Refused if plies are not points, and beyond column h without Config.SkipI
//
// # Programs made for Go
//
// Some managers ask both seats in turn, whatever the game, and know only points and passes. With Config.Alternate a seat passes while the other one
// has a further ply in its turn, or when the game is over; play accepts such a pass, undo takes it back, and final_score is B+, W+, with the
// difference of the scores, or 0 for a draw. In Distrify a turn then always has its second stone if one is legal: ending the turn would be a second
// pass in a row, after which a manager stops. Games with a swap, and those whose plies are not points, Taiji and Azacru, are refused.
//
// Go leaves out the letter i. With Config.SkipI play, genmove and reg_genmove do so too, and write a ply that is not a point, such as end, as pass.
// The quintet- commands keep the game's notation. With Config.Alternate boards beyond column h need SkipI.
//
// # Searching
//
// genmove plays one ply at the session's level, which may lie between two, never a whole turn, and never resigns. Its engine lives for one game: it
// keeps what it has learnt from ply to ply, for both players, and boardsize, clear_board, quintet-game and quintet-setup start a new one. reg_genmove and quintet-analyze use
// new engines with the session's seed, so their answers do not depend on earlier commands. quintet-analyze always searches at full strength; without
// a limit it takes a second.
//
// In a session that ponders the engine of genmove continues to search after every answer until the next command arrives. What it finds makes it
// stronger than its level and different each time.
//
// Commands are executed one after the other, so a search finishes before the next line is handled. But if quit or the end of the input arrives during
// a search, that search ends soon, with the best result so far, and so do later ones, however many lines are in between. Perft counts are then
// refused, and random games report how many were played. A script sent as a whole, whose end is already there when its searches start, is executed in
// full. Up to 64 MB of lines are read ahead.
//
// # Time
//
// Without time_settings a level takes as long as it needs. With them it has clocks, as in GTP 2: a main time, then periods with a number of plies
// (stones) to play in each; a period of 0 means that there is only the main time, a period without plies that there is no limit. Seconds may have
// fractions. The session measures the time of genmove; time_left corrects it, and undo gives nothing back. Time settings apply to all later games,
// each of which starts with full clocks. A level's strength comes from its playouts: clocks can only shorten its thinking, except for the strongest
// level, which uses all the time it is given. A clock at 0 makes it answer at once.
//
// Without a seed a level also stops after the time it has in a game in the window, so that no one waits for a slow machine. With a seed and without a
// clock only its playouts end a search. Then the same commands with the same seed give the same plies, whatever the load of the
// machine. In that case quintet-analyze playouts N, without a time, always gives the same answer too. A search that is ended by time gives different
// results each time.
package gtp
