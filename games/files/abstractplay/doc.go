// Package abstractplay reads and writes the game records of the site AbstractPlay, for the games that it has, too (games.Spec.AbstractPlay).
//
// A record is JSON by schema 1-0-0 of that site: a header with game, variants, dates, players and their results, and the plies in rounds, one text
// for each player in the order of seats. A player resigns, and the time of one runs out, by a ply of that name; by "draw" the players agree on a
// draw, by "abandoned" no one wins. Nothing follows such a ply. Only finished games have a record there. A file holds one record or a list.
//
// The site names variants by labels in the language of the reader, and has changed them: those that are not known say nothing, and plies, scores
// and result decide which options were played. Who wins with equal scores is told by no label of the site; our own files name it.
//
// Where more than two played and one gives up, the others share the first place there, and are counted here. Where no rule and no ply ends a game
// the header tells who has won: the result is declared (match.Declared).
package abstractplay
