// Package rating estimates how strong a player is, and how certain that is, from games against opponents of known strength. Change the estimate here
// (Tally.Estimate). results.go sums up the games of a player, follow.go follows a player from game to game.
//
// The estimate is the rating at which the results are most likely by the model of Bradley and Terry (1952) on Elo's scale, with the ratings of the
// opponents given. Its 95 % bounds are those of the likelihood ratio (Wilks, 1938): they hold for few games too, and if every game was won there is
// only a lower bound. The model ignores who moves first.
package rating

import (
	"math"

	"quintet/games/study/elo"
)

// A Tally collects the games of one player. The zero value is empty.
type Tally struct {
	against []opponent
	games   int
	points  float64
}

// An opponent holds the games against one rating.
type opponent struct {
	rating        float64
	games, points float64
}

// Add adds a game against an opponent with this rating: 1 for a win, 0 for a loss, in between for a share of the first place.
func (t *Tally) Add(rating, points float64) {
	t.games++
	t.points += points
	for i := range t.against {
		if o := &t.against[i]; o.rating == rating {
			o.games++
			o.points += points
			return
		}
	}
	t.against = append(t.against, opponent{rating, 1, points})
}

// An Estimate is a rating with its 95 % bounds, on the scale of the opponents. Each may be infinite.
type Estimate struct{ Rating, Low, High float64 }

// Bounds of the search for a rating, further from all opponents than any results could prove.
const (
	searchMargin = 4000
	steps        = 60 // bisections, which leave less than a millionth of a point
)

// logLikelihoodDrop is the loss of log-likelihood at the bounds: half the 95 % point of chi-squared with one degree of freedom.
const logLikelihoodDrop = 3.841459 / 2

// Estimate returns the most likely rating. Without games it is unknown: 0, from -Inf to +Inf.
func (t *Tally) Estimate() Estimate {
	e := Estimate{0, math.Inf(-1), math.Inf(1)}
	if t.games == 0 {
		return e
	}
	low, high := math.Inf(1), math.Inf(-1)
	for _, o := range t.against {
		low, high = min(low, o.rating-searchMargin), max(high, o.rating+searchMargin)
	}
	lost, won := t.points == 0, t.points == float64(t.games)
	most := 0.0 // of the log-likelihood
	peak := low
	switch {
	case lost:
		e.Rating = math.Inf(-1)
	case won:
		e.Rating, peak = math.Inf(1), high
	default:
		e.Rating = root(low, high, func(r float64) float64 { return t.expected(r) - t.points })
		peak, most = e.Rating, t.logLikelihood(e.Rating)
	}
	above := func(r float64) float64 { return t.logLikelihood(r) - most + logLikelihoodDrop }
	if !lost {
		e.Low = root(low, peak, above)
	}
	if !won {
		e.High = root(peak, high, func(r float64) float64 { return -above(r) })
	}
	return e
}

// expected returns the expected points of a player with rating r in these games.
func (t *Tally) expected(r float64) (points float64) {
	for _, o := range t.against {
		points += o.games * elo.FromElo(r-o.rating)
	}
	return points
}

// logLikelihood returns the log-likelihood of the results for a player with rating r.
func (t *Tally) logLikelihood(r float64) (sum float64) {
	for _, o := range t.against {
		if o.points > 0 {
			sum += o.points * math.Log(elo.FromElo(r-o.rating))
		}
		if o.points < o.games {
			sum += (o.games - o.points) * math.Log(elo.FromElo(o.rating-r))
		}
	}
	return sum
}

// root returns the x at which f, which rises from low to high, is 0.
func root(low, high float64, f func(x float64) float64) float64 {
	for range steps {
		if middle := (low + high) / 2; f(middle) < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}
