package search

import (
	"slices"

	"quintet/games"
)

// expand gives edge e, behind which w.pos stands, a node with its moves, unless its result turns out to be known. It reports
// whether it did either: not when the memory is used up or the game is over.
func (w *worker) expand(e int32) bool {
	t := w.tree
	if ps, ok := w.known(); ok {
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

// grow adds a node for pos and returns its number, -1 if it has no moves or they do not fit.
func (w *worker) grow(pos games.Position) int32 {
	t := w.tree
	w.moves = w.appendMoves(w.moves[:0], pos)
	if len(w.moves) == 0 {
		return -1 // the game is over, with one result more than the proofs can number
	}
	if w.config.Overlook > 0 {
		w.overlook(pos)
	}
	if !t.fits(len(w.moves)) {
		w.full = true
		return -1
	}
	mover := pos.ToMove()
	if t.amaf && !w.parted {
		w.sortByKey()
	}
	at := t.add(mover, w.moves)
	first, end := t.nodes[at].edges()
	switch {
	case w.parted && t.amaf:
		w.writeParts(t.edges.keys[first:end])
	case t.amaf:
		for i, k := range w.order {
			t.edges.keys[first+int32(i)] = uint16(k >> 32)
		}
	}
	if t.biased {
		w.addPriors(pos, t.edges.bias[first:end])
	}
	if w.config.Solver && w.config.Decisive {
		w.findEnds(pos, first, end)
	}
	return at
}

// sortByKey sorts w.moves by their keys, which stand in the upper halves of w.order then. What the anchors visit depends on that order.
func (w *worker) sortByKey() {
	w.order = w.order[:0]
	for _, m := range w.moves {
		w.order = append(w.order, uint64(w.pos.tracer.Key(m))<<32|uint64(m))
	}
	slices.Sort(w.order)
	for i, k := range w.order {
		w.moves[i] = games.Move(k)
	}
}

// addPriors writes what is thought of w.moves in pos to bias, of the sum 1 where they are a policy.
func (w *worker) addPriors(pos games.Position, bias []float32) {
	w.judge(pos, bias)
	if w.config.Policy == 0 {
		return
	}
	sum := float32(0)
	for _, b := range bias {
		sum += b
	}
	for i := range bias {
		if sum > 0 {
			bias[i] /= sum
		} else {
			bias[i] = 1 / float32(len(bias))
		}
	}
}

// judge writes to bias the priors of the game for w.moves in pos, or else what its Evaluator says of the positions after them.
func (w *worker) judge(pos games.Position, bias []float32) {
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

// findEnds settles all edges that end the game at once.
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
