// Positions set up by hand, for every game: brushes and choices of the editor, checks whether play can begin, repairs. What a game allows is
// in its edit.go; the interface Editor is in optional.go.

package games

import "quintet/games/board"

// A Brush is a thing that can be put on the board.
type Brush struct {
	Name     board.Message
	Kind     board.Message // of several things, which follow one another; the zero Message where there is one kind
	Piece    board.Piece   // Sprite, Owner, Open and Figure of the thing; the rest says nothing
	Headings []uint8       // how it may lie, as in Piece.Facing, clockwise; empty where that is all the same
}

// A Choice is something beside the board that can be chosen.
type Choice struct {
	Name   board.Message
	Values []board.Message
	Chosen int // counts in Values
}

// WhyNotFrom says why no game of g can begin in p; the zero Reason if one can. In a game that is no Editor it can begin in every position that
// ParsePosition reads and that is not over.
func WhyNotFrom(g Game, p Position) board.Reason {
	if p.Over() {
		return board.Reason{Text: board.Say("edit.over")}
	}
	if e, ok := g.(Editor); ok {
		return e.Impossible(p)
	}
	return board.Reason{}
}

// SetUp reads a position that play is to go on from, also one that is over. The error is that of ParsePosition, or an IllegalError where g is an
// Editor and no game can come to the position.
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

// Settled returns p if a game can begin in it. Otherwise it returns p with another value of one choice where a game can begin with that, as with
// another player to move after a stone was put on the board; p itself if there is none.
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

// Emptied returns p without all that Clear takes from the board.
func Emptied(e Editor, p Position) Position {
	for i := range e.Geometry().Cells {
		for q := e.Clear(p, board.Target(i)); q != p; q = e.Clear(p, board.Target(i)) {
			p = q
		}
	}
	return p
}

// SwapChoice returns the choice of whether the colours have been swapped, for games with that option.
func SwapChoice(swapped bool) Choice {
	c := Choice{Name: board.Say("edit.swap"), Values: []board.Message{board.Say("edit.no"), board.Say("edit.yes")}}
	if swapped {
		c.Chosen = 1
	}
	return c
}
