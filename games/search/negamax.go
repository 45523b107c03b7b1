package search

import "quintet/games"

// side returns 0 for the player to move at the root and 1 for all others.
func (d *deepener) side(player games.Player) int {
	if player == d.me {
		return 0
	}
	return 1
}

// worth returns the payoff of the side of player; that of the other side is its negative.
func (d *deepener) worth(ps games.Payoffs, player games.Player) float32 {
	if player == d.me {
		return ps[d.me]
	}
	return -ps[d.me]
}

// move plays m and returns its value for mover, bounded by alpha and beta as visit does.
func (d *deepener) move(ply int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.at(ply+1, d.plies[ply].pos)
	s.pos.CopyFrom(d.plies[ply].pos)
	s.pos.Play(m)
	d.countNode()
	if s.pos.Over() {
		return d.worth(s.pos.Payoffs(), mover)
	}
	if s.decider != nil {
		if ps, ok := s.decider.Decided(); ok {
			return d.worth(ps, mover)
		}
	}
	if depth <= 1 {
		d.horizon++
		if s.evaluator == nil {
			return 0
		}
		return d.worth(s.evaluator.Evaluate(), mover)
	}
	next := s.pos.ToMove()
	// A turn can be several plies: the sign changes with the side, not with the ply.
	if d.side(next) == d.side(mover) {
		return d.visit(ply+1, next, depth-1, alpha, beta)
	}
	return -d.visit(ply+1, next, depth-1, -beta, -alpha)
}

// visit returns the value for mover of the position at a ply, which is not over, searched to a depth of at least 1. A value between alpha
// and beta is exact; one outside is a bound (fail-soft alpha-beta: Knuth and Moore, 1975; Fishburn, 1983).
func (d *deepener) visit(ply int, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.plies[ply]
	var hash uint64
	var hint games.Move
	if d.table != nil {
		hash = s.pos.Hash() ^ d.salt
		if e, ok := d.table.lookup(hash); ok {
			hint = e.move
			if int(e.depth) >= depth && e.cuts(alpha, beta) {
				if e.depth != unlimited {
					d.horizon++
				}
				return e.value
			}
		}
	}
	horizon, from := d.horizon, alpha
	best, bestMove := float32(-2), games.NoMove
	d.movesOf(s)
	d.order(s, mover, hint)
	for i := range s.moves {
		m := d.next(s, i)
		v := d.pvsMove(ply, i, m, mover, depth, alpha, beta)
		if d.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, m
		}
		if alpha = max(alpha, v); alpha >= beta {
			d.recordCutoff(s, mover, m, depth)
			break
		}
	}
	if d.table != nil {
		e := entry{hash: hash, value: best, move: bestMove, depth: int16(depth), bound: boundOf(best, from, beta)}
		// A value without any evaluation holds at every depth. So does a win or a loss, since evaluations lie between them.
		if d.horizon == horizon || best >= 1 || best <= -1 {
			e.depth = unlimited
		}
		d.table.store(e)
	}
	return best
}

// rootMoves lists the moves of s, the position to be searched, that the search considers.
func (d *deepener) rootMoves(s *plyState) []games.Move {
	if !d.config.Alert {
		return d.movesOf(s)
	}
	return d.overlooker.candidates(s.pos.AppendMoves(nil), s.pos)
}

// movesOf lists the moves of s that the search considers.
func (d *deepener) movesOf(s *plyState) []games.Move {
	s.moves = s.pos.AppendMoves(s.moves[:0])
	if d.config.Overlook > 0 {
		s.moves = d.overlooker.visible(s.moves, s.pos)
	}
	return s.moves
}

// cuts reports whether e answers a search between alpha and beta.
func (e *entry) cuts(alpha, beta float32) bool {
	switch e.bound {
	case exact:
		return true
	case atLeast:
		return e.value >= beta
	default:
		return e.value <= alpha
	}
}

// boundOf classifies a value found by a search between alpha and beta.
func boundOf(v, alpha, beta float32) bound {
	switch {
	case v >= beta:
		return atLeast
	case v <= alpha:
		return atMost
	}
	return exact
}

// countNode counts a position and now and then checks the limits.
func (d *deepener) countNode() {
	d.nodes++
	if d.maxNodes > 0 && d.nodes >= d.maxNodes {
		d.stopped = true
	}
	if d.nodes < d.nextPoll {
		return
	}
	d.poll.adjust(d.clock)
	if d.nodes < minNodes {
		d.clock.yield()
	} else if d.clock.over() {
		d.stopped = true
	}
	d.nextPoll = d.nodes + d.poll.start(d.clock)
}
