// Package contest plays games between two entrants, for the command match, the arena and the ladder of levels. This file decides which games, seats
// and openings a contest has (Schedule) and how it is scored (Tally); game.go plays a single game. Change here who plays whom.
//
// A round is one opening played once in every rotation of the seats: with two seats a pair of games, with three or four as many games as seats. Both
// entrants get the same advantage from an opening, and the rounds, not the games, are the independent trials of the statistics. The first entrant
// plays once in every seat; the second entrant takes all other seats: with four seats, the first plays against three copies of the second.
//
// A first place is one point, divided equally among all who share it: a draw between two is half a point each.
package contest

import (
	"quintet/games"
	"quintet/games/study/elo"
)

// A Schedule defines the games of a contest. It is endless: openings are reused when all have been used.
type Schedule struct {
	Seed     uint64
	Players  int // seats, which is also the number of games in a round
	Openings int // at least 1
}

// A Fixture is one game of a schedule.
type Fixture struct {
	Number  int    // from 0
	Opening int    // its index in the list
	Slots   []int  // the opponent in each seat: 0 for that of the first entrant, others for those of the second
	Seed    uint64 // the seed of the game
}

// Round returns the round of the game, from 0.
func (f Fixture) Round() int { return f.Number / len(f.Slots) }

// Entrant returns the entrant in a seat: 0 or 1.
func (f Fixture) Entrant(seat games.Player) int { return min(f.Slots[seat], 1) }

// Fixture returns game number, from 0.
func (s Schedule) Fixture(number int) Fixture {
	f := Fixture{Number: number, Slots: make([]int, s.Players), Seed: Mix(s.Seed, uint64(number))}
	f.Opening = f.Round() % s.Openings
	for seat := range f.Slots {
		f.Slots[seat] = (seat + number) % s.Players
	}
	return f
}

// Points returns what an entrant scored in a game won by winners: its share of the first place, added up over its seats.
func (f Fixture) Points(entrant int, winners []games.Player) float64 {
	sum := 0.0
	for _, w := range winners {
		if f.Entrant(w) == entrant {
			sum += 1 / float64(len(winners))
		}
	}
	return sum
}

// A Tally adds up what one entrant scores in the rounds of a schedule.
type Tally struct {
	Shares elo.Shares // its mean share in each complete round
	round  float64    // points in the round in progress
}

// Add adds the next game of the schedule, won by winners.
func (t *Tally) Add(f Fixture, entrant int, winners []games.Player) {
	t.round += f.Points(entrant, winners)
	players := len(f.Slots)
	if (f.Number+1)%players > 0 {
		return
	}
	seats := 1
	if entrant > 0 {
		seats = players - 1
	}
	t.Shares.Add(t.round / float64(players*seats))
	t.round = 0
}

// Mix combines two numbers into a seed.
func Mix(a, b uint64) uint64 { return games.NewRand(games.NewRand(a).Uint64() ^ b).Uint64() }
