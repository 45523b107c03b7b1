// Errors that end the program, and the words in which the player is told.

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
	NoStart    Cause = iota // the program could not begin
	NoWindow                // the system opens no window for it
	NoXWayland              // the same, since XWayland is missing
	Stopped                 // an error of its own has ended it
	Open                    // another window has the data, and does not answer
)

// A Failure is an error that ends the program, with what its user is told in a message of the system.
type Failure struct {
	Err           error // in English, for standard error and for files
	Heading, Text string
}

// Error returns the error in English.
func (f *Failure) Error() string { return f.Err.Error() }

// Unwrap returns the error.
func (f *Failure) Unwrap() error { return f.Err }

// maxDetail is the number of runes that a user is shown of an error from elsewhere.
const maxDetail = 300

// NewFailure returns err as a failure that is told in l. detail is the message of a library or the system, "" for none; file is
// the path of the report, "" for none.
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

// words returns what has happened, and what the user can do.
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

// Language returns which language is spoken.
func (a *App) Language() words.Language { return a.context.Settings.Language }
