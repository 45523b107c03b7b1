package search

// The engines of this file are what all others are measured against. They must never change, not even for the better: a result
// against them would no longer mean what it meant before. Source: performance.md section 4d.

// PlainUCT returns the anchor without knowledge: UCB1 with c = 0.7, moves on the second visit of a leaf, unvisited ones in random order.
func PlainUCT(seed uint64) *MCTS {
	return NewMCTS(Config{Exploration: 0.7, ExpandAt: 2, RandomOrder: true, Seed: seed})
}

// PlainRAVE returns the anchor with all-moves-as-first statistics: k = 600 and no exploration. What neither a visit nor a playout has
// tried is tried first. In games without a Tracer it is greedy UCT.
func PlainRAVE(seed uint64) *MCTS {
	return NewMCTS(Config{RAVE: 600, ExpandAt: 2, FPU: 1, Seed: seed})
}
