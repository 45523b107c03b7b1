package catalog

import (
	"time"

	"quintet/games/search"
)

// distrifyLevels differ in what they see and, from level 4 on, in how long they think: with the ways of both colours for a guide, few
// playouts already play too well for beginners. The weak ones do not foresee the opponent's next turn either.
var distrifyLevels = [Levels]strength{
	{config: distrifyOverlooking(0.5), playouts: 5000, time: 300 * time.Millisecond},
	{config: distrifyOverlooking(0.31), playouts: 5000, time: 300 * time.Millisecond},
	{config: distrifyOverlooking(0.14), playouts: 5000, time: time.Second},
	{config: distrifySearch, playouts: 5000, time: time.Second},
	{config: distrifySearch, playouts: 22_000, time: 3 * time.Second},
	{config: distrifySearch, playouts: 110_000, time: 10 * time.Second, allCores: true},
}

// distrifySearch is the search of Distrify: estimates and priors say more than playouts and the sums of all-moves-as-first.
var distrifySearch = search.Config{
	Policy: 0.8, Reserve: 0.07, FPU: 0.4, Estimate: 1, ExpandAt: 2,
	Solver: true, Foresee: true, Reuse: true,
}

// distrifyOverlooking is the search of Distrify without foresight that overlooks a share of the moves.
func distrifyOverlooking(share float32) search.Config {
	c := distrifySearch
	c.Foresee, c.Decisive, c.Overlook = false, true, share
	return c
}
