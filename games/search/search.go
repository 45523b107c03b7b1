// Package search finds good moves in any games.Position: MCTS with RAVE and a solver, and alpha-beta. It depends on no particular game. A game offers
// its knowledge through the optional interfaces of package games (Playouter, Tracer, Evaluator, Prior, Decider), which are looked up once per search.
//
// This file has what all searches share: the interface Engine, Limits, Report and Candidate. Add a new engine to the list of engines here.
//
// # Files
//
//	thinker.go ticker.go                 searches in the background, with progress, and panics as errors
//	mcts.go worker.go tree.go            Monte Carlo tree search: configuration, one iteration, nodes and edges
//	selection.go leaf.go                 its phases: choosing a move in a node, playing out a leaf
//	worth.go                             choosing a move by the worth of its parts
//	statistics.go report.go nodes.go     sums of payoffs for each edge, the report with the best move, all positions of a tree
//	proofs.go reuse.go                   proven results, the tree of the last search
//	alphabeta.go deepening.go            alpha-beta: configuration, iterative deepening and the recursion
//	transposition.go                     its transposition table
//	solver.go perfect.go                 exact results, and an engine that plays by them
//	timectrl.go                          limits of time
//	slicer_js.go slicer_other.go         time slices in a browser
//	oversights.go                        weaker play: moves that are overlooked
//	swaprule.go seats.go mixed.go        the swap rule, engines by number of players, an engine between two others
//	turntime.go varied.go                the time of a turn, games that differ
//	reference.go                         engines that never change, to measure others against
package search

import (
	"context"
	"time"

	"quintet/games"
)

// An Engine chooses moves. It runs one search at a time and may keep what it learnt for the next one.
type Engine interface {
	// Search thinks about pos, which is not over, until lim is reached or ctx is cancelled. It neither keeps nor changes pos. On cancellation it
	// returns the best result so far together with ctx.Err(). The report always holds a legal move.
	Search(ctx context.Context, pos games.Position, lim Limits) (Report, error)
}

// The engines of this package.
var (
	_ Engine = (*MCTS)(nil)
	_ Engine = (*AlphaBeta)(nil)
	_ Engine = (*Perfect)(nil)
	_ Engine = (*BySeats)(nil)
	_ Engine = SwapRule{}
	_ Engine = Mixed{}
	_ Engine = (*TurnTime)(nil)
	_ Engine = (*Varied)(nil)
	_ Engine = Random{}
	_ Engine = Greedy{}
)

// Limits says when a search ends: as soon as any non-zero limit is reached. Without limits it ends when ctx is cancelled. Without Time
// a search is reproducible: the same engine with the same seed gives the same report.
type Limits struct {
	Time time.Duration
	// WholeTurn says that Time covers the mover's whole turn, which may have several plies. Only TurnTime uses it.
	WholeTurn bool
	// Early ends a tree search as soon as its best move cannot change any more unless something is proven: no other can get as many visits in the rest
	// of the time and the playouts. It is for players who can use the time later: a tree that is kept for the next search grows less.
	Early    bool
	Playouts int // leaves played out, each Config.PlayoutsPerLeaf times
	Depth    int
	// Lines is the number of best moves that need their own values and lines; 0 means one. Alpha-beta searches again for each move after the best,
	// with at most as many playouts and no deeper. A tree of playouts has such values for all moves anyway.
	Lines int
	// Progress is called on the searching goroutine with the report so far, at most every 50 ms; nil for never.
	Progress func(Report)
	// Now is the clock; nil for time.Now. With a clock that advances by one step per call a search takes a fixed number
	// of steps, however busy the machine is.
	Now func() time.Time
}

// A Report is the result of a search.
type Report struct {
	Best     games.Move
	Line     []games.Move  // the expected continuation, Best first
	Value    games.Payoffs // expected
	Playouts int           // as Limits counts them, or nodes if there are no playouts
	Depth    int
	Proven   bool // Value is exact
	Elapsed  time.Duration
	// Candidates are the considered root moves, best first.
	Candidates []Candidate
}

// A Candidate is one move of the root.
type Candidate struct {
	Move   games.Move
	Value  games.Payoffs
	Visits int // the number of results averaged in its value: Config.PlayoutsPerLeaf from each leaf, or nodes if there are no playouts
	Proven bool
	Bound  bool         // Value is only an upper bound for the mover: alpha-beta knows no more after the first Limits.Lines
	Line   []games.Move // Move first
	Plies  int          // from the position searched to the end or a certain result, if perfect play is known; else 0
}
