// Positions of SQU set up by hand (games.Editor): placing and removing discs, the holder of the record, and the reason why no game can reach a
// position (Impossible). Pyramids and record follow from the discs (derive). Change here what can be set up.

package squ

import (
	"quintet/games"
	"quintet/games/board"
)

// Palette implements games.Editor: a disc of each colour, and one of each colour as the first disc of an open turn.
func (g *game) Palette() []games.Brush {
	disc := func(c games.Player) games.Brush {
		return games.Brush{Name: names[c], Piece: board.Piece{Sprite: discSprite, Owner: int8(c)}}
	}
	open := func(c games.Player) games.Brush {
		return games.Brush{Name: board.Say("squ.edit.open", names[c]), Piece: board.Piece{Sprite: discSprite, Owner: int8(c), Open: true, Figure: 1}}
	}
	return []games.Brush{disc(red), disc(black), open(red), open(black)}
}

// Put implements games.Editor. Pyramids and record follow from the discs.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	q := *pos.(*position)
	i, c := int(t.At), games.Player(t.Owner)
	if i >= g.n*g.n {
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	q.removeDisc(i)
	q.discs[c] = q.discs[c].with(i)
	q.count++
	if t.Open {
		q.open = int8(i)
	}
	if q.derive(); t.Open && q.open == noCell {
		return pos, board.Reason{Text: board.Say("squ.edit.notopen", names[c]), Cells: []board.Target{t.At}}
	}
	return &q, board.Reason{}
}

// Clear implements games.Editor: it removes the disc together with its pyramid.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	q := *pos.(*position)
	if int(at) >= g.n*g.n || q.empty().has(int(at)) {
		return pos
	}
	q.removeDisc(int(at))
	q.derive()
	return &q
}

// removeDisc removes the disc on cell i, if there is one.
func (p *position) removeDisc(i int) {
	if p.empty().has(i) {
		return
	}
	for c := range p.discs {
		p.discs[c] = p.discs[c].minus(cells{}.with(i))
	}
	p.count--
	if int(p.open) == i {
		p.open = noCell
	}
}

// derive derives everything else from the discs: it closes an impossible open turn, places the pyramids on the largest squares, and gives the record
// to the owner of the larger one.
func (p *position) derive() {
	if p.open != noCell && (int(p.count) <= p.g.opening || p.Over() || !p.discs[p.ToMove()].has(int(p.open))) {
		p.open = noCell
	}
	p.computeSides()
	p.lead = [2]int8{}
	for c := range p.pyramids {
		p.pyramids[c] = p.g.largest(p.settled(c), 0)
	}
	if p.holderFits() {
		return
	}
	p.holder = int8(games.None)
	for c := black; c >= red && p.recordSide() > 0; c-- {
		if p.sides[c] == p.recordSide() {
			p.holder = int8(c)
		}
	}
}

// Choices implements games.Editor: who holds the record, if it can decide the game and both have equally large squares. The number of discs
// determines the player to move.
func (g *game) Choices(pos games.Position) []games.Choice {
	p := pos.(*position)
	if !g.record || p.sides[red] != p.sides[black] || p.recordSide() == 0 || p.holder < 0 {
		return nil
	}
	return []games.Choice{{Name: board.Say("squ.edit.record"), Values: names[:], Chosen: int(p.holder)}}
}

// Choose implements games.Editor.
func (g *game) Choose(pos games.Position, _, v int) games.Position {
	q := *pos.(*position)
	q.holder = int8(v)
	return &q
}

// Impossible implements games.Editor: every turn but the first is two discs, so the number of discs determines how many each player has.
func (g *game) Impossible(pos games.Position) board.Reason {
	p := pos.(*position)
	var want [2]int
	for k := range p.discsBefore() {
		want[g.moverAfter(k)]++
	}
	if p.open != noCell {
		want[p.ToMove()]++
	}
	switch n := p.discsBefore(); {
	case n > g.opening && (n-g.opening)%2 == 1:
		return board.Reason{Text: board.Say("squ.edit.turns", n)}
	case p.discs[red].count() != want[red]:
		return board.Reason{Text: board.Say("squ.edit.count", int(p.count), names[red], want[red], names[black], want[black])}
	case !p.holderFits():
		return board.Reason{Text: board.Say("squ.edit.holder")}
	}
	for c, q := range p.pyramids {
		if q.side != p.sides[c] {
			return board.Reason{Text: board.Say("squ.edit.pyramids", names[c])}
		}
	}
	return board.Reason{}
}
