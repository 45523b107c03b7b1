package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// What is said about the cell under the pointer comes one after the other, so that a pointer on its way is not followed by words: the
// piece at once, what a ply would do after effectTicks, why there is none after reasonTicks. They are about 120 and 250 ms.
const (
	effectTicks = 7
	reasonTicks = 15
)

// A rest is how long the pointer has been on a cell.
type rest struct {
	at    board.Target
	ticks int // up to reasonTicks
}

// rests counts a tick of the pointer on the cell where it is now.
func (s *Scene) rests() {
	switch {
	case s.rest.at != s.hover:
		s.rest = rest{at: s.hover}
	case s.rest.ticks < reasonTicks:
		s.rest.ticks++
	}
}

// lingers reports whether there will be more to say about the cell under the pointer.
func (s *Scene) lingers() bool {
	return s.hover.IsCell() && !s.cursor.on && s.rest.ticks < reasonTicks && (s.personDecides() || s.carry != nil) && !s.menu
}

// stage returns how much is said about the cell under the pointer: 0 nothing, 1 what a ply would do, 2 also why there is none. About the
// cell of the keyboard everything is said at once: nobody passes over cells with it by chance.
func (s *Scene) stage() int {
	switch {
	case s.rest.ticks >= reasonTicks || s.cursor.on:
		return 2
	case s.rest.ticks >= effectTicks:
		return 1
	}
	return 0
}

// asks reports whether the pointer rests on a cell as if to ask about it, and may be answered.
func (s *Scene) asks() bool {
	return s.stage() == 2 && !s.table.Terms.NoAids && s.hover.IsCell() && (s.personDecides() || s.carry != nil)
}

// toldHere returns what the game can tell about the cell under the pointer, the zero Message where that is nothing, and the cells that it is
// about.
func (s *Scene) toldHere() (told board.Message, about []board.Target) {
	if !s.asks() {
		return board.Message{}, nil
	}
	return s.tell(s.hover)
}

// tell returns what the game can tell about the cell t as long as nothing is selected, the zero Message where that is nothing, and the cells
// that it is about.
func (s *Scene) tell(t board.Target) (told board.Message, about []board.Target) {
	g, ok := s.game.(games.Teller)
	if !ok || s.table.Terms.NoAids || s.carry != nil || len(s.builder.Path()) > 0 {
		return board.Message{}, nil
	}
	return g.Tell(s.position(), t)
}

// whyHere returns why nothing can be done on the cell under the pointer, the zero Message where something can, where a piece lies, which
// everybody sees, or where nobody is to be helped. Of what is dragged it is also said over a piece.
func (s *Scene) whyHere() board.Message {
	t := s.hover
	switch {
	case !s.asks():
		return board.Message{}
	case s.carry != nil || s.lifted:
		return s.whyNoDrop(t)
	}
	if slices.Contains(occupied(s.shown.view.Pieces), t) || s.takes(t) || s.onDialCell(t) {
		return board.Message{}
	}
	return s.game.Why(s.position(), append(s.builder.Path(), t)).Text
}
