// Monte Carlo tree search as an Engine: Config with all its settings and defaults, and MCTS, which runs one search. Add a setting of the tree search
// here. worker.go holds one iteration, selection.go chooses moves.

package search

import (
	"cmp"
	"context"

	"quintet/games"
)

// DefaultMemory is the memory of a tree in bytes if a Config sets none.
const DefaultMemory = 64 << 20

// A Config configures a tree search. A zero field is off, except ExpandAt, PlayoutsPerLeaf and Memory.
//
// Values here are win rates in [0, 1]: (payoff + 1) / 2 with two players.
type Config struct {
	// Exploration is c in value + c * sqrt(ln N / n), for n of the N visits of a node (UCB1: Auer, Cesa-Bianchi, Fischer 2002).
	Exploration float32
	// ExpandAt is the number of the visit at which a leaf is expanded. 0 means 2.
	ExpandAt int
	// RandomOrder tries every move of a node once, in random order, before trying any a second time. It excludes RAVE and Bias.
	RandomOrder bool
	// FPU is the value of a move without statistics (first play urgency). RandomOrder does not use it.
	FPU float32

	// RAVE is k: all-moves-as-first statistics have weight sqrt(k / (3n + k)) for a move with n visits; the visits have the rest. It needs a Tracer;
	// without one it is off. Source: Gelly and Silver, 2011.
	RAVE float32
	// Bias is the weight of a move's prior, divided by one more than its visits (progressive bias: Chaslot et al., 2008). It needs a Prior, or an
	// Evaluator, which then evaluates the position after every move.
	Bias float32

	// Policy is c in value + c * prior * sqrt(N) / (1 + n), for n of the N visits of a node; the priors of its moves add up to 1 (PUCT: Rosin 2011,
	// in this form Silver et al., 2016). It has the same needs as Bias, and excludes it.
	Policy float32
	// OwnTurn limits the priors to the plies of the turn that the root is in: they draw attention to plies that only pay together. Deeper in the tree
	// they would cost more than they bring.
	OwnTurn bool
	// Reserve is the first play urgency reduction, with Policy: a move without statistics has the mean value of its node minus Reserve. 0 means FPU
	// instead.
	Reserve float32

	// Solver proves results and does not revisit proven moves (Winands et al., 2008; for several players Nijssen and Winands, 2010). It plays the winning
	// move that a Winner knows in the root position, unless the search overlooks moves.
	Solver bool
	// Decisive checks at every expansion for moves that end the game (decisive moves: Teytaud and Teytaud, 2010). It needs Solver.
	Decisive bool
	// Decide asks Deciders for the result of a position before expanding it.
	Decide bool
	// Foresee asks StaticSolvers instead, which know more results, and searches only the replies that they list. It needs Solver to use those results.
	Foresee bool

	// Overlook is the fraction of moves, in [0, 1], that the search ignores, the opponents' as well as its own: it overlooks moves as people do. Seed
	// and position determine which, so they are the same in every search. At least one move is left. Proofs only hold among the moves left, so the
	// report calls nothing proven.
	Overlook float32

	// Near hides moves far from the mover's pieces first, if the position is games.Located.
	Near bool

	// Alert makes the search see every one-move win in the root position, for the mover and for an opponent who moves next, and every urgent move of a
	// games.Alerter, whatever is overlooked. It keeps no tree.
	Alert bool

	// Sway bounds the difference between Overlook and the fraction overlooked in one game: players have good days and bad ones. Seed determines it.
	Sway float32

	// Estimate is the weight of the Evaluator in the value of a leaf, in [0, 1]; the rest is the result of the playout (mixed as by Silver et al.,
	// 2016). At 1, and without RAVE, there are no playouts.
	Estimate float32
	// Learned replaces the Evaluator and the Prior by learned ones, if the positions are games.Learned.
	Learned bool
	// Margin is the weight of the margin in the results of a PartBatcher, in [0, 1]; the rest is the weight of the winner. Margins tell good moves from
	// bad ones in fewer playouts. Reported values are of that mixture.
	Margin float32
	// Cut ends playouts after this many plies, 0 for never. The Evaluator then gives the result (Winands and Bjornsson, 2010).
	// Without an Evaluator it is off.
	Cut int
	// PlayoutsPerLeaf is the number of playouts from each leaf. 0 means 1.
	PlayoutsPerLeaf int
	// Batch plays out each leaf many times at once, if the game has a Batcher or a PartBatcher. Such a batch counts as one playout and one visit. It
	// excludes Cut and PlayoutsPerLeaf. With RAVE and a PartBatcher a node keeps statistics for the parts of moves instead of moves (worth.go); that
	// excludes FPU, Exploration, Bias and Policy.
	Batch bool
	// Memory is the size of the tree in bytes, 0 for DefaultMemory. A tree always has room for 4096 moves. When it is full the search prunes the
	// least visited nodes.
	Memory int
	// Reuse keeps the tree for the next search. The engine must then be used for one game only.
	Reuse bool
	Seed  uint64
}

// MCTS is a tree search by playouts for any number of players (max^n with UCT: Kocsis and Szepesvari, 2006; Sturtevant, 2008).
//
// A search uses one thread. With Limits.Playouts as the only limit the same seed gives the same report. Limits.Depth is ignored.
type MCTS struct {
	config Config
	worker *worker // nil before the first search
}

// NewMCTS returns an engine with the configuration c.
func NewMCTS(c Config) *MCTS {
	c.ExpandAt, c.PlayoutsPerLeaf, c.Memory = cmp.Or(c.ExpandAt, 2), cmp.Or(c.PlayoutsPerLeaf, 1), cmp.Or(c.Memory, DefaultMemory)
	return &MCTS{config: c}
}

// Search implements Engine. It also ends when the result is proven, early when there is only one legal move, and when the root has 15 million visits.
func (m *MCTS) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	if !m.config.Reuse || m.worker == nil {
		m.worker = newWorker(m.config)
	}
	w := m.worker
	c := newTimeControl(ctx, lim)
	defer c.close()
	c.yieldNow()
	w.begin(pos, c)
	w.run(lim.Playouts, lim.Early, func() {
		if lim.Progress != nil && w.playouts > 0 && c.reportDue() {
			lim.Progress(w.report())
		}
	})
	return w.report(), ctx.Err()
}
