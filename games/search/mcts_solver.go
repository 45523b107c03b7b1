package search

// prove propagates a result that is newly proven at the end of the path upwards, as far as it decides.
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

// resultOf returns the proven result of a node, or unproven. It is proven when a move makes the mover the only winner, or when all moves
// are proven and the best for him have one result. With more than two players they can differ, and which he will choose is unknown.
// The best proof is kept in the node.
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
