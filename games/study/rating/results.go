// The results of a player against the computer, summed up by game, level and seat, with a rating and its trend (Sum). Change here how games are
// grouped, and how many make a trend (TrendGames). The estimate itself is in rating.go.

package rating

import (
	"cmp"
	"slices"

	"quintet/games/study/elo"
)

// A Game is a finished game of one person against computers of one level.
type Game struct {
	ID      string // of the game
	Player  string // the name of the person, "" if not given
	Options string // the options of the game, including its board size
	Seat    int    // of the person
	Level   int    // of the computers
	Even    int    // their strength in an even match, in tenths of a level; else 0
	Duel    bool   // for two players
	Points  float64
	Rated   bool    // the rating of the level is known for these options, and the game was not helped
	Helped  bool    // it is not rated only because the person had help
	Rating  float64 // of the level
}

// Results sums up games by the same rules on boards of the same size.
type Results struct {
	ID, Options string
	All         elo.Shares
	Levels      []Part // weakest first, only those played against
	Seats       []Part // in order, only those played
	Helped      int    // games not rated because of help
	Rated       bool   // the strength of the levels is known, and at least one game is rated
	Estimate    Estimate
	Trend       bool // there are enough games to compare the latest with those before
	Last        Estimate
	Before      Estimate
	History     []Estimate // if there is a trend: the rating after each of up to MaxHistory games, the last one last, from the TrendGames games up to that point
	rated       []Game
}

// TrendGames is the number of latest games that a trend compares with those before, minBefore the least number of those before, and MaxHistory the largest
// number of ratings in a history.
const (
	TrendGames = 20
	minBefore  = 10
	MaxHistory = 200
)

// A Part sums up the games with the same level or seat.
type Part struct {
	Number int // of the level, or of the seat
	Games  elo.Shares
}

// Sum sums up the games of one person, given in playing order. It groups games with the same rules and options, in the order of their first game.
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

// estimate rates all games and, if there are enough, the latest and those before separately: the two share no game, so their bounds can be compared.
func (r *Results) estimate() {
	r.Estimate = estimate(r.rated)
	before := len(r.rated) - TrendGames
	if r.Trend = before >= minBefore; r.Trend {
		r.Before, r.Last = estimate(r.rated[:before]), estimate(r.rated[before:])
		for end := max(TrendGames, len(r.rated)-MaxHistory+1); end <= len(r.rated); end++ {
			r.History = append(r.History, estimate(r.rated[end-TrendGames:end]))
		}
	}
}

// estimate returns the rating for games.
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
