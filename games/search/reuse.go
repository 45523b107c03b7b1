// Keeps the search tree from one ply to the next (reroot): it finds the new position in the old tree and keeps the part below it. Change here how far
// it looks for the position (maxReuseNodes). tree.go moves the nodes.

package search

import "quintet/games"

// maxReuseNodes is the number of positions to compare with a new root before giving up and dropping the old tree.
const maxReuseNodes = 1 << 13

// reroot keeps the subtree of pos if it is at most one turn of every player below the old root, and reports whether it was found.
func (w *worker) reroot(pos games.Position) bool {
	f := finder{worker: w, hash: pos.Hash(), mover: pos.ToMove(), left: maxReuseNodes}
	at := f.find(0, w.root, 0, 0)
	if at < 0 {
		return false
	}
	w.tree.keep(at, func(*node) bool { return true })
	w.proven = unproven
	if w.config.Solver {
		w.proven = w.resultOf(0)
	}
	return true
}

// A finder looks for a position below the root of a worker's tree.
type finder struct {
	worker  *worker
	hash    uint64
	mover   games.Player
	left    int
	scratch []games.Position // one per ply
}

// find returns the node of the wanted position at or below node at, whose position is pos, or -1. ply counts plies since the root, passes counts
// changes of turn.
func (f *finder) find(at int32, pos games.Position, ply, passes int) int32 {
	n := &f.worker.tree.nodes[at]
	if n.mover == f.mover && pos.Hash() == f.hash {
		return at
	}
	if ply == len(f.scratch) {
		f.scratch = append(f.scratch, pos.Clone())
	}
	below := f.scratch[ply]
	first, end := n.edges()
	for e := first; e < end; e++ {
		next := f.worker.tree.edges.child[e]
		if next == 0 {
			continue
		}
		passed := passes
		if f.worker.tree.nodes[next].mover != n.mover {
			passed++
		}
		if passed > f.worker.players || f.left == 0 {
			continue
		}
		if f.left--; f.left%64 == 0 {
			f.worker.clock.yield()
		}
		below.CopyFrom(pos)
		below.Play(f.worker.tree.edges.moves[e])
		if found := f.find(next, below, ply+1, passed); found >= 0 {
			return found
		}
	}
	return -1
}
