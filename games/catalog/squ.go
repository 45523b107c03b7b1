package catalog

import (
	"time"

	"quintet/games/search"
)

// squLevels differ in what they see, and from level 4 on in how long they think. What the weak ones overlook keeps them weak: more
// playouts would help them little.
var squLevels = [Levels]strength{
	{config: squSeeing(0.72), playouts: 10_000, time: 300 * time.Millisecond},
	{config: squSeeing(0.55), playouts: 10_000, time: 300 * time.Millisecond},
	{config: squSeeing(0.12), playouts: 12_000, time: time.Second},
	{config: squSeeing(0), playouts: 20_000, time: time.Second},
	{config: squSeeing(0), playouts: 90_000, time: 3 * time.Second},
	{config: squSeeing(0), playouts: 600_000, time: 10 * time.Second, allCores: true},
}

// squSeeing is the search of SQU that overlooks a share of the moves. Who overlooks any sees no result before the game is decided. A
// playout costs little beside the way to its leaf, so a leaf gets two.
func squSeeing(overlook float32) search.Config {
	return search.Config{
		RAVE: 600, FPU: 1, ExpandAt: 4, PlayoutsPerLeaf: 2,
		Solver: true, Decide: true, Foresee: overlook == 0, Reuse: true, Overlook: overlook,
	}
}
