// The results of a player against the computer, summed up by game, level and seat, with a rating and its trend. The estimate itself is in
// rating.go.

package rating

import (
	"cmp"
	"slices"

	"quintet/games/study/elo"
)

// A Game is a finished game of one person against computers of one level.
type Game struct {
	ID      string // of the game
	Player  string // the name of the person; "" for one who gave none
	Options string // with which it was played, the size of its board among them
	Seat    int    // of the person
	Level   int    // of the computers
	Points  float64
	Rated   bool    // the rating of the level is known for these options, and the game was not helped
	Helped  bool    // it would be rated but for the help that the person had
	Rating  float64 // of the level
}

// Results sums up the games that were played by the same rules on boards of the same size.
type Results struct {
	ID, Options string
	All         elo.Shares
	Levels      []Part // weakest first, those that were met
	Seats       []Part // in order, those that were taken
	Helped      int    // games that are not rated because of help
	Rated       bool   // the strength of the levels is known, and a game is rated
	Estimate    Estimate
	Trend       bool // there are games enough to compare the last ones with those before
	Last        Estimate
	Before      Estimate
	Course      []Estimate // where there is a trend: after each of up to Drawn games, the last one last, that of the Lately games up to there
	rated       []Game
}

// Lately is the number of the last games that a trend compares with those before, leastBefore the least number of those, and Drawn the largest
// number of games in a course.
const (
	Lately      = 20
	leastBefore = 10
	Drawn       = 200
)

// A Part sums up those games that have a level or a seat in common.
type Part struct {
	Number int // of the level, or of the seat
	Games  elo.Shares
}

// Sum sums up the games of one person, in the order in which they were played: those of one game and the same options together, in the order
// in which each came first.
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
		r.estimate()
	}
	return all
}

// Games returns the number of rated games.
func (r *Results) Games() int { return len(r.rated) }

func (r *Results) add(g Game) {
	r.All.Add(g.Points)
	r.Levels = count(r.Levels, g.Level, g.Points)
	r.Seats = count(r.Seats, g.Seat, g.Points)
	if g.Helped {
		r.Helped++
	}
	if g.Rated {
		r.Rated = true
		r.rated = append(r.rated, g)
	}
}

// estimate rates all games, and where there are enough the last ones and those before: the two share no game, so their bounds can be compared.
func (r *Results) estimate() {
	r.Estimate = estimate(r.rated)
	before := len(r.rated) - Lately
	if r.Trend = before >= leastBefore; r.Trend {
		r.Before, r.Last = estimate(r.rated[:before]), estimate(r.rated[before:])
		for end := max(Lately, len(r.rated)-Drawn+1); end <= len(r.rated); end++ {
			r.Course = append(r.Course, estimate(r.rated[end-Lately:end]))
		}
	}
}

// estimate returns the rating that games speak for.
func estimate(games []Game) Estimate {
	var t Tally
	for _, g := range games {
		t.Add(g.Rating, g.Points)
	}
	return t.Estimate()
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
