package search

import "quintet/games"

// order scores the moves of s: first hint, the move of the transposition table, then the killers, then by history.
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

// next swaps the move with the highest score among those from i on to i, and returns it.
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

// recordCutoff makes m a killer and adds to its history score, more for a deeper search.
func (d *deepener) recordCutoff(s *plyState, mover games.Player, m games.Move, depth int) {
	if s.killers[0] != m {
		s.killers[0], s.killers[1] = m, s.killers[0]
	}
	h := &d.history[d.side(mover)]
	depth = min(depth, 64)
	h[historySlot(m)] = min(h[historySlot(m)]+int32(depth*depth), 1<<28)
}

// historySlot hashes a move to its index in a history table.
func historySlot(m games.Move) uint32 { return uint32(m) * 0x9E3779B1 >> 20 }
