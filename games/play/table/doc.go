// Package table is a table at which a game is played: its seats, its clocks, undo, the games of a series, and whether the players had help. It knows
// no screen and no disk; callers pass the time. A Table belongs to one goroutine. Everything is in table.go.
package table
