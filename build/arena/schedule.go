package arena

import (
	"math"

	"quintet/games"
)

// A schedule says which games a run consists of. It never ends: openings are used again when all have been used.
type schedule struct {
	Seed     uint64
	Players  int // seats, which is also the number of games in a round
	Entrants int // 2 to Players
	Openings int // at least 1
}

// A fixture is one game of a schedule.
type fixture struct {
	Number  int    // from 0
	Opening int    // its index in the list
	Slots   []int  // who sits in each seat: a slot from 0 to Players-1 that stays with one opponent
	Seed    uint64 // of the game
}

// round returns the round of the game, from 0.
func (f fixture) round() int { return f.Number / len(f.Slots) }

// fixture returns game number, from 0.
func (s schedule) fixture(number int) fixture {
	f := fixture{Number: number, Slots: make([]int, s.Players), Seed: mix(s.Seed, uint64(number))}
	f.Opening = f.round() % s.Openings
	for seat := range f.Slots {
		f.Slots[seat] = (seat + number) % s.Players
	}
	return f
}

// entrant returns whose opponent sits in a slot: the first entrants have one each, the last one has the rest.
func (s schedule) entrant(slot int) int { return min(slot, s.Entrants-1) }

// slots returns how many slots an entrant has.
func (s schedule) slots(entrant int) int {
	if entrant < s.Entrants-1 {
		return 1
	}
	return s.Players - s.Entrants + 1
}

// seating returns the entrant in each seat of f.
func (s schedule) seating(f fixture) []int {
	who := make([]int, len(f.Slots))
	for seat, slot := range f.Slots {
		who[seat] = s.entrant(slot)
	}
	return who
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
