package squ

import (
	"quintet/games"
	"quintet/games/board"
)

// AppendPreview implements games.Game: the largest square that the disc would complete, at the pointer its side, and what the turn
// would come to on the mover's seat.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	q := p.appendProspect(v, p.discs[p.ToMove()], cellOf(m))
	if q.side == 0 {
		return
	}
	if q.side > p.recordSide() {
		text := board.Say("squ.newrecord", int(q.side))
		v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Icon: board.IconCrown, Text: text, Strong: true})
		return
	}
	v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("squ.side", int(q.side))})
}

// appendProspect shows the largest square that a disc of the mover's on cell completes with discs, which are his others, and what
// his turn has come to with it. It returns the square, of side 0 if there is none.
func (p *position) appendProspect(v *board.View, discs cells, cell int) square {
	mover := p.ToMove()
	q := p.g.completed(discs, cell)
	if q.side > 0 {
		v.Loops = append(v.Loops, p.g.loop(board.LoopProspect, q, mover))
	}
	// The disc of the open turn may have completed a larger one.
	switch best := p.g.largest(discs.with(cell), p.sides[mover]).side; {
	case best > p.recordSide():
		text := board.Say("squ.turn.record", int(best))
		short := board.Say("squ.turn.short", int(best))
		v.Seats[mover].Detail = board.Line{Colour: board.Nobody, Icon: board.IconCrown, Text: text, Short: short, Strong: true}
	case best > 0:
		v.Seats[mover].Detail = board.Line{Colour: board.Nobody, Text: board.Say("squ.turn", int(best))}
	}
	return q
}

// completed returns the largest square that a disc on cell, which is not in discs, completes with them; of several the topmost, then
// the leftmost. It returns side 0 if there is none.
func (g *game) completed(discs cells, cell int) square {
	with := discs.with(cell)
	for side := g.n - 1; side > 0; side-- {
		if found := g.squares(with, side).minus(g.squares(discs, side)); !found.empty() {
			return square{int8(found.first()), int8(side)}
		}
	}
	return square{}
}
