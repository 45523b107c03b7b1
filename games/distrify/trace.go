package distrify

import "quintet/games"

// Key returns the number of the cell of a stone. The other plies come behind all cells.
func (p *position) Key(m games.Move) int {
	if x, ok := p.g.cell(m); ok {
		return x
	}
	return maxCells + int(m-moveEnd)
}

// PlayoutTrace is Playout, and adds to t the plies that each player has made.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	return p.playout(r, t)
}

// playTraced plays m and adds it to t unless that is nil.
func (p *position) playTraced(m games.Move, t *games.Trace) {
	if t != nil {
		t.Add(p.ToMove(), p.Key(m))
	}
	p.Play(m)
}

// trace adds to t what was played on f since it took over p: the stones that p does not have, ends and passes.
func (f *filling) trace(t *games.Trace, p *position) {
	for c := range f.set {
		player := p.seat(c)
		made := &t[player]
		var now set
		for i := range f.size {
			row, at := uint64(f.row(&f.set, c, i)), i*f.size
			now[at>>6] |= row << (at & 63)
			if at&63+f.size > 64 {
				now[at>>6+1] |= row >> (64 - at&63)
			}
		}
		for w := range p.g.words {
			made[w] |= now[w] &^ p.stones[c][w]
		}
		if f.ended[c] {
			t.Add(player, p.Key(moveEnd))
		}
		if f.stuck[c] {
			t.Add(player, p.Key(movePass))
		}
	}
}
