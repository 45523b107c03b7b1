package arena

import (
	"math"

	"quintet/games"
)

// A schedule says which games a run consists of. It never ends: openings are used again when all have been used.
type schedule struct {
	Seed     uint64
	Players  int // seats, which is also the number of games in a round
	Openings int // at least 1
}

// A fixture is one game of a schedule.
type fixture struct {
	Number  int    // from 0
	Opening int    // its index in the list
	Slots   []int  // who sits in each seat: 0 for the opponent of the first entrant, others for those of the second
	Seed    uint64 // of the game
}

// round returns the round of the game, from 0.
func (f fixture) round() int { return f.Number / len(f.Slots) }

// entrant returns who plays in a seat.
func (f fixture) entrant(seat games.Player) int { return min(f.Slots[seat], 1) }

// fixture returns game number, from 0.
func (s schedule) fixture(number int) fixture {
	f := fixture{Number: number, Slots: make([]int, s.Players), Seed: mix(s.Seed, uint64(number))}
	f.Opening = f.round() % s.Openings
	for seat := range f.Slots {
		f.Slots[seat] = (seat + number) % s.Players
	}
	return f
}

// mix makes a seed out of two numbers.
func mix(a, b uint64) uint64 { return games.NewRand(games.NewRand(a).Uint64() ^ b).Uint64() }

// shuffled returns 0 to n-1 in an order decided by seed.
func shuffled(n int, seed uint64) []int {
	order, r := make([]int, n), games.NewRand(mix(seed, math.MaxUint64))
	for i := range order {
		order[i] = i
		j := r.Intn(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	return order
}
