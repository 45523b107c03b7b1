// Plays pairs of games between two players who look one ply ahead (Duel), to check that a game's knowledge makes players stronger. CountHeavier
// counts the plies that a game prefers to a given one. Change here how the pairs are played.

package gametest

import (
	"slices"

	"quintet/games"
)

// A Rating rates p, which is not over, for seat me. Higher is better.
type Rating func(p games.Position, me games.Player) float32

// Duel plays pairs of two-player games between two players who look one ply ahead. Each pair starts from the same random plies, beginning of them,
// with seats swapped. It returns the fraction of games that first wins.
func Duel(g games.Game, pairs, beginning int, first, second Rating) float64 {
	r, wins := games.NewRand(1), 0
	for range pairs {
		start := g.Start()
		for range beginning {
			PlayRandom(start, r)
		}
		for seat := range games.Player(2) {
			p := start.Clone()
			for !p.Over() {
				taste := second
				if p.ToMove() == seat {
					taste = first
				}
				p.Play(bestBy(p, r, taste))
			}
			if p.Payoffs()[seat] > 0 {
				wins++
			}
		}
	}
	return float64(wins) / float64(2*pairs)
}

// bestBy returns the ply after which the mover stands best, a random one if several tie.
func bestBy(p games.Position, r *games.Rand, taste Rating) (best games.Move) {
	me, q := p.ToMove(), p.Clone()
	most, ties := float32(0), 0
	for _, m := range p.AppendMoves(nil) {
		q.CopyFrom(p)
		q.Play(m)
		v := 1e6 * q.Payoffs()[me]
		if !q.Over() {
			v = taste(q, me)
		}
		switch {
		case ties == 0 || v > most:
			best, most, ties = m, v, 1
		case v == most:
			if ties++; r.Intn(ties) == 0 {
				best = m
			}
		}
	}
	return best
}

// CountHeavier returns the number of plies of p with a larger weight than m.
func CountHeavier(p games.Position, m games.Move) (n int) {
	ms := p.AppendMoves(nil)
	weights := p.(games.Prior).AppendPriors(nil, ms)
	for _, w := range weights {
		if w > weights[slices.Index(ms, m)] {
			n++
		}
	}
	return n
}
