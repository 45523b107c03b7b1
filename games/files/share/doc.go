// Package share writes a game or a position as one line of text for chats and letters, and reads it back, even if the end is cut off. share.go writes
// and reads whole codes and their plies, table.go what comes before the plies, bits.go packs values, and symbols.go has characters and checksums.
//
// # The format
//
// A code is a head and data, such as quintet1-null-0005r0j2x3c. The head is "quintet", the version of the format, a hyphen, the id of the game and a
// hyphen. The data uses the alphabet of Douglas Crockford's base 32: digits and letters without i, l, o and u. A reader treats capitals as small
// letters, i and l as 1, o as 0, and ignores spaces, line ends and hyphens within the data, and all text before and after the code.
//
// A character is five bits, most significant first. The first three characters of the data are the number of characters of data, including these
// three but not the checks. After every 24 characters of data that are not the last comes a check of three characters, and at the very end one of
// six: the lowest bits of the CRC-32 (IEEE) of the head in small letters and of all data before it, with one byte per character, its value.
//
// The data is, in bits:
//
//	the number of options without their default, and for each its index in the list of the game, and its choice counted
//	from 1, or 0 and the number that was chosen
//	the start: 0 usual, 1 the text of the position, else 2 and more, the start at which player p1, p2 and so on moves first
//	one bit: whether names and levels of all seats follow, each a text and a number; the strength of an even match in
//	tenths of a level is added to 99
//	how the table has ended the game: 0 not, 1 resigned, 2 agreed, 3 out of time, 4 declared; after 1 and 3 the seat, from 0; after 4
//	one bit for each seat: whether it has won
//	the number of plies
//	the plies, each as its index among the legal ones ordered by text, in as few bits as the last index needs
//	zero bits up to a whole character
//
// A number is groups of four bits, least significant group first; the first bit of a group says that another follows, the others are its value. A
// text is the number of its characters, and six bits for each: its index in " -/", the digits, the small letters and A to X, or 63 and 21 bits for
// any other.
//
// Only the main path of a game is shared. New options and choices are added at the end of their lists, so existing codes stay readable.
//
// # Damage
//
// The checks reveal any change to a code. The plies before the first wrong check are read. A code without its end is read up to the last whole ply;
// what follows the last check is then unchecked.
package share
