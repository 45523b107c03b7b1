// The alpha-beta recursion (deepener): iterative deepening, principal variation search (pvsMove), move ordering, and late move reductions
// (reductions). It also builds the report after each iteration. Change the ordering or the pruning of moves here. alphabeta.go holds the engine
// around it.

package search

import (
	"cmp"
	"math"
	"slices"

	"quintet/games"
)

// run searches to depth 1, 2 and so on, and calls told after each iteration, even an interrupted one.
func (d *deepener) run(depth int, told func()) {
	for i := 1; i <= depth && !d.proven; i++ {
		whole := d.iterate(i)
		told()
		if !whole {
			return
		}
	}
}

const (
	maxNodesPerPoll = 1024 // between two checks of the limits
	minNodes        = 1024 // searched whatever the limits are
)

// A deepener runs one iterative deepening search. It holds the path, the move ordering and the root moves.
type deepener struct {
	config   AlphaBetaConfig
	clock    *timeControl
	poll     pollInterval
	nextPoll int // the node count at which the limits are checked next
	table    *transpositionTable
	maxNodes int // 0 for no limit

	players    int
	me         games.Player // the player to move at the root; all others are the other side
	salt       uint64       // keeps the table entries of different root players apart
	plies      []*plyState
	history    [2][4096]int32
	reductions reductions
	overlooker oversights

	roots    []Candidate
	settled  int // root moves at the front whose values and lines are final: the others are searched without them
	searched int // root moves searched in this iteration
	depth    int // of the last complete iteration
	nodes    int
	horizon  int // positions evaluated before the end of the game
	stopped  bool
	proven   bool
}

// A plyState holds the position, moves and killers of one ply of the path.
type plyState struct {
	pos       games.Position
	evaluator games.Evaluator
	decider   games.Decider
	moves     []games.Move
	scores    []int32
	killers   [2]games.Move
}

func newDeepener(pos games.Position, c *timeControl, t *transpositionTable, config AlphaBetaConfig) *deepener {
	d := &deepener{config: config, clock: c, poll: pollInterval{max: maxNodesPerPoll}, table: t, me: pos.ToMove(), players: pos.Players(), reductions: newReductions(config.Reduce), overlooker: newOversights(config.Overlook, config.Sway, false, config.Seed)}
	if d.players > 2 {
		d.salt = uint64(d.me+1) * 0x9E3779B97F4A7C15
	}
	if t != nil {
		t.age++ // all entries stay valid, but are replaced first
	}
	root := d.at(0, pos)
	root.pos.CopyFrom(pos)
	for _, m := range d.rootMoves(root) {
		d.roots = append(d.roots, Candidate{Move: m, Line: []games.Move{m}})
	}
	if config.Order != 0 {
		games.NewRand(config.Order^pos.Hash()).Shuffle(len(d.roots), func(i, j int) { d.roots[i], d.roots[j] = d.roots[j], d.roots[i] })
	}
	return d
}

// at returns the state of a ply. It allocates it, with a position of the same game as like, if it does not exist.
func (d *deepener) at(ply int, like games.Position) *plyState {
	for len(d.plies) <= ply {
		s := &plyState{pos: like.Clone()}
		s.evaluator, _ = s.pos.(games.Evaluator)
		s.decider, _ = s.pos.(games.Decider)
		d.plies = append(d.plies, s)
	}
	return d.plies[ply]
}

// initialReport is the report before the first iteration.
func (d *deepener) initialReport() Report {
	return Report{Best: d.roots[0].Move, Line: d.roots[0].Line, Candidates: slices.Clone(d.roots), Elapsed: d.clock.elapsed()}
}

// iterate searches all root moves to a depth and moves the best to the front. It reports whether it finished.
func (d *deepener) iterate(depth int) bool {
	alpha := float32(-1)
	horizon := d.horizon
	d.searched = 0
	open := d.roots[d.settled:]
	for i := range open {
		c := &open[i]
		before := d.nodes
		v := d.pvsMove(0, i, c.Move, d.me, depth, alpha, 1)
		if d.stopped {
			break
		}
		d.searched++
		c.Visits = d.nodes - before
		c.Value = d.payoffs(v)
		c.Proven = v >= 1 && d.config.Overlook == 0
		c.Bound = true
		if i == 0 || v > alpha {
			// c is the best so far: move it to the front and keep the order of the others.
			c.Bound = false
			best := *c
			copy(open[1:i+1], open[:i])
			open[0] = best
		}
		if alpha = max(alpha, v); alpha >= 1 {
			break
		}
	}
	if d.stopped {
		return false
	}
	d.depth = depth
	best := open[0].Value[d.me]
	d.proven = best >= 1 || best <= -1 || d.horizon == horizon
	open[0].Proven = d.proven && d.config.Overlook == 0
	return true
}

// searchOthers fixes the value of the best move found last and searches the others without it, visiting at most nodes positions. It searches no deeper than
// the completed depth, so that the values can be compared. A move's value is capped at that of the better moves.
func (d *deepener) searchOthers(depth, nodes int) {
	last, reached := d.roots[d.settled], d.depth
	d.settled++
	d.stopped, d.proven, d.searched = false, false, 0
	if nodes > 0 {
		d.maxNodes = d.nodes + nodes
	}
	d.run(min(depth, max(reached, 1)), func() {})
	d.depth = reached
	c := &d.roots[d.settled]
	if c.Value[d.me] > last.Value[d.me] {
		c.Value, c.Proven = last.Value, last.Proven
	}
}

// report returns the report after an iteration; r is the previous one.
func (d *deepener) report(r Report) Report {
	r.Playouts, r.Elapsed = d.nodes, d.clock.elapsed()
	if d.searched == 0 {
		return r
	}
	last := &d.roots[d.settled]
	last.Line = d.line(last.Move)
	r.Candidates = slices.Clone(d.roots)
	best := &r.Candidates[0]
	r.Best, r.Line, r.Value, r.Depth, r.Proven = best.Move, best.Line, best.Value, d.depth, best.Proven
	return r
}

// payoffs returns the payoffs of all players when the root player's payoff is v.
func (d *deepener) payoffs(v float32) games.Payoffs {
	var ps games.Payoffs
	for p := range d.players {
		ps[p] = -v / float32(d.players-1)
	}
	ps[d.me] = v
	return ps
}

// line returns the principal variation starting with m, from the transposition table.
func (d *deepener) line(m games.Move) []games.Move {
	line := []games.Move{m}
	if d.table == nil {
		return line
	}
	pos := d.plies[0].pos.Clone()
	pos.Play(m)
	for len(line) < maxLine && !pos.Over() {
		e, ok := d.table.lookup(pos.Hash() ^ d.salt)
		if !ok || !pos.Legal(e.move) {
			break
		}
		line = append(line, e.move)
		pos.Play(e.move)
	}
	return line
}

// side returns 0 for the player to move at the root and 1 for all others.
func (d *deepener) side(player games.Player) int {
	if player == d.me {
		return 0
	}
	return 1
}

// payoffFor returns the payoff of player's side; the other side's is its negative.
func (d *deepener) payoffFor(ps games.Payoffs, player games.Player) float32 {
	if player == d.me {
		return ps[d.me]
	}
	return -ps[d.me]
}

// move plays m and returns its value for mover, bounded by alpha and beta as in visit.
func (d *deepener) move(ply int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.at(ply+1, d.plies[ply].pos)
	s.pos.CopyFrom(d.plies[ply].pos)
	s.pos.Play(m)
	d.countNode()
	if s.pos.Over() {
		return d.payoffFor(s.pos.Payoffs(), mover)
	}
	if s.decider != nil {
		if ps, ok := s.decider.Decided(); ok {
			return d.payoffFor(ps, mover)
		}
	}
	if depth <= 1 {
		d.horizon++
		if s.evaluator == nil {
			return 0
		}
		return d.payoffFor(s.evaluator.Evaluate(), mover)
	}
	next := s.pos.ToMove()
	// A turn can be several plies: the sign changes with the side, not with the ply.
	if d.side(next) == d.side(mover) {
		return d.visit(ply+1, next, depth-1, alpha, beta)
	}
	return -d.visit(ply+1, next, depth-1, -beta, -alpha)
}

// visit returns the value for mover of the position at a ply, which is not over, searched to a depth of at least 1. A value between alpha and beta is
// exact; one outside is a bound (fail-soft alpha-beta: Knuth and Moore, 1975; Fishburn, 1983).
func (d *deepener) visit(ply int, mover games.Player, depth int, alpha, beta float32) float32 {
	s := d.plies[ply]
	var hash uint64
	var hint games.Move
	if d.table != nil {
		hash = s.pos.Hash() ^ d.salt
		if e, ok := d.table.lookup(hash); ok {
			hint = e.move
			if int(e.depth) >= depth && e.cuts(alpha, beta) {
				if e.depth != unlimited {
					d.horizon++
				}
				return e.value
			}
		}
	}
	horizon, from := d.horizon, alpha
	best, bestMove := float32(-2), games.NoMove
	d.movesOf(s)
	d.order(s, mover, hint)
	for i := range s.moves {
		m := d.next(s, i)
		v := d.pvsMove(ply, i, m, mover, depth, alpha, beta)
		if d.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, m
		}
		if alpha = max(alpha, v); alpha >= beta {
			d.recordCutoff(s, mover, m, depth)
			break
		}
	}
	if d.table != nil {
		e := entry{hash: hash, value: best, move: bestMove, depth: int16(depth), bound: boundOf(best, from, beta)}
		// A value that involved no evaluation holds at every depth. So does a win or a loss, since evaluations lie strictly between.
		if d.horizon == horizon || best >= 1 || best <= -1 {
			e.depth = unlimited
		}
		d.table.store(e)
	}
	return best
}

// rootMoves lists the moves of s, the root position, that the search considers.
func (d *deepener) rootMoves(s *plyState) []games.Move {
	if !d.config.Alert {
		return d.movesOf(s)
	}
	return d.overlooker.candidates(s.pos.AppendMoves(nil), s.pos)
}

// movesOf lists the moves of s that the search considers.
func (d *deepener) movesOf(s *plyState) []games.Move {
	s.moves = s.pos.AppendMoves(s.moves[:0])
	if d.config.Overlook > 0 {
		s.moves = d.overlooker.visible(s.moves, s.pos)
	}
	return s.moves
}

// cuts reports whether e settles a search between alpha and beta.
func (e *entry) cuts(alpha, beta float32) bool {
	switch e.bound {
	case exact:
		return true
	case atLeast:
		return e.value >= beta
	default:
		return e.value <= alpha
	}
}

// boundOf classifies a value found by a search between alpha and beta.
func boundOf(v, alpha, beta float32) bound {
	switch {
	case v >= beta:
		return atLeast
	case v <= alpha:
		return atMost
	}
	return exact
}

// countNode counts a position and periodically checks the limits.
func (d *deepener) countNode() {
	d.nodes++
	if d.maxNodes > 0 && d.nodes >= d.maxNodes {
		d.stopped = true
	}
	if d.nodes < d.nextPoll {
		return
	}
	d.poll.adjust(d.clock)
	if d.nodes < minNodes {
		d.clock.yield()
	} else if d.clock.over() {
		d.stopped = true
	}
	d.nextPoll = d.nodes + d.poll.start(d.clock)
}

// order scores the moves of s: first hint, the move from the transposition table, then killers, then history.
func (d *deepener) order(s *plyState, mover games.Player, hint games.Move) {
	s.scores = s.scores[:0]
	if d.config.Unordered {
		return
	}
	h := &d.history[d.side(mover)]
	for _, m := range s.moves {
		score := h[historySlot(m)]
		switch m {
		case hint:
			score = 1 << 30
		case s.killers[0]:
			score = 1<<29 + 1
		case s.killers[1]:
			score = 1 << 29
		}
		s.scores = append(s.scores, score)
	}
}

// next moves the highest-scoring move at or after i to index i and returns it.
func (d *deepener) next(s *plyState, i int) games.Move {
	if d.config.Unordered {
		return s.moves[i]
	}
	return nextMove(s.moves, s.scores, i)
}

// nextMove moves the move with the highest score at or after i to index i, its score with it, and returns it.
func nextMove[T cmp.Ordered](moves []games.Move, scores []T, i int) games.Move {
	best := i
	for j := i + 1; j < len(moves); j++ {
		if scores[j] > scores[best] {
			best = j
		}
	}
	moves[i], moves[best] = moves[best], moves[i]
	scores[i], scores[best] = scores[best], scores[i]
	return moves[i]
}

// recordCutoff makes m a killer move and raises its history score, more for a deeper search.
func (d *deepener) recordCutoff(s *plyState, mover games.Player, m games.Move, depth int) {
	if s.killers[0] != m {
		s.killers[0], s.killers[1] = m, s.killers[0]
	}
	h := &d.history[d.side(mover)]
	depth = min(depth, 64)
	h[historySlot(m)] = min(h[historySlot(m)]+int32(depth*depth), 1<<28)
}

// historySlot hashes a move to its index in a history table.
func historySlot(m games.Move) uint32 { return uint32(m) * 0x9E3779B1 >> 20 }

// The size of the reduction table. Larger values use the last entry.
const (
	maxReduced = 64
	minReduced = 3 // no reduction below this depth or number of earlier moves
)

// reductions holds late move reductions in plies, by depth and number of earlier moves.
type reductions [maxReduced][maxReduced]int8

func newReductions(factor float32) (r reductions) {
	if factor <= 0 {
		return r
	}
	for depth := minReduced; depth < maxReduced; depth++ {
		for before := minReduced; before < maxReduced; before++ {
			plies := factor * float32(math.Log(float64(depth))*math.Log(float64(before)))
			r[depth][before] = int8(min(int(plies), depth-1))
		}
	}
	return r
}

// of returns the reduction for a depth and a number of earlier moves.
func (r *reductions) of(depth, before int) int {
	return int(r[min(depth, maxReduced-1)][min(before, maxReduced-1)])
}

// pvsMove returns the value of m like move. With Scout a move that is not the first is searched with a null window and a reduced depth, and again
// only if it beats alpha.
func (d *deepener) pvsMove(ply, before int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	if !d.config.Scout || before == 0 {
		return d.move(ply, m, mover, depth, alpha, beta)
	}
	above := math.Nextafter32(alpha, 2)
	less := d.reductions.of(depth, before)
	v := d.move(ply, m, mover, depth-less, alpha, above)
	if less > 0 && v > alpha && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, above)
	}
	if v > alpha && above < beta && v < beta && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, beta)
	}
	return v
}
