// Package lesson teaches a game: pages of its rules with a board on which to try each of them, tasks that the rules themselves judge, and a glossary.
// It is independent of any particular game and of the screen.
//
// # Files
//
//   - book.go: the lessons of a game in memory; general.go: glossary terms that all games share
//   - files.go: reading the files of all languages; parse.go: the fields of the English file
//   - goal.go: the goals of tasks; verdict.go: whether a reader has reached them
//
// # The format
//
// A game's lessons follow the line "lessons" of its texts, one file per language, so a reader who finds a wrong sentence can correct it without
// knowing the program. Package games/words reads the part above that line. A line is a name and a value; a line that begins with a space continues
// the value before it; empty lines and lines that begin with # are ignored. The English file, texts/en.txt, has everything:
//
//	page cut                          begins a page: an id, unique in the game
//	title Cutting a link
//	text Two to four sentences.       repeated for several paragraphs
//	where win=first                   in games with this option the next text (or more) replaces the one before
//	text ...
//	here Click an octagon.            how to do it in this program
//	finger Tap an octagon.            the same for a finger, if the words for a mouse do not fit
//	more - Fine print.                only in the full rules; "- " begins an item of a list
//	learnt You cut links.             what the reader can do after this page, told when the lesson ends: three or four in all, up to its last page
//	reason squex.square game.edge     the reasons for a refusal that this page explains
//	board size=5                      options of the board on the page, and of its tasks
//	position 5/5/5/5/5 4/4/4/4 B 1 -  the position, as Game.ParsePosition reads it; default: the start of a game
//	plays c3 d4                       plies that follow
//	part a5 e9                        a small picture shows only the part between these corners
//	point b8                          and points at these cells
//	ends lesson                       after this page a newcomer can play
//
//	task link                         begins a task of the page, with its own board, position and plays if they differ
//	name Cut a link                   for the list of tasks
//	do You are Red. Cut the marked link.
//	hint ...                          shown after the second miss
//	why ...                           shown when it is solved
//	plies 2                           how many plies the reader makes; default 1
//	mark c3 square b2                 cells to mark
//	goal links p2 <= 1                a Goal; all of them must be reached
//	miss The link is still there.     shown after plies that do not reach this goal
//	solution d4                       plies, or "try" and the cells of a refused click
//	wrong e5                          legal plies that miss, or a click refused for another reason
//
//	section advice                    a page that is only in the full rules: title and more
//	term cut                          a word of the game: name, text, and perhaps "shown" with the id of a page, and board,
//	                                  position, plays, part and point for a small picture
//	setup ...                         the caption of that picture in set-up, if it is shown there; another can follow a where
//	option swap                       only for shared words: games with this option have the word
//
// The file of another language has the same headings (page, section, task, term, where) and the same sentences (title, text, here, finger, more,
// learnt, do, hint, why, miss, name, setup) in the same order, and no other lines:
//
//	page cut
//	title Cortar uma ligação
//	text ...
package lesson
