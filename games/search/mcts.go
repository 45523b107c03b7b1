package search

import (
	"context"
	"sync"

	"quintet/games"
)

// DefaultMemory is the memory of a tree in bytes, where a Config names none. Source: performance.md section 5.
const DefaultMemory = 64 << 20

// A Config says how a tree search works. What is zero is off, but for ExpandAt, PlayoutsPerLeaf and Memory.
//
// Values are shares of the win in [0, 1] here: (payoff + 1) / 2 with two players.
type Config struct {
	// Exploration is c in share + c * sqrt(ln N / n), for n of the N visits of a node (UCB1: Auer, Cesa-Bianchi, Fischer 2002).
	Exploration float32
	// ExpandAt says that a leaf gets its moves when it is reached for the ExpandAt-th time. 0 means 2.
	ExpandAt int
	// RandomOrder tries all moves of a node once, in random order, before any a second time. It excludes RAVE and Bias.
	RandomOrder bool
	// FPU is the share that a move without any statistics is thought to bring (first play urgency), without RandomOrder.
	FPU float32

	// RAVE is k: all-moves-as-first statistics count sqrt(k / (3n + k)) for a move of n visits, and visits the rest. It needs
	// a Tracer; without one it is off. Source: Gelly and Silver, 2011.
	RAVE float32
	// Reference takes those statistics, at a node of fewer visits, from the nearest node above it where the same player moves
	// and that has so many. Source: GRAVE, Cazenave 2015.
	Reference int
	// Bias is the weight of a move's prior, divided by its visits and 1 (progressive bias: Chaslot et al., 2008). It needs a Prior, or
	// an Evaluator, which is asked about the position after every move.
	Bias float32

	// Solver proves results and no longer visits what is proven lost (Winands et al., 2008; for several players Nijssen and
	// Winands, 2010).
	Solver bool
	// Decisive looks, when a node gets its moves, whether one of them ends the game (Teytaud and Teytaud, 2010). It needs Solver.
	Decisive bool
	// Decide asks positions that are Deciders for their result, when they would get their moves.
	Decide bool

	// PlayoutsPerLeaf is the number of playouts from each leaf. 0 means 1.
	PlayoutsPerLeaf int
	// Memory is the size of all trees in bytes, 0 for DefaultMemory. When it is used up the search forgets what it has visited least.
	Memory int
	// Reuse keeps the tree for the next search. The engine is for one game then.
	Reuse bool
	Seed  uint64
}

// MCTS is a tree search by playouts for any number of players (max^n with UCT: Kocsis and Szepesvari, 2006; Sturtevant, 2008).
//
// Threads search trees of their own, whose roots are added up in the end. Limits.Depth does not concern it.
type MCTS struct {
	config  Config
	workers []*worker
}

// NewMCTS returns an engine that works as c says.
func NewMCTS(c Config) *MCTS {
	if c.ExpandAt == 0 {
		c.ExpandAt = 2
	}
	if c.PlayoutsPerLeaf == 0 {
		c.PlayoutsPerLeaf = 1
	}
	if c.Memory == 0 {
		c.Memory = DefaultMemory
	}
	return &MCTS{config: c}
}

// Search implements Engine. It ends early when the result is proven, and soon when there is only one legal move.
func (m *MCTS) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	threads := max(lim.Threads, 1)
	if !m.config.Reuse || len(m.workers) != threads {
		m.workers = m.workers[:0]
	}
	for len(m.workers) < threads {
		m.workers = append(m.workers, newWorker(m.config, len(m.workers), threads))
	}
	clock := newClock(ctx, lim)
	var wait sync.WaitGroup
	for i, w := range m.workers {
		w.begin(pos)
		if i == 0 {
			continue
		}
		wait.Go(func() { w.run(clock, share(lim.Playouts, i, threads), nil) })
	}
	first := m.workers[0]
	first.run(clock, share(lim.Playouts, 0, threads), m.progress(clock, lim))
	wait.Wait()
	return m.report(m.workers, clock), ctx.Err()
}

// share returns how many of n playouts are those of thread i. 0 stays 0, which means no limit.
func share(n, i, threads int) int {
	if n == 0 {
		return 0
	}
	own := n / threads
	if i < n%threads {
		own++
	}
	return max(own, 1)
}

// progress returns what the first worker does now and then, nil if nobody wants to know.
func (m *MCTS) progress(c *clock, lim Limits) func() {
	if lim.Progress == nil {
		return nil
	}
	return func() {
		if c.due() {
			lim.Progress(m.report(m.workers[:1], c))
		}
	}
}
