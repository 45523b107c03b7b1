// What the search knows about the null game beyond its rules: the evaluation of positions and the priors of plies. Both are as simple as possible, to
// copy and replace here in a new game.

package null

import "quintet/games"

// Evaluate implements games.Evaluator: each player's lead in points as a fraction of the points on the board.
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
		// The lead is over the mean of the other players. Adding 1 to all keeps it below 1.
		ps[i] = float32(points[i]*n-sum) / float32((all+1)*(n-1))
	}
	return ps
}

// AppendPriors implements games.Prior: columns worth more get a higher prior, and the end of a turn gets the lowest.
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
