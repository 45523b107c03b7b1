package taiji

import "quintet/games"

// Image implements games.Symmetric: the rules know no direction.
func (p *position) Image(k int) (games.Position, bool) {
	turned := func(i int) int { return games.Turned(p.game.size, k, i) }
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
