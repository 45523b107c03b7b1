// The errors about text from outside: IllegalError for a ply or a position that is not legal, SyntaxError for one that cannot be read, OptionError
// for an unknown option or value. Change the text of these errors here. ErrIllegal and ErrSyntax, which the first two wrap, are in games.go.

package games

import (
	"fmt"
	"strings"

	"quintet/games/board"
)

// An IllegalError says that a ply or a set-up position was read but is not legal, and why.
type IllegalError struct {
	Game   string // its Spec.ID
	Text   string // as received
	Reason board.Reason
}

// Error names what is not legal. Package games/words words the reason.
func (e *IllegalError) Error() string {
	return fmt.Sprintf("%s: %s: %v", e.Game, Quote(e.Text), ErrIllegal)
}

// Unwrap returns ErrIllegal.
func (e *IllegalError) Unwrap() error { return ErrIllegal }

// SyntaxError reports a ply or a position that cannot be read; want says what was expected. It wraps ErrSyntax.
func SyntaxError(game, text, want string) error {
	return fmt.Errorf("%s: %s %w: want %s", game, Quote(text), ErrSyntax, want)
}

// An OptionError says that a game has no such option, or that the option does not accept the value. Its text is fit to show to a player.
type OptionError struct {
	Game      string // its Spec.ID
	ID, Value string
	Has       []string // the options of the game, if none is called ID
	Option    Option   // the option called ID, if there is one
}

// Error names what is wrong and lists what is allowed.
func (e *OptionError) Error() string {
	if e.Option.ID == "" {
		return fmt.Sprintf("%s has no option %s; it has %s", e.Game, Quote(e.ID), strings.Join(e.Has, ", "))
	}
	return fmt.Sprintf("%s: option %s=%s is not allowed; allowed: %s", e.Game, e.ID, Quote(e.Value), e.Option.allowed())
}
