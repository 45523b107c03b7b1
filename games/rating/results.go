package rating

import (
	"cmp"
	"slices"

	"quintet/games/sample"
)

// A Game is a finished game of one person against computers of one level.
type Game struct {
	ID      string // of the game
	Options string // with which it was played, the size of its board among them
	Seat    int    // of the person
	Level   int    // of the computers
	Points  float64
	Rated   bool    // the rating of the level is known for these options
	Rating  float64 // of the level
}

// Results sums up the games that were played by the same rules on boards of the same size.
type Results struct {
	ID, Options string
	All         sample.Shares
	Levels      []Part // weakest first, those that were met
	Seats       []Part // in order, those that were taken
	Rated       bool   // the strength of the levels is known
	Estimate    Estimate
	tally       Tally
}

// A Part sums up those games that have a level or a seat in common.
type Part struct {
	Number int // of the level, or of the seat
	Games  sample.Shares
}

// Sum sums games up: those of one game and the same options together, in the order in which each came first.
func Sum(games []Game) (all []*Results) {
	for _, g := range games {
		i := slices.IndexFunc(all, func(r *Results) bool { return r.ID == g.ID && r.Options == g.Options })
		if i < 0 {
			i = len(all)
			all = append(all, &Results{ID: g.ID, Options: g.Options})
		}
		all[i].add(g)
	}
	for _, r := range all {
		r.Estimate = r.tally.Estimate()
	}
	return all
}

// add adds a game.
func (r *Results) add(g Game) {
	r.All.Add(g.Points)
	r.Levels = count(r.Levels, g.Level, g.Points)
	r.Seats = count(r.Seats, g.Seat, g.Points)
	if g.Rated {
		r.Rated = true
		r.tally.Add(g.Rating, g.Points)
	}
}

// count adds a game to the part of this number.
func count(parts []Part, number int, points float64) []Part {
	i, ok := slices.BinarySearchFunc(parts, number, func(p Part, n int) int { return cmp.Compare(p.Number, n) })
	if !ok {
		parts = slices.Insert(parts, i, Part{Number: number})
	}
	parts[i].Games.Add(points)
	return parts
}
