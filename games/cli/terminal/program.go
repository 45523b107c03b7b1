// Package terminal is the command line: the commands, the flags of the window, their help and shell completion. In browsers only the seed remains.
//
// This file has Program, which holds what the commands get from main, the size of the window, and the formats and styles of pictures. Add a format or
// a style here.
//
// # Files
//
//   - run.go: the list of commands, the flags of the window, help; run_js.go: the command line in browsers
//   - one file for each command: analyze.go, check.go, completion.go, convert.go, gtp.go, match.go, play.go, render.go, review.go, rules.go
//   - the game of the command play: table.go (the game), typed.go (words typed instead of plies)
//   - shared by commands: files.go (reads games), flags.go, voice.go (output for players)
package terminal

import (
	"embed"
	"io"
	"time"

	"quintet/games/board"
	"quintet/games/words"
)

// A Program holds what the commands need from the rest of the program.
type Program struct {
	In        io.Reader
	Out, Errs io.Writer
	Version   string
	Built     string                // describes the build
	Now       func() time.Time      // the clock
	Language  func() words.Language // preferred by the user
	// Keep keeps a finished game of the game called id, whose record is text, where the window keeps its games: in the data folder named by the user,
	// or the default folder for "". The game replaces the one kept earlier at old, unless that is "". Keep returns the path of the file; it is nil in
	// a program that keeps nothing.
	Keep func(folder, id, old string, text []byte) (path string, err error)
	// Draw returns a picture file in one of Formats with all n positions; view returns the i-th. Formats with a single picture show the last.
	Draw func(format string, g *board.Geometry, n int, view func(i int) *board.View, l Look) ([]byte, error)
	// Open opens the window and returns when it is closed. The error is a command.UsageError if the window is impossible.
	Open func(w Window) error
}

// A Window describes the window to open.
type Window struct {
	Width, Height int      // in pixels, up to MaxPixels; 0 for the previous size
	Seed          uint64   // of random choices; 0 for an unpredictable one
	Folder        string   // for settings and games; "" for the system's default, "none" for no folder
	Files         []string // to open
}

// MaxPixels is the largest width or height of a window that can be requested.
const MaxPixels = 8192

// A Look says how to draw a picture of a board.
type Look struct {
	Side  int    // of the square picture, in pixels
	Dark  bool   // dark theme
	Style string // of the board, one of Styles
}

// Formats returns the picture formats; only the last is animated. The caller owns the slice.
func Formats() []string { return []string{"png", "svg", "gif"} }

// Styles returns the styles of boards, the default first. The caller owns the slice.
func Styles() []string { return []string{"classic", "calm", "contrast"} }

//go:embed texts
var texts embed.FS

// Texts returns the folder of the commands' sentences for players.
func Texts() words.Folder { return words.Folder{Path: "games/cli/terminal", Files: texts} }
