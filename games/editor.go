package games

import "quintet/games/board"

// An Editor is a Game whose positions can be set up by hand, one thing after another. Like all that a game may know beyond its rules it is
// found by a type assertion. Every position that it makes is sound in the sense of ParsePosition: it can be seen and written, whether a game
// can come to it or not. None of its methods changes the position that it is given.
type Editor interface {
	Game

	// Palette returns what can be put on the board, in the order in which it is to be offered. The caller must not change it.
	Palette() []Brush

	// Put returns p with a thing on the cell t.At in place of what lay there. t is the Piece of a Brush, with a heading of that. What follows
	// from the board alone, such as the squares between octagons, follows. The reason says why it cannot lie there; p is then returned.
	Put(p Position, t board.Piece) (Position, board.Reason)

	// Clear returns p without the uppermost thing on a cell, and p itself where nothing lies there.
	Clear(p Position, at board.Target) Position

	// Choices returns what can be chosen in p beside the board: whose turn it is, and other counters.
	Choices(p Position) []Choice

	// Choose returns p with value v of Choices(p)[i] in force.
	Choose(p Position, i, v int) Position

	// Impossible says why no game can come to p, which is not over. The zero Reason says that nothing is known against it.
	Impossible(p Position) board.Reason
}

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
