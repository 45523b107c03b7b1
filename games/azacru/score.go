package azacru

import "quintet/games"

// Payoffs shares the first place among the players with the most tiles (rules.md 1.4).
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(p.leaders(), p.g.players)
}

// AppendScores appends the number of tiles of each player.
func (p *position) AppendScores(dst []int) []int {
	for _, n := range p.tiles[:p.g.players] {
		dst = append(dst, int(n))
	}
	return dst
}

// leaders holds the players with the most tiles, bit i for player i.
func (p *position) leaders() uint8 {
	best := uint8(0)
	for _, n := range p.tiles[:p.g.players] {
		best = max(best, n)
	}
	set := uint8(0)
	for i, n := range p.tiles[:p.g.players] {
		if n == best {
			set |= 1 << i
		}
	}
	return set
}
