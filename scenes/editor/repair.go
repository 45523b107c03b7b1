// Finds a repair for a position in which no game can begin: the first other value of a games.Choice, such as the player to move, with which one can.
// Change here which repairs are tried. panel.go shows the button.

package editor

import (
	"quintet/games"
	"quintet/games/board"
)

// A repair is a value of a choice that makes an unplayable position playable.
type repair struct {
	name, value board.Message
	to          games.Position
}

// repairOf returns the first repair of p, nil if there is none.
func repairOf(e games.Editor, p games.Position) *repair {
	for i, c := range e.Choices(p) {
		for v, value := range c.Values {
			if v == c.Chosen {
				continue
			}
			if q := e.Choose(p, i, v); games.WhyNotFrom(e, q).Text.Empty() {
				return &repair{c.Name, value, q}
			}
		}
	}
	return nil
}
