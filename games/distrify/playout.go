// Fast random games of Distrify for the search, and the keys of their plies (games.Tracer). It chooses the loop for the options and traces its
// stones; filling.go holds the inner loop. Every ply must stay as likely as in random games through position.go. Change the choice and the trace
// here.

package distrify

import (
	"math"

	"quintet/games"
)

// Playout plays random plies to the end. Every ply, up to the one that joins a colour, is drawn uniformly from the legal ones.
//
// It does not look for that ply: it fills the board by the same rules until no one can place a stone, and then determines who is joined. This is
// exact. Without a crosscut on the board the stones of one colour cannot pass through those of the other, so what is joined stays joined and
// separates the other side permanently. And when no one can place a stone someone is joined. If the option allows crosscuts both may be joined then,
// and the order of the stones decides who was first. The returned number of plies is that of the filling, more than the game had. A position with a
// forbidden crosscut, which only a text can describe, is played ply by ply through the rules.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) { return p.playout(r, nil) }

// playout is Playout, and PlayoutTrace if t is not nil.
func (p *position) playout(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	plies := 0
	if p.crossed {
		plies = p.playOut(r, t, math.MaxInt)
	}
	// Cases that the filling does not handle: a turn open after a stone that allows no second, the opening turn, the swap.
	if p.open != noCell && p.seconds.empty() && !p.Over() {
		p.playTraced(moveEnd, t)
		plies++
	}
	for p.opening() > 0 && !p.Over() {
		x := r.Intn(p.g.field.size * p.g.field.size)
		for p.stones[black].has(x) {
			x = r.Intn(p.g.field.size * p.g.field.size)
		}
		p.playTraced(stone(x), t) // every empty cell is legal
		plies++
	}
	if p.maySwap() {
		plies += p.playOut(r, t, 1)
	}
	if p.Over() {
		return p.Payoffs(), plies
	}
	f := p.g.filling
	f.takeOver(p)
	if p.g.crossing {
		filled := crossing{filling: &f}
		n, winner := filled.play(r, p)
		plies += n
		p.winner = int8(winner)
	} else {
		plies += f.play(r, p)
		p.winner = white
		if f.blackConnected(&f.set) {
			p.winner = black
		}
	}
	if t != nil {
		f.trace(t, p)
	}
	return p.Payoffs(), plies
}

// playOut plays up to limit random plies through the rules, adds them to t unless it is nil, and returns their number.
func (p *position) playOut(r *games.Rand, t *games.Trace, limit int) int {
	var buffer [maxCells + 1]games.Move
	n := 0
	for ; n < limit && !p.Over(); n++ {
		moves := p.AppendMoves(buffer[:0])
		p.playTraced(moves[r.Intn(len(moves))], t)
	}
	return n
}

// Key returns the number of the cell of a stone. The other plies come after all cells.
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
		for w := range p.g.field.words {
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
