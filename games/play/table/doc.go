// Package table is a table at which a game is played: what happens there, without a screen, a disk or the clock of the system. The time
// comes in as an argument. A Table belongs to one goroutine.
//
// # Files
//
//   - table.go: the Table: plies, seats, help and the games of a series
//   - time.go: clock and stopwatch; undo.go: undo and redo
package table
