// Package share writes a game, or a position, as one line of text for chats and letters, and reads it back, also when the end is cut off.
//
// # The format
//
// A code is a head and data, such as quintet1-null-0005r0j2x3c. The head is "quintet", the version of the format, a hyphen, the id of the game
// and a hyphen. The data is in the alphabet of Douglas Crockford's base 32: digits and letters without i, l, o and u. A reader takes capitals for
// small letters, i and l for 1, o for 0, and overlooks blanks, line ends and hyphens within the data, and all text before and after the code.
//
// A character is five bits, the highest first. The first three characters of the data are the number of characters of data, these three
// included and checks not counted. After every 24 characters of data that others follow stands a check of three characters, and at the very end
// one of six: the lowest bits of the CRC-32 (IEEE) of the head in small letters and of all data before, a byte for each character, its value.
//
// The data is, in bits:
//
//	the number of options that have not their default, and for each its place in the list of the game, and its choice counted
//	from 1, or 0 and the number that was chosen
//	the start: 0 usual, 1 the text of the position, else 2 and more, the start at which player p1, p2 and so on moves first
//	one bit: whether names and levels of all seats follow, each a text and a number
//	how the table has ended the game: 0 not, 1 resigned, 2 agreed, 3 out of time; after 1 and 3 the seat, from 0
//	the number of plies
//	the plies, each its place among the legal ones ordered by their texts, in as few bits as the last place needs
//	bits 0 up to a whole character
//
// A number is groups of four bits, the lowest first; the first bit of a group says that another follows, the others are its value. A text is the
// number of its characters, and six bits for each: its place in " -/", the digits, the small letters and A to X, or 63 and 21 bits for any other.
//
// Only the main path of a game is shared. New options and new choices are added at the end of their lists: so codes of today stay readable.
//
// # Damage
//
// A code that was changed anywhere is recognised by its checks. The plies before the first check that is wrong are read. A code whose end is
// missing is read up to the last ply that is whole; what follows the last check has not been checked then.
package share
