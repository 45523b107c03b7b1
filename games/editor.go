// Positions set up by hand, for every game: items to put on the board (Brush), values beside it such as the player to move (Choice), and reading a
// position to play from (SetUp). WhyNotFrom checks that a game can begin in a position; Settled corrects one; Cleared empties the board. Change these
// checks here. Each game implements the interface Editor of optional.go in games/<id>/edit.go.

package games

import "quintet/games/board"

// A Brush is something that can be put on the board.
type Brush struct {
	Name     board.Message
	Kind     board.Message // names the group of similar brushes, which are adjacent; the zero Message if all brushes are of one kind
	Piece    board.Piece   // only Sprite, Owner, Open and Figure are used
	Headings []uint8       // the possible directions, as in Piece.Facing, clockwise; empty if the direction does not matter
}

// A Choice is a setting of the position that is not on the board.
type Choice struct {
	Name   board.Message
	Values []board.Message
	Chosen int // index in Values
}

// WhyNotFrom returns the reason why no game of g can begin in p, the zero Reason if one can. If g is not an Editor, a game can begin in every
// position that ParsePosition reads and that is not over.
func WhyNotFrom(g Game, p Position) board.Reason {
	if p.Over() {
		return board.Reason{Text: board.Say("edit.over")}
	}
	if e, ok := g.(Editor); ok {
		return e.Impossible(p)
	}
	return board.Reason{}
}

// SetUp reads a position to continue from. The position may be over. The error comes from ParsePosition, or is an IllegalError if g is an Editor and
// no game can reach the position.
func SetUp(g Game, text string) (Position, error) {
	p, err := g.ParsePosition(text)
	if err != nil {
		return nil, err
	}
	if p.Over() {
		return p, nil
	}
	if why := WhyNotFrom(g, p); !why.Text.Empty() {
		return nil, &IllegalError{Game: g.Info().ID, Text: text, Reason: why}
	}
	return p, nil
}

// Settled returns p if a game can begin in it. Otherwise it changes one choice so that a game can begin, for example the player to move after a stone
// was added. It returns p unchanged if no single change helps.
func Settled(e Editor, p Position) Position {
	possible := func(p Position) bool { return !p.Over() && e.Impossible(p).Text.Empty() }
	if p.Over() || possible(p) {
		return p
	}
	for i, c := range e.Choices(p) {
		for v := range c.Values {
			if q := e.Choose(p, i, v); v != c.Chosen && possible(q) {
				return q
			}
		}
	}
	return p
}

// Cleared returns p after clearing every cell.
func Cleared(e Editor, p Position) Position {
	for i := range e.Geometry().Cells {
		for q := e.Clear(p, board.Target(i)); q != p; q = e.Clear(p, board.Target(i)) {
			p = q
		}
	}
	return p
}

// SwapChoice returns the choice whether the colours have been swapped, for games with that option.
func SwapChoice(swapped bool) Choice {
	c := Choice{Name: board.Say("edit.swap"), Values: []board.Message{board.Say("edit.no"), board.Say("edit.yes")}}
	if swapped {
		c.Chosen = 1
	}
	return c
}
