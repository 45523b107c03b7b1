// Checks of the rules: move lists, legality, movers, results, copies, hashes, decided results, the plies that end a turn or pass, and the bounds of
// estimates. Add a check here, to checkPosition. text.go checks the notation, view.go the pictures.

package gametest

import (
	"math"
	"slices"

	"quintet/games"
)

// checkPosition runs the checks that are cheap enough for every position.
func (x *checker) checkPosition(p games.Position, text string) {
	x.checkMoves(p)
	x.checkLegal(p)
	x.checkMover(p)
	x.checkResult(p)
	x.checkCopy(p, text)
	x.noteHash(p, text)
}

// checkMoves: AppendMoves is repeatable, keeps the content of dst, lists no move twice, and lists none if and only if the game is over.
func (x *checker) checkMoves(p games.Position) {
	x.moves = p.AppendMoves(x.moves[:0])
	again := p.AppendMoves([]games.Move{games.NoMove})
	x.want(again[0] == games.NoMove && slices.Equal(again[1:], x.moves), "moves",
		"AppendMoves gave %v, then %v", x.moves, again[1:])
	x.want(slices.Equal(p.Clone().AppendMoves(nil), x.moves), "moves", "a clone lists other moves, or in another order")
	x.want((len(x.moves) == 0) == p.Over(), "moves", "%d moves, Over = %v", len(x.moves), p.Over())
	x.sorted = append(x.sorted[:0], x.moves...)
	slices.Sort(x.sorted)
	x.want(len(slices.Compact(slices.Clone(x.sorted))) == len(x.sorted), "unique", "AppendMoves lists a move twice: %v", x.moves)
}

// checkLegal: Legal is true for the listed moves and for nothing else. It tries random numbers, small ones and listed moves with one bit flipped.
func (x *checker) checkLegal(p games.Position) {
	for _, m := range x.moves {
		x.want(p.Legal(m), "legal", "move %d is listed, Legal says false", m)
	}
	x.want(!p.Legal(games.NoMove), "legal", "NoMove is legal")
	for i := range 48 {
		m := games.Move(x.r.Uint64())
		switch {
		case i%3 == 1:
			m %= 1024
		case i%3 == 2 && len(x.moves) > 0:
			m = x.moves[x.r.Intn(len(x.moves))] ^ 1<<(m%32)
		}
		if _, listed := slices.BinarySearch(x.sorted, m); !listed {
			x.want(!p.Legal(m), "legal", "move %d (%#x) is not listed, Legal says true", m, uint32(m))
		}
	}
}

// checkMover: the position has the game's number of players; ToMove is one of them, and None if and only if the game is over.
func (x *checker) checkMover(p games.Position) {
	x.want(p.Players() == x.players, "players", "Players = %d, the game has %d", p.Players(), x.players)
	mover := p.ToMove()
	if p.Over() {
		x.want(mover == games.None, "mover", "the game is over, ToMove = %d", mover)
		return
	}
	x.want(mover >= 0 && int(mover) < x.players, "mover", "ToMove = %d with %d players", mover, x.players)
}

// checkResult: payoffs are zero before the end and Share of the winners after it; there are scores for all players or for none.
func (x *checker) checkResult(p games.Position) {
	ps := p.Payoffs()
	if !p.Over() {
		x.want(ps == games.Payoffs{}, "payoffs", "payoffs %v before the end", ps)
	} else {
		x.checkPayoffs(ps)
	}
	scores := p.AppendScores([]int{-77})
	n := len(scores) - 1
	x.want(scores[0] == -77 && (n == 0 || n == x.players), "scores", "AppendScores appended %v for %d players", scores[1:], x.players)
	x.want(slices.Equal(p.AppendScores(nil), scores[1:]), "scores", "AppendScores appended %v, then something else", scores[1:])
}

// checkPayoffs: ps, of a finished game, are in range, sum to zero and follow games/rules.md, "Result".
func (x *checker) checkPayoffs(ps games.Payoffs) {
	sum := 0.0
	for i, v := range ps {
		sum += float64(v)
		x.want(v >= -1 && v <= 1, "payoffs", "payoff %v of seat %d is out of range", v, i+1)
	}
	x.want(math.Abs(sum) < 1e-5, "payoffs", "payoffs %v sum to %v, want 0", ps, sum)
	x.want(isResult(ps, x.players), "payoffs", "payoffs %v are not those of a shared first place", ps)
}

// isResult reports whether ps are payoffs of a game whose first place is taken by one player or shared by some.
func isResult(ps games.Payoffs, players int) bool {
	return ps == games.Share(games.Leaders(ps[:players]), players)
}

// checkCopy: playing on a copy leaves the original unchanged, and CopyFrom and Clone make the same position.
func (x *checker) checkCopy(p games.Position, text string) {
	x.scratch.CopyFrom(p)
	clone := p.Clone()
	x.want(games.TextOf(x.scratch) == text && x.scratch.Hash() == p.Hash(), "copy", "CopyFrom made %q", games.TextOf(x.scratch))
	x.want(games.TextOf(clone) == text && clone.Hash() == p.Hash(), "copy", "Clone made %q", games.TextOf(clone))
	if len(x.moves) == 0 {
		return
	}
	m := x.moves[x.r.Intn(len(x.moves))]
	hash := p.Hash()
	x.scratch.Play(m)
	x.want(games.TextOf(p) == text && p.Hash() == hash, "copy", "playing on a copy made by CopyFrom changed the original to %q", games.TextOf(p))
	x.want(games.TextOf(clone) == text, "copy", "playing on one copy changed another to %q", games.TextOf(clone))
	clone.Play(m)
	x.want(games.TextOf(p) == text && p.Hash() == hash, "copy", "playing on a clone changed the original to %q", games.TextOf(p))
	x.want(games.TextOf(clone) == games.TextOf(x.scratch) && clone.Hash() == x.scratch.Hash(), "copy",
		"the same move made %q on a clone and %q on a copy", games.TextOf(clone), games.TextOf(x.scratch))
}

// noteHash: equal texts have equal hashes, over all positions that the checker meets.
func (x *checker) noteHash(p games.Position, text string) {
	hash := p.Hash()
	if old, met := x.hashes[text]; met {
		x.want(old == hash, "hash", "equal texts have the hashes %016x and %016x", old, hash)
		return
	}
	x.hashes[text] = hash
	if _, met := x.texts[hash]; met {
		x.shared++
		return
	}
	x.texts[hash] = text
}

// checkHashes: different positions have different hashes, except for at most one in a hundred (a game may leave a counter out of its hash).
func (x *checker) checkHashes() {
	x.want(x.shared*100 <= len(x.hashes), "hash", "%d of %d different positions have the hash of another", x.shared, len(x.hashes))
}

// checkOrder: three plies in another order often lead to the same position; its hash must not depend on the order.
func (x *checker) checkOrder(p games.Position) {
	ms := make([]games.Move, 0, 3)
	x.scratch.CopyFrom(p)
	for len(ms) < 3 && !x.scratch.Over() {
		m, ok := x.pick(x.scratch)
		if !ok {
			return
		}
		ms = append(ms, m)
		x.scratch.Play(m)
	}
	x.noteHash(x.scratch, games.TextOf(x.scratch))
	slices.Reverse(ms)
	other := p.Clone()
	for _, m := range ms {
		if !other.Legal(m) {
			return
		}
		other.Play(m)
	}
	x.noteHash(other, games.TextOf(other))
}

// decidedResult is the result that a position has announced through Decided.
type decidedResult struct {
	ps games.Payoffs
	ok bool
}

// checkDecided: a result announced by Decided holds at the end of this game, and at the end of another game from here.
func (x *checker) checkDecided(p games.Position, before decidedResult) decidedResult {
	d, ok := p.(games.Decider)
	if !ok {
		return before
	}
	if p.Over() && before.ok {
		x.want(p.Payoffs() == before.ps, "decided", "Decided promised %v, the game ended %v", before.ps, p.Payoffs())
	}
	ps, decided := d.Decided()
	if !decided {
		return before
	}
	x.checkPayoffs(ps)
	if before.ok {
		x.want(ps == before.ps, "decided", "Decided promised %v, now %v", before.ps, ps)
		return before
	}
	end := p.Clone()
	for plies := 0; !end.Over() && plies <= x.g.MaxPlies(); plies++ {
		m, found := x.pick(end)
		if !found {
			return before
		}
		end.Play(m)
	}
	x.want(!end.Over() || end.Payoffs() == ps, "decided", "Decided promised %v, the game can end %v", ps, end.Payoffs())
	return decidedResult{ps, true}
}

// checkEnding: EndTurn and Pass agree with the names of the plies and keep their promises.
func (x *checker) checkEnding(p games.Position) {
	named := map[string]games.Move{}
	ms := p.AppendMoves(nil)
	for _, m := range ms {
		named[x.g.FormatMove(p, m)] = m
	}
	end, endOK := games.EndTurnOf(x.g, p)
	m, listed := named["end"]
	x.want(listed == endOK && (!endOK || m == end), "EndTurn", "EndTurn = %d, %v; end is listed: %v", end, endOK, listed)
	if endOK && listed {
		x.want(x.mover == p.ToMove(), "EndTurn", "EndTurn offers to end a turn that seat %d has not begun", p.ToMove()+1)
		after := p.Clone()
		after.Play(end)
		x.want(after.ToMove() != p.ToMove(), "EndTurn", "seat %d is still to move after the end of its turn", p.ToMove()+1)
		x.want(slices.Equal(after.AppendScores(nil), p.AppendScores(nil)), "EndTurn", "the end of a turn changed the scores")
	}
	pass, passOK := games.PassOf(x.g, p)
	m, listed = named["pass"]
	x.want(listed == passOK && (!passOK || m == pass), "Pass", "Pass = %d, %v; pass is listed: %v", pass, passOK, listed)
	x.want(!passOK || len(ms) == 1, "Pass", "a pass is offered among %d plies", len(ms))
}

// checkKnown checks estimates and weights of plies, those that were learned, too, and urgent plies.
func (x *checker) checkKnown(p games.Position) {
	if e, ok := p.(games.Evaluator); ok {
		x.checkEstimate(p, e.Evaluate())
	}
	if o, ok := p.(games.Prior); ok {
		x.checkWeights(p, o.AppendPriors)
	}
	if l, ok := p.(games.Learned); ok {
		x.checkEstimate(p, l.LearnedValue())
		x.checkWeights(p, l.AppendLearnedPriors)
	}
	if a, ok := p.(games.Alerter); ok {
		for i, m := range a.AppendUrgent(nil) {
			x.want(p.Legal(m), "known", "urgent ply %d is %d, which is not legal", i+1, m)
		}
	}
}

// checkEstimate: estimates sum to zero, lie within their bounds and equal the result at the end.
func (x *checker) checkEstimate(p games.Position, ps games.Payoffs) {
	x.want(!p.Over() || ps == p.Payoffs(), "known", "it ends with %v and is estimated as %v", p.Payoffs(), ps)
	sum := 0.0
	for i, v := range ps {
		sum += float64(v)
		x.want(p.Over() || v > -1 && v < 1 && (i < x.players || v == 0), "known", "seat %d is estimated as %v", i+1, v)
	}
	x.want(math.Abs(sum) < 1e-5, "known", "the estimates %v add up to %v", ps, sum)
}

// checkWeights: every ply has a weight, within its bounds.
func (x *checker) checkWeights(p games.Position, appendTo func([]float32, []games.Move) []float32) {
	ms := p.AppendMoves(nil)
	weights := appendTo([]float32{-7}, ms)
	x.want(len(weights) == len(ms)+1 && weights[0] == -7, "known", "there are %d weights of %d plies behind %v", len(weights)-1, len(ms), weights[0])
	x.want(!slices.ContainsFunc(weights[1:], func(w float32) bool { return !(w >= 0 && w <= 1) }), "known", "the weights of the plies are %v", weights[1:])
}
