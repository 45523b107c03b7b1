// Positions of Taiji set up by hand (games.Editor): placing and removing tiles, and the player to move. Also the reason why no game can reach a
// position: the halves on the board must form tiles (match). Change here what can be set up.

package taiji

import (
	"quintet/games"
	"quintet/games/board"
)

// Palette implements games.Editor: a tile. Its light half is at its cell, and its dark half next to it in the direction of its heading.
func (g *game) Palette() []games.Brush {
	headings := []uint8{2, 4, 6, 0}
	if g.tonga {
		headings = []uint8{2, 3, 4, 5, 6, 7, 0, 1}
	}
	return []games.Brush{{Name: board.Say("taiji.edit.tile"), Piece: board.Piece{Sprite: spriteTile, Owner: board.Nobody}, Headings: headings}}
}

// Put implements games.Editor. It removes tiles under the new one.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	l := uint(t.At)
	if l >= uint(g.size*g.size) {
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	for _, d := range g.reachable(l).appendAll(nil) {
		if d := uint(d); g.facing(l, d) == t.Facing {
			q := *pos.(*position)
			q.removeAt(l)
			q.removeAt(d)
			q.mover ^= 1 // Play toggles it as well
			q.Play(newMove(l, d))
			q.settle()
			return &q, board.Reason{}
		}
	}
	return pos, board.Reason{Text: board.Say("taiji.edit.room"), Cells: []board.Target{t.At}}
}

// Clear implements games.Editor: it removes the whole tile, or a half if its other half is unknown.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	q := *pos.(*position)
	if int(at) >= g.size*g.size || q.free().has(uint(at)) {
		return pos
	}
	q.removeAt(uint(at))
	q.settle()
	return &q
}

// removeAt removes what covers cell i.
func (p *position) removeAt(i uint) {
	gone := singleton(i)
	if other := p.partner[i]; other != 0 {
		gone = gone.or(singleton(uint(other) - 1))
		p.partner[other-1] = 0
	}
	p.partner[i] = 0
	for c := range p.half {
		p.half[c] = p.half[c].minus(gone)
	}
}

// settle gives the turn to the player whose turn it is according to the number of tiles.
func (p *position) settle() { p.mover = uint8(p.half[light].count() % 2) }

// Choices implements games.Editor.
func (g *game) Choices(pos games.Position) []games.Choice {
	return []games.Choice{{
		Name: board.Say("edit.tomove"), Values: []board.Message{role(light), role(dark)}, Chosen: int(pos.(*position).mover),
	}}
}

// Choose implements games.Editor.
func (g *game) Choose(pos games.Position, _, v int) games.Position {
	q := *pos.(*position)
	q.mover = uint8(v)
	return &q
}

// Impossible implements games.Editor: the halves must form tiles, and their number must agree with the player to move.
func (g *game) Impossible(pos games.Position) board.Reason {
	p := pos.(*position)
	n := p.half[light].count()
	switch single := p.unmatched(); {
	case n != p.half[dark].count():
		return board.Reason{Text: board.Say("taiji.edit.halves", n, p.half[dark].count())}
	case !single.empty():
		return board.Reason{Text: board.Say("taiji.edit.pairs"), Cells: targets(single)}
	case int(p.mover) != n%2:
		return board.Reason{Text: board.Say("taiji.edit.turn", n, role(int8(n%2)))}
	}
	return board.Reason{}
}

// unmatched returns the light halves that have no dark half left when the halves form as many tiles as possible.
func (p *position) unmatched() (single cells) {
	var tiles [maxCells]uint8 // by the cell of the dark half: 1 + the cell of the light half
	for _, l := range p.half[light].appendAll(nil) {
		var tried cells
		if !p.match(uint(l), &tiles, &tried) {
			single = single.or(singleton(uint(l)))
		}
	}
	return single
}

// match forms a tile with the light half on cell l, and gives other tiles another dark half if necessary. Dark halves in tried are not tried again.
// It returns false and changes no tile if that is impossible. This finds an augmenting path of bipartite matching.
func (p *position) match(l uint, tiles *[maxCells]uint8, tried *cells) bool {
	for _, d := range p.game.reachable(l).and(p.half[dark]).appendAll(nil) {
		if tried.has(uint(d)) {
			continue
		}
		*tried = tried.or(singleton(uint(d)))
		if tiles[d] == 0 || p.match(uint(tiles[d])-1, tiles, tried) {
			tiles[d] = uint8(l) + 1
			return true
		}
	}
	return false
}
