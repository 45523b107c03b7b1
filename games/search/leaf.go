// Plays out a leaf of the search tree (playOut): by the game's fast playout or random plies. The result is mixed with the game's evaluation.
// Change the mixture here (mix). Each game's package holds its playouts.

package search

import "quintet/games"

// A leaf is a position to play out, with its optional interfaces.
type leaf struct {
	games.Position
	playouter games.Playouter // nil if the game has no fast playout
	tracer    games.Tracer    // nil if moves have no keys
	evaluator games.Evaluator // nil if the game has no evaluation
	learned   games.Learned   // nil if the game has not learned
	moves     []games.Move
}

func newLeaf(p games.Position) leaf {
	l := leaf{Position: p}
	l.playouter, _ = p.(games.Playouter)
	l.tracer, _ = p.(games.Tracer)
	l.evaluator, _ = p.(games.Evaluator)
	l.learned, _ = p.(games.Learned)
	return l
}

// estimate returns the value of l by its Evaluator, or by what was learned.
func (l *leaf) estimate(learned bool) games.Payoffs {
	if learned && l.learned != nil {
		return l.learned.LearnedValue()
	}
	return l.evaluator.Evaluate()
}

// mix returns (1-share)*ps + share*guess.
func mix(ps, guess games.Payoffs, share float32) games.Payoffs {
	for i := range ps {
		ps[i] += share * (guess[i] - ps[i])
	}
	return ps
}

// playOut plays l to its end in the fastest way its game offers and adds the moves to t. t may be nil, and must be nil if l has no tracer.
func (l *leaf) playOut(r *games.Rand, t *games.Trace) games.Payoffs {
	switch {
	case t != nil:
		ps, _ := l.tracer.PlayoutTrace(r, t)
		return ps
	case l.playouter != nil:
		ps, _ := l.playouter.Playout(r)
		return ps
	}
	for !l.Over() {
		l.moves = l.AppendMoves(l.moves[:0])
		l.Play(l.moves[r.Intn(len(l.moves))])
	}
	return l.Payoffs()
}

// playOn plays at most the given number of random plies in l, then returns the evaluator's value. It adds the moves to t. t may be nil, and must be
// nil if l has no tracer.
func (l *leaf) playOn(plies int, r *games.Rand, t *games.Trace) games.Payoffs {
	for ; plies > 0 && !l.Over(); plies-- {
		l.moves = l.AppendMoves(l.moves[:0])
		m := l.moves[r.Intn(len(l.moves))]
		if t != nil {
			t.Add(l.ToMove(), l.tracer.Key(m))
		}
		l.Play(m)
	}
	return l.evaluator.Evaluate()
}
