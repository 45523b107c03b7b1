package search

import "quintet/games"

// overlook removes from w.moves, the moves of pos, those that the search ignores.
func (w *worker) overlook(pos games.Position) {
	w.moves = visibleMoves(w.moves, pos, w.config.Overlook, w.config.Seed)
}

// visibleMoves removes a share of ms, the moves of pos, in place. Which moves go depends only on the seed, the position and the move, so
// the next search of the position ignores the same. At least one move stays.
func visibleMoves(ms []games.Move, pos games.Position, share float32, seed uint64) []games.Move {
	base := games.NewRand(seed ^ pos.Hash()).Uint64()
	seen, luckiest, most := ms[:0], games.NoMove, -1.0
	for _, m := range ms {
		luck := games.NewRand(base + uint64(m)).Float64()
		if luck >= float64(share) {
			seen = append(seen, m)
		}
		if luck > most {
			luckiest, most = m, luck
		}
	}
	if len(seen) == 0 {
		seen = append(seen, luckiest)
	}
	return seen
}
