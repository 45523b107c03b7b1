package squex

import "quintet/games"

// Image implements games.Symmetric: the sides of the board belong to the colours, so its rows stay rows.
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	if k&4 != 0 {
		return nil, false
	}
	p := src.(*position)
	q := *p
	q.own, q.sq = [2]set{}, [2]set{}
	for c := range q.own {
		for x := range g.near {
			if p.own[c].has(x) {
				q.own[c].add(games.Turned(g.n, k, x))
			}
		}
		for i := range (g.n - 1) * (g.n - 1) {
			if p.sq[c].has(g.squareAt(i)) {
				q.sq[c].add(g.squareAt(games.Turned(g.n-1, k, i)))
			}
		}
	}
	q.regroup(blue) // which links count depends on the other colour, too
	q.regroup(red)
	return &q, true
}
