// Positions of Azacru set up by hand (games.Editor): placing and removing pieces and tiles, and the values beside the board (who is to move, who
// passed first). Also the reason why no game can reach a position, by comparison with the starts. Change here what can be set up.

package azacru

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The choices of an edited position, in the order of Choices.
const (
	moverChoice = iota
	triggerChoice
)

// Palette implements games.Editor: a piece and a tile of each player.
func (g *game) Palette() []games.Brush {
	var pieces, tiles []games.Brush
	for i := range g.players {
		pieces = append(pieces, games.Brush{
			Name: board.Say("azacru.edit.piece", colour(i)), Kind: board.Say("azacru.edit.kind.piece"), Piece: board.Piece{Sprite: chevronSprite, Owner: int8(i)},
			Headings: []uint8{0, 1, 2, 3, 4, 5, 6, 7},
		})
		tiles = append(tiles, games.Brush{
			Name: board.Say("azacru.edit.tile", colour(i)), Kind: board.Say("azacru.edit.kind.tile"), Piece: board.Piece{Sprite: markerSprite, Owner: int8(i)},
		})
	}
	return append(pieces, tiles...)
}

// Put implements games.Editor. Placing a piece makes the cell a tile of its player, unless the piece is where it stands at the start. Placing a tile
// under another player's piece removes the piece.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	q, at, player := *pos.(*position), int(t.At), int(t.Owner)
	if at >= cells {
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	if t.Sprite == chevronSprite {
		q.removePiece(at)
		q.fields[at] |= piece(player, int(t.Facing), q.freeNumber())
		q.pieces[player].add(at)
	} else if q.fields[at].owner() != player {
		q.removePiece(at)
	}
	if t.Sprite == markerSprite || q.fields[at].tile() >= 0 || !q.unmoved(at) {
		q.paint(player, at)
	}
	q.quietPlies = 0
	return &q, board.Reason{}
}

// Clear implements games.Editor: it removes the piece, or the tile if there is no piece on it.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	q := *pos.(*position)
	switch {
	case int(at) >= cells || q.fields[at] == 0:
		return pos
	case q.fields[at].taken():
		q.removePiece(int(at))
	default:
		q.unpaint(int(at))
	}
	q.quietPlies = 0
	return &q
}

// removePiece removes the piece on a cell, if there is one.
func (p *position) removePiece(at int) {
	if f := p.fields[at]; f.taken() {
		p.pieces[f.owner()].remove(at)
		p.fields[at] &= tileBits
	}
}

// unpaint makes a tile neutral.
func (p *position) unpaint(at int) {
	old := p.fields[at].tile()
	p.local[old][fixed.land[at]]--
	p.tiles[old]--
	p.fields[at] &^= tileBits
}

// freeNumber returns the lowest unused piece number.
func (p *position) freeNumber() int {
	var taken [cells + 2]bool
	for _, f := range p.fields {
		if f.taken() {
			taken[f.number()] = true
		}
	}
	n := 1
	for taken[n] {
		n++
	}
	return n
}

// unmoved reports whether the piece on a cell stands as in one of the starts.
func (p *position) unmoved(at int) bool {
	return slices.ContainsFunc(p.g.starts(), func(start *position) bool { return p.unmovedFrom(start, at) })
}

// unmovedFrom reports whether the piece on a cell stands as in start.
func (p *position) unmovedFrom(start *position, at int) bool {
	return (p.fields[at]^start.fields[at])&(textBits&pieceBits) == 0
}

// displacedFrom returns a neutral cell with a piece that does not stand as in start; -1 for none.
func (p *position) displacedFrom(start *position) int {
	for at, f := range p.fields {
		if f.taken() && f.tile() < 0 && !p.unmovedFrom(start, at) {
			return at
		}
	}
	return -1
}

// Choices implements games.Editor: the player to move, and who passed first.
func (g *game) Choices(pos games.Position) []games.Choice {
	p := pos.(*position)
	mover := games.Choice{Name: board.Say("edit.tomove"), Chosen: int(p.mover)}
	trigger := games.Choice{Name: board.Say("azacru.edit.trigger"), Values: []board.Message{board.Say("azacru.edit.nobody")}, Chosen: int(p.trigger) + 1}
	for i := range g.players {
		mover.Values = append(mover.Values, colour(i))
		trigger.Values = append(trigger.Values, colour(i))
	}
	return []games.Choice{moverChoice: mover, triggerChoice: trigger}
}

// Choose implements games.Editor.
func (g *game) Choose(pos games.Position, i, v int) games.Position {
	q := *pos.(*position)
	if i == moverChoice {
		q.mover = uint8(v)
	} else {
		q.trigger = int8(v) - 1
	}
	q.quietPlies = 0
	return &q
}

// minLost is the smallest number of tiles left by a connection that costs its piece: its ends and a cell in between.
const minLost = 3

// Impossible implements games.Editor. Source: rules.md 1.1, "What always holds".
func (g *game) Impossible(pos games.Position) board.Reason {
	p := pos.(*position)
	tiles, lost := 0, 0
	for i := range g.players {
		n, most := p.pieces[i].count(), g.start.pieces[i].count()
		if n > most {
			return board.Reason{Text: board.Say("azacru.edit.pieces", colour(i), n, most)}
		}
		lost += most - n
		tiles += int(p.tiles[i])
	}
	moved := func(start *position) bool { return p.displacedFrom(start) >= 0 }
	if starts := g.starts(); !slices.ContainsFunc(starts, func(start *position) bool { return !moved(start) }) {
		at := p.displacedFrom(starts[0])
		return board.Reason{Text: board.Say("azacru.edit.neutral"), Cells: []board.Target{cell(at)}}
	}
	if lost > 0 && tiles < minLost {
		return board.Reason{Text: board.Say("azacru.edit.lost", minLost)}
	}
	return board.Reason{}
}
