package taiji

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// maxGains limits the tiles shown.
const maxGains = 3

// Skipped implements games.Threatener.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.mover ^= 1
	return &q
}

// AppendThreats implements games.Threatener: the tiles with which the player would gain the most, among equals those from which the
// opponent gains the least. No two of them share a cell.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.mover
	type change struct {
		m          games.Move
		gain, lose int
	}
	was := q.scores()
	var cs []change
	for _, m := range q.AppendMoves(nil) {
		after := *q
		after.Play(m)
		is := after.scores()
		if gain := is[me] - was[me]; gain > 0 {
			cs = append(cs, change{m, gain, is[me^1] - was[me^1]})
		}
	}
	slices.SortStableFunc(cs, func(a, b change) int { return cmp.Or(b.gain-a.gain, a.lose-b.lose) })
	var covered cells
	best := 0
	for _, c := range cs {
		l, d := tile(c.m)
		both := one(l).or(one(d))
		if best == maxGains || !covered.and(both).empty() {
			continue
		}
		covered = covered.or(both)
		best++
		v.Threats = append(v.Threats, board.Threat{
			Kind: board.ThreatGain, Owner: int8(me), Label: int16(c.gain), Steps: g.AppendSteps(nil, q, c.m),
		})
	}
	if best == 0 {
		v.Seen = board.Say("taiji.lens.none", role(int8(me)))
		return
	}
	key := "taiji.lens.gain"
	if len(cs) > 1 && cs[1].gain == cs[0].gain {
		key = "taiji.lens.gains"
	}
	v.Seen = board.Say(key, role(int8(me)), cs[0].gain, g.FormatMove(q, cs[0].m))
}
