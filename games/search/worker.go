package search

import (
	"math"

	"quintet/games"
)

// A worker searches one tree on one goroutine.
type worker struct {
	config  Config
	clock   *clock // of this search
	id      int
	threads int
	players int

	tree   *tree
	proofs proofs
	root   games.Position
	proven uint8 // the result of the root
	rand   games.Rand

	// pos walks down the tree and is then played out; spare is played out instead while it is needed again.
	pos, spare leaf
	decider    games.Decider
	foreseer   games.Foreseer
	prior      games.Prior
	path       []step
	trace      games.Trace
	parted     bool // all-moves-as-first statistics are those of parts
	laid       games.PartSet
	moves      []games.Move
	order      []uint64
	betas      [256]float32 // of sqrt(k / (3n + k)) by n

	exploration float32 // on the scale of payoffs
	fpu         float32
	bias        float32
	policy      float32
	reserve     float32
	playouts    int // in this search
	deepest     int
	cpu         stopwatch
	pace        pace
	goal        int   // playouts until the next exchange
	full        bool  // a node did not fit
	least       int32 // visits of a node that is kept when the tree is full

	// For an exchange: what its nodes say together, what others have proven, and the commons of which something new is known.
	sum   statistics
	facts []fact
	news  []bool
}

// A step is an edge of the path from the root and the node it leaves.
type step struct{ node, edge int32 }

func newWorker(c Config, id, threads int) *worker {
	return &worker{config: c, id: id, threads: threads, pace: pace{most: batch}}
}

// begin prepares a search of pos by c. It reports whether it knows something from searches before.
func (w *worker) begin(pos games.Position, c *clock) bool {
	w.clock = c
	w.rand = *games.NewRand(w.config.Seed + uint64(w.id)<<32)
	w.playouts, w.deepest = 0, 0
	if w.tree != nil {
		w.tree.clock = c
	}
	if w.config.Reuse && w.tree != nil && w.reroot(pos) {
		w.root.CopyFrom(pos)
		return true
	}
	w.root = pos.Clone()
	w.pos, w.spare = newLeaf(pos.Clone()), newLeaf(pos.Clone())
	w.decider, _ = w.pos.Position.(games.Decider)
	w.foreseer, _ = w.pos.Position.(games.Foreseer)
	w.prior, _ = w.pos.Position.(games.Prior)
	w.parted = w.config.Parts && w.pos.parter != nil
	amaf := w.config.RAVE > 0 && (w.parted || w.pos.tracer != nil)
	if amaf {
		for n := range w.betas {
			w.betas[n] = w.beta(int32(n))
		}
	}
	w.players = pos.Players()
	w.scale()
	w.proofs = newProofs(w.players)
	w.tree = newTree(c, w.players, amaf, w.biased(), w.config.treeMemory(w.threads))
	w.proven = unproven
	w.least = int32(w.config.ExpandAt)
	w.grow(w.root)
	if w.config.Solver {
		w.proven = w.resultOf(0)
	}
	return false
}

// biased reports whether moves have priors.
func (w *worker) biased() bool {
	return (w.config.Bias > 0 || w.config.Policy > 0) && (w.prior != nil || w.spare.evaluator != nil)
}

// scale turns shares of the win into payoffs: a payoff is (players * share - 1) / (players - 1).
func (w *worker) scale() {
	n := float32(w.players)
	w.exploration = w.config.Exploration * n / (n - 1)
	w.bias = w.config.Bias * n / (n - 1)
	w.policy = w.config.Policy * n / (n - 1)
	w.reserve = w.config.Reserve * n / (n - 1)
	w.fpu = (w.config.FPU*n - 1) / (n - 1)
}

// batch is the number of playouts after which the memory is looked at.
const batch = 64

// mostVisits is where a search ends in any case: sums of many more payoffs would not be exact, since a float32 has 24 bits.
const mostVisits = 15_000_000

// run plays until its clock is over, the root is proven or this search has had so many playouts, 0 for no limit, or sees one move only.
// told is called now and then.
func (w *worker) run(playouts int, told func()) {
	c := w.clock
	w.cpu.start()
	defer w.cpu.stop()
	defer w.tidy()
	for look := 0; w.proven == unproven && (playouts == 0 || w.playouts < playouts); look-- {
		if look == 0 {
			w.pace.judge(c)
			told()
			if c.over() || w.cpu.over() || w.visits() >= mostVisits {
				return
			}
			look = w.pace.start(c)
		}
		w.playout()
		if w.playouts%batch != 0 {
			continue
		}
		w.tidy()
		if w.forced() {
			return
		}
	}
}

// tidy makes room in a full tree.
func (w *worker) tidy() {
	if w.full {
		w.forget()
	}
}

// visits returns the number of playouts that the root knows of.
func (w *worker) visits() int { return int(w.tree.nodes[0].visits) }

// forced reports whether the search sees one move only.
func (w *worker) forced() bool { return w.tree.nodes[0].count == 1 }

// playout goes down to a leaf, plays it out and tells all nodes above.
func (w *worker) playout() {
	t := w.tree
	w.pos.CopyFrom(w.root)
	w.path = w.path[:0]
	w.playouts++
	for at := int32(0); ; {
		e := w.choose(at)
		w.path = append(w.path, step{at, e})
		w.pos.Play(t.edges.moves[e])
		if next := t.edges.child[e]; next != 0 && t.edges.proofs[e] == unproven {
			at = next
			continue
		}
		if w.settled(e) {
			break
		}
		if int(t.edges.visits[e])+1 < w.config.ExpandAt || !w.expand(e) {
			break
		}
		if t.edges.proofs[e] != unproven {
			break
		}
		at = t.edges.child[e]
	}
	w.deepest = max(w.deepest, len(w.path))
	last := w.path[len(w.path)-1].edge
	if known := t.edges.proofs[last]; known != unproven {
		w.trace, w.laid = games.Trace{}, games.PartSet{}
		w.backup(w.proofs.results[known])
		if w.config.Solver {
			w.prove()
		}
		return
	}
	w.playOut()
}

// settled reports whether the result behind edge e, where w.pos stands, is known; the first visit finds the end of the game.
func (w *worker) settled(e int32) bool {
	c := &w.tree.edges
	if c.visits[e] == 0 && c.proofs[e] == unproven && w.pos.Over() {
		c.proofs[e] = w.proofs.number(w.pos.Payoffs())
	}
	return c.proofs[e] != unproven
}

// playOut plays w.pos to its end as often as the Config says, unless the results would not matter.
func (w *worker) playOut() {
	guess, share := w.pos.estimate(w.config.Estimate)
	if share == 1 && !w.tree.amaf {
		for range w.config.PlayoutsPerLeaf {
			w.backup(guess)
		}
		return
	}
	for left := w.config.PlayoutsPerLeaf; left > 0; left-- {
		l := &w.pos
		if left > 1 {
			l = &w.spare
			l.CopyFrom(w.pos.Position)
		}
		var trace *games.Trace
		if w.tree.amaf && !w.parted {
			w.trace = games.Trace{}
			trace = &w.trace
		}
		var ps games.Payoffs
		if w.config.Cut > 0 && l.evaluator != nil {
			ps = l.playOn(w.config.Cut, &w.rand, trace)
		} else {
			ps = l.playOut(&w.rand, trace)
			margin, part := l.margin(w.config.Margin)
			ps = mixed(ps, margin, part)
		}
		if w.parted {
			w.laid = l.parter.Laid()
		}
		w.backup(mixed(ps, guess, share))
	}
}

// backup adds a result to all edges of the path, and to those of its nodes whose moves the trace holds. From a node up where the
// mover has a proven move that is better than what he tried, the result of that one counts: he would choose it.
func (w *worker) backup(ps games.Payoffs) {
	t := w.tree
	for i := len(w.path) - 1; i >= 0; i-- {
		s := w.path[i]
		n := &t.nodes[s.node]
		n.visits++
		t.edges.visits[s.edge]++
		for p := range t.sumsOf {
			t.edges.sums[p][s.edge] += ps[p]
		}
		switch {
		case w.parted && t.amaf:
			w.spreadParts(n, ps[n.mover])
		case t.amaf:
			w.trace.Add(n.mover, int(t.edges.keys[s.edge]))
			w.spread(n, ps[n.mover])
		}
		if n.known != unproven && w.proofs.results[n.known][n.mover] > w.mean(s.edge, n.mover) {
			ps = w.proofs.results[n.known]
		}
	}
}

// mean returns the mean payoff of player on edge e, which has visits.
func (w *worker) mean(e int32, player games.Player) float32 {
	sums, sign := w.sumsFor(player)
	return sign * sums[e] / float32(w.tree.edges.visits[e])
}

// spread adds a payoff to the all-moves-as-first statistics of the moves of n that its mover made from n on.
func (w *worker) spread(n *node, payoff float32) {
	c := &w.tree.edges
	first, end := n.edges()
	made := &w.trace[n.mover]
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	for i, k := range keys {
		// Without a branch, which nothing could foretell.
		one := float32(made[k/64%uint16(len(made))] >> (k % 64) & 1)
		visits[i] += one
		sums[i] += one * payoff
	}
}

// beta is the weight of all-moves-as-first statistics for a move of n visits.
func (w *worker) beta(n int32) float32 {
	k := float64(w.config.RAVE)
	return float32(math.Sqrt(k / (3*float64(n) + k)))
}
