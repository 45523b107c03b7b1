package journal

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/match"
)

// end ends the match as the table did.
func (r *reader) end(rest string) error {
	m := r.kept.Match
	word, seat, _ := strings.Cut(rest, " ")
	by := games.None
	if seat != "" {
		n, err := strconv.Atoi(seat)
		if err != nil || n < 1 || n > m.Game().Info().Players {
			return fmt.Errorf("%q is no seat", seat)
		}
		by = games.Player(n - 1)
	}
	switch word {
	case endings[match.Resigned]:
		if by == games.None {
			return errors.New("nobody resigns")
		}
		return m.Resign(by)
	case endings[match.Timed]:
		if by == games.None {
			return errors.New("nobody's time runs out")
		}
		return m.Flag(by)
	case endings[match.Agreed]:
		return m.Agree()
	}
	return fmt.Errorf("no match ends by %q", word)
}
