package search

import (
	"slices"

	"quintet/games"
)

// run searches to depth 1+ahead, 2+ahead and so on, and calls told after each iteration, also after one that is stopped.
func (d *deepener) run(depth, ahead int, told func()) {
	for i := 1; i <= depth && !d.proven; i++ {
		whole := d.iterate(min(i+ahead, depth))
		told()
		if !whole {
			return
		}
	}
}

const (
	maxNodesPerPoll = 1024 // between two checks of the limits
	minNodes        = 1024 // searched whatever the limits
)

// A deepener runs one iterative deepening search on one goroutine: the path, the move ordering and the moves of the root.
type deepener struct {
	config   AlphaBetaConfig
	clock    *timeControl
	poll     pollInterval
	nextPoll int // the number of nodes at the next check of the limits
	table    *transpositionTable
	maxNodes int // 0 for no limit

	players    int
	me         games.Player // to move at the root; all others are the other side
	salt       uint64       // keeps the table entries of different root players apart
	plies      []*plyState
	history    [2][4096]int32
	reductions reductions
	overlooker overlooker

	roots    []Candidate
	settled  int // moves of the root, the best, whose values and lines stand: the others are searched without them
	searched int // moves of the root that this iteration has searched
	depth    int // of the last complete iteration
	nodes    int
	horizon  int // positions valued before the end of the game
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
	d := &deepener{config: config, clock: c, poll: pollInterval{max: maxNodesPerPoll}, table: t, me: pos.ToMove(), players: pos.Players(), reductions: newReductions(config.Reduce), overlooker: newOverlooker(config.Overlook, config.Sway, false, config.Seed)}
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

// at returns the state of a ply and makes it, with a position of the same game as like, if it is missing.
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

// iterate searches all moves of the root to a depth and puts the best first. It reports whether it finished.
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
			// c is the best so far: move it to the front, the others keep their order.
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

// settle lets the value of the best move stand that was found last, and searches the others without it: so many positions at most, and no deeper
// than that search has come, so that the values can be compared. A move is never worth more than a better one.
func (d *deepener) settle(depth, nodes int) {
	last, reached := d.roots[d.settled], d.depth
	d.settled++
	d.stopped, d.proven, d.searched = false, false, 0
	if nodes > 0 {
		d.maxNodes = d.nodes + nodes
	}
	d.run(min(depth, max(reached, 1)), 0, func() {})
	d.depth = reached
	c := &d.roots[d.settled]
	if c.Value[d.me] > last.Value[d.me] {
		c.Value, c.Proven = last.Value, last.Proven
	}
}

// report returns the report after an iteration; r is the one before it.
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

// payoffs returns the payoffs of all players if that of the root player is v.
func (d *deepener) payoffs(v float32) games.Payoffs {
	var ps games.Payoffs
	for p := range d.players {
		ps[p] = -v / float32(d.players-1)
	}
	ps[d.me] = v
	return ps
}

// line returns the principal variation that begins with m, from the transposition table.
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
