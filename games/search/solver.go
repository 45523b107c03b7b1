package search

// prove carries a result that has just been proven at the end of the path up as far as it decides.
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

// resultOf returns the result of a node, as far as the proofs of its edges decide it: when the mover has a move that makes him the
// only winner, or when all moves are proven and those that are best for him have the same result. With more than two players
// the latter can fail: then nobody knows which of them he will choose. The best of the proofs is kept in the node.
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
