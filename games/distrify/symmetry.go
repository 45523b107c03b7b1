package distrify

import "quintet/games"

// Image implements games.Symmetric: the sides of the board belong to the colours, so its rows stay rows.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	if k&4 != 0 {
		return nil, false
	}
	p, size := src.(*position), g.size
	q := &position{g: g, open: p.open, turn: p.turn, swapped: p.swapped}
	for x := range size * size {
		if c := p.colourAt(x); c != nobody {
			q.stones[c].add(games.Turned(size, k, x))
		}
	}
	if p.open != off {
		q.open = int16(games.Turned(size, k, int(p.open)))
	}
	q.derive()
	return q, true
}
