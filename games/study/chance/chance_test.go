package chance_test

import (
	"math"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/chance"
)

// sum returns the total chances of n players and checks that absent seats have none.
func sum(t *testing.T, c chance.Chances, n int) (total float64) {
	t.Helper()
	for i, v := range c {
		if v < 0 || v > 1 || i >= n && v != 0 {
			t.Errorf("%v: seat %d of %d has %v", c, i, n, v)
		}
		total += v
	}
	return total
}

func TestChancesAddUpToOne(t *testing.T) {
	r := games.NewRand(1)
	for range 10_000 {
		n := 2 + r.Intn(games.MaxPlayers-1)
		var ps games.Payoffs
		left := 0.0 // payoffs add up to 0
		for i := range n - 1 {
			ps[i] = float32((2*r.Float64() - 1) / float64(n-1))
			left -= float64(ps[i])
		}
		ps[n-1] = float32(left)
		c := chance.Curve{Stretch: 10 * r.Float64(), Bend: 2*r.Float64() - 0.9, First: 2*r.Float64() - 1, Move: 2*r.Float64() - 1}
		mover := games.Player(r.Intn(n))
		for _, got := range []chance.Chances{c.Chances(ps, mover, n), chance.Plain.Chances(ps, mover, n), chance.Exact(ps, n)} {
			if total := sum(t, got, n); math.Abs(total-1) > 1e-9 {
				t.Errorf("the chances %v add up to %v", got, total)
			}
			if back, ok := chance.FromValues(got[:n]); !ok || back != got {
				t.Errorf("Exactly(%v) = %v, %v", got[:n], back, ok)
			}
		}
	}
}

func TestCurveChances(t *testing.T) {
	for _, tt := range []struct {
		name  string
		curve chance.Curve
		ps    games.Payoffs
		n     int
		want  chance.Chances
	}{
		{"nothing is corrected", chance.Plain, games.Payoffs{0.2, -0.2}, 2, chance.Chances{0.6, 0.4}},
		{"log odds of 0.6, twice: 0.36 to 0.16", chance.Curve{Stretch: 2}, games.Payoffs{0.2, -0.2}, 2, chance.Chances{0.6923, 0.3077}},
		{"log odds of 0.6, half of which are bent: 0.2027 of the stretch", chance.Curve{Stretch: 2, Bend: 1}, games.Payoffs{0.2, -0.2}, 2, chance.Chances{0.541, 0.459}},
		{"log odds of 0.9, half of which are bent: 1.0986 of the stretch", chance.Curve{Stretch: 2, Bend: 1}, games.Payoffs{0.8, -0.8}, 2, chance.Chances{0.9921, 0.0079}},
		{"even stays even", chance.Curve{Stretch: 9, Bend: -0.5}, games.Payoffs{}, 2, chance.Chances{0.5, 0.5}},
		{"the first seat has odds of e to 1", chance.Curve{Stretch: 1, First: 1}, games.Payoffs{}, 2, chance.Chances{0.7311, 0.2689}},
		{"the second seat is to move, and has odds of e to 1", chance.Curve{Stretch: 1, Move: 1}, games.Payoffs{}, 2, chance.Chances{0.2689, 0.7311}},
		{"three even seats", chance.Curve{Stretch: 3}, games.Payoffs{}, 3, chance.Chances{0.3333, 0.3333, 0.3334}},
		{"four seats, one ahead: 0.4 to 0.2, twice", chance.Curve{Stretch: 2}, games.Payoffs{0.2, -1. / 15, -1. / 15, -1. / 15}, 4,
			chance.Chances{0.5714, 0.1429, 0.1429, 0.1428}},
		{"lost is not proven", chance.Plain, games.Payoffs{1, -1}, 2, chance.Chances{0.999, 0.001}},
	} {
		got := tt.curve.Chances(tt.ps, 1, tt.n)
		for i := range got {
			if math.Abs(got[i]-tt.want[i]) > 1e-9 {
				t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
				break
			}
		}
	}
	if got, want := chance.Exact(games.Payoffs{1, -1}, 2), (chance.Chances{1, 0}); got != want {
		t.Errorf("a win is worth %v, want %v", got, want)
	}
}

func TestFromValuesRejects(t *testing.T) {
	for _, values := range [][]float64{{0.5, 0.4}, {1.2, -0.2}, {math.NaN(), 1}, {0.2, 0.2, 0.2, 0.2, 0.2}, {0.55555, 0.44445}} {
		if c, ok := chance.FromValues(values); ok {
			t.Errorf("Exactly(%v) = %v", values, c)
		}
	}
}

const table = `
# a game
size=7 playouts=100 stretch=4.00 bend=0.00 first=0.00 move=0.00 noise=0.100
size=7 playouts=10000 stretch=2.00 bend=0.50 first=0.50 move=-0.50 noise=0.050
size=11 playouts=1000 stretch=6.00 bend=0.00 first=-0.20 move=0.10 noise=0.060
`

func TestTableFindsNearestRow(t *testing.T) {
	rows, err := chance.Parse(table)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		size     string
		playouts int
		want     chance.Curve
	}{
		{"7", 100, chance.Curve{Stretch: 4, Noise: 0.1}},
		{"7", 10, chance.Curve{Stretch: 4, Noise: 0.1}},
		{"7", 1000, chance.Curve{Stretch: 3, Bend: 0.25, First: 0.25, Move: -0.25, Noise: 0.075}},
		{"7", 1_000_000, chance.Curve{Stretch: 2, Bend: 0.5, First: 0.5, Move: -0.5, Noise: 0.05}},
		{"8", 100, chance.Curve{Stretch: 4, Noise: 0.1}},
		{"9", 1, chance.Curve{Stretch: 6, First: -0.2, Move: 0.1, Noise: 0.06}},
		{"19", 5000, chance.Curve{Stretch: 6, First: -0.2, Move: 0.1, Noise: 0.06}},
	} {
		got := rows.Curve(games.Options{"size": tt.size, "swap": "on"}, tt.playouts)
		if math.Abs(got.Stretch-tt.want.Stretch)+math.Abs(got.Bend-tt.want.Bend)+math.Abs(got.First-tt.want.First)+math.Abs(got.Move-tt.want.Move)+math.Abs(got.Noise-tt.want.Noise) > 1e-9 {
			t.Errorf("size %s, %d playouts: got %+v, want %+v", tt.size, tt.playouts, got, tt.want)
		}
	}
	if got := (chance.Table)(nil).Curve(games.Options{"size": "7"}, 100); got != chance.Plain {
		t.Errorf("without a table: %+v", got)
	}
	three, err := chance.Parse("players=3 playouts=100 stretch=2 bend=0 first=0 move=0 noise=0")
	if got := three.Curve(games.Options{"players": "2"}, 100); err != nil || got != chance.Plain {
		t.Errorf("two players get the curve of three: %+v, %v", got, err)
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"size=7 stretch=1 bend=0 first=0 move=0 noise=0", "line 1: playouts=: want a number"},
		{"# a\n\nplayouts=1 stretch=x bend=0 first=0 move=0 noise=0", "line 3: stretch=x: want a number"},
		{"playouts=1 stretch=0 bend=0 first=0 move=0 noise=0", "line 1: playouts and stretch must be above 0"},
		{"playouts=1 stretch=1 bend=-1 first=0 move=0 noise=0", "bend above -1"},
		{"playouts=1 stretch=1 bend=0 first=NaN move=0 noise=0", "line 1: first=NaN: want a number"},
		{"nonsense", "line 1: option \"nonsense\": want name=value"},
	} {
		if _, err := chance.Parse(tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("Parse(%q): got %v, want %q", tt.text, err, tt.want)
		}
	}
}

// All games' tables can be read, and writing them gives the same text.
func TestGameTables(t *testing.T) {
	for _, s := range catalog.All() {
		rows, err := chance.Parse(s.Chances)
		if err != nil {
			t.Errorf("games/%s/chances.txt: %v", s.ID, err)
		}
		for _, r := range rows {
			if _, err := s.Open(r.Options); err != nil || !strings.Contains(s.Chances, r.Format(s)+"\n") {
				t.Errorf("games/%s/chances.txt: %q is not in canonical form, or not for a valid game: %v", s.ID, r.Format(s), err)
			}
		}
	}
}
