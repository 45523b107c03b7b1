package null

import "quintet/games"

// worth returns what a stone on a cell counts: the number of its column, from 1 (rules.md S2).
func (g *game) worth(cell int) int { return cell%g.size + 1 }

// scores returns the points of every seat.
func (p *position) scores() (points [games.MaxPlayers]int) { return p.scoresOf(p.game.worth) }

// scoresOf adds up what the stones of every seat are worth.
func (p *position) scoresOf(worth func(cell int) int) (points [games.MaxPlayers]int) {
	for i, owner := range p.owner[:p.game.cells] {
		if owner != 0 {
			points[owner-1] += worth(i)
		}
	}
	return points
}

// AppendScores implements games.Position.
func (p *position) AppendScores(dst []int) []int {
	points := p.scores()
	return append(dst, points[:p.game.players]...)
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	points := p.scores()
	return games.Share(games.Leaders(points[:p.game.players]), p.game.players)
}
