// Package journal reads the tables of versions up to 0.2 of the program, which wrote down what happened at a table as it happened. It uses no disk:
// scenes/data/library reads the text and stores the table in the present form, see package tablefile.
//
// # Files
//
//   - journal.go: version, size limit, and the table that Read returns
//   - read.go: reading; times.go: the lines about clocks and times of plies
//   - notes.go: the other lines about the table, and the table made of all of them
//
// # The format
//
// A journal is UTF-8 text to which lines were only ever appended. A line is
//
//	SUM SECONDS WORD [REST]
//
// SECONDS is the time since 1970. SUM is the CRC-32 (IEEE) of everything after the space that follows it, continued from the sum of the line before,
// in eight hexadecimal digits: so missing, duplicate and misplaced lines are detected as well as changed ones. The words:
//
//	table {"version":2,"game":"squex","options":"size=8","seats":[{"name":"Ana"},{"name":"Brisa","level":2}]}
//	                  the first line; "position" is the start if it is not the usual one, "from" the record that the match
//	                  was taken from, "began" when the journal of the table began; unknown fields are ignored
//	path 12 14        targets entered for an incomplete ply; none after they were taken back
//	add 3 e4          played after ply 3. Plies are numbered in the order of these lines, from 1; 0 is the start. The ply is shown and
//	                  current. A first continuation is on the main path if the ply before it is
//	place 9 0         ply 9 becomes continuation 0 of the ply before it; the first continuation is on the main path
//	remove 9          ply 9 and everything played after it are deleted
//	comment 9 "..."   the comment on the position after ply 9, as JSON
//	mark 9 ?!         the mark of ply 9; without a mark, it is removed
//	show 12           the shown path goes to ply 12 and then along first continuations; its last ply is current
//	at 3              the position after 3 plies of the shown path is current: undo, redo and browsing
//	end resigned 1    the match ended at the current position, not by a rule: resigned or time and the seat, counted from 1; agreed;
//	                  declared and the seats of all winners, none if it was abandoned
//	hold              the match goes on, but its main path ends at the current position
//	reopen            an end or hold was taken back; without either it does nothing
//	continue          plies added from here are variations after the end
//	again             the match is described again from the start: nothing has been played
//	stood 3 59000 60000   the seats' clocks when the position after 3 plies was reached, in milliseconds
//	left 57000 60000      their current clocks
//	took 3 2400       the time of the third ply of the main path, in milliseconds; without it, this and later times are unknown
//	used 800          the time of the next ply so far; none after another position becomes current
//	note terms {...}  the terms of the table: a terms.Terms as JSON. The last note with a name counts; other names are ignored
//	note paused true  the game, which only computers play, is paused
//	note helped true  the players had help, so the result does not change a rating
//	note imported true  the game was begun elsewhere
//	note hinted "3 e4"  the last hint shown: the number of plies before it, and the ply
//	note turned 1     quarter turns of the board, clockwise
//	left-table        the players have left the table, the program continues
//	returned          they are back
//	dropped           they discarded the table
//	restored          they restored it
//
// Version 1 had "ply e4", played after the current position, and "goto 3", go to the position after 3 plies, instead of the words from add to
// continue, except end and reopen: playing another ply discarded what was taken back.
//
// # Reading
//
// Every line is replayed by the rules of the game; an illegal one is as bad as one with a wrong sum. The lines before the first bad line give the
// table. If the last line has no end, or the disk has zeros in its place, it was being written when the power failed; since it is known to be the
// last, this is not reported as damage. Lines may end with LF, CR LF or CR.
//
// Nothing after a bad line is used, although its sum, continued from the one in the bad line, may well be right. A line describes a change to the
// table before it, and a bad line does not even reveal reliably which word it had. If it was a ply, or a goto before one, the plies that follow may
// still be legal in the known position and lead to one that was never on the table; a goto after it may count plies that it replaced. Even what does
// not depend on plies depends on the moment: clocks, the score of a series and the departure of players, taken from later lines, would be combined
// with a position that they did not belong to. So the result is always the table as it was at some time, and the owner of the text keeps the rest for
// repair by hand: only the sums have to be rewritten. In practice the rest is the end of the file, where the disk lost what it was writing.
package journal
