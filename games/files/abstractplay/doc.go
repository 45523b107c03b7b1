// Package abstractplay reads (read.go) and writes (write.go) game records of the site AbstractPlay, for the games that the site and this program both
// have (games.Spec.AbstractPlay).
//
// A record is JSON by the site's schema 1-0-0: a header with game, variants, dates, players and their results, and the plies in rounds, one text per
// player in seating order. Resigning and running out of time are plies with these names; "draw" means that the players agree on a draw, "abandoned"
// that no one wins. No ply follows one of these. The site has records of finished games only. A file holds one record or a list.
//
// The site names variants by labels in the reader's language, and has changed them. Unknown labels are ignored, and plies, scores and result
// determine the options. No label of the site says who wins with equal scores; files written by this program include it.
//
// On the site, if one of more than two players gives up, the others share first place; here their scores are counted. If neither a rule nor a ply
// ends a game the header says who has won: the result is declared (match.Declared).
package abstractplay
