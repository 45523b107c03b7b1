package catalog

import (
	"time"

	"quintet/games/search"
)

// distrifyLevels differ in what they see and, from level 4 on, in how long they think: with the ways of both colours for a guide, few
// playouts already play too well for beginners. The weak ones do not foresee the opponent's next turn either.
var distrifyLevels = [Levels]strength{
	{config: distrifyOverlooking(0.5), playouts: 5000, time: 300 * time.Millisecond, even: distrifyEven},
	{config: distrifyOverlooking(0.31), playouts: 5000, time: 300 * time.Millisecond, even: distrifyEven},
	{config: distrifyOverlooking(0.14), playouts: 5000, time: time.Second, even: distrifyEven},
	{config: distrifySearch, playouts: 5000, time: time.Second, even: distrifyEven},
	{config: distrifySearch, playouts: 22_000, time: 3 * time.Second, even: distrifyEven},
	{config: distrifySearch, playouts: 110_000, time: 10 * time.Second, allCores: true, even: distrifyEven},
}

// distrifyEven is what a search expects for who answers an opening that is worth as much as its answers. The turn of two stones counts for
// a little too much in it: after c3 level 4 expects 0.04 for White on 9x9, and Black wins all games of 600 playouts a stone; after a corner
// all levels from 4 on expect 0.08 to 0.10, and White wins most.
const distrifyEven = 0.05

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
