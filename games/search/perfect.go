// Perfect is an engine that plays perfectly where a Solver finds the outcome soon enough, and leaves the rest to the engine that it wraps. Change here
// what it reports, and how long it may take.

package search

import (
	"cmp"
	"context"
	"slices"
	"time"

	"quintet/games"
)

// Perfect is an engine that solves positions of games for two: it wins as fast as possible, and loses as slowly. It also knows what was learned by its
// Solver. Where the distance takes more than Nodes positions, or too much of the time, it plays any move that wins; where the result does, and where it
// is certain, the wrapped engine chooses. Asked for several lines, it also tells the result of every other move, and the wrapped engine values those
// whose result it does not find.
type Perfect struct {
	Engine
	Solver *Solver // nil for one that is made by the first search and knows no symmetries
	Nodes  int     // 0 for no limit
	Share  int     // solving takes at most one part of the time in so many; 0 for half
	Moves  int     // positions with more legal moves, or with one, are left to the wrapped engine at once; 0 for no limit
}

// Endings returns an engine that solves the end of a game where that takes about a tenth of a second of one core, and leaves the rest to e.
func Endings(e Engine) *Perfect {
	return &Perfect{Engine: e, Nodes: 100_000, Share: 16, Moves: 64}
}

// ownMemory is the size in bytes of the table of a Solver that is made by a search.
const ownMemory = 2 << 20

// Search implements Engine.
func (p *Perfect) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	_, certain := final(pos, pos.ToMove())
	moves := len(pos.AppendMoves(nil))
	if certain || pos.Players() != 2 || p.Moves > 0 && (moves == 1 || moves > p.Moves) {
		return p.Engine.Search(ctx, pos, lim)
	}
	if p.Solver == nil {
		p.Solver = newSolver(pos, ownMemory)
	}
	part := lim
	part.Time /= time.Duration(cmp.Or(p.Share, 2))
	c := newTimeControl(ctx, part)
	defer c.close()
	r := p.solve(c, pos, max(lim.Lines, 1))
	bound := slices.ContainsFunc(r.Candidates, func(c Candidate) bool { return c.Bound })
	if len(r.Candidates) > 0 && (!bound || lim.Lines <= 1) {
		return r, ctx.Err()
	}
	if lim.Time > 0 {
		lim.Time = max(lim.Time-r.Elapsed, lim.Time/2)
	}
	rest, err := p.Engine.Search(ctx, pos, lim)
	if len(r.Candidates) == 0 {
		return rest, err
	}
	r.complete(rest, pos.ToMove())
	return r, err
}

// complete replaces the candidates of r that have only a bound by those of rest, which come after them in order of their values.
func (r *Report) complete(rest Report, mover games.Player) {
	r.Playouts, r.Elapsed = r.Playouts+rest.Playouts, r.Elapsed+rest.Elapsed
	for i, c := range r.Candidates {
		j := slices.IndexFunc(rest.Candidates, func(o Candidate) bool { return o.Move == c.Move })
		if !c.Bound || j < 0 {
			continue
		}
		found := rest.Candidates[j]
		if found.Value[mover] > c.Value[mover] {
			found.Value = c.Value
		}
		r.Candidates[i] = found
	}
	slices.SortStableFunc(r.Candidates[1:], func(a, b Candidate) int { return cmp.Compare(b.Value[mover], a.Value[mover]) })
}

// solve returns a report with the outcomes of the best moves, as many as lines says. Without candidates it has found nothing in its limits.
func (p *Perfect) solve(c *timeControl, pos games.Position, lines int) Report {
	s, mover := p.Solver, pos.ToMove()
	before := s.nodes
	s.start(c, p.Nodes)
	s.set(pos)
	moves := pos.AppendMoves(nil)
	r := Report{Proven: true}
	for i := range moves {
		var x Candidate
		switch {
		case i < lines:
			x = s.candidate(moves[i:], mover)
		case lines > 1:
			x = s.valued(moves[i], mover)
		}
		if len(x.Line) == 0 { // not found: the move is no better than the last one with an outcome
			if i == 0 {
				break
			}
			x = Candidate{Move: moves[i], Value: r.Candidates[min(i, lines)-1].Value, Bound: true, Line: moves[i : i+1 : i+1]}
		}
		r.Candidates = append(r.Candidates, x)
	}
	r.Playouts, r.Elapsed = s.nodes-before, c.elapsed()
	if len(r.Candidates) > 0 {
		slices.SortStableFunc(r.Candidates[min(lines, len(moves)):], func(a, b Candidate) int { return cmp.Compare(b.Value[mover], a.Value[mover]) })
		r.Best, r.Line, r.Value = r.Candidates[0].Move, r.Candidates[0].Line, r.Candidates[0].Value
	}
	return r
}

// valued returns m in the root with its result alone; nothing if s is stopped before it is found.
func (s *Solver) valued(m games.Move, mover games.Player) Candidate {
	before := s.nodes
	o := outcomeOf(s.sign([]games.Move{m}), mover)
	if s.stopped {
		return Candidate{}
	}
	return Candidate{Move: m, Value: o.Payoffs(), Proven: true, Visits: max(s.nodes-before, 1), Line: []games.Move{m}}
}

// candidate returns the best of moves in the root, which it moves to the front. If s is stopped before it is found, it returns one that wins or, if there
// is none, nothing.
func (s *Solver) candidate(moves []games.Move, mover games.Player) Candidate {
	before := s.nodes
	v := s.best(moves)
	if s.stopped && v <= 0 {
		return Candidate{}
	}
	o := outcomeOf(v, mover)
	x := Candidate{Move: moves[0], Value: o.Payoffs(), Plies: o.Plies, Proven: true, Visits: max(s.nodes-before, 1)}
	x.Line = s.line(moves[0])
	return x
}

// lineNodes bounds the positions searched for the continuation of one candidate.
const lineNodes = 100_000

// line returns m and the perfect play after it, as far as it is found soon.
func (s *Solver) line(m games.Move) []games.Move {
	line, pos, most := []games.Move{m}, s.plies[0].pos.Clone(), s.maxNodes
	root := pos.Clone()
	if s.maxNodes == 0 || s.maxNodes > s.nodes+lineNodes {
		s.maxNodes = s.nodes + lineNodes
	}
	for pos.Play(m); len(line) < maxLine && !s.stopped; pos.Play(m) {
		if _, certain := final(pos, 0); certain {
			break
		}
		s.set(pos)
		moves := pos.AppendMoves(nil)
		if s.best(moves); s.stopped {
			break
		}
		m = moves[0]
		line = append(line, m)
	}
	s.set(root)
	s.maxNodes, s.stopped = most, s.clock.over() || most > 0 && s.nodes >= most
	return line
}
