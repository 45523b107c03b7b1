// Package abstractplay reads and writes the game records of the site AbstractPlay, for the games that it has, too (games.Spec.AbstractPlay).
//
// A record is JSON by schema 1-0-0 of that site: a header with game, variants, dates, players and their results, and the plies in rounds, one text
// for each player in the order of seats. A player resigns, and the time of one runs out, by a ply of that name; by "draw" the players agree to stop.
// Only finished games have a record there.
//
// The rules of a game there and here may differ in a point that no variant tells, such as who wins with equal scores: the results of the header
// decide which rules were played. Where more than two played and one gives up, the others share the first place there, and are counted here. A game
// that the players agreed to stop, or that nobody finished, is open here.
package abstractplay
