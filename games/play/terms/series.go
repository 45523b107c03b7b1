// The score of a series of games between the same people (Series): points and sums of scores, by person and not by seat. Standings ranks the seats,
// FormatPoints writes points. Change here how a game adds to the score (After).

package terms

import (
	"slices"
	"strconv"

	"quintet/games"
)

// PointUnits is the number of units in one point of a series. It can be divided by two, three and four for a shared first place.
const PointUnits = 12

// A Series is the score of the games that the same people, persons or computers, have played at a table. It counts by person and not by seat: person
// k had seat k in the first game. The zero Series has no games.
type Series struct {
	Games  int                   `json:"Games"`
	Points [games.MaxPlayers]int `json:"Points"` // by person, in units: see PointUnits
	Scores [games.MaxPlayers]int `json:"Scores"` // by person: the sum of the scores at the end of each game; 0 if games have no scores
	Seats  []int                 `json:"Seats"`  // Seats[i] is the person on seat i in the next game; nil while all have their first seats
}

// person returns the person on seat.
func (s Series) person(seat games.Player) int {
	if int(seat) < len(s.Seats) {
		return s.Seats[seat]
	}
	return int(seat)
}

// PointsOf returns the points of the person on seat.
func (s Series) PointsOf(seat games.Player) int { return s.Points[s.person(seat)] }

// TotalScore returns the total score of the person on seat.
func (s Series) TotalScore(seat games.Player) int { return s.Scores[s.person(seat)] }

// A Standing is the total of a seat in a series, in words.
type Standing struct {
	Seat  games.Player
	Total string
}

// Standings returns the totals of n seats in s, the highest first: the sums of their scores if t adds up scores, or else their points.
func (t Terms) Standings(s Series, n int) []Standing {
	total, write := s.PointsOf, FormatPoints
	if t.AddUp {
		total, write = s.TotalScore, strconv.Itoa
	}
	var seats []games.Player
	for p := range games.Player(n) {
		seats = append(seats, p)
	}
	slices.SortStableFunc(seats, func(a, b games.Player) int { return total(b) - total(a) })
	var all []Standing
	for _, p := range seats {
		all = append(all, Standing{p, write(total(p))})
	}
	return all
}

// After returns s with one more game, whose winners share one point. scores are the counted scores by seat, nil if the game has none. The seats stay.
// An abandoned game, without winners, does not count.
func (s Series) After(winners []games.Player, scores []int) Series {
	if len(winners) == 0 {
		return s
	}
	s.Games++
	for _, w := range winners {
		s.Points[s.person(w)] += PointUnits / len(winners)
	}
	for i, n := range scores {
		s.Scores[s.person(games.Player(i))] += n
	}
	return s
}

// Reseated returns s for n seats, with the person of seat from[i] on seat i.
func (s Series) Reseated(from []int) Series {
	seats := make([]int, len(from))
	for i, f := range from {
		seats[i] = s.person(games.Player(f))
	}
	s.Seats = seats
	return s
}

// valid reports whether s is consistent: all scores are possible and no one has two seats.
func (s Series) valid() bool {
	sum := 0
	for _, p := range s.Points {
		if p < 0 || p > s.Games*PointUnits {
			return false
		}
		sum += p
	}
	for _, n := range s.Scores {
		if n < 0 || n > 0 && s.Games == 0 {
			return false
		}
	}
	if s.Games < 0 || sum != s.Games*PointUnits || len(s.Seats) > games.MaxPlayers {
		return false
	}
	for i, k := range s.Seats {
		if k < 0 || k >= len(s.Seats) || slices.Contains(s.Seats[:i], k) {
			return false
		}
	}
	return true
}

// FormatPoints writes points, given in units, exactly and as people do: 2, 1½, 2/3, 1 7/12.
func FormatPoints(points int) string {
	part := [PointUnits]string{"", "1/12", "1/6", "¼", "1/3", "5/12", "½", "7/12", "2/3", "¾", "5/6", "11/12"}[points%PointUnits]
	whole := strconv.Itoa(points / PointUnits)
	switch {
	case part == "":
		return whole
	case points < PointUnits:
		return part
	case len(part) > len("½"):
		return whole + "\u00a0" + part
	}
	return whole + part
}
