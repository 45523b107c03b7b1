package catalog

import (
	"time"

	"quintet/games/search"
)

// azacruLevels differ in how far they look and what they see, from level 4 on in how many positions they look at. With two players
// alpha-beta beats trees of playouts; with more a tree, whose playouts are cut short, beats paranoid search, but for the weak levels that
// hardly look ahead. One thread finds more among so many positions than two.
var azacruLevels = [Levels]strength{
	{alphaBeta: deepening(1, 0.6), playouts: 20_000, time: 300 * time.Millisecond},
	{alphaBeta: deepening(2, 0.15), playouts: 50_000, time: 300 * time.Millisecond},
	{alphaBeta: deepening(3, 0.07), playouts: 200_000, time: time.Second},
	{alphaBeta: deepening(0, 0), config: shortPlayouts, playouts: 23_000, time: time.Second},
	{alphaBeta: deepening(0, 0), config: shortPlayouts, playouts: 150_000, time: 3 * time.Second},
	{alphaBeta: deepening(0, 0), config: shortPlayouts, playouts: 1_000_000, time: 10 * time.Second},
}

// deepening is alpha-beta to a depth, 0 for any, that overlooks a share of the moves.
func deepening(depth int, overlook float32) *search.AlphaBetaConfig {
	return &search.AlphaBetaConfig{Scout: true, Reduce: 0.7, Depth: depth, Overlook: overlook, Memory: 16 << 20}
}

// shortPlayouts is a tree search that soon asks for an estimate.
var shortPlayouts = search.Config{Exploration: 0.1, FPU: 0.5, Bias: 0.2, Cut: 5, ExpandAt: 2, Solver: true, Reuse: true}
