package catalog

import (
	"time"

	"quintet/games/search"
)

// strengths says how every level plays every game, weakest first.
var strengths = map[string][Levels]strength{
	"squex":    squexLevels,
	"taiji":    taijiLevels,
	"squ":      squLevels,
	"azacru":   azacruLevels,
	"distrify": ladder(plain),
}

// plain is the search that needs to know nothing of a game.
var plain = search.Config{RAVE: 600, FPU: 1, ExpandAt: 4, Solver: true, Decisive: true, Reuse: true}

// ladder returns levels that differ in how long they think.
func ladder(c search.Config) [Levels]strength {
	return [Levels]strength{
		{config: c, playouts: 100, time: 300 * time.Millisecond},
		{config: c, playouts: 400, time: 300 * time.Millisecond},
		{config: c, playouts: 2000, time: time.Second},
		{config: c, playouts: 10_000, time: time.Second},
		{config: c, playouts: 50_000, time: 3 * time.Second},
		{config: c, playouts: 2_000_000, time: 10 * time.Second, allCores: true},
	}
}

// ratings are the Elo points of the levels above level 1.
var ratings = map[string][Levels]int{
	"azacru": {0, 228, 483, 732, 911, 1088},
}
