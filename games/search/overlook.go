package search

import "quintet/games"

// overlook takes from w.moves, the moves of pos, those that the search does not see.
func (w *worker) overlook(pos games.Position) {
	w.moves = seenOf(w.moves, pos, w.config.Overlook, w.config.Seed)
}

// seenOf takes from ms, the moves of pos, the share that is not seen, and returns the rest in its place. Which they are depends on the seed,
// the position and the move alone, so they stay unseen in the next search of the same position. At least one move stays.
func seenOf(ms []games.Move, pos games.Position, share float32, seed uint64) []games.Move {
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
