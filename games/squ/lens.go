package squ

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// maxSquares limits the squares shown, maxDistant those of them that lack two discs. These are shown only if larger than any that lacks
// one disc.
const (
	maxSquares = 6
	maxDistant = 2
)

// Skipped implements games.Threatener: the discs that the mover has left in this turn count as laid, but lie nowhere. Whose turn it is
// follows from the number of discs.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	mover := q.ToMove()
	q.count += int8(q.left())
	q.open = noCell
	q.closeTurn(mover)
	return &q
}

// AppendThreats implements games.Threatener: the squares larger than what the player has that he could complete in his turn, those that
// lack one disc before larger ones that lack two, each kind the largest first.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.ToMove()
	if me == games.None {
		v.Seen = board.Say("squ.lens.none", names[1-pos.ToMove()])
		return
	}
	near, distant := q.openings(maxSquares)
	v.Threats = append(v.Threats, near...)
	v.Threats = append(v.Threats, distant...)
	switch largest := func(ts []board.Threat) int { return int(ts[0].Label) }; {
	case len(near) > 0 && len(distant) > 0:
		v.Seen = board.Say("squ.lens.both", names[me], largest(near), largest(distant))
	case len(near) > 0:
		v.Seen = board.Say("squ.lens.one", names[me], largest(near))
	case len(distant) > 0:
		v.Seen = board.Say("squ.lens.two", names[me], largest(distant))
	default:
		v.Seen = board.Say("squ.lens.none", names[me])
	}
}

// AppendOwnThreats implements games.OwnThreatener: what the player to move could complete in the rest of his turn. Each player has half of the
// squares then.
func (g *game) AppendOwnThreats(v *board.View, pos games.Position) {
	const each = maxSquares / 2
	v.Threats = v.Threats[:min(len(v.Threats), each)]
	near, distant := pos.(*position).openings(each)
	v.Threats = append(append(v.Threats, near...), distant...)
}

// openings returns most squares, larger than what the player to move has, that he could complete in the rest of his turn: those that lack
// one disc, and larger ones that lack two, each kind the largest first.
func (p *position) openings(most int) (near, distant []board.Threat) {
	me := p.ToMove()
	near = p.lacking(me, 1)
	if p.left() > 1 {
		distant = p.lacking(me, 2)
		distant = distant[:min(len(distant), maxDistant)]
	}
	if len(near) > 0 {
		distant = slices.DeleteFunc(distant, func(t board.Threat) bool { return t.Label <= near[0].Label })
	}
	return near[:min(len(near), most-len(distant))], distant
}

// lacking returns up to maxSquares squares that lack exactly so many of c's discs, 1 or 2, and are larger than his largest, the largest
// first.
func (p *position) lacking(c games.Player, discs int) (ts []board.Threat) {
	empty := p.empty()
	for side := p.g.n - 1; side > int(p.sides[c]); side-- {
		for s := p.g.within(p.discs[c], p.discs[1-c], side, discs); !s.empty(); s = s.rest() {
			if len(ts) == maxSquares {
				return ts
			}
			q := square{int8(s.first()), int8(side)}
			gaps := p.g.cornersOf(q).and(empty)
			if gaps.count() != discs {
				continue
			}
			t := board.Threat{Kind: board.ThreatLoop, Owner: int8(c), Label: int16(side)}
			for _, corner := range p.g.corners(q) {
				t.Hits = append(t.Hits, board.Target(corner))
			}
			for ; !gaps.empty(); gaps = gaps.rest() {
				t.Steps = append(t.Steps, board.Target(gaps.first()))
			}
			ts = append(ts, t)
		}
	}
	return ts
}
