// Package abstractplay reads (read.go) and writes (write.go) game records of the site AbstractPlay, for the games that the site and this program both
// have (games.Spec.AbstractPlay). Change the JSON types and the plies that end a game in write.go, and how options are found in read.go. The labels
// and the notation of one game are in games/<id>/abstractplay.go.
//
// A record is JSON by the site's schema 1-0-0: a header with game, variants, dates, players and their results, and the plies in rounds, one text per
// player in seating order. If no rule ends a game its last ply may be "resign", "timeout", "draw" (the players agree on a draw) or "abandoned" (no
// one wins); no ply follows it. The site has records of finished games only. A file holds one record or a list.
//
// The site names variants by labels in the reader's language, and has changed them. Unknown labels are ignored, and plies, scores and result
// determine the options. The site has no label for a winner of games with equal scores, so this program adds one of its own to the files it writes
// ("tie=dark").
//
// On the site, if one of more than two players gives up, the others share first place; here their scores are counted. If neither a rule nor a ply
// ends a game the header says who has won: the result is declared (match.Declared).
package abstractplay
