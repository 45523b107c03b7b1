// Package journal writes down what happens at a table, as it happens, and finds out from that how the table stood. It knows no disk and no
// screen: scenes/library keeps the text.
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
//	table {"version":1,"game":"squex","options":"size=8","seats":[{"name":"Ana"},{"name":"Brisa","level":2}]}
//	                  the first line; "position" is the first position where it is not the usual one, "from" the record that the match
//	                  was taken from, "began" when the table was first written about; fields that are not known are passed over
//	path 12 14        targets pointed at for a ply that is not complete; none when they were taken back
//	ply e4            played after the plies in force; what was taken back is forgotten
//	goto 3            so many plies are in force: undo, redo and everything that looks at the past
//	end resigned 1    something but the rules has ended the match after the plies in force: resigned, agreed, time; the seat is counted
//	                  from 1 and left out where nobody is meant
//	reopen            that end was taken back
//	stood 3 59000 60000   what the seats had on their clocks when the position after 3 plies was reached, in milliseconds
//	left 57000 60000      what they have
//	took 3 2400       how long the third ply took, in milliseconds
//	used 800          what the ply after those in force has taken so far; none where another position comes into force
//	note terms {...}  what the table has agreed on: a terms.Terms as JSON. The last note of a name counts; other names mean nothing
//	note paused true  only computers play, and they wait
//	note turned 1     by how many quarters the board is turned, clockwise
//	left-table        the players have left the table, the program goes on
//	returned          they are back
//	dropped           they do not want it any more
//	restored          they do
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
