package azacru

import "quintet/games"

// Payoffs shares the first place among the players with the most tiles (rules.md 1.4).
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(games.Leaders(p.tiles[:p.g.players]), p.g.players)
}

// AppendScores appends the number of tiles of each player.
func (p *position) AppendScores(dst []int) []int {
	for _, n := range p.tiles[:p.g.players] {
		dst = append(dst, int(n))
	}
	return dst
}
