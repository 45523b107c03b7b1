package games

import (
	"fmt"

	"quintet/games/board"
)

// An IllegalError says that a ply that could be read is not legal, and why.
type IllegalError struct {
	Game   string // its Spec.ID
	Text   string // the ply as it came in
	Reason board.Reason
}

// Error names the ply; the reason is worded by games/words.
func (e *IllegalError) Error() string {
	return fmt.Sprintf("%s: %q: %v (%s)", e.Game, e.Text, ErrIllegal, e.Reason.Text.Key)
}

// Unwrap returns ErrIllegal.
func (e *IllegalError) Unwrap() error { return ErrIllegal }

// SyntaxError reports a ply or a position that cannot be read: want says what is expected. It wraps ErrSyntax.
func SyntaxError(game, text, want string) error {
	return fmt.Errorf("%s: %q %w: want %s", game, text, ErrSyntax, want)
}
