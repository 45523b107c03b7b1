package judge_test

import (
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/chance"
)

// A tenth sums up the positions of a sample for which the chance of the seat to move lies between the same tenths.
type tenth struct {
	count, said, won float64
	games            map[string]bool // they end independently of each other, their positions do not
}

// errors is the number of standard errors that chance alone makes in one of two thousand tenths: there are some hundred in all samples.
const errors = 3.5

// What the judge says comes true within 5 points, in every tenth of every game's held-out sample, as far as a sample of its size can tell: the
// games of a sample are few until somebody has a quiet machine for some hours, and its standard error is allowed for.
func TestChancesComeTrue(t *testing.T) {
	for _, s := range catalog.All() {
		table, err := chance.Parse(s.Chances)
		if err != nil {
			t.Fatal(err)
		}
		if len(table) == 0 { // it has not been calibrated yet
			continue
		}
		text, err := os.ReadFile(filepath.Join("..", s.ID, "testdata", "chances.txt"))
		if err != nil {
			t.Fatal(err)
		}
		classes := map[string]*[10]tenth{}
		var of *[10]tenth
		var curve chance.Curve
		for line := range strings.Lines(string(text)) {
			words := strings.Fields(line)
			if len(words) == 0 || words[0] == "#" {
				continue
			}
			if strings.Contains(line, "=") {
				of, curve = &[10]tenth{}, curveOf(t, s, table, words)
				classes[strings.TrimSpace(line)] = of
				continue
			}
			said, won := readForecast(t, words[1:], curve)
			b := &of[min(int(10*said), 9)]
			b.count, b.said, b.won = b.count+1, b.said+said, b.won+won
			if b.games == nil {
				b.games = map[string]bool{}
			}
			b.games[words[0]] = true
		}
		if len(classes) != len(table) {
			t.Errorf("games/%s: a sample of %d classes, a table of %d", s.ID, len(classes), len(table))
		}
		for class, of := range classes {
			for i, b := range of {
				said, won := b.said/b.count, b.won/b.count
				allowed := 0.05 + errors*math.Sqrt(max(said*(1-said), 0.02)/float64(len(b.games)))
				if b.count > 0 && math.Abs(said-won) > allowed {
					t.Errorf("%s %s: in tenth %d the judge says %.2f, %.2f of %d games are won; %.2f is allowed", s.ID, class, i, said, won, len(b.games), allowed)
				}
			}
		}
	}
}

// curveOf returns the curve for the games and playouts that words name.
func curveOf(t *testing.T, s games.Spec, table chance.Table, words []string) chance.Curve {
	t.Helper()
	o, err := games.ParseOptions(words)
	if err != nil {
		t.Fatal(err)
	}
	playouts := o.Int("playouts")
	delete(o, "playouts")
	if o, err = s.Complete(o); err != nil {
		t.Fatal(err)
	}
	return table.Curve(o, playouts)
}

// readForecast returns the chance that curve gives the seat to move, and what it has won.
func readForecast(t *testing.T, words []string, curve chance.Curve) (said, won float64) {
	t.Helper()
	n := len(words) - 2
	mover, ok := games.ParsePlayer(words[0], n)
	if !ok {
		t.Fatalf("%v: no player of %d", words, n)
	}
	var values []float64
	for _, w := range words[1:] {
		v, err := strconv.ParseFloat(w, 64)
		if err != nil {
			t.Fatal(err)
		}
		values = append(values, v)
	}
	var ps games.Payoffs
	for i := range n {
		ps[i] = float32((float64(n)*values[i] - 1) / float64(n-1))
	}
	return curve.Of(ps, n)[mover], values[n]
}
