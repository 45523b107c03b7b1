// Positions that present a game: the showcase, for the title page and for choosing the look of the board (Show), and samples for pictures of the game
// with other options (Sample). Change here how the plies that lead to them are played; the Spec of each game lists these plies.

package games

import (
	"fmt"
	"maps"
	"strings"
)

// A Showcase leads to a position that shows the game at its best: options, and plies from the start, separated by blanks.
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

// Sample returns the position of the first sample that has the options of g and can be played in it, nil if there is none. Implied options of g are
// ignored: a position with a handicap looks like one without. In that case the position is converted through its text, which loses details such as
// the halves that form a tile.
func (s Spec) Sample(g Game) Position {
	o := g.Info().Options
	plain := s.withImplied(o)
	played, err := s.Open(plain)
	if err != nil {
		return nil
	}
	for _, x := range s.Samples {
		if !x.matches(o) {
			continue
		}
		p := played.Start()
		if _, err := PlayAll(played, p, strings.Fields(x.Plies)); err != nil || p.Over() {
			continue
		}
		if maps.Equal(o, plain) {
			return p
		}
		if q, err := g.ParsePosition(TextOf(p)); err == nil {
			return q
		}
	}
	return nil
}

// matches reports whether o has all the options of x.
func (x Showcase) matches(o Options) bool {
	for id, v := range x.Options {
		if o[id] != v {
			return false
		}
	}
	return true
}
