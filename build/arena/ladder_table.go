// Calculates and formats the table of the ladder: each level's rating, from its score against the level below. Change the columns here
// (ladderColumns). ladder.go plays the games.

package arena

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/elo"
)

// A ladder holds the scores of a game's levels, each against the level below.
type ladder struct {
	game, options string
	pairs         int
	seed          uint64
	source        string // of the openings
	rungs         []rung // by level; the first has no games
}

// A rung is one level.
type rung struct {
	level        int
	name         string
	rating       int // Elo above the first level: the sum of all differences up to here
	playouts     int // of the level
	time         time.Duration
	playoutsUsed int // playouts that it had against the level below
	games        int // against the level below
	score        float64
	elo          [3]float64 // the difference, and its 95 % interval
	strength     string     // a description of the level
}

// newRung returns the rung of a level without games, measured within limits.
func newRung(l catalog.Level, limits search.Limits) rung {
	return rung{level: l.Number, name: l.Name, playouts: l.Untimed().Playouts, playoutsUsed: limits.Playouts, time: l.Limits().Time, strength: l.String()}
}

// maxElo bounds rating differences: a score of 100 % gives no larger one.
const maxElo = 1000

// add adds the next rung, with the summary of its run.
func (l *ladder) add(r rung, sum *summary) {
	shares := sum.entrants[0].tally.Shares
	low, high := shares.Interval()
	r.games, r.score, r.elo = sum.Games, 100*shares.Mean(), [3]float64{elo.Elo(shares.Mean()), elo.Elo(low), elo.Elo(high)}
	r.rating = l.rungs[len(l.rungs)-1].rating + int(math.Round(max(-maxElo, min(maxElo, r.elo[0]))))
	l.rungs = append(l.rungs, r)
}

// ladderColumns are the columns of the table. Those from games onwards are about the level's games against the one below: the score in percent, the
// difference in Elo and its 95 % interval.
const ladderColumns = "level name rating playouts time with games score elo low high"

// text writes the table.
func (l *ladder) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Levels of %s, %s: each against the one below, the strongest and that one with a tenth of their playouts\n", l.game, l.options)
	fmt.Fprintf(&b, "# %d pairs of games, seed %d, openings %s\n\n", l.pairs, l.seed, l.source)
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, strings.ReplaceAll(ladderColumns, " ", "\t")) // a strings.Builder never fails
	var ratings []string
	for _, r := range l.rungs {
		fmt.Fprintf(t, "%d\t%s\t%d\t%d\t%v\t%d\t%d", r.level, r.name, r.rating, r.playouts, r.time, r.playoutsUsed, r.games)
		if r.games > 0 {
			fmt.Fprintf(t, "\t%.1f\t%s\t%s\t%s", r.score, elo.Signed(r.elo[0]), elo.Signed(r.elo[1]), elo.Signed(r.elo[2]))
		}
		fmt.Fprintln(t)
		ratings = append(ratings, strconv.Itoa(r.rating))
	}
	t.Flush()
	fmt.Fprintln(&b)
	for _, r := range l.rungs {
		fmt.Fprintf(&b, "level %d %s\n", r.level, r.strength)
	}
	fmt.Fprintf(&b, "\n# ratings for levels.txt: {%s}\n", strings.Join(ratings, ", "))
	return b.String()
}
