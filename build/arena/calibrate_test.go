package arena

import (
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/chance"
)

// forecasts returns forecasts of games of n players that end as a curve says.
func forecasts(n int, c chance.Curve, seed uint64) (all []forecast) {
	r := games.NewRand(seed)
	for i := range 3000 {
		f := forecast{game: i, mover: games.Player(r.Intn(n)), twice: true}
		left := 1.0
		for seat := range n {
			part := left
			if seat < n-1 {
				part = left * r.Float64()
			}
			left -= part
			f.said[seat] = float32((float64(n)*part - 1) / float64(n-1))
		}
		f.again = f.said
		drawn, winner := r.Float64(), 0
		for p := c.Of(f.said, n); winner < n-1 && drawn >= p[winner]; winner++ {
			drawn -= p[winner]
		}
		f.won = games.Share(1<<winner, n)
		all = append(all, f)
	}
	return all
}

// The curve that games were drawn from is found again, with an advantage of the first seat only where there is one.
func TestFitFindsTheCurve(t *testing.T) {
	for _, n := range []int{2, 4} {
		for _, want := range []chance.Curve{{Stretch: 1}, {Stretch: 0.6, First: 0.5}, {Stretch: 3, First: -1}} {
			got := fit(forecasts(n, want, 1), n)
			if math.Abs(math.Log(got.Stretch/want.Stretch)) > 0.15 || math.Abs(got.First-want.First) > 0.2 {
				t.Errorf("%d players: %+v, want %+v", n, got, want)
			}
		}
	}
}

func TestNoiseIsThatOfTheSeatToMove(t *testing.T) {
	said, again := games.Payoffs{0.2, -0.2}, games.Payoffs{0, 0}
	all := []forecast{
		{said: said, again: again, twice: true},           // 0.6, then 0.5
		{said: said, again: again, mover: 1, twice: true}, // 0.4, then 0.5
		{said: said, again: said, twice: true},
		{said: said, again: games.Payoffs{1, -1}}, // was not searched twice
	}
	if got, want := noise(all, chance.Plain, 2), math.Sqrt(0.02/3); math.Abs(got-want) > 1e-9 {
		t.Errorf("noise %v, want %v", got, want)
	}
	if got := noise(nil, chance.Plain, 2); got != 0 {
		t.Errorf("noise of nothing: %v", got)
	}
}

// The held-out sample has about six lines for each game, from all parts of it.
func TestHeldOutThinsOut(t *testing.T) {
	var all []forecast
	for _, number := range []int{1, 3} {
		for ply := range 60 {
			all = append(all, forecast{game: number, mover: games.Player(ply / 10 % 2), said: games.Payoffs{0.1, -0.1}, won: games.Payoffs{1, -1}})
		}
	}
	line := []string{"p1 0.550 0.450 1\n", "p2 0.550 0.450 0\n"}
	want := ""
	for i := range 12 {
		want += []string{"1 ", "3 "}[i/6] + line[i%2]
	}
	if got := heldOut(all, 2); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestClasses(t *testing.T) {
	for _, tt := range []struct {
		options []games.Option
		want    string
	}{
		{nil, ""},
		{[]games.Option{{ID: "size", Default: "9", Choices: []string{"9", "11"}}}, "size=9"},
		{[]games.Option{{ID: "size", Default: "8", Choices: []string{"6", "8"}}, {ID: "swap", Default: "off"}}, "size=8,size=6"},
		{[]games.Option{{ID: "players", Choices: []string{"2", "3"}}, {ID: "size", Default: "8", Choices: []string{"6", "8"}}},
			"players=2 size=8,players=2 size=6,players=3 size=8,players=3 size=6"},
	} {
		s := games.Spec{Options: tt.options}
		var got []string
		for _, o := range classes(s) {
			got = append(got, s.Format(o))
		}
		if strings.Join(got, ",") != tt.want {
			t.Errorf("%v: %q, want %q", tt.options, got, tt.want)
		}
	}
}

// The command writes a table that can be read, with the command in its head, and the same one when it is carried out again.
func TestCalibrateWritesTheTables(t *testing.T) {
	spec := catalog.All()[0]
	var texts [2]string
	for i := range texts {
		folder := t.TempDir()
		args := []string{"-game", spec.ID, "-games", "4", "-efforts", "20000,10000", "-out", folder}
		if err := CalibrateCommand(t.Context(), args, io.Discard, io.Discard); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"chances.txt", "testdata/chances.txt"} {
			text, err := os.ReadFile(filepath.Join(folder, spec.ID, name))
			if err != nil || !strings.Contains(string(text), "# Made by: go run ./build calibrate -game "+spec.ID+" -games 4 -efforts 20000,10000 -seed 1\n") {
				t.Fatalf("%s: %v\n%s", name, err, text)
			}
			texts[i] += string(text)
			if table, err := chance.Parse(string(text)); name == "chances.txt" && (err != nil || len(table) != 2*len(classes(spec))) {
				t.Errorf("%d rows, %v, of\n%s", len(table), err, text)
			}
		}
	}
	if texts[0] != texts[1] {
		t.Errorf("first\n%s\nthen\n%s", texts[0], texts[1])
	}
}

func TestCalibrateRefuses(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"-game chess", `there is no game "chess"; -game takes `},
		{"-games 3", "-games must be from 4"},
		{"-efforts 100,0", "want whole numbers from 1"},
		{"-efforts x", "want whole numbers from 1"},
		{"more", `"more" is no flag`},
	} {
		err := CalibrateCommand(t.Context(), strings.Fields(tt.args), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.args, err, tt.want)
		}
	}
}
