// Package lesson teaches a game: pages of its rules with a board to try each of them on, tasks that the rules themselves judge,
// and the words of the game explained. It knows no particular game and no screen.
//
// A game writes all of it behind the line "lessons" of its texts, a file a language, so that a reader who finds a wrong sentence can mend it
// without knowing the program. What stands above that line package games/words reads. A line is a name and a value; a line that begins with
// a blank continues the value before it; empty lines and lines that begin with # say nothing. The English file, texts/en.txt, has everything:
//
//	page cut                          begins a page: an id, unique in the game
//	title Cutting a link
//	text Two to four sentences.       several for several paragraphs
//	where win=first                   in games with this option the next text (or more) stands in the place of the one before
//	text ...
//	here Click an octagon.            how it is done in this program
//	finger Tap an octagon.            the same for a finger, where the words for a mouse do not fit it
//	more - Fine print.                only in the full rules; "- " begins an item of a list
//	reason squex.square game.edge     the reasons for a refusal that this page explains
//	board size=5                      options of the board on the page, and of its tasks
//	position 5/5/5/5/5 4/4/4/4 B 1 -  what lies on it, as Game.ParsePosition reads it; the start of a game if it is missing
//	plays c3 d4                       plies that follow
//	part a5 e9                        a small picture of it shows only what lies between these corners
//	point b8                          and these cells pointed at
//	ends lesson                       after this page a newcomer can play
//
//	task link                         begins a task of the page, with board, position and plays of its own where they differ
//	name Cut a link                   for the list of the tasks
//	do You are Red. Cut the marked link.
//	hint ...                          shown after the second miss
//	why ...                           shown when it is solved
//	plies 2                           how many plies the reader makes; 1 if it is missing
//	mark c3 square b2                 cells to be pointed out
//	goal links p2 <= 1                a Goal; all of them must be reached
//	miss The link is still there.     what is wrong with all plies that do not reach this goal
//	solution d4                       plies, or "try" and the cells of a click that is refused
//	wrong e5                          plies that are legal and miss, or a refused click that is not the one in question
//
//	section advice                    a page that stands only in the full rules: title and more
//	term cut                          a word of the game: name, text, and perhaps "shown" with the id of a page, and board,
//	                                  position, plays, part and point for a small picture
//	option swap                       only for the words that games share: this one belongs to those with the option
//
// The file of another language has the same headings (page, section, task, term, where) and the same sentences (title, text, here, finger, more, do,
// hint, why, miss, name) in the same order, and nothing else:
//
//	page cut
//	title Cortar uma ligação
//	text ...
package lesson
