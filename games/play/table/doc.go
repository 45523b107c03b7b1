// Package table is a table at which a game is played: seats, clock, help, undo and the games of a series. It knows no screen and no disk; callers
// pass the time. A Table belongs to one goroutine.
package table
