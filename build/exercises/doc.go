// Package exercises makes the starter sets of the games: positions from games that levels of the computer have played, in which one solution wins
// or saves the game, proven by search.
package exercises
