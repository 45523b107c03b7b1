// Package terminal is the command line: the commands, the flags of the window, their help and their completion in shells. In browsers only the
// seed remains.
//
// A Program, in this file, holds what the commands get from main. run.go chooses the command; each command is in a file of its own.
package terminal

import (
	"embed"
	"io"
	"time"

	"quintet/games/board"
	"quintet/games/words"
)

// A Program holds what the commands need of the program around them.
type Program struct {
	In        io.Reader
	Out, Errs io.Writer
	Version   string
	Built     string                // what the program was built from
	Now       func() time.Time      // the clock
	Language  func() words.Language // that the user prefers
	// Keep keeps a finished game of the game called id, whose record is text, where the window keeps games: in the data folder that the user has
	// named, "" for the usual one. The game takes the place of the one kept at old before, if that is not "". Keep returns where it is; nil for a
	// program that keeps nothing.
	Keep func(folder, id, old string, text []byte) (path string, err error)
	// Draw returns a file of a format, one of Formats: all n positions, of which view returns the i-th, or the last where the format shows one.
	Draw func(format string, g *board.Geometry, n int, view func(i int) *board.View, l Look) ([]byte, error)
	// Open opens the window until it is closed. The error is a command.UsageError if there cannot be such a window.
	Open func(w Window) error
}

// A Window says which window is to be opened.
type Window struct {
	Width, Height int      // in pixels, up to MaxPixels; 0 for the last one
	Seed          uint64   // decides what is drawn by lot; 0 for one that no one can foresee
	Folder        string   // for settings and games; "" for the place of the system, "none" for nowhere
	Files         []string // that it opens
}

// MaxPixels is the largest width or height of a window that can be asked for.
const MaxPixels = 8192

// A Look says how a picture of a board is drawn.
type Look struct {
	Side  int    // of the picture, a square, in pixels
	Dark  bool   // the theme
	Style string // of the board, one of Styles
}

// Formats returns the formats of pictures, the last of which moves. The caller owns the slice.
func Formats() []string { return []string{"png", "svg", "gif"} }

// Styles returns the styles in which boards are drawn, the usual one first. The caller owns the slice.
func Styles() []string { return []string{"classic", "calm", "contrast"} }

//go:embed texts
var texts embed.FS

// Texts returns the folder of what the commands say to players.
func Texts() words.Folder { return words.Folder{Path: "games/cli/terminal", Files: texts} }
