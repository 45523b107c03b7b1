// Package table is a table at which a game is played: what happens there, without a screen, a disk or the clock of the system. The time
// comes in as an argument. A Table belongs to one goroutine.
//
// # Files
//
//   - table.go: the Table; play.go: plies and ends; undo.go: back and on; help.go: what makes a game helped
//   - seats.go: who decides, and which computer is to think; time.go: clock and stopwatch; series.go: the games of the same people
package table
