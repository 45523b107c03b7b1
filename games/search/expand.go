package search

import "quintet/games"

// expand adds the node behind edge e, where w.pos stands, or sets the proof of e if the game knows the result. It reports whether it did
// either, which it does not when the memory is full or the game is over.
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
		return -1 // the game is over, with one result more than the proofs can number
	}
	if w.config.Overlook > 0 {
		w.moves = w.see(w.moves, pos)
	}
	if !t.fits(len(w.moves)) {
		w.full = true
		return -1
	}
	mover := pos.ToMove()
	if t.amaf && !w.raveParts {
		w.sortByKey()
	}
	at := t.add(mover, w.moves)
	first, end := t.nodes[at].edges()
	switch {
	case w.raveParts && t.amaf:
		w.writePartKeys(t.edges.keys[first:end])
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

// see removes what the search overlooks from ms, the moves of pos. The first node is that of the position to be searched.
func (w *worker) see(ms []games.Move, pos games.Position) []games.Move {
	if w.config.Alert && len(w.tree.nodes) == 0 {
		return w.overlooker.candidates(ms, pos)
	}
	return w.overlooker.visible(ms, pos)
}

// addPriors writes the priors of w.moves in pos to bias. With Policy they add up to 1.
func (w *worker) addPriors(pos games.Position, bias []float32) {
	w.evaluatePriors(pos, bias)
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

// evaluatePriors writes the priors of the game for w.moves in pos to bias; without a Prior, what its Evaluator says of the positions after them.
func (w *worker) evaluatePriors(pos games.Position, bias []float32) {
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
