// Positions that present a game: its showcase in the collection of games and samples for pictures. Which ones they are is in the Spec of each
// game.

package games

import (
	"fmt"
	"maps"
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

// Sample returns the position of the first of the samples that has the options of g and can be played in it, nil where none has and can.
// Implied options of g are set aside: a position with a handicap looks like one without. It is read as text then, which says less than what
// was played, as of which halves a tile is made.
func (s Spec) Sample(g Game) Position {
	o := g.Info().Options
	plain := s.unimplied(o)
	played, err := s.Open(plain)
	if err != nil {
		return nil
	}
	for _, x := range s.Samples {
		if !x.in(o) {
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

// in reports whether o has all the options of x.
func (x Showcase) in(o Options) bool {
	for id, v := range x.Options {
		if o[id] != v {
			return false
		}
	}
	return true
}
