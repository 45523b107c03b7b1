package search

import "quintet/games"

// A leaf is a position that can be played out.
type leaf struct {
	games.Position
	playouter games.Playouter // nil where the game has no fast way
	tracer    games.Tracer    // nil where it has no keys
	evaluator games.Evaluator // nil where it cannot be valued
	moves     []games.Move
}

func newLeaf(p games.Position) leaf {
	l := leaf{Position: p}
	l.playouter, _ = p.(games.Playouter)
	l.tracer, _ = p.(games.Tracer)
	l.evaluator, _ = p.(games.Evaluator)
	return l
}

// playOut plays l to its end in the fastest way it knows, and adds the moves to t, which may be nil where l has no tracer or none
// is wanted.
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
