package search

import "quintet/games"

// unproven is the number of no result.
const unproven = 0

// proofs numbers the results that have been proven, so that an edge needs a byte for one.
type proofs struct {
	results [256]games.Payoffs // from 1
	count   int
	worst   float32 // the payoff of a player while another is the only winner
}

func newProofs(players int) proofs {
	return proofs{worst: -1 / float32(players-1)}
}

// number returns the number of a result, unproven if there are too many different ones.
func (p *proofs) number(ps games.Payoffs) uint8 {
	for i := 1; i <= p.count; i++ {
		if p.results[i] == ps {
			return uint8(i)
		}
	}
	if p.count == len(p.results)-1 {
		return unproven
	}
	p.count++
	p.results[p.count] = ps
	return uint8(p.count)
}

// wins reports whether the result with this number is the best there is for player.
func (p *proofs) wins(number uint8, player games.Player) bool {
	return number != unproven && p.results[number][player] >= 1
}

// loses reports whether the result with this number is the worst there is for player.
func (p *proofs) loses(number uint8, player games.Player) bool {
	return number != unproven && p.results[number][player] <= p.worst
}
