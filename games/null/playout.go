// Fast random games of the null game for the search, with the keys of their moves (games.Tracer). Change here how plies are drawn: every ply must
// stay as likely as in random games through the rules of position.go.

package null

import "quintet/games"

// Playout implements games.Playouter. It draws from a list of empty cells instead of generating moves at every ply.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) {
	var t games.Trace
	return p.PlayoutTrace(r, &t)
}

// Key implements games.Tracer: every move is its own key.
func (p *position) Key(m games.Move) int { return int(m) }

// PlayoutTrace implements games.Tracer.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	var cells [maxCells]int8
	n := 0
	for i, owner := range p.owner[:p.game.cells] {
		if owner == 0 {
			cells[n] = int8(i)
			n++
		}
	}
	plies := 0
	for ; n > 0; plies++ {
		choices := n
		if p.first != noCell {
			choices++
		}
		k := r.Intn(choices)
		m := endMove
		if k < n {
			m = games.Move(cells[k]) + 1
			n--
			cells[k] = cells[n]
		}
		t.Add(games.Player(p.mover), p.Key(m))
		p.Play(m)
	}
	return p.Payoffs(), plies
}
