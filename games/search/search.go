// Package search finds good moves in any games.Position: MCTS with RAVE and a solver, and alpha-beta. It names no game. A game offers its
// knowledge through the optional interfaces of package games (Playouter, Tracer, Evaluator, Prior, Decider), found once per search.
//
// # Files
//
//	thinker.go ticker.go                 searches in the background, with progress, and panics as errors
//	mcts.go worker.go tree.go            Monte Carlo tree search: configuration, one iteration, nodes and edges
//	selection.go leaf.go                 its phases
//	statistics.go report.go              columns of sums, the moves of the root
//	proofs.go reuse.go                   proven results, the tree of the last search
//	parallel.go exchange.go barrier.go   several workers and their trees
//	alphabeta.go deepening.go            alpha-beta: configuration, iterative deepening and the recursion
//	transposition.go solver.go           the transposition table, exact results
//	timectrl.go                          limits of time
//	slicer_js.go slicer_other.go         time slices in a browser
//	oversights.go                        weaker play: moves that are overlooked
//	swaprule.go seats.go                 the swap rule, engines by number of players
//	turntime.go varied.go                the time of a turn, games that differ
//	reference.go                         engines that never change, to measure others against
package search

import (
	"context"
	"time"

	"quintet/games"
)

// An Engine chooses moves. One engine runs one search at a time; it may keep what it has learnt for the next one.
type Engine interface {
	// Search thinks about pos, which is not over, until lim is reached or ctx is cancelled. pos is not kept and not changed.
	// On cancellation it returns the best so far together with ctx.Err(). The report always holds a legal move.
	Search(ctx context.Context, pos games.Position, lim Limits) (Report, error)
}

// The engines of this package.
var (
	_ Engine = (*MCTS)(nil)
	_ Engine = (*AlphaBeta)(nil)
	_ Engine = (*BySeats)(nil)
	_ Engine = SwapRule{}
	_ Engine = (*TurnTime)(nil)
	_ Engine = (*Varied)(nil)
	_ Engine = Random{}
	_ Engine = Greedy{}
)

// Limits says when a search ends: as soon as any limit that is not zero is reached. Without any it ends when ctx is cancelled.
// Playouts with one thread makes a search reproducible: the same engine with the same seed gives the same report.
type Limits struct {
	Time time.Duration
	// WholeTurn says that Time is that of the mover's whole turn, which may have several plies. Only TurnTime minds it.
	WholeTurn bool
	Playouts  int // leaves played out, each Config.PlayoutsPerLeaf times
	Depth     int
	Threads   int // 0 and 1 mean one
	// Lines is the number of best moves whose own values and lines are wanted; 0 means one. Alpha-beta searches each move after the best again,
	// for as many playouts at most and no deeper. A tree of playouts has values of its own for all moves without that.
	Lines int
	// Progress is called from the searching goroutine with what is known so far, at most every 50 ms; nil for never.
	Progress func(Report)
	// Now tells the time, to any goroutine; nil for time.Now. With one that goes on by a step at every call a search takes so many steps,
	// however busy the machine is.
	Now func() time.Time
}

// A Report is the result of a search.
type Report struct {
	Best     games.Move
	Line     []games.Move  // the expected continuation, Best first
	Value    games.Payoffs // expected
	Playouts int           // as Limits counts them, or nodes, where there are no playouts
	Depth    int
	Proven   bool // Value is exact
	Elapsed  time.Duration
	// Candidates are the moves looked at from the root, best first.
	Candidates []Candidate
}

// A Candidate is one move of the root.
type Candidate struct {
	Move   games.Move
	Value  games.Payoffs
	Visits int // results that its value is the mean of: Config.PlayoutsPerLeaf from each leaf, or nodes where there are no playouts
	Proven bool
	Bound  bool         // Value is an upper bound for the mover, not its own value: alpha-beta says no more after the first Limits.Lines
	Line   []games.Move // Move first
}
