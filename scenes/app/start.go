// Formulates the errors that end the program, at the start or later: a Failure has an error in English for files, and a heading and a text for the
// system message that the user sees. Add a Cause here; its sentences are in scenes/texts. log.go handles panics.

package app

import (
	"strings"

	"quintet/games/board"
	"quintet/games/words"
	"quintet/scenes"
)

// A Cause is a reason to end the program with an error.
type Cause uint8

// The causes.
const (
	NoStart    Cause = iota // the program could not start
	NoWindow                // the system cannot open a window
	NoXWayland              // the same, because XWayland is missing
	Stopped                 // an internal error ended it
	Open                    // another window uses the data, and does not respond
)

// A Failure is an error that ends the program, with the text that the user sees in a system message.
type Failure struct {
	Err           error // in English, for standard error and for files
	Heading, Text string
}

// Error returns the error in English.
func (f *Failure) Error() string { return f.Err.Error() }

// Unwrap returns the error.
func (f *Failure) Unwrap() error { return f.Err }

// maxDetail is the number of runes of an outside error that a user sees.
const maxDetail = 300

// NewFailure returns err as a failure worded in l. detail is the message of a library or the system, "" if none; file is the path of the report, ""
// if none.
func NewFailure(l words.Language, c Cause, err error, detail, file string) *Failure {
	b := scenes.Words(l, nil)
	heading, advice := c.words()
	lines := []string{b.Say(advice)}
	if r := []rune(detail); len(r) > maxDetail {
		detail = string(r[:maxDetail]) + "…"
	}
	if detail != "" {
		lines = append(lines, b.Say(board.Say("start.detail", detail)))
	}
	if file != "" {
		lines = append(lines, b.Say(board.Say("start.file", file)))
	}
	return &Failure{Err: err, Heading: b.Say(heading), Text: strings.Join(lines, "\n\n")}
}

// words returns what happened, and what the user can do.
func (c Cause) words() (heading, advice board.Message) {
	switch c {
	case NoWindow:
		return board.Say("start.window"), board.Say("start.window.advice")
	case NoXWayland:
		return board.Say("start.window"), board.Say("start.xwayland.advice")
	case Open:
		return board.Say("start.open"), board.Say("start.open.advice")
	case Stopped:
		return board.Say("start.stopped"), board.Say("start.again.advice")
	}
	return board.Say("start.nothing"), board.Say("start.again.advice")
}

// Language returns the current language.
func (a *App) Language() words.Language { return a.context.Settings.Language }
