package arena

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"quintet/games/catalog"
)

// A ladder is how the levels of a game fared, each against the one below.
type ladder struct {
	game, options string
	pairs         int
	seed          uint64
	source        string // of the openings
	rungs         []rung // by level; the first has played nobody
}

// A rung is one level.
type rung struct {
	level    int
	name     string
	rating   int // Elo above the first level: the sum of all differences up to here
	playouts int // of the level
	time     time.Duration
	tenth    int // playouts it was measured with
	games    int // against the level below
	score    float64
	elo      [3]float64 // the difference, and its interval of 95 %
	strength string     // how the level plays
}

// newRung returns the rung of a level that has played nobody.
func newRung(l catalog.Level) rung {
	limits := l.Limits(1)
	return rung{level: l.Number, name: l.Name, playouts: limits.Playouts, time: limits.Time, tenth: l.Tenth().Playouts, strength: l.String()}
}

// mostElo bounds differences in ratings: a score of 100 % says nothing more than that.
const mostElo = 1000

// add adds the next rung, whose run sum is.
func (l *ladder) add(r rung, sum *Summary) {
	sample := sum.entrants[0].sample
	low, high := sample.Interval()
	r.games, r.score, r.elo = sum.Games, 100*sample.Mean(), [3]float64{Elo(sample.Mean()), Elo(low), Elo(high)}
	r.rating = l.rungs[len(l.rungs)-1].rating + int(math.Round(max(-mostElo, min(mostElo, r.elo[0]))))
	l.rungs = append(l.rungs, r)
}

// ladderColumns are the columns of the table. From games on they say how the level fared against the one below: the score in percent,
// the difference in Elo and its interval of 95 %.
const ladderColumns = "level name rating playouts time tenth games score elo low high"

// text writes the table. parseLadder reads it.
func (l *ladder) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Levels of %s, %s: each against the one below, with a tenth of its playouts\n", l.game, l.options)
	fmt.Fprintf(&b, "# %d pairs of games, seed %d, openings %s\n\n", l.pairs, l.seed, l.source)
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, strings.ReplaceAll(ladderColumns, " ", "\t")) // a strings.Builder never fails
	var ratings []string
	for _, r := range l.rungs {
		fmt.Fprintf(t, "%d\t%s\t%d\t%d\t%v\t%d\t%d", r.level, r.name, r.rating, r.playouts, r.time, r.tenth, r.games)
		if r.games > 0 {
			fmt.Fprintf(t, "\t%.1f\t%s\t%s\t%s", r.score, elo(r.elo[0]), elo(r.elo[1]), elo(r.elo[2]))
		}
		fmt.Fprintln(t)
		ratings = append(ratings, strconv.Itoa(r.rating))
	}
	t.Flush()
	fmt.Fprintln(&b)
	for _, r := range l.rungs {
		fmt.Fprintf(&b, "level %d %s\n", r.level, r.strength)
	}
	fmt.Fprintf(&b, "\n# for games/catalog: {%s}\n", strings.Join(ratings, ", "))
	return b.String()
}

// parseLadder reads the rungs of a table.
func parseLadder(text string) ([]rung, error) {
	var rungs []rung
	begun := false
	for i, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		var err error
		switch {
		case len(f) == 0 || f[0] == "#":
		case !begun:
			if begun = strings.Join(f, " ") == ladderColumns; !begun {
				err = fmt.Errorf("want %q", ladderColumns)
			}
		case f[0] == "level":
			err = parseStrength(rungs, line)
		default:
			var r rung
			r, err = parseRung(f)
			rungs = append(rungs, r)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(rungs) == 0 {
		return nil, errors.New("there is no level")
	}
	return rungs, nil
}

// parseRung reads the fields of a line of the table.
func parseRung(f []string) (rung, error) {
	var r rung
	if len(f) != 7 && len(f) != 11 {
		return r, fmt.Errorf("want 7 columns, or 11 of a level that has played, not %d", len(f))
	}
	var err error
	read := func(dst *int, text string) {
		n, e := strconv.Atoi(text)
		*dst, err = n, errors.Join(err, e)
	}
	read(&r.level, f[0])
	r.name = f[1]
	read(&r.rating, f[2])
	read(&r.playouts, f[3])
	d, e := time.ParseDuration(f[4])
	r.time, err = d, errors.Join(err, e)
	read(&r.tenth, f[5])
	read(&r.games, f[6])
	if len(f) == 11 {
		for i, dst := range []*float64{&r.score, &r.elo[0], &r.elo[1], &r.elo[2]} {
			v, e := strconv.ParseFloat(f[7+i], 64)
			*dst, err = v, errors.Join(err, e)
		}
	}
	return r, err
}

// parseStrength reads a line that says how one of rungs plays.
func parseStrength(rungs []rung, line string) error {
	number, strength, _ := strings.Cut(strings.TrimPrefix(line, "level "), " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(rungs) {
		return fmt.Errorf("level %q is not in the table", number)
	}
	rungs[n-1].strength = strength
	return nil
}
