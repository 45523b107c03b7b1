// Package exercises makes the starter sets of the games: positions from games that weak computer players have played, in which one solution wins
// or saves the game, proven by search.
package exercises
