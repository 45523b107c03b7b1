package azacru

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// maxMoves limits the moves shown.
const maxMoves = 5

// Skipped implements games.Threatener. A last round goes on.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.next(false)
	return &q
}

// AppendThreats implements games.Threatener: the moves that win the player more than one tile or take tiles from others, those with the
// largest effect first and at most one for every cell where they land; then for every piece the cells that it can reach.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := colour(int(q.mover))
	if q.Over() || q.mobility(int(q.mover)) == 0 {
		v.Seen = board.Say("azacru.lens.none", me)
		return
	}
	type grasp struct {
		m     games.Move
		e     effect
		taken int // from others
	}
	var gs []grasp
	var reach [cells][]board.Target // by the cell of the piece
	var reached cellSet
	for _, m := range q.AppendMoves(nil) {
		from, _, _, twist := unpack(m)
		if twist != straight {
			continue // where it lands and what it turns is the same
		}
		reach[from] = append(reach[from], cell(target(m)))
		reached.add(target(m))
		x := grasp{m: m, e: q.effectOf(m)}
		for _, n := range x.e.taken {
			x.taken += n
		}
		if x.e.gain > 1 {
			gs = append(gs, x)
		}
	}
	slices.SortStableFunc(gs, func(a, b grasp) int { return cmp.Or(b.e.gain+b.taken-a.e.gain-a.taken, b.e.gain-a.e.gain) })
	var landed cellSet
	for _, x := range gs {
		to := target(x.m)
		if len(v.Threats) == maxMoves || landed.has(to) {
			continue
		}
		landed.add(to)
		v.Threats = append(v.Threats, board.Threat{
			Kind: board.ThreatGain, Owner: int8(q.mover), Label: int16(x.e.gain), Lost: x.e.lost,
			Steps: g.AppendSteps(nil, q, x.m), Hits: append(x.e.turned, cell(to)),
		})
	}
	for from, hits := range reach {
		if len(hits) > 0 {
			v.Threats = append(v.Threats, board.Threat{
				Kind: board.ThreatReach, Owner: int8(q.mover), Steps: []board.Target{cell(from)}, Hits: hits, Rays: q.openRays(from),
			})
		}
	}
	switch {
	case len(gs) == 0:
		v.Seen = board.Say("azacru.lens.reach", me, reached.count())
	case gs[0].taken > 0:
		v.Seen = board.Say("azacru.lens.takes", me, g.FormatMove(q, gs[0].m), gs[0].e.gain, gs[0].taken)
	default:
		v.Seen = board.Say("azacru.lens.gains", me, g.FormatMove(q, gs[0].m), gs[0].e.gain)
	}
}

// openRays returns the lines of movement of the mover's piece on from, each up to the last cell that it can reach.
func (p *position) openRays(from int) (open []board.Ray) {
	for _, r := range p.appendRays(nil, from) {
		for len(r.Stops) > 0 && !r.Stops[len(r.Stops)-1].Kind.Open() {
			r.Stops = r.Stops[:len(r.Stops)-1]
		}
		if len(r.Stops) > 0 {
			open = append(open, r)
		}
	}
	return open
}
