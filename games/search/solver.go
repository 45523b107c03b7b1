// Solves positions of games for two exactly (Solver): alpha-beta to the end of the game, with the distance to it. It asks one question after the
// other, whether a position is worth at least so much (atLeast), and keeps the answers as bounds in a table of its own. Change here how questions
// are answered; perfect.go makes an engine of a Solver. Tree search proves results in worker.go and proofs.go.

package search

import (
	"context"
	"math"
	"math/bits"

	"quintet/games"
)

// An Outcome is the result of a position if both play perfectly.
type Outcome struct {
	Winner games.Player // None for a draw
	// Plies is the distance: how many plies are played until the game is over, or until the position is a games.Decider that knows its result. The
	// winner wants few of them, the loser many. A draw has none; 0 otherwise means that the distance is unknown, or that the result is certain already.
	Plies int
}

// Payoffs returns the result.
func (o Outcome) Payoffs() games.Payoffs {
	if o.Winner == games.None {
		return games.Payoffs{}
	}
	return games.Share(1<<o.Winner, 2)
}

// A Solver finds the outcome of positions of one game for two players. It keeps what it has found for later positions. It is for one goroutine.
type Solver struct {
	// Plain solves without what a games.StaticSolver knows, for tests of that.
	Plain bool

	game    games.Game        // nil if symmetries do not count
	like    games.Position    // to be cloned
	table   []solved          // its length is a power of two
	known   map[uint64]solved // by symmetric hash: outcomes learned
	plies   []*solverPly
	history [2][4096]int32 // by player and move: how often it has answered a question
	few     int            // the number of moves up to which priors cost more than they save

	clock    *timeControl
	poll     pollInterval
	nextPoll int // the node count at which the limits are checked next
	maxNodes int // 0 for no limit
	nodes    int
	stopped  bool
}

// A score is the outcome of a position for its mover: farWin less the distance for a win, the negative of that for a loss, 0 for a draw. A question
// about 1 or 0 asks for the result alone.
type score = int16

const farWin score = 1 << 14

// A solved is an entry of the table: the score of its position is between low and high.
type solved struct {
	hash      uint64
	low, high score
	move      uint16 // the move that reached low, NoMove if unknown or too large
	work      uint8  // the logarithm of the positions searched below
}

// fewShare is the share of the first moves of a game that are few.
const fewShare = 4

// solvedSize is the size of a solved in bytes.
const solvedSize = 16

// A solverPly holds the position, its moves and their order at one ply of the path.
type solverPly struct {
	pos    games.Position
	moves  []games.Move
	order  []int32
	priors []float32
	killer games.Move
}

// NewSolver returns a solver of g, which is for two players, with a table of at most memory bytes.
func NewSolver(g games.Game, memory int) *Solver {
	s := newSolver(g.Start(), memory)
	s.game, s.few = g, len(s.like.AppendMoves(nil))/fewShare
	return s
}

// newSolver returns a solver of the game of pos that knows no symmetries and does not use priors, with a table of at most memory bytes.
func newSolver(pos games.Position, memory int) *Solver {
	n := 2
	for 2*n*solvedSize <= memory {
		n *= 2
	}
	return &Solver{like: pos.Clone(), table: make([]solved, n), known: map[uint64]solved{}, few: math.MaxInt}
}

// Learn tells s the outcome of pos, so that it need not search it.
func (s *Solver) Learn(pos games.Position, o Outcome) {
	k := solved{hash: games.SymmetricHash(s.game, pos)}
	switch {
	case o.Winner == games.None:
	case o.Plies == 0:
		k.low, k.high = 1, farWin
	default:
		k.low, k.high = farWin-score(o.Plies), farWin-score(o.Plies)
	}
	if o.Winner != games.None && o.Winner != pos.ToMove() {
		k.low, k.high = -k.high, -k.low
	}
	s.known[k.hash] = k
}

// Nodes returns the number of positions searched so far.
func (s *Solver) Nodes() int { return s.nodes }

// Solve returns the outcome of pos, and the best move unless the outcome is certain without one. The only possible error is ctx's; there is no outcome
// then.
func (s *Solver) Solve(ctx context.Context, pos games.Position) (Outcome, games.Move, error) {
	return s.solve(ctx, pos, (*Solver).best)
}

// Value returns the result of pos, without the distance, which would take longer. The error is that of Solve.
func (s *Solver) Value(ctx context.Context, pos games.Position) (games.Payoffs, error) {
	o, _, err := s.solve(ctx, pos, (*Solver).sign)
	return o.Payoffs(), err
}

// solve returns the outcome of pos that find finds among its moves, and the move that leads to it.
func (s *Solver) solve(ctx context.Context, pos games.Position, find func(*Solver, []games.Move) score) (Outcome, games.Move, error) {
	if v, over := final(pos, 0); over {
		return outcomeOf(v, 0), games.NoMove, nil
	}
	s.start(newTimeControl(ctx, Limits{}), 0)
	defer s.clock.close()
	s.set(pos)
	moves := pos.AppendMoves(nil)
	v := find(s, moves)
	if s.stopped {
		return Outcome{Winner: games.None}, games.NoMove, ctx.Err()
	}
	return outcomeOf(v, pos.ToMove()), moves[0], nil
}

// outcomeOf returns the outcome of a position with this score for mover. The scores 1 and -1 have no distance.
func outcomeOf(v score, mover games.Player) Outcome {
	o := Outcome{Winner: mover}
	switch {
	case v == 0:
		o.Winner = games.None
		return o
	case v < 0:
		o.Winner, v = 1-mover, -v
	}
	if v > 1 {
		o.Plies = int(farWin - v)
	}
	return o
}

// start begins a search that visits at most nodes positions, 0 for no limit.
func (s *Solver) start(c *timeControl, nodes int) {
	s.clock, s.poll, s.nextPoll, s.stopped, s.maxNodes = c, pollInterval{max: maxNodesPerPoll}, s.nodes, false, 0
	if nodes > 0 {
		s.maxNodes = s.nodes + nodes
	}
}

// set makes pos the root.
func (s *Solver) set(pos games.Position) { s.at(0).pos.CopyFrom(pos) }

// at returns the state of a ply.
func (s *Solver) at(ply int) *solverPly {
	for len(s.plies) <= ply {
		s.plies = append(s.plies, &solverPly{pos: s.like.Clone()})
	}
	return s.plies[ply]
}

// sign returns 1, 0 or -1: the result of the root if only moves could be played.
func (s *Solver) sign(moves []games.Move) score {
	for v := score(1); v >= 0; v-- {
		if s.choose(moves, v) {
			return v
		}
	}
	return -1
}

// best returns the score of the root if only moves could be played, and moves the best of them to the front. If s was stopped, the score is
// 1 if the first move wins, but its distance was not found, and else means nothing.
func (s *Solver) best(moves []games.Move) score {
	if _, told, ok := s.hash(0); ok && told.low == told.high && s.choose(moves, told.low) {
		return told.low
	}
	v, n := s.sign(moves), score(1)
	switch {
	case v > 0:
		for !s.choose(moves, farWin-n) && !s.stopped {
			n++
		}
	case v < 0:
		for s.choose(moves, 1+n-farWin) && !s.stopped {
			n++
		}
	}
	if s.stopped {
		return max(v, 0)
	}
	return v * (farWin - n)
}

// choose reports whether one of moves makes the root worth at least v, and moves it to the front. It tries first what s was told. If s was stopped it
// reports false.
func (s *Solver) choose(moves []games.Move, v score) bool {
	root := s.plies[0].pos
	for _, told := range []bool{true, false} {
		for i, m := range moves {
			if told && !s.wasTold(m) || !s.move(0, m, root.ToMove(), v) || s.stopped {
				continue
			}
			copy(moves[1:i+1], moves[:i])
			moves[0] = m
			return true
		}
	}
	return false
}

// wasTold reports whether s was told the outcome of the root after m.
func (s *Solver) wasTold(m games.Move) bool {
	next := s.at(1)
	next.pos.CopyFrom(s.plies[0].pos)
	next.pos.Play(m)
	_, _, ok := s.hash(1)
	return ok
}

// final returns the score of a position whose result is known without playing on. A games.Decider ends the game.
func final(pos games.Position, mover games.Player) (v score, ok bool) {
	var ps games.Payoffs
	if pos.Over() {
		ps, ok = pos.Payoffs(), true
	} else if d, decides := pos.(games.Decider); decides {
		ps, ok = d.Decided()
	}
	switch {
	case ps[mover] > 0:
		return farWin, ok
	case ps[mover] < 0:
		return -farWin, ok
	}
	return 0, ok
}

// later returns what a position must be worth at least for the mover after one ply more, so that it is worth v before.
func later(v score) score {
	switch {
	case v > 1:
		return v + 1
	case v < 0:
		return v - 1
	}
	return v
}

// earlier returns what a position is worth one ply before it is worth v.
func earlier(v score) score {
	switch {
	case v > 1:
		return v - 1
	case v < -1:
		return v + 1
	}
	return v
}

// move plays m and reports whether the position at ply is then worth at least v for mover.
func (s *Solver) move(ply int, m games.Move, mover games.Player, v score) bool {
	next := s.at(ply + 1)
	next.pos.CopyFrom(s.plies[ply].pos)
	next.pos.Play(m)
	if w, over := final(next.pos, mover); over {
		s.nodes++
		return earlier(w) >= v
	}
	if next.pos.ToMove() == mover {
		return s.atLeast(ply+1, later(v))
	}
	return !s.atLeast(ply+1, later(1-v))
}

// symmetricPlies is the number of plies from the root in which images of a position count as the same.
const symmetricPlies = 6

// hash returns the key of the position at ply, and what s was told of it.
func (s *Solver) hash(ply int) (h uint64, told solved, ok bool) {
	if ply >= symmetricPlies || s.game == nil {
		return s.plies[ply].pos.Hash(), told, false
	}
	h = games.SymmetricHash(s.game, s.plies[ply].pos)
	told, ok = s.known[h]
	return h, told, ok
}

// atLeast reports whether the position at ply, which is not final, is worth at least v for its mover. If s was stopped the answer means nothing.
func (s *Solver) atLeast(ply int, v score) bool {
	p := s.plies[ply]
	if v >= farWin || v <= -farWin {
		return v < 0
	}
	if s.count() {
		return false
	}
	h, told, ok := s.hash(ply)
	if ok && (told.low >= v || told.high < v) {
		return told.low >= v
	}
	e := s.find(h)
	if e.hash == h && (e.low >= v || e.high < v) {
		return e.low >= v
	}
	hint := games.NoMove
	if e.hash == h {
		hint = games.Move(e.move)
	}
	before := s.nodes
	if known, yes := s.list(p, v); known {
		return yes
	}
	best := s.search(ply, hint, v)
	if s.stopped {
		return false
	}
	s.store(h, best, v, s.nodes-before)
	return best != games.NoMove
}

// list lists the moves of p that decide whether it is worth v. It reports whether the game knows the answer without them, and the answer. What
// games.StaticSolver knows tells nothing about distances.
func (s *Solver) list(p *solverPly, v score) (known, yes bool) {
	static, ok := p.pos.(games.StaticSolver)
	if !ok || s.Plain || v > 1 || v < 0 {
		p.moves = p.pos.AppendMoves(p.moves[:0])
		return false, false
	}
	if ps, ok := static.StaticResult(); ok {
		return true, ps[p.pos.ToMove()] >= float32(v)
	}
	p.moves = static.AppendReplies(p.moves[:0])
	return false, false
}

// search searches the moves of the position at ply and returns the first that makes it worth at least v, NoMove if there is none.
func (s *Solver) search(ply int, hint games.Move, v score) games.Move {
	p := s.plies[ply]
	mover := p.pos.ToMove()
	s.rank(p, mover, hint)
	for i := range p.moves {
		m := nextMove(p.moves, p.order, i)
		if s.move(ply, m, mover, v) && !s.stopped {
			p.killer = m
			s.reward(mover, m, len(p.moves))
			return m
		}
		if s.stopped {
			break
		}
	}
	return games.NoMove
}

// rank orders the moves of p: first hint, the move from the table; then the killer; then the likeliest by priors or, among few moves, by history.
func (s *Solver) rank(p *solverPly, mover games.Player, hint games.Move) {
	const unit = 1 << 20
	p.order, p.priors = p.order[:0], p.priors[:0]
	if prior, ok := p.pos.(games.Prior); ok && hint == games.NoMove && len(p.moves) > s.few {
		p.priors = prior.AppendPriors(p.priors, p.moves)
	}
	for i, m := range p.moves {
		order := s.history[mover][historySlot(m)]
		if len(p.priors) > 0 {
			order = int32(p.priors[i] * unit)
		}
		switch m {
		case hint:
			order = 4 * unit
		case p.killer:
			order += unit
		}
		p.order = append(p.order, order)
	}
}

// reward notes that m, one of this many moves, has answered a question.
func (s *Solver) reward(mover games.Player, m games.Move, moves int) {
	const most = 1 << 19
	h := &s.history[mover]
	if h[historySlot(m)] += int32(moves * moves); h[historySlot(m)] > most {
		for i := range h {
			h[i] /= 2
		}
	}
}

// count counts a position and reports whether the search has to end.
func (s *Solver) count() (stopped bool) {
	s.nodes++
	if s.maxNodes > 0 && s.nodes >= s.maxNodes {
		s.stopped = true
	}
	if s.nodes >= s.nextPoll {
		s.poll.adjust(s.clock)
		s.stopped = s.clock.over() || s.stopped
		s.nextPoll = s.nodes + s.poll.start(s.clock)
	}
	return s.stopped
}

// find returns the entry of the position with hash h if there is one, else another.
func (s *Solver) find(h uint64) *solved {
	i := h & uint64(len(s.table)-1)
	if e := &s.table[i^1]; e.hash == h {
		return e
	}
	return &s.table[i]
}

// store notes that m makes the position with hash h worth at least v or, if m is NoMove, that nothing does. nodes is the work it took: of two entries
// in the way that with less is replaced.
func (s *Solver) store(h uint64, m games.Move, v score, nodes int) {
	e := s.find(h)
	if e.hash != h {
		if other := &s.table[h&uint64(len(s.table)-1)^1]; other.work < e.work {
			e.work-- // it ages
			e = other
		}
		*e = solved{hash: h, low: 1 - farWin, high: farWin - 1}
	}
	e.work = max(e.work, uint8(bits.Len(uint(nodes))))
	if m == games.NoMove {
		e.high = min(e.high, v-1)
		return
	}
	e.low = max(e.low, v)
	e.move = uint16(min(m, 0xFFFF) % 0xFFFF)
}
