// One iteration of Monte Carlo tree search (playout): a worker descends the tree, expands a leaf with its priors, plays it out, backs up the result
// and proves results (prove). Change these steps here; selection.go chooses moves, leaf.go plays out.

package search

import (
	"math"

	"quintet/games"
)

// A worker searches a tree.
type worker struct {
	config  Config
	clock   *timeControl // of this search
	players int

	tree   *tree
	proofs proofs
	root   games.Position
	proven uint8 // the result of the root
	rand   games.Rand

	// pos descends the tree and is then played out. If pos is needed again, spare is played out instead.
	pos, spare   leaf
	decider      games.Decider
	staticSolver games.StaticSolver
	prior        games.Prior
	path         []step
	trace        games.Trace
	batcher      games.Batcher // the w.pos that plays batches, nil if single games are played
	batch        games.Batch
	batched      bool              // the result that is backed up is of batch or partBatch, not of trace
	partBatcher  games.PartBatcher // the w.pos that plays batches with statistics for parts, nil if it does not
	partBatch    games.PartBatch
	moves        []games.Move
	overlooker   oversights
	order        []uint64
	betas        [256]float32 // sqrt(k / (3n + k)) by n

	exploration  float32 // on the scale of payoffs
	fpu          float32
	bias         float32
	policy       float32
	ownPlies     int // of the turn that the root is in
	fpuReduction float32
	playouts     int // in this search
	deepest      int
	poll         pollInterval
	full         bool  // a node did not fit into the memory
	minVisits    int32 // the fewest visits of a node that is kept when the tree is full
}

// A step is an edge of the path from the root and the node it leaves.
type step struct{ node, edge int32 }

func newWorker(c Config) *worker {
	return &worker{config: c, overlooker: newOversights(c.Overlook, c.Sway, c.Near, c.Seed), poll: pollInterval{max: batch}}
}

// begin prepares a search of pos with c. It reports whether it could keep a part of the old tree.
func (w *worker) begin(pos games.Position, c *timeControl) bool {
	w.clock = c
	w.rand = *games.NewRand(w.config.Seed)
	w.playouts, w.deepest = 0, 0
	w.ownPlies = 1
	if t, ok := pos.(games.TurnTaker); ok {
		w.ownPlies = t.PliesLeft()
	}
	if w.tree != nil {
		w.tree.clock = c
	}
	if w.config.Reuse && !w.config.Alert && w.tree != nil && w.reroot(pos) {
		w.root.CopyFrom(pos)
		w.proveKnownWin()
		return true
	}
	w.root = pos.Clone()
	w.pos, w.spare = newLeaf(pos.Clone()), newLeaf(pos.Clone())
	w.findKnowledge()
	amaf := w.config.RAVE > 0 && w.partBatcher == nil && w.pos.tracer != nil
	parts := w.countParts()
	if amaf || parts > 0 {
		for n := range w.betas {
			w.betas[n] = w.beta(int32(n))
		}
	}
	w.players = pos.Players()
	w.scale()
	w.proofs = newProofs(w.players)
	estimated := w.config.Estimate > 0 && w.pos.evaluator != nil
	w.tree = newTree(c, w.players, amaf, w.biased(), estimated, parts, w.config.Memory)
	w.proven = unproven
	w.minVisits = int32(w.config.ExpandAt)
	w.grow(w.root)
	if w.config.Solver {
		w.proven = w.resultOf(0)
	}
	w.proveKnownWin()
	return false
}

// proveKnownWin proves the root if its position knows a winning move.
func (w *worker) proveKnownWin() {
	known, ok := w.root.(games.Winner)
	if !ok || !w.config.Solver || w.config.Overlook > 0 {
		return
	}
	m, ok := known.WinningMove()
	if !ok {
		return
	}
	t := w.tree
	first, end := t.nodes[0].edges()
	for e := first; e < end; e++ {
		if t.edges.moves[e] == m {
			t.edges.proofs[e] = w.proofs.number(games.Share(1<<w.root.ToMove(), w.players))
			w.proven = w.resultOf(0)
		}
	}
}

// findKnowledge looks up what the game of w.pos knows and the Config asks for.
func (w *worker) findKnowledge() {
	w.decider, _ = w.pos.Position.(games.Decider)
	w.staticSolver, _ = w.pos.Position.(games.StaticSolver)
	w.prior, _ = w.pos.Position.(games.Prior)
	w.batcher, w.partBatcher = nil, nil
	if w.config.Batch && w.config.RAVE > 0 {
		w.partBatcher, _ = w.pos.Position.(games.PartBatcher)
	}
	if w.config.Batch && w.partBatcher == nil {
		w.batcher, _ = w.pos.Position.(games.Batcher)
	}
}

// biased reports whether moves have priors.
func (w *worker) biased() bool {
	return (w.config.Bias > 0 || w.config.Policy > 0) && (w.prior != nil || w.spare.evaluator != nil)
}

// scale converts the settings from win rates to payoffs: payoff = (players * rate - 1) / (players - 1).
func (w *worker) scale() {
	n := float32(w.players)
	w.exploration = w.config.Exploration * n / (n - 1)
	w.bias = w.config.Bias * n / (n - 1)
	w.policy = w.config.Policy * n / (n - 1)
	w.fpuReduction = w.config.Reserve * n / (n - 1)
	w.fpu = (w.config.FPU*n - 1) / (n - 1)
}

// batch is the number of playouts between two checks of the memory.
const batch = 64

// maxVisits is the number of root visits that ends every search: sums of many more payoffs would be inexact, since a float32 has 24 bits.
const maxVisits = 15_000_000

// run searches until its limits are reached, the root is proven or only one move is left to search. playouts is the limit of playouts, 0 for none. With
// early it also ends when the best move is settled. told is called at every check of the limits.
func (w *worker) run(playouts int, early bool, told func()) {
	c := w.clock
	defer w.pruneIfFull()
	for look := 0; w.proven == unproven && (playouts == 0 || w.playouts < playouts); look-- {
		if look == 0 {
			w.poll.adjust(c)
			told()
			if c.over() || w.visits() >= maxVisits {
				return
			}
			look = w.poll.start(c)
		}
		w.playout()
		if w.playouts%batch != 0 {
			continue
		}
		w.pruneIfFull()
		if w.forced() || early && w.settled(w.left(playouts)) {
			return
		}
	}
}

// left returns about how many playouts are left in a search with this limit of playouts, at its speed so far.
func (w *worker) left(playouts int) int {
	left := math.MaxInt
	if playouts > 0 {
		left = playouts - w.playouts
	}
	if c := w.clock; !c.deadline.IsZero() {
		now := c.now()
		speed := float64(w.playouts) / float64(max(now.Sub(c.start), 1))
		left = min(left, int(speed*float64(c.deadline.Sub(now)))+batch)
	}
	return left
}

// settled reports whether no move of the root can get as many visits as the most visited in this many playouts. A move proven better than losing may be
// chosen with any number.
func (w *worker) settled(playouts int) bool {
	t := w.tree
	n := &t.nodes[0]
	first, end := n.edges()
	most, second := 0, 0
	for e := first; e < end; e++ {
		proof := t.edges.proofs[e]
		if proof != unproven && !w.proofs.loses(proof, n.mover) {
			return false
		}
		if v := int(t.edges.visits[e]); proof != unproven {
			continue
		} else if v > most {
			most, second = v, most
		} else {
			second = max(second, v)
		}
	}
	perPlayout := w.config.PlayoutsPerLeaf
	if w.batcher != nil || w.partBatcher != nil {
		perPlayout = 1
	}
	return (most-second-1)/perPlayout >= playouts
}

// pruneIfFull makes room in a full tree.
func (w *worker) pruneIfFull() {
	if w.full {
		w.prune()
	}
}

// visits returns the visits of the root.
func (w *worker) visits() int { return int(w.tree.nodes[0].visits) }

// forced reports whether the root has only one move.
func (w *worker) forced() bool { return w.tree.nodes[0].count == 1 }

// playout runs one iteration: it selects a leaf, expands it, plays it out and backs up the result.
func (w *worker) playout() {
	t := w.tree
	w.pos.CopyFrom(w.root)
	w.path = w.path[:0]
	w.playouts++
	for at := int32(0); ; {
		e := w.selectEdge(at)
		w.path = append(w.path, step{at, e})
		w.pos.Play(t.edges.moves[e])
		if next := t.edges.child[e]; next != 0 && t.edges.proofs[e] == unproven {
			at = next
			continue
		}
		if w.resultKnown(e) {
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
		w.trace, w.batched = games.Trace{}, false
		w.backup(w.proofs.results[known])
		if w.config.Solver {
			w.prove()
		}
		return
	}
	w.playOut()
}

// resultKnown reports whether the result of edge e, which leads to w.pos, is proven. The first visit checks for the end of the game.
func (w *worker) resultKnown(e int32) bool {
	c := &w.tree.edges
	if c.visits[e] == 0 && c.proofs[e] == unproven && w.pos.Over() {
		c.proofs[e] = w.proofs.number(w.pos.Payoffs())
	}
	return c.proofs[e] != unproven
}

// playOut plays w.pos out PlayoutsPerLeaf times and backs up the results. It skips playouts if only the estimate counts.
func (w *worker) playOut() {
	guess, share := w.estimate()
	if share == 1 && !w.tree.amaf {
		for range w.config.PlayoutsPerLeaf {
			w.backup(guess)
		}
		return
	}
	switch {
	case w.partBatcher != nil:
		w.partBatcher.PlayoutParts(&w.rand, w.config.Margin, &w.partBatch)
		w.batched = true
		w.backup(mix(w.partBatch.Payoff, guess, share))
		return
	case w.batcher != nil:
		w.batcher.PlayoutBatch(&w.rand, &w.batch)
		w.batched = true
		w.backup(mix(w.batch.Payoff, guess, share))
		return
	}
	for left := w.config.PlayoutsPerLeaf; left > 0; left-- {
		l := &w.pos
		if left > 1 {
			l = &w.spare
			l.CopyFrom(w.pos.Position)
		}
		var trace *games.Trace
		if w.tree.amaf {
			w.trace = games.Trace{}
			trace = &w.trace
		}
		w.backup(mix(w.playOutOnce(l, trace), guess, share))
	}
}

// estimate returns the estimate of w.pos and its weight; without one both are 0. With two players all visits of a leaf share one.
func (w *worker) estimate() (guess games.Payoffs, share float32) {
	switch t := w.tree; {
	case w.config.Estimate == 0 || w.pos.evaluator == nil:
		return guess, 0
	case !t.estimated:
		return w.pos.estimate(w.config.Learned), w.config.Estimate
	default:
		known := &t.edges.guesses[w.path[len(w.path)-1].edge]
		if *known == 0 {
			*known = w.pos.estimate(w.config.Learned)[0]
		}
		return games.Payoffs{*known, -*known}, w.config.Estimate
	}
}

// playOutOnce plays l out, adds the moves to t and returns the result.
func (w *worker) playOutOnce(l *leaf, t *games.Trace) games.Payoffs {
	if w.config.Cut > 0 && l.evaluator != nil {
		return l.playOn(w.config.Cut, &w.rand, t)
	}
	return l.playOut(&w.rand, t)
}

// backup adds a result to all edges of the path and to the all-moves-as-first statistics of its nodes. If the mover of a node has a proven move that
// is better than the one tried, its result is used from there upwards, since he would choose it.
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
		case t.parts > 0:
			if w.batched {
				w.updateWorth(s.node, ps[0])
			}
		case !t.amaf:
		case w.batched:
			w.updateRAVEBatch(n, s.edge, ps[n.mover])
		default:
			w.trace.Add(n.mover, int(t.edges.keys[s.edge]))
			w.updateRAVE(n, ps[n.mover])
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

// expand adds the node below edge e, which leads to w.pos, or sets the proof of e if the game knows the result. It returns false if it did neither,
// because the memory is full or the game is over.
func (w *worker) expand(e int32) bool {
	t := w.tree
	if ps, ok := w.knownResult(); ok {
		t.edges.proofs[e] = w.proofs.number(ps)
		return t.edges.proofs[e] != unproven
	}
	at := w.grow(w.pos.Position)
	if at < 0 {
		return false
	}
	t.edges.child[e] = at
	if w.config.Solver {
		t.edges.proofs[e] = w.resultOf(at)
	}
	return true
}

// grow adds a node for pos and returns its number, or -1 if it has no moves or they do not fit.
func (w *worker) grow(pos games.Position) int32 {
	t := w.tree
	w.moves = w.appendMoves(w.moves[:0], pos)
	if len(w.moves) == 0 {
		return -1 // the game is over, but proofs has no number left for the result
	}
	if w.config.Overlook > 0 {
		w.moves = w.hideOverlooked(w.moves, pos)
	}
	if !t.fits(len(w.moves)) {
		w.full = true
		return -1
	}
	mover := pos.ToMove()
	if t.amaf {
		w.sortByKey()
	}
	at := t.add(mover, w.moves)
	first, end := t.nodes[at].edges()
	switch {
	case t.parts > 0:
		w.writePartKeys(t.edges.keys[first:end])
	case t.amaf:
		for i, k := range w.order {
			t.edges.keys[first+int32(i)] = uint16(k >> 32)
		}
	}
	if t.biased {
		if bias := t.edges.bias[first:end]; w.config.OwnTurn {
			bias[0] = noPriors
		} else {
			w.addPriors(pos, bias)
		}
	}
	if w.config.Solver && w.config.Decisive {
		w.findEnds(pos, first, end)
	}
	return at
}

// hideOverlooked removes the moves that the search overlooks from ms, the moves of pos. The first node added is the root.
func (w *worker) hideOverlooked(ms []games.Move, pos games.Position) []games.Move {
	if w.config.Alert && len(w.tree.nodes) == 0 {
		return w.overlooker.candidates(ms, pos)
	}
	return w.overlooker.visible(ms, pos)
}

// noPriors, as the first prior of a node, says that none has been asked for.
const noPriors = -1

// priorsOf returns the priors of n, where w.pos is now, or none if they do not count there.
func (w *worker) priorsOf(n *node) []float32 {
	first, end := n.edges()
	bias := w.tree.edges.bias[first:end]
	if !w.config.OwnTurn {
		return bias
	}
	if len(w.path) >= w.ownPlies {
		return nil
	}
	if bias[0] == noPriors {
		w.moves = append(w.moves[:0], w.tree.edges.moves[first:end]...)
		w.addPriors(w.pos.Position, bias)
	}
	return bias
}

// addPriors writes the priors of w.moves in pos to bias. With Policy they add up to 1, unless all are 0.
func (w *worker) addPriors(pos games.Position, bias []float32) {
	w.evaluatePriors(pos, bias)
	if w.config.Policy == 0 {
		return
	}
	sum := float32(0)
	for _, b := range bias {
		sum += b
	}
	if sum > 0 {
		for i := range bias {
			bias[i] /= sum
		}
	}
}

// evaluatePriors writes the game's priors for w.moves in pos to bias; without a Prior, the Evaluator's values of the positions after them.
func (w *worker) evaluatePriors(pos games.Position, bias []float32) {
	if p, ok := pos.(games.Learned); ok && w.config.Learned {
		copy(bias, p.AppendLearnedPriors(bias[:0], w.moves))
		return
	}
	if p, ok := pos.(games.Prior); ok {
		copy(bias, p.AppendPriors(bias[:0], w.moves))
		return
	}
	mover := pos.ToMove()
	for i, m := range w.moves {
		w.spare.CopyFrom(pos)
		w.spare.Play(m)
		bias[i] = (w.spare.evaluator.Evaluate()[mover] + 1) / 2
	}
}

// findEnds proves all edges whose moves end the game.
func (w *worker) findEnds(pos games.Position, first, end int32) {
	c := &w.tree.edges
	for e := first; e < end; e++ {
		w.spare.CopyFrom(pos)
		w.spare.Play(c.moves[e])
		if w.spare.Over() {
			c.proofs[e] = w.proofs.number(w.spare.Payoffs())
		}
	}
}

// knownResult returns the result of w.pos if the Config asks the game for it and the game knows it.
func (w *worker) knownResult() (games.Payoffs, bool) {
	if w.config.Foresee && w.staticSolver != nil {
		return w.staticSolver.StaticResult()
	}
	if w.config.Decide && w.decider != nil {
		return w.decider.Decided()
	}
	return games.Payoffs{}, false
}

// appendMoves appends to dst the moves of pos to search.
func (w *worker) appendMoves(dst []games.Move, pos games.Position) []games.Move {
	if f, ok := pos.(games.StaticSolver); ok && w.config.Foresee {
		return f.AppendReplies(dst)
	}
	return pos.AppendMoves(dst)
}

// prove propagates a newly proven result at the end of the path upwards as far as it decides nodes.
func (w *worker) prove() {
	t := w.tree
	for i := len(w.path) - 1; i >= 0; i-- {
		proof := w.resultOf(w.path[i].node)
		if proof == unproven {
			return
		}
		if i == 0 {
			w.proven = proof
			return
		}
		t.edges.proofs[w.path[i-1].edge] = proof
	}
}

// resultOf returns the proven result of a node, or unproven. It is proven if a move makes the mover the only winner, or if all moves are proven and
// those that are best for him have the same result. With more than two players these can differ, and his choice is unknown. The node keeps the best
// proof.
func (w *worker) resultOf(at int32) uint8 {
	t := w.tree
	n := &t.nodes[at]
	first, end := n.edges()
	best := uint8(unproven)
	all, same := true, true
	for _, proof := range t.edges.proofs[first:end] {
		switch {
		case proof == unproven:
			all = false
		case w.proofs.wins(proof, n.mover):
			return proof
		case best == unproven || w.proofs.results[proof][n.mover] > w.proofs.results[best][n.mover]:
			best, same = proof, true
		case w.proofs.results[proof][n.mover] == w.proofs.results[best][n.mover] && proof != best:
			same = false
		}
	}
	n.known = unproven
	if !w.proofs.loses(best, n.mover) {
		n.known = best
	}
	if all && same {
		return best
	}
	return unproven
}
