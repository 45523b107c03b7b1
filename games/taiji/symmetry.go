package taiji

import "quintet/games"

// Image implements games.Symmetric: the rules know no direction.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p := src.(*position)
	turned := func(i int) int { return games.Turned(g.size, k, i) }
	q := *p
	q.half, q.partner = [2]cells{}, [maxCells]uint8{}
	for colour, half := range p.half {
		for _, i := range half.appendAll(nil) {
			q.half[colour] = q.half[colour].or(one(uint(turned(int(i)))))
		}
	}
	for i, other := range p.partner {
		if other > 0 {
			q.partner[turned(i)] = uint8(turned(int(other)-1)) + 1
		}
	}
	return &q, true
}
