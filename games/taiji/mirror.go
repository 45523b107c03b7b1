// The win by mirroring (games.Winner): Dark answers every tile by its image, turned by half and with the colours exchanged, and wins the tie. Change here
// which positions count as mirrored. Source: rules.md A6.

package taiji

import (
	"math/bits"

	"quintet/games"
)

// WinningMove implements games.Winner: it knows the tile by which Dark restores the mirror image, if Light can then never break it.
//
// In a mirrored position every group has an image of the other colour, so the scores are equal, and that is a win for Dark. A tile and its image never
// overlap, unless the tile covers the middle of an odd board or lies diagonally. So Dark can always answer.
func (p *position) WinningMove() (games.Move, bool) {
	g := p.game
	if p.mover != dark || g.tieDraw || g.tonga {
		return games.NoMove, false
	}
	image := g.turned(p.half[light])
	missing, extra := image.minus(p.half[dark]), p.half[dark].minus(image)
	if missing.count() != 1 || extra.count() != 1 {
		return games.NoMove, false
	}
	m := newMove(g.last()-extra.first(), missing.first())
	if !p.Legal(m) {
		return games.NoMove, false
	}
	if g.size%2 == 1 {
		q := *p
		q.Play(m)
		if g.coverable(q.free()).has(g.last() / 2) {
			return games.NoMove, false
		}
	}
	return m, true
}

// turned returns s turned by half.
func (g *game) turned(s cells) cells {
	s = cells{bits.Reverse64(s.c), bits.Reverse64(s.b), bits.Reverse64(s.a)}
	for k := 3*64 - 1 - g.last(); k > 0; { // cell 0 has become the last of all 192
		step := min(k, 63)
		s = s.down(step)
		k -= step
	}
	return s
}
