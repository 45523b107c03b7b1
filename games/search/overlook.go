package search

import "quintet/games"

// overlook takes from w.moves, the moves of pos, those that the search does not see. That depends on the seed, the position and the move
// alone, so they stay unseen in the next search of the same position. At least one move stays.
func (w *worker) overlook(pos games.Position) {
	base := games.NewRand(w.config.Seed ^ pos.Hash()).Uint64()
	seen, luckiest, most := w.moves[:0], games.NoMove, -1.0
	for _, m := range w.moves {
		luck := games.NewRand(base + uint64(m)).Float64()
		if luck >= float64(w.config.Overlook) {
			seen = append(seen, m)
		}
		if luck > most {
			luckiest, most = m, luck
		}
	}
	if len(seen) == 0 {
		seen = append(seen, luckiest)
	}
	w.moves = seen
}
