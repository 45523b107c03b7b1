// The second method: proof-number search in depth-first order (df-pn: Nagai, 2002). It knows nothing of a game but its rules, and shares no code with
// search.Solver: no bounds of scores, no symmetries, no order of moves. It answers yes or no (holds), and check turns an outcome into such questions.
// Change here how a claim is checked.

package solve

import (
	"context"

	"quintet/games"
	"quintet/games/search"
)

// never is a proof number that cannot be reached: the opposite is proven.
const never = 1 << 30

// forever is the number of plies of a claim without a limit.
const forever = 1 << 20

// A claim says that player gets at least payoff, within this many plies unless that is forever.
type claim struct {
	player games.Player
	payoff float32
	within int
}

// A proof holds the proof numbers of a claim in a position: at least so many more positions must be proven before the claim is, and before its opposite
// is.
type proof struct {
	key       uint64
	yes, no   uint32
	positions uint32 // searched below: of two proofs in the same place the smaller one goes
}

// proofSize is the size of a proof in bytes, with its padding.
const proofSize = 24

// places is the number of places in the table where a proof can be.
const places = 4

// A prover checks claims about positions of one game.
type prover struct {
	table     []proof
	plies     []*proverPly
	positions int
	cleared   int // positions when the table was last cleared

	claim   claim
	ctx     context.Context
	stopped bool
}

// A proverPly is one ply of the path: its position, and the positions after its moves.
type proverPly struct {
	pos      games.Position
	children []child
}

// A child is the position after a move.
type child struct {
	move    games.Move
	key     uint64
	yes, no uint32
	settled bool // the claim is settled there without a search
}

// newProver returns a prover with a table of at most memory bytes.
func newProver(memory int) *prover {
	n := places
	for 2*n*proofSize <= memory {
		n *= 2
	}
	return &prover{table: make([]proof, n)}
}

// check reports whether o is the outcome of pos, which is not over. Without plies it checks the result alone. The error is ctx's.
func (v *prover) check(ctx context.Context, pos games.Position, o search.Outcome) (bool, error) {
	if v.ctx, v.stopped = ctx, false; v.positions > v.cleared+len(v.table)/4 { // old proofs would leave no room for new ones
		clear(v.table)
		v.cleared = v.positions
	}
	ok := true
	switch {
	case o.Winner == games.None:
		ok = v.holds(pos, claim{0, 0, forever}) && v.holds(pos, claim{1, 0, forever})
	case o.Plies == 0:
		ok = v.holds(pos, claim{o.Winner, 1, forever})
	default:
		ok = v.holds(pos, claim{o.Winner, 1, o.Plies}) && !v.holds(pos, claim{o.Winner, 1, o.Plies - 1})
	}
	if v.stopped {
		return false, ctx.Err()
	}
	return ok, nil
}

// holds reports whether c is true in pos.
func (v *prover) holds(pos games.Position, c claim) bool {
	v.claim = c
	if yes, settled := v.settled(pos, c.within); settled {
		return yes
	}
	v.at(0, pos).CopyFrom(pos)
	yes, no := v.prove(0, c.within, v.key(pos, c.within), never, never)
	return !v.stopped && yes == 0 && no == never
}

// at returns the position at ply, of the same game as like.
func (v *prover) at(ply int, like games.Position) games.Position {
	for len(v.plies) <= ply {
		v.plies = append(v.plies, &proverPly{pos: like.Clone()})
	}
	return v.plies[ply].pos
}

// settled reports whether the claim is settled in pos, with this many plies left, and whether it is true. As for search.Outcome, a position that knows
// its result is the end.
func (v *prover) settled(pos games.Position, left int) (yes, ok bool) {
	var ps games.Payoffs
	if d, decides := pos.(games.Decider); pos.Over() {
		ps, ok = pos.Payoffs(), true
	} else if decides {
		ps, ok = d.Decided()
	}
	if !ok {
		return false, left == 0
	}
	return ps[v.claim.player] >= v.claim.payoff, true
}

// key identifies the claim in pos with this many plies left.
func (v *prover) key(pos games.Position, left int) uint64 {
	c := uint64(left)<<2 | uint64(v.claim.player)<<1 | uint64(v.claim.payoff)
	h := (pos.Hash() ^ c*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	return h ^ h>>32
}

// prove searches below the position at ply until its proof numbers reach the limits, and returns them.
func (v *prover) prove(ply, left int, key uint64, maxYes, maxNo uint32) (yes, no uint32) {
	before := v.positions
	v.positions++
	if v.positions%1024 == 0 && v.ctx.Err() != nil {
		v.stopped = true
	}
	p := v.plies[ply]
	attacks := p.pos.ToMove() == v.claim.player
	v.expand(ply, left-1)
	for {
		best, second := v.sum(p, attacks, &yes, &no)
		if yes >= maxYes || no >= maxNo || v.stopped {
			v.put(proof{key, yes, no, uint32(min(v.positions-before, never))})
			return yes, no
		}
		c := &p.children[best]
		near := second + second/4 + 1 // a quarter more than the next best saves many changes between the two
		var limitYes, limitNo uint32
		if attacks {
			limitYes, limitNo = min(maxYes, near), min(maxNo-no+c.no, never)
		} else {
			limitYes, limitNo = min(maxYes-yes+c.yes, never), min(maxNo, near)
		}
		next := v.plies[ply+1]
		next.pos.CopyFrom(p.pos)
		next.pos.Play(c.move)
		v.prove(ply+1, left-1, c.key, limitYes, limitNo)
	}
}

// expand lists the positions after the moves of the position at ply, each with this many plies left.
func (v *prover) expand(ply, left int) {
	p := v.plies[ply]
	next := v.at(ply+1, p.pos)
	p.children = p.children[:0]
	for _, m := range p.pos.AppendMoves(nil) {
		next.CopyFrom(p.pos)
		next.Play(m)
		c := child{move: m, yes: never}
		yes, settled := v.settled(next, left)
		switch {
		case yes:
			c.yes, c.no = 0, never
		case !settled:
			c.key = v.key(next, left)
		}
		c.settled = settled
		p.children = append(p.children, c)
	}
}

// sum looks up the children of p and adds up its proof numbers: if attacks is set one child must prove the claim, else all must. It returns the child
// to search next, and the number of the one after it.
func (v *prover) sum(p *proverPly, attacks bool, yes, no *uint32) (best int, second uint32) {
	least, total := uint32(never), uint32(0)
	second = never
	for i := range p.children {
		c := &p.children[i]
		if !c.settled {
			c.yes, c.no = v.get(c.key)
		}
		one, other := c.yes, c.no
		if !attacks {
			one, other = other, one
		}
		total = min(total+other, never)
		if one < least {
			best, second, least = i, least, one
		} else {
			second = min(second, one)
		}
	}
	if *yes, *no = least, total; !attacks {
		*yes, *no = total, least
	}
	return best, second
}

// get returns the proof numbers of a position, 1 each if it has never been searched.
func (v *prover) get(key uint64) (yes, no uint32) {
	i := key & uint64(len(v.table)-places)
	for k := range v.table[i : i+places] {
		if e := &v.table[i+uint64(k)]; e.key == key && e.positions > 0 {
			return e.yes, e.no
		}
	}
	return 1, 1
}

// put stores e in the place of an earlier proof of its position, or of the smallest proof in its way.
func (v *prover) put(e proof) {
	i := e.key & uint64(len(v.table)-places)
	least := &v.table[i]
	for k := range v.table[i : i+places] {
		old := &v.table[i+uint64(k)]
		if old.key == e.key {
			e.positions = min(e.positions+old.positions, never)
			*old = e
			return
		}
		if old.positions < least.positions {
			least = old
		}
	}
	*least = e
}
