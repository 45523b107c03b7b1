// Rules of Taiji: the halves on the board and the turn, legal tiles and the effect of a tile. Change a rule here and in rules.md. score.go has
// groups, scores and who has won.

package taiji

import (
	"math/bits"

	"quintet/games"
)

// position is a flat value, so copying it is one assignment.
type position struct {
	game  *game
	half  [2]cells // the halves on the board, by colour
	mover uint8    // the seat whose turn it is, even when the game is over
	// partner is 1 + the cell of the other half of the same tile, 0 if unknown. It is only used for drawing: the rules, the text and the hash do not
	// depend on it.
	partner [maxCells]uint8
}

// newMove encodes a tile by the cells of its halves. They differ, so no tile is NoMove.
func newMove(light, dark uint) games.Move { return games.Move(light<<8 | dark) }

// tile is the inverse of newMove. It accepts any value.
func tile(m games.Move) (light, dark uint) { return uint(m >> 8), uint(m & 0xFF) }

// free returns the empty cells.
func (p *position) free() cells { return p.game.all.minus(p.half[light]).minus(p.half[dark]) }

// Players returns 2.
func (p *position) Players() int { return 2 }

// ToMove implements games.Position.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return games.Player(p.mover)
}

// Over implements games.Position: no two empty cells are neighbours.
func (p *position) Over() bool {
	free := p.free()
	for _, w := range p.game.directions {
		if !w.ends(free).empty() {
			return false
		}
	}
	return true
}

// AppendMoves implements games.Position: the pairs of empty neighbours, along rows first, each in both orientations.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	free := p.free()
	for _, w := range p.game.directions {
		ends := w.ends(free)
		for k, word := range [3]uint64{ends.a, ends.b, ends.c} {
			for ; word != 0; word &= word - 1 {
				i := uint(64*k + bits.TrailingZeros64(word))
				dst = append(dst, newMove(i, i+w.step), newMove(i+w.step, i))
			}
		}
	}
	return dst
}

// Legal implements games.Position.
func (p *position) Legal(m games.Move) bool {
	l, d := tile(m)
	if l > d {
		l, d = d, l
	}
	free := p.free()
	for _, w := range p.game.directions {
		if d-l == w.step && w.ends(free).has(l) {
			return true
		}
	}
	return false
}

// Play implements games.Position.
func (p *position) Play(m games.Move) {
	l, d := tile(m)
	p.half[light] = p.half[light].or(singleton(l))
	p.half[dark] = p.half[dark].or(singleton(d))
	p.partner[l], p.partner[d] = uint8(d)+1, uint8(l)+1
	p.mover ^= 1
}

// Hash implements games.Position: it multiplies and folds the words of the board and the mover, one after the other.
func (p *position) Hash() uint64 {
	h := uint64(p.mover) + 1
	for _, s := range p.half {
		for _, word := range [3]uint64{s.a, s.b, s.c} {
			hi, lo := bits.Mul64(h^word^0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93)
			h = hi ^ lo + h
		}
	}
	return h
}

// CopyFrom implements games.Position.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone implements games.Position.
func (p *position) Clone() games.Position {
	c := *p
	return &c
}

// Parts implements games.PartBatcher: the light half and the dark one, by their cells.
func (p *position) Parts(m games.Move) (first, second int) {
	l, d := tile(m)
	return int(l), int(d)
}
