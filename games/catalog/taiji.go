package catalog

import (
	"time"

	"quintet/games/search"
)

// taijiLevels differ in what they see up to level 5, and in how long they think: a search that sees all halves of tiles plays the opening
// well with few playouts, so only what is overlooked makes a level that beginners can beat.
var taijiLevels = [Levels]strength{
	{config: taijiSeeing(0.5), playouts: 10_000, time: 300 * time.Millisecond},
	{config: taijiSeeing(0.3), playouts: 10_000, time: 300 * time.Millisecond},
	{config: taijiSeeing(0.155), playouts: 15_000, time: time.Second},
	{config: taijiSeeing(0.065), playouts: 30_000, time: time.Second},
	{config: taijiSeeing(0), playouts: 60_000, time: 3 * time.Second},
	{config: taijiSeeing(0), playouts: 200_000, time: 10 * time.Second, allCores: true},
}

// taijiSeeing is the search of Taiji that overlooks a share of the moves. A margin tells one tile of hundreds from another sooner than
// who has won.
func taijiSeeing(overlook float32) search.Config {
	return search.Config{
		RAVE: 200, Parts: true, Margin: 0.9, ExpandAt: 4, PlayoutsPerLeaf: 2, Solver: true, Reuse: true, Overlook: overlook,
	}
}
