package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"quintet/games"
)

// An AlphaBetaConfig says how an alpha-beta search works. What is zero is off, but for Memory.
type AlphaBetaConfig struct {
	// Memory is the size of the table of positions in bytes, 0 for DefaultMemory, negative for no table.
	Memory int
	// Unordered takes the moves as the game lists them. It is there to be compared with.
	Unordered bool
	// Depth is how many plies it looks ahead where the limits do not say; 0 means as many as time allows.
	Depth int

	// Scout asks of every move but the first only whether it is better than the best so far, and looks closer at those that are
	// (principal variation search: Marsland and Campbell, 1982).
	Scout bool
	// Reduce looks less far ahead, by Reduce * ln(depth) * ln(number) plies, at moves late in the order until one proves better
	// than thought. It needs Scout.
	Reduce float32

	// Overlook is the share of the moves that the search does not see, as in a Config. Seed decides which.
	Overlook float32
	Seed     uint64
}

// AlphaBeta is a search by depth with an Evaluator, iterative deepening and a table. It is for one game: what it keeps in its table is of no
// use in another. Positions without an Evaluator count as even until they are over, or decided where they are Deciders.
//
// With more than two players it supposes that all others play together against the player to move (paranoid search: Sturtevant and
// Korf, 2000). Values of candidates after the first are what they are worth at most.
//
// Several threads search the same position, half of them a ply further, and find in the table what others have found (lazy SMP). What
// they find depends on chance.
type AlphaBeta struct {
	config AlphaBetaConfig
	table  *table // nil for none, and before the first search: it takes its time to be made
}

// NewAlphaBeta returns an engine that works as c says.
func NewAlphaBeta(c AlphaBetaConfig) *AlphaBeta {
	if c.Memory == 0 {
		c.Memory = DefaultMemory
	}
	return &AlphaBeta{config: c}
}

// endless is the depth of a search to the end of the game.
const endless = math.MaxInt16

// Search implements Engine. Limits.Playouts counts positions. Where it is given a time and no depth it ends soon when there is only
// one legal move.
func (a *AlphaBeta) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	c := newClock(ctx, lim)
	defer c.end()
	c.restNow()
	if a.table == nil && a.config.Memory > 0 {
		a.table = newTable(a.config.Memory)
	}
	threads := 1
	if a.table != nil {
		threads = max(lim.Threads, 1)
	}
	var crew []*deepener
	for i := range threads {
		d := newDeepener(pos, c, a.table, a.config)
		d.most = share(lim.Playouts, i, threads)
		d.cpu = stopwatch{limit: lim.CPU}
		crew = append(crew, d)
	}
	depth := cmp.Or(lim.Depth, a.config.Depth, endless)
	if depth == endless && len(crew[0].roots) == 1 && (lim.Time > 0 || lim.CPU > 0) {
		depth = 1
	}
	var helpers []func()
	for i, d := range crew[1:] {
		ahead := (i + 1) % 2
		helpers = append(helpers, func() { d.run(depth, ahead, func() {}) })
	}
	first := crew[0]
	r := first.first()
	together(c.stop, func() {
		first.run(depth, 0, func() {
			r = first.report(r)
			if lim.Progress != nil && c.due() {
				lim.Progress(r)
			}
		})
		c.stop()
	}, helpers)
	for _, d := range crew[1:] {
		r.Playouts += d.nodes
	}
	return r, ctx.Err()
}

// run searches to one depth after the other, all of them deeper by ahead, and calls told after each and when it is stopped within one.
func (d *deepener) run(depth, ahead int, told func()) {
	d.cpu.start()
	defer d.cpu.stop()
	for i := 1; i <= depth && !d.proven; i++ {
		whole := d.iterate(min(i+ahead, depth))
		told()
		if !whole {
			return
		}
	}
}

const (
	mostUnlooked = 1024 // positions between two looks at the clock
	leastNodes   = 1024 // positions that are searched in any case
)

// A deepener is one search: the positions on the path, the order of moves and what is found at the root.
type deepener struct {
	config AlphaBetaConfig
	clock  *clock
	cpu    stopwatch
	pace   pace
	look   int // nodes before the next look at the clock
	table  *table
	most   int // positions, 0 for no limit

	players int
	me      games.Player // who moves at the root; all others are the other side
	salt    uint64       // parts searches of different players of the same position
	plies   []*plyState
	history [2][4096]int32
	less    reductions

	roots   []Candidate
	done    int // roots of this iteration that are searched
	depth   int // of the last iteration, where it was searched to the end
	nodes   int
	horizon int // positions that were valued before their end
	stopped bool
	proven  bool
}

// A plyState is what the search needs at one ply of its path.
type plyState struct {
	pos       games.Position
	evaluator games.Evaluator
	decider   games.Decider
	moves     []games.Move
	scores    []int32
	killers   [2]games.Move
}

func newDeepener(pos games.Position, c *clock, t *table, config AlphaBetaConfig) *deepener {
	d := &deepener{config: config, clock: c, pace: pace{most: mostUnlooked}, table: t, me: pos.ToMove(), players: pos.Players(), less: newReductions(config.Reduce)}
	if d.players > 2 {
		d.salt = uint64(d.me+1) * 0x9E3779B97F4A7C15
	}
	if t != nil {
		t.next()
	}
	root := d.at(0, pos)
	root.pos.CopyFrom(pos)
	for _, m := range d.movesOf(root) {
		d.roots = append(d.roots, Candidate{Move: m, Line: []games.Move{m}})
	}
	return d
}

// at returns the state of a ply, with a position of the same game as like.
func (d *deepener) at(ply int, like games.Position) *plyState {
	for len(d.plies) <= ply {
		s := &plyState{pos: like.Clone()}
		s.evaluator, _ = s.pos.(games.Evaluator)
		s.decider, _ = s.pos.(games.Decider)
		d.plies = append(d.plies, s)
	}
	return d.plies[ply]
}

// first is the report before anything is known.
func (d *deepener) first() Report {
	return Report{Best: d.roots[0].Move, Line: d.roots[0].Line, Candidates: slices.Clone(d.roots), Elapsed: d.clock.elapsed()}
}

// iterate searches all moves of the root to a depth, and puts them in order. It reports whether it came to the end.
func (d *deepener) iterate(depth int) bool {
	alpha := float32(-1)
	horizon := d.horizon
	d.done = 0
	for i := range d.roots {
		c := &d.roots[i]
		before := d.nodes
		v := d.try(0, i, c.Move, d.me, depth, alpha, 1)
		if d.stopped {
			break
		}
		d.done++
		c.Visits = d.nodes - before
		c.Value = d.payoffs(v)
		c.Proven = v >= 1 && d.config.Overlook == 0
		if i == 0 || v > alpha {
			// It is better than all before it, and they keep their order behind it.
			best := *c
			copy(d.roots[1:i+1], d.roots[:i])
			d.roots[0] = best
		}
		if alpha = max(alpha, v); alpha >= 1 {
			break
		}
	}
	if d.stopped {
		return false
	}
	d.depth = depth
	best := d.roots[0].Value[d.me]
	d.proven = best >= 1 || best <= -1 || d.horizon == horizon
	d.roots[0].Proven = d.proven && d.config.Overlook == 0
	return true
}

// report returns what is known after an iteration; r is the report before it.
func (d *deepener) report(r Report) Report {
	r.Playouts, r.Elapsed = d.nodes, d.clock.elapsed()
	if d.done == 0 {
		return r
	}
	r.Candidates = slices.Clone(d.roots)
	best := &r.Candidates[0]
	best.Line = d.line(best.Move)
	r.Best, r.Line, r.Value, r.Depth, r.Proven = best.Move, best.Line, best.Value, d.depth, best.Proven
	return r
}

// payoffs returns the payoffs of all when that of the player at the root is v.
func (d *deepener) payoffs(v float32) games.Payoffs {
	var ps games.Payoffs
	for p := range d.players {
		ps[p] = -v / float32(d.players-1)
	}
	ps[d.me] = v
	return ps
}

// line returns the moves from the root that the table expects, m first.
func (d *deepener) line(m games.Move) []games.Move {
	line := []games.Move{m}
	if d.table == nil {
		return line
	}
	pos := d.plies[0].pos.Clone()
	pos.Play(m)
	for len(line) < longestLine && !pos.Over() {
		e, ok := d.table.find(pos.Hash() ^ d.salt)
		if !ok || !pos.Legal(e.move) {
			break
		}
		line = append(line, e.move)
		pos.Play(e.move)
	}
	return line
}
