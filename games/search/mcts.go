package search

import (
	"context"

	"quintet/games"
)

// DefaultMemory is the memory of a tree in bytes, where a Config names none.
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
	// a Tracer, or a Parter with Parts; without one it is off. Source: Gelly and Silver, 2011.
	RAVE float32
	// Parts takes those statistics of the parts of moves, where the game has a Parter: a part is laid in many more playouts than a move
	// is made. A move is thought to bring as much more than the mean as its parts do together. It excludes FPU, Exploration, Bias and Policy.
	Parts bool
	// Bias is the weight of a move's prior, divided by its visits and 1 (progressive bias: Chaslot et al., 2008). It needs a Prior, or
	// an Evaluator, which is asked about the position after every move.
	Bias float32

	// Policy is c in share + c * prior * sqrt(N) / (1 + n), for n of the N visits of a node, where the priors of its moves add up to 1
	// (PUCT: Rosin 2011, in this form Silver et al., 2016). It needs what Bias needs, and excludes it.
	Policy float32
	// Reserve is how much less than what a node has brought so far its moves without any statistics are thought to bring, with Policy. 0
	// means FPU instead.
	Reserve float32

	// Solver proves results and no longer visits what is proven lost (Winands et al., 2008; for several players Nijssen and
	// Winands, 2010).
	Solver bool
	// Decisive looks, when a node gets its moves, whether one of them ends the game (Teytaud and Teytaud, 2010). It needs Solver.
	Decisive bool
	// Decide asks positions that are Deciders for their result, when they would get their moves.
	Decide bool
	// Foresee asks Foreseers instead, which see more, and searches only the moves that they would reply with. It needs Solver to learn
	// from what they see.
	Foresee bool

	// Overlook is the share of the moves that the search does not see, its own and its opponents': it errs as people do, and plays
	// what it sees well. What a position hides is decided by Seed, and stays hidden. One move is always seen. What is proven holds among
	// the seen moves only, so the report says of nothing that it is proven. It must be in [0, 1].
	Overlook float32

	// Estimate is the share that an Evaluator's word on a leaf has in what a playout from there brings, in [0, 1]; the rest is the result
	// of the playout (mixed as by Silver et al., 2016). At 1, and without RAVE, there are no playouts.
	Estimate float32
	// Margin is the share that the margin of a playout has in what it brings, in [0, 1], where the game has a Marginer; the rest is who has
	// won. A margin tells good moves from bad ones in fewer playouts. Reported values are of that mixture.
	Margin float32
	// Cut ends playouts after so many plies, 0 for never: what an Evaluator says then is the result, and Margin has no part in it
	// (Winands and Bjornsson, 2010). Without an Evaluator it is off.
	Cut int
	// PlayoutsPerLeaf is the number of playouts from each leaf. 0 means 1.
	PlayoutsPerLeaf int
	// Memory is the size of all trees in bytes, 0 for DefaultMemory; room for 4096 moves a tree there is always. When it is used up the
	// search forgets what it has visited least.
	Memory int
	// Reuse keeps the tree for the next search. The engine is for one game then.
	Reuse bool
	Seed  uint64
}

// MCTS is a tree search by playouts for any number of players (max^n with UCT: Kocsis and Szepesvari, 2006; Sturtevant, 2008).
//
// Threads search trees of their own and exchange what they know near the root. With a number of playouts as the only limit the report is
// always the same, whatever their number. Limits.Depth does not concern it.
type MCTS struct {
	config Config
	pool   *pool // nil before the first search
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

// Search implements Engine. It ends early when the result is proven, soon when there is only one legal move, and in any case when
// the root has 15 million visits.
func (m *MCTS) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	threads := max(lim.Threads, 1)
	if !m.config.Reuse || m.pool == nil || len(m.pool.workers) != threads {
		m.pool = newPool(m.config, threads)
	}
	c := newClock(ctx, lim)
	defer c.end()
	c.restNow()
	m.pool.begin(pos, c, lim)
	m.pool.run(c, lim, m.progress(c, lim))
	return m.pool.report(c), ctx.Err()
}

// progress returns what is to be done now and then while the search runs.
func (m *MCTS) progress(c *clock, lim Limits) func() {
	return func() {
		if lim.Progress != nil && m.pool.played > 0 && c.due() {
			lim.Progress(m.pool.report(c))
		}
	}
}
