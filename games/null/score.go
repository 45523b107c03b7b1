package null

import "quintet/games"

// worth returns what a stone on a cell counts: the number of its column, from 1 (doc.go, rules).
func (g *game) worth(cell int) int { return cell%g.size + 1 }

// scores returns the points of every seat.
func (p *position) scores() (points [games.MaxPlayers]int) {
	for i, owner := range p.owner[:p.game.cells] {
		if owner != 0 {
			points[owner-1] += p.game.worth(i)
		}
	}
	return points
}

// AppendScores implements games.Position.
func (p *position) AppendScores(dst []int) []int {
	points := p.scores()
	return append(dst, points[:p.game.players]...)
}

// winners returns the seats that share the first place on a full board, a bit each.
func (p *position) winners() uint8 {
	points := p.scores()
	best, set := -1, uint8(0)
	for i, n := range points[:p.game.players] {
		if n > best {
			best, set = n, 0
		}
		if n == best {
			set |= 1 << i
		}
	}
	return set
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(p.winners(), p.game.players)
}
