package squ

import "quintet/games"

// Image implements games.Symmetric: the rules know no direction.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p, n := src.(*position), g.n
	q := *p
	q.discs = [2]cells{}
	for c, discs := range p.discs {
		for i := range n * n {
			if discs.has(i) {
				q.discs[c] = q.discs[c].with(games.Turned(n, k, i))
			}
		}
	}
	if p.open != noCell {
		q.open = int8(games.Turned(n, k, int(p.open)))
	}
	for c, s := range p.pyramids {
		if s.side > 0 {
			q.pyramids[c].at = int8(imageOf(n, k, int(s.at), int(s.side)))
		}
	}
	return &q, true
}

// imageOf returns the upper left corner of the image of a square.
func imageOf(n, k, at, side int) int {
	corner := n * n
	for _, i := range [4]int{at, at + side, at + side*n, at + side*(n+1)} {
		corner = min(corner, games.Turned(n, k, i))
	}
	return corner
}
