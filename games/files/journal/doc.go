// Package journal writes down what happens at a table, as it happens, and finds out from that how the table stood. It knows no disk and no
// screen: scenes/data/library keeps the text.
//
// # The format
//
// A journal is lines of UTF-8 text that are only ever added to. A line is
//
//	SUM SECONDS WORD [REST]
//
// SECONDS is the time since 1970. SUM is the CRC-32 (IEEE) of everything after its blank, begun with the sum of the line before, in
// eight hexadecimal digits: so a line that is missing, doubled or out of place is found as well as one that has changed. The words:
//
//	table {"version":2,"game":"squex","options":"size=8","seats":[{"name":"Ana"},{"name":"Brisa","level":2}]}
//	                  the first line; "position" is the first position where it is not the usual one, "from" the record that the match
//	                  was taken from, "began" when the table was first written about; fields that are not known are passed over
//	path 12 14        targets pointed at for a ply that is not complete; none when they were taken back
//	add 3 e4          played after ply 3. The plies are numbered in the order of these lines, from 1; 0 is the start. The ply is shown, and
//	                  in force. As the first after its ply it lies on the main path if that does
//	place 9 0         ply 9 is continuation 0 of the ply before it now: of all continuations, the first lies on the main path
//	remove 9          ply 9 and all that was played after it are deleted
//	comment 9 "..."   what is said about the position after ply 9, as JSON
//	mark 9 ?!         how good ply 9 is said to be; without a mark, nothing is said
//	show 12           the path shown leads to ply 12 and on along the first continuations; all of it is in force
//	at 3              the plies up to 3, of the path shown, are in force: undo, redo and everything that looks at the past
//	end resigned 1    something but the rules has ended the match after the plies in force: resigned, agreed, time; the seat is counted
//	                  from 1 and left out where no one is meant
//	hold              the match goes on, but its main path ends with the plies in force
//	reopen            that end, or hold, was taken back; without either it does nothing
//	continue          what is added now was played after the end by the table, as a variation
//	again             the match is told anew: nothing has been played
//	stood 3 59000 60000   what the seats had on their clocks when the position after 3 plies was reached, in milliseconds
//	left 57000 60000      what they have
//	took 3 2400       how long the third ply of the main path took, in milliseconds; without a time, it and those after it are not known
//	used 800          what the ply after those in force has taken so far; none where another position comes into force
//	note terms {...}  what the table has agreed on: a terms.Terms as JSON. The last note of a name counts; other names mean nothing
//	note paused true  only computers play, and they wait
//	note helped true  the players had help, so that the result does not change a rating
//	note imported true  the game was begun elsewhere
//	note hinted "3 e4"  the last hint that was shown: the number of plies in force, and the ply
//	note turned 1     by how many quarters the board is turned, clockwise
//	left-table        the players have left the table, the program goes on
//	returned          they are back
//	dropped           they do not want it any more
//	restored          they do
//
// Version 1 had "ply e4", played after the plies in force, and "goto 3", so many plies are in force, instead of what stands here from add to
// continue, end and reopen aside: what was taken back was forgotten when another ply was played. It is read, and written anew as version 2.
//
// # Reading
//
// Every line is played again by the rules of the game, and one that is not legal is as bad as one whose sum is wrong. What stands
// before the first bad line is the table. A last line without its end was being written when the power went, or the disk has zeros in its
// place: it is known to be the last, and told apart from damage before the end. Lines may end with LF, CR LF or CR; LF is written.
//
// Nothing after a bad line is used, though its sum, begun with the one that the bad line bears, may well be right. A line tells a difference
// from the table before it, and a bad line cannot be trusted to say even which word it was. Had it been a ply, or a goto before one, the
// plies that follow may still be legal in the position that is known, and lead to one that was never on the table; a goto after it may
// name plies that it has replaced. What does not depend on plies depends on the moment: clocks, the score of a series and who
// had left, taken from later lines, would stand beside a position at which they never were. So what is read is always the table
// as it once stood, and the keeper of the text keeps what follows, to be mended by hand: only the sums have to be written anew. In
// practice that is the end of the file, where the disk lost what it was writing.
package journal
