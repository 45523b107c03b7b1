// What the search knows of the null game beyond its rules: the evaluation of positions and the priors of plies. They are as simple as
// possible, to copy and replace.

package null

import "quintet/games"

// Evaluate implements games.Evaluator: who leads in points, by how much of what the board is worth.
func (p *position) Evaluate() games.Payoffs {
	if p.Over() {
		return p.Payoffs()
	}
	points := p.scores()
	n := p.game.players
	sum := 0
	for _, s := range points[:n] {
		sum += s
	}
	all := p.game.cells * (p.game.size + 1) / 2
	var ps games.Payoffs
	for i := range n {
		// It is compared with the mean of the others. No lead is as great as all points and one.
		ps[i] = float32(points[i]*n-sum) / float32((all+1)*(n-1))
	}
	return ps
}

// AppendPriors implements games.Prior: columns that are worth more deserve more attention, the end of a turn the least.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	for _, m := range ms {
		if m == endMove {
			dst = append(dst, 0)
			continue
		}
		column := (int(m) - 1) % p.game.size
		dst = append(dst, float32(column+1)/float32(p.game.size))
	}
	return dst
}
