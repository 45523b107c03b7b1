package squex

import (
	"math/bits"

	"quintet/games"
)

// Playout implements games.Playouter. With win=uncuttable the board is filled to the last octagon and decided once: who is
// joined for good stays so, and a full board has exactly one winner (rules.md L4). The plies are those of the full
// board then. With win=first a connection may be cut again later, so the game is played by the rules until it is won.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) {
	plies := p.playOpening(r, nil)
	plies += p.finish(r)
	return p.Payoffs(), plies
}

// finish is Playout where no swap can come any more.
func (p *position) finish(r *games.Rand) (plies int) {
	switch {
	case p.g.first:
		return p.playOn(r)
	case p.g.n <= eight:
		return p.fill(r)
	}
	return p.fillRows(r)
}

// Key implements games.Tracer: the number of the octagon, or one above them for a swap.
func (p *position) Key(m games.Move) int { return cellOf(m) }

// PlayoutTrace implements games.Tracer. After the opening nobody changes colour, so the octagons that a colour has got are
// those its player has placed.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	plies := p.playOpening(r, t)
	before := p.own
	plies += p.finish(r)
	for c := range before {
		made := &t[p.seat(uint8(c))]
		for w := range p.g.words {
			made[w] |= p.own[c][w] &^ before[c][w]
		}
	}
	return p.Payoffs(), plies
}

// playOpening plays random plies by the interface until no swap can come any more, adds them to t, if there is one, and
// returns their number.
func (p *position) playOpening(r *games.Rand, t *games.Trace) (plies int) {
	if !p.g.swap {
		return 0
	}
	var buf [maxCells + 1]games.Move
	for !p.swapped && !p.Over() && p.own[blue].count()+p.own[red].count() <= p.g.opening {
		ms := p.AppendMoves(buf[:0])
		m := ms[r.Intn(len(ms))]
		if t != nil {
			t.Add(p.ToMove(), p.Key(m))
		}
		p.Play(m)
		plies++
	}
	return plies
}

// playOn plays random octagons to the end of the game and returns their number. Every empty octagon is legal for either
// colour, so the empty ones are listed once.
func (p *position) playOn(r *games.Rand) (plies int) {
	var cells [maxCells]uint16
	k := 0
	for w := range p.g.words {
		for free := free(p, w); free != 0; free &= free - 1 {
			cells[k] = uint16(w<<6 + bits.TrailingZeros64(free))
			k++
		}
	}
	for ; !p.Over(); plies++ {
		i := r.Intn(k)
		x := cells[i]
		k--
		cells[i] = cells[k]
		p.Play(moveOn(int(x)))
	}
	return plies
}
