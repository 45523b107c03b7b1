// The search with batches of random games in which every move lays two parts, such as the halves of a tile (Config.Batch with a PartBatcher): each node keeps
// the worth of all parts, and a move without visits is worth the difference of its two. Change here how such a search selects. The games' packages hold
// the batches (games.PartBatcher).

package search

// fewEdges is the number of edges that a node keeps from one look at all of its edges to the next.
const fewEdges = 8

// batches sum up the batches of random games from a node and below.
type batches struct {
	number float32
	sum    float32          // of the first player's mean payoffs
	next   int32            // the number of visits at which all edges are looked at again
	few    [fewEdges]uint16 // the best edges of the last time, counted from the first; used while there are fewer visits than next
}

const (
	// priorBatches is the number of batches without any worth with which the worth of a part starts.
	priorBatches = 2
	// manyVisits is the number of visits from which a node does not look at all edges every time.
	manyVisits = 8
)

// countParts returns the number of keys of the parts that moves at the root or later can lay, or 0 without a PartBatcher.
func (w *worker) countParts() int {
	n := 0
	if w.partBatcher != nil {
		for _, m := range w.root.AppendMoves(nil) {
			a, b := w.partBatcher.Parts(m)
			n = max(n, a+1, b+1)
		}
	}
	return n
}

// writePartKeys writes the keys of both parts of each of w.moves, one byte each.
func (w *worker) writePartKeys(keys []uint16) {
	for i, m := range w.moves {
		a, b := w.partBatcher.Parts(m)
		keys[i] = uint16(a<<8 | b)
	}
}

// worthOf returns the sums of the worth of parts in node at.
func (t *tree) worthOf(at int32) []float32 { return t.worth[int(at)*t.parts:][:t.parts] }

// updateWorth adds w.partBatch, whose mean payoff for the first player is payoff, to node at.
func (w *worker) updateWorth(at int32, payoff float32) {
	b := &w.tree.sums[at]
	b.number++
	b.sum += payoff
	worth := w.tree.worthOf(at)
	for i, v := range w.partBatch.Worth[:len(worth)] {
		worth[i] += v
	}
}

// selectByWorth selects by visits and the worth of parts. In a node with many visits it mostly looks at the few best edges of the last look at all.
func (w *worker) selectByWorth(at int32) int32 {
	n, b := &w.tree.nodes[at], &w.tree.sums[at]
	if n.visits >= b.next {
		return w.selectAmongAll(at)
	}
	c := &w.tree.edges
	sums, sign := w.sumsFor(n.mover)
	mean, scale := b.scale(sign)
	worth := w.tree.worthOf(at)
	p := newPick()
	for _, i := range b.few {
		e := n.first + int32(i)
		if c.proofs[e] != unproven && w.config.Solver {
			continue
		}
		k := c.keys[e]
		score := mean + scale*(worth[k>>8]-worth[k&0xFF])
		if v := c.visits[e]; v > 0 {
			brought := sign * sums[e] / float32(v)
			score = brought + w.betaOf(v)*(score-brought)
		}
		p.offer(int(i), score, &w.rand)
	}
	if p.ties == 0 {
		return w.selectAmongAll(at)
	}
	return n.first + int32(p.index)
}

// scale returns the mean payoff of the player with this sign, and what to multiply sums of worth by.
func (b *batches) scale(sign float32) (mean, scale float32) {
	return sign * b.sum / max(b.number, 1), sign / (b.number + priorBatches)
}

// selectAmongAll is selectByWorth with a look at all edges. It keeps the best of them.
func (w *worker) selectAmongAll(at int32) int32 {
	n, b := &w.tree.nodes[at], &w.tree.sums[at]
	c := &w.tree.edges
	first, end := n.edges()
	all, sign := w.sumsFor(n.mover)
	// Local slices for speed: this loop takes a quarter of the search time.
	visits := c.visits[first:end]
	sums, proofs, keys := all[first:end][:len(visits)], c.proofs[first:end][:len(visits)], c.keys[first:end][:len(visits)]
	mean, scale := b.scale(sign)
	var worth [1 << 8]float32
	for i, v := range w.tree.worthOf(at) {
		worth[i&0xFF] = v * scale
	}
	var best shortlist
	keep := n.visits >= manyVisits && len(visits) > fewEdges
	p := newPick()
	for i, v := range visits {
		k := keys[i]
		score := mean + worth[k>>8] - worth[k&0xFF]
		if v > 0 {
			brought := sign * sums[i] / float32(v)
			score = brought + w.betaOf(v)*(score-brought)
		}
		if keep && (best.count < fewEdges || score > best.scores[fewEdges-1]) && proofs[i] == unproven {
			best.insert(uint16(i), score)
		}
		if score >= p.score && (proofs[i] == unproven || !w.config.Solver) {
			p.take(i, score, &w.rand)
		}
	}
	b.next = 0
	if best.count == fewEdges {
		b.few = best.edges
		b.next = n.visits + 2 + n.visits/16
	}
	return w.edgeOf(p, n)
}

// A shortlist holds the edges with the highest scores, in descending order.
type shortlist struct {
	edges  [fewEdges]uint16
	scores [fewEdges]float32
	count  int
}

// insert adds an edge whose score is among the highest.
func (l *shortlist) insert(edge uint16, score float32) {
	i := min(l.count, fewEdges-1)
	l.count = i + 1
	for ; i > 0 && score > l.scores[i-1]; i-- {
		l.edges[i], l.scores[i] = l.edges[i-1], l.scores[i-1]
	}
	l.edges[i], l.scores[i] = edge, score
}
