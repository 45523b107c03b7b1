// Alpha-beta search as an Engine: its configuration (AlphaBetaConfig), and the start of one search (Search). Add a setting of alpha-beta here.
// deepening.go holds the recursion, transposition.go the transposition table.

package search

import (
	"cmp"
	"context"
	"math"

	"quintet/games"
)

// An AlphaBetaConfig configures an alpha-beta search. A zero field is off, except Memory.
type AlphaBetaConfig struct {
	// Memory is the size of the transposition table in bytes: 0 for DefaultMemory, negative for no table.
	Memory int
	// Unordered turns off move ordering, for comparison.
	Unordered bool
	// Depth is the search depth in plies when the limits set none; 0 means as deep as time allows.
	Depth int

	// Scout enables principal variation search (Marsland and Campbell, 1982): every move but the first is searched with a null window, and again with
	// a full window if it is better than the best so far.
	Scout bool
	// Reduce is the factor of late move reductions: the move with number n in the order is searched Reduce * ln(depth) * ln(n) plies less deep, and
	// again in full if it is better than the best so far. It needs Scout.
	Reduce float32

	// Overlook is the fraction of moves that the search ignores, as in Config. Seed determines which.
	Overlook float32
	Sway     float32 // as in Config
	Seed     uint64
	// Alert makes the search see every one-move win in the root position, for the mover and for an opponent who moves next, and every urgent move of a
	// games.Alerter, whatever is overlooked.
	Alert bool

	// Order determines the order in which root moves are searched first; 0 is the game's order. Of equal moves the first is played.
	Order uint64
}

// AlphaBeta is an alpha-beta search with an Evaluator, iterative deepening and a transposition table. Use one engine per game, because the table
// belongs to one game. Positions without an Evaluator count as even until the game is over, or decided if they are Deciders.
//
// With more than two players it assumes that all others cooperate against the player to move (paranoid search: Sturtevant and Korf, 2000). Values of
// candidates after the first Limits.Lines are upper bounds.
type AlphaBeta struct {
	config AlphaBetaConfig
	table  *transpositionTable // nil without a table, and before the first search, since allocation takes time
}

// NewAlphaBeta returns an engine with the configuration c.
func NewAlphaBeta(c AlphaBetaConfig) *AlphaBeta {
	c.Memory = cmp.Or(c.Memory, DefaultMemory)
	return &AlphaBeta{config: c}
}

// unlimited is the depth of a search to the end of the game.
const unlimited = math.MaxInt16

// Search implements Engine. Limits.Playouts counts positions. With a time limit and no depth limit it stops at depth 1 if there is only one legal
// move.
func (a *AlphaBeta) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	c := newTimeControl(ctx, lim)
	defer c.close()
	c.yieldNow()
	if a.table == nil && a.config.Memory > 0 {
		a.table = newTranspositionTable(a.config.Memory)
	}
	d := newDeepener(pos, c, a.table, a.config)
	d.maxNodes = lim.Playouts
	depth := cmp.Or(lim.Depth, a.config.Depth, unlimited)
	if depth == unlimited && len(d.roots) == 1 && lim.Time > 0 {
		depth = 1
	}
	r := d.initialReport()
	d.run(depth, func() {
		r = d.report(r)
		if lim.Progress != nil && c.reportDue() {
			lim.Progress(r)
		}
	})
	for range min(lim.Lines, len(d.roots)) - 1 {
		d.searchOthers(depth, lim.Playouts)
		r = d.report(r)
	}
	return r, ctx.Err()
}
