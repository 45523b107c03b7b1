// Package notice defines notices: messages for the players that belong to no page, such as a failure to save. Add a kind of notice here.
// scenes/notice.go shows them as toasts.
package notice

import "quintet/games/board"

// A Kind says how a notice is shown.
type Kind uint8

// The kinds of notices.
const (
	Failure Kind = iota // something went wrong: it has a warning sign, and stays
	News                // something happened that the players did not do: it stays
	Done                // it confirms what the players did, and disappears by itself
	Reply               // Done, and replaces an earlier one with the same key
)

// A Notice is a message for the players, shown until they close it, its cause is gone or, unless its kind stays, its time is over.
type Notice struct {
	board.Message
	Kind Kind
	File string // the full path of a file that the message names, whose folder can be shown; "" for none
}

// Stays reports whether notices of kind k do not disappear by themselves.
func (k Kind) Stays() bool { return k < Done }

// Say returns a notice of kind k with the text of key.
func Say(k Kind, key string, args ...any) Notice {
	return Notice{Message: board.Say(key, args...), Kind: k}
}

// About returns a failure with the text of key that names a file among its arguments.
func About(file, key string, args ...any) Notice {
	return Notice{Message: board.Say(key, args...), File: file}
}
