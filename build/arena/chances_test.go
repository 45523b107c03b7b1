package arena

import (
	"io"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/chance"
	"quintet/games/study/judge"
)

// withTables returns the games that have been calibrated.
func withTables() (some []games.Spec) {
	for _, s := range catalog.All() {
		if s.Chances != "" {
			some = append(some, s)
		}
	}
	return some
}

// calibrated returns the table of s and its games.
func calibrated(t *testing.T, s games.Spec) (chance.Table, []sampled) {
	t.Helper()
	table, err := chance.Parse(s.Chances)
	must.Succeed(t, err)
	all, err := readGames(s, must.Read(t, filepath.Join("..", "..", "games", s.ID, "testdata", "forecasts.txt")))
	must.Succeed(t, err)
	return table, all
}

// A decile sums up the positions for which the chance of the seat to move is between the same tenths.
type decile struct {
	count, expected, won float64
	games                map[int]bool // games end independently of each other, positions of one game do not
}

// foretold sorts forecasts of games of n players by the chances of the seat to move, by the curve of the games in the other half.
func foretold(all []forecast, n int) (of [10]decile) {
	var halves [2][]forecast
	for _, f := range all {
		halves[f.game%2] = append(halves[f.game%2], f)
	}
	for i, half := range halves {
		c := fit(halves[1-i], n)
		for _, f := range half {
			said := c.Chances(f.expected, f.mover, n)[f.mover]
			b := &of[min(int(10*said), 9)]
			b.count, b.expected, b.won = b.count+1, b.expected+said, b.won+f.result(int(f.mover), n)
			if b.games == nil {
				b.games = map[int]bool{}
			}
			b.games[f.game] = true
		}
	}
	return of
}

// add adds the positions of another line to those of b; number distinguishes its games from those of earlier lines.
func (b *decile) add(line decile, number int) {
	b.count, b.expected, b.won = b.count+line.count, b.expected+line.expected, b.won+line.won
	if b.games == nil {
		b.games = map[int]bool{}
	}
	for game := range line.games {
		b.games[number<<20|game] = true
	}
}

// check reports if the predicted and the actual share of wins in b differ by more than 5 points and the given number of standard errors.
func (b decile) check(t *testing.T, of string, tenth int, errors float64) {
	t.Helper()
	said, won := b.expected/b.count, b.won/b.count
	if allowed := 0.05 + errors*standardError(said, float64(len(b.games))); b.count > 0 && math.Abs(said-won) > allowed {
		t.Errorf("%s: in tenth %d the judge says %.2f, %.2f of %d games are won; %.2f is allowed", of, tenth, said, won, len(b.games), allowed)
	}
}

// standardError returns the standard error of the share of wins among n games that are each won with the given chance. Two additional wins and losses
// make it valid for few games, too (Agresti and Coull, 1998).
func standardError(chance, n float64) float64 {
	p := (chance*n + 2) / (n + 4)
	return math.Sqrt(p * (1 - p) / (n + 4))
}

// The judge's chances are right within 5 points in every tenth: exactly for all games together, within a standard error for each game, and within 2
// for each line, since there are many lines with few games. Each half of the games is judged with a line made from the other half; the lines of the
// tables, made from both, are better. The short test only covers reviews.
func TestChancesMatchOutcomes(t *testing.T) {
	var together [10]decile
	for number, s := range withTables() {
		table, all := calibrated(t, s)
		var whole [10]decile
		for _, row := range table {
			if testing.Short() && row.Playouts != judge.DefaultSettings(s.ID).Playouts {
				continue
			}
			g, err := s.Open(row.Options)
			must.Succeed(t, err)
			class := slices.IndexFunc(classes(s), func(o games.Options) bool { return s.Format(o) == s.Format(row.Options) })
			for i, b := range foretold(forecasts(ofClass(s, all, class), row.Playouts), g.Info().Players) {
				b.check(t, s.ID+" "+row.Format(s), i, 2)
				whole[i].add(b, class)
			}
		}
		for i, b := range whole {
			if together[i].add(b, number<<8); !testing.Short() {
				b.check(t, s.ID, i, 1)
			}
		}
	}
	for i, b := range together {
		b.check(t, "all games", i, 0)
	}
}

// Reviews and hints are calibrated: every table has a line for their playouts in each class.
func TestReviewsAreCalibrated(t *testing.T) {
	for _, s := range withTables() {
		table, _ := calibrated(t, s)
		for _, o := range classes(s) {
			if !slices.ContainsFunc(table, func(r chance.Row) bool {
				return s.Format(r.Options) == s.Format(o) && r.Playouts == judge.DefaultSettings(s.ID).Playouts
			}) {
				t.Errorf("games/%s/chances.txt has no line for %q and the %d playouts of a review", s.ID, s.Format(o), judge.DefaultSettings(s.ID).Playouts)
			}
		}
	}
}

// The tables follow from the kept games, as the commands in their heads say.
func TestTablesBelongToTheirGames(t *testing.T) {
	if testing.Short() {
		t.Skip("fits take seconds")
	}
	for _, s := range withTables() {
		_, all := calibrated(t, s)
		_, rest, _ := strings.Cut(s.Chances, "go run ./build calibrate ")
		words, _, _ := strings.Cut(rest, "\n")
		var c calibration
		if err := c.parse(strings.Fields(words), io.Discard); err != nil {
			t.Fatalf("games/%s/chances.txt: %v", s.ID, err)
		}
		if rounds := len(all) / len(classes(s)); c.games != rounds || c.table(s, all) != s.Chances {
			t.Errorf("games/%s/chances.txt is not what go run ./build calibrate -more makes of the %d games of each class that are kept", s.ID, rounds)
		}
	}
}
