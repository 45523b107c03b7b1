package catalog

import (
	"time"

	"quintet/games/search"
)

// squexLevels differ in what they see and, from level 4 on, in how long they think: with the distances for a guide, few playouts
// already play too well for beginners. What they overlook makes them miss cuts and threats as people do.
var squexLevels = [Levels]strength{
	{config: squexSeeing(0.56), playouts: 1000, time: 300 * time.Millisecond},
	{config: squexSeeing(0.345), playouts: 1000, time: 300 * time.Millisecond},
	{config: squexSeeing(0.15), playouts: 3500, time: time.Second},
	{config: squexSeeing(0.05), playouts: 13_000, time: time.Second},
	{config: squexSeeing(0), playouts: 18_000, time: 3 * time.Second},
	{config: squexSeeing(0), playouts: 130_000, time: 10 * time.Second, allCores: true},
}

// squexSeeing is the search of Squex that overlooks a share of the moves.
func squexSeeing(overlook float32) search.Config {
	return search.Config{
		RAVE: 300, FPU: 0.5, Bias: 3, Estimate: 0.6, ExpandAt: 4, PlayoutsPerLeaf: 2,
		Solver: true, Decisive: true, Reuse: true, Overlook: overlook,
	}
}
