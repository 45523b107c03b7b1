package search

import "quintet/games"

// side returns the side of player: his own at the root, or that of all others.
func (d *deepener) side(player games.Player) int {
	if player == d.me {
		return 0
	}
	return 1
}

// worth returns payoffs as seen by the side of player: what it wins the other loses.
func (d *deepener) worth(ps games.Payoffs, player games.Player) float32 {
	if player == d.me {
		return ps[d.me]
	}
	return -ps[d.me]
}

// move returns what m, played by mover at a ply, is worth to him, as visit does for the position it leads to.
func (d *deepener) move(ply int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.at(ply+1, d.plies[ply].pos)
	s.pos.CopyFrom(d.plies[ply].pos)
	s.pos.Play(m)
	d.count()
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
	// The same player may go on, so the sign turns with the side and not with the ply.
	if d.side(next) == d.side(mover) {
		return d.visit(ply+1, next, depth-1, alpha, beta)
	}
	return -d.visit(ply+1, next, depth-1, -beta, -alpha)
}

// visit returns what the position at a ply, which is not over, is worth to its mover, searched to a depth of at least 1: exactly if that
// lies between alpha and beta, else a bound on the same side of both (fail-soft alpha-beta: Knuth and Moore, 1975; Fishburn, 1983).
func (d *deepener) visit(ply int, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.plies[ply]
	var hash uint64
	var hint games.Move
	if d.table != nil {
		hash = s.pos.Hash() ^ d.salt
		if e, ok := d.table.find(hash); ok {
			hint = e.move
			if int(e.depth) >= depth && e.cuts(alpha, beta) {
				if e.depth != endless {
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
		v := d.try(ply, i, m, mover, depth, alpha, beta)
		if d.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, m
		}
		if alpha = max(alpha, v); alpha >= beta {
			d.reward(s, mover, m, depth)
			break
		}
	}
	if d.table != nil {
		e := entry{hash: hash, value: best, move: bestMove, depth: int16(depth), bound: boundOf(best, from, beta)}
		// What no evaluation took part in is good for ever, and so is what is as good or bad as can be: no evaluation is that.
		if d.horizon == horizon || best >= 1 || best <= -1 {
			e.depth = endless
		}
		d.table.store(e)
	}
	return best
}

// movesOf lists the moves of s, but for those that the search does not see.
func (d *deepener) movesOf(s *plyState) []games.Move {
	s.moves = s.pos.AppendMoves(s.moves[:0])
	if d.config.Overlook > 0 {
		s.moves = seenOf(s.moves, s.pos, d.config.Overlook, d.config.Seed)
	}
	return s.moves
}

// cuts reports whether the value of e is enough for a search between alpha and beta.
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

// boundOf says what a value found by a search between alpha and beta is.
func boundOf(v, alpha, beta float32) bound {
	switch {
	case v >= beta:
		return atLeast
	case v <= alpha:
		return atMost
	}
	return exact
}

// count counts a position and looks at the clock now and then.
func (d *deepener) count() {
	d.nodes++
	if d.most > 0 && d.nodes >= d.most {
		d.stopped = true
	}
	if d.nodes < d.look {
		return
	}
	d.pace.judge(d.clock)
	if d.nodes < leastNodes {
		d.clock.rest()
	} else if d.clock.over() || d.cpu.over() {
		d.stopped = true
	}
	d.look = d.nodes + d.pace.start(d.clock)
}

// order values the moves of s: the one the table hints at, killers, then by history.
func (d *deepener) order(s *plyState, mover games.Player, hint games.Move) {
	s.scores = s.scores[:0]
	if d.config.Unordered {
		return
	}
	h := &d.history[d.side(mover)]
	for _, m := range s.moves {
		score := h[historySlot(m)]
		switch m {
		case hint:
			score = 1 << 30
		case s.killers[0]:
			score = 1<<29 + 1
		case s.killers[1]:
			score = 1 << 29
		}
		s.scores = append(s.scores, score)
	}
}

// next puts the best of the moves from i on at i and returns it.
func (d *deepener) next(s *plyState, i int) games.Move {
	if d.config.Unordered {
		return s.moves[i]
	}
	best := i
	for j := i + 1; j < len(s.moves); j++ {
		if s.scores[j] > s.scores[best] {
			best = j
		}
	}
	s.moves[i], s.moves[best] = s.moves[best], s.moves[i]
	s.scores[i], s.scores[best] = s.scores[best], s.scores[i]
	return s.moves[i]
}

// reward remembers a move that was too good to look further, deep ones more.
func (d *deepener) reward(s *plyState, mover games.Player, m games.Move, depth int) {
	if s.killers[0] != m {
		s.killers[0], s.killers[1] = m, s.killers[0]
	}
	h := &d.history[d.side(mover)]
	depth = min(depth, 64)
	h[historySlot(m)] = min(h[historySlot(m)]+int32(depth*depth), 1<<28)
}

// historySlot is the place of a move in the history.
func historySlot(m games.Move) uint32 { return uint32(m) * 0x9E3779B1 >> 20 }
