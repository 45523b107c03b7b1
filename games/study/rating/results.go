// The results of a player against the computer, summed up by game and level, with a rating and its course over time (Sum). Change here how many games
// make a rating (Window). The estimate itself is in rating.go.

package rating

import (
	"cmp"
	"slices"
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

// Results sums up the games of one kind.
type Results struct {
	ID     string
	Levels []Part // weakest first, only those of rated or helped games
	Rated  int    // the number of rated games
	Helped int    // games not rated because of help
	Other  int    // games by other rules, whose levels have no rating

	Estimate Estimate   // the last of History; unknown without rated games
	History  []Estimate // after each of up to MaxHistory rated games, the last one last
	rated    []Game
}

// Window is the number of latest rated games that make a rating, because people improve. MaxHistory is the largest number of ratings in a history.
const (
	Window     = 30
	MaxHistory = 200
)

// A Part sums up the games against one level, or the even matches at one strength.
type Part struct {
	Number int // of the level, for an even match of the one below
	Even   int // the strength of an even match in tenths of a level; else 0
	Games  int // the rated ones
	Points float64
	Helped int // games not rated because of help
}

// Sum sums up the games of one person, given in playing order. It groups them by game, in the order of their first game.
func Sum(games []Game) (all []*Results) {
	for _, g := range games {
		i := slices.IndexFunc(all, func(r *Results) bool { return r.ID == g.ID })
		if i < 0 {
			i = len(all)
			all = append(all, &Results{ID: g.ID, Estimate: estimate(nil)})
		}
		all[i].add(g)
	}
	for _, r := range all {
		for end := max(1, len(r.rated)-MaxHistory+1); end <= len(r.rated); end++ {
			r.Estimate = estimate(r.rated[max(0, end-Window):end])
			r.History = append(r.History, r.Estimate)
		}
	}
	return all
}

// Counted returns the rated games after which History has an estimate, one for each, the last one last.
func (r *Results) Counted() []Game { return r.rated[max(0, len(r.rated)-MaxHistory):] }

// After returns what Estimate would be after further games, all of them rated.
func (r *Results) After(games ...Game) Estimate {
	all := slices.Concat(r.rated, games)
	return estimate(all[max(0, len(all)-Window):])
}

// Games returns the number of all games.
func (r *Results) Games() int { return r.Rated + r.Helped + r.Other }

func (r *Results) add(g Game) {
	switch {
	case g.Rated:
		r.Rated++
		r.rated = append(r.rated, g)
		p := r.part(g)
		p.Games++
		p.Points += g.Points
	case g.Helped:
		r.Helped++
		r.part(g).Helped++
	default:
		r.Other++
	}
}

// Tenths returns the strength that p is about in tenths of a level.
func (p Part) Tenths() int { return max(10*p.Number, p.Even) }

// part returns the part of the strength of g.
func (r *Results) part(g Game) *Part {
	of := Part{Number: g.Level, Even: g.Even}
	i, ok := slices.BinarySearchFunc(r.Levels, of, func(a, b Part) int {
		return cmp.Or(cmp.Compare(a.Tenths(), b.Tenths()), cmp.Compare(a.Even, b.Even))
	})
	if !ok {
		r.Levels = slices.Insert(r.Levels, i, of)
	}
	return &r.Levels[i]
}

// estimate returns the rating for games.
func estimate(games []Game) Estimate {
	var t Tally
	for _, g := range games {
		t.Add(g.Rating, g.Points)
	}
	return t.Estimate()
}
