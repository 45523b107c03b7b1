package azacru

import "quintet/games"

// Image implements games.Symmetric: the rules know no direction (rules.md 1.2 gives the starts sides, not the plies).
func (g *game) Image(src games.Position, k int) (games.Position, bool) {
	p := src.(*position)
	q := &position{g: g, mover: p.mover, trigger: p.trigger, since: p.since}
	for i, f := range p.fields {
		to := games.Turned(size, k, i)
		if f.tile() >= 0 {
			q.paint(f.tile(), to)
		}
		if f.taken() {
			q.fields[to] |= piece(f.owner(), headingAfter(k, f.facing()), f.number())
			q.pieces[f.owner()].add(to)
		}
	}
	return q, true
}

// headingAfter returns where a piece with heading d faces after symmetry k; see games.Turned.
func headingAfter(k, d int) int {
	if k&1 != 0 {
		d = -d
	}
	if k&2 != 0 {
		d = 4 - d
	}
	if k&4 != 0 {
		d = 6 - d
	}
	return d & 7
}
