// Numbers the proven results of a search (proofs), so that an edge of the tree can store one in a byte. Change here what counts as a proven win or
// loss. worker.go proves results, selection.go avoids proven losses.

package search

import "quintet/games"

// unproven is the number for no result.
const unproven = 0

// proofs numbers the proven results, so that an edge can store one in a byte.
type proofs struct {
	results [256]games.Payoffs // by number, from 1
	count   int
	worst   float32 // the payoff of a player when someone else is the only winner
}

func newProofs(players int) proofs {
	return proofs{worst: -1 / float32(players-1)}
}

// number returns the number of a result, or unproven if there are too many different ones.
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

// wins reports whether the result makes player the only winner.
func (p *proofs) wins(number uint8, player games.Player) bool {
	return number != unproven && p.results[number][player] >= 1
}

// loses reports whether player has the lowest possible payoff in the result.
func (p *proofs) loses(number uint8, player games.Player) bool {
	return number != unproven && p.results[number][player] <= p.worst
}
