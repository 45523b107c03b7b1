// Package table is a table at which a game is played: seats, clock, help, undo and the games of a series. It knows no screen and no disk; callers
// pass the time. A Table belongs to one goroutine.
//
// # Files
//
//   - table.go: the Table: plies, seats, help and the games of a series
//   - time.go: clock and stopwatch; undo.go: undo and redo
package table
