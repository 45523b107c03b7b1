package editor

import (
	"quintet/games"
	"quintet/games/board"
)

// A mend is a value of a choice with which a game can begin where none can as it is.
type mend struct {
	name, value board.Message
	to          games.Position
}

// mendOf returns the first mend of p, nil where there is none.
func mendOf(e games.Editor, p games.Position) *mend {
	for i, c := range e.Choices(p) {
		for v, value := range c.Values {
			if v == c.Chosen {
				continue
			}
			if q := e.Choose(p, i, v); games.WhyNotFrom(e, q).Text.Empty() {
				return &mend{c.Name, value, q}
			}
		}
	}
	return nil
}
