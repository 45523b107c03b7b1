package games

import (
	"fmt"
	"strings"
)

// A Showcase leads to a position that shows a game from its best side: options and plies from the start, separated by blanks.
type Showcase struct {
	Options Options
	Plies   string
}

// Show opens the game of the showcase and plays to its position.
func (s Spec) Show() (Game, Position, error) {
	g, err := s.Open(s.Showcase.Options)
	if err != nil {
		return nil, nil, err
	}
	p := g.Start()
	if _, err := PlayAll(g, p, strings.Fields(s.Showcase.Plies)); err != nil {
		return nil, nil, fmt.Errorf("%s: showcase: %w", s.ID, err)
	}
	return g, p, nil
}
