package null

import (
	"quintet/games"
	"quintet/games/board"
)

// Skipped implements games.Threatener: the turn is over as it is.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.pass()
	return &q
}

// AppendThreats implements games.Threatener: the free cells that are worth most.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	best := 0
	for i, owner := range q.owner[:g.cells] {
		if owner == 0 {
			best = max(best, g.worth(i))
		}
	}
	for i, owner := range q.owner[:g.cells] {
		if at := []board.Target{board.Target(i)}; owner == 0 && g.worth(i) == best {
			v.Threats = append(v.Threats, board.Threat{Kind: board.ThreatGain, Owner: q.mover, Label: int16(best), Steps: at, Hits: at})
		}
	}
	v.Seen = board.Say("null.lens", role(int(q.mover)), best)
}
