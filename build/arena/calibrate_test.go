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
)

// drawn returns forecasts of games of n players that end according to a curve.
func drawn(n int, c chance.Curve, seed uint64) (all []forecast) {
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
			f.expected[seat] = float32((float64(n)*part - 1) / float64(n-1))
		}
		f.expectedAgain = f.expected
		at, winner := r.Float64(), 0
		for p := c.Chances(f.expected, f.mover, n); winner < n-1 && at >= p[winner]; winner++ {
			at -= p[winner]
		}
		f.won = games.Share(1<<winner, n)
		all = append(all, f)
	}
	return all
}

// The fit recovers the curve from which games were drawn, with an advantage of the first seat or of the seat to move only if there is one.
func TestFitFindsTheCurve(t *testing.T) {
	for _, n := range []int{2, 4} {
		for i, want := range []chance.Curve{{Stretch: 2, Move: -0.6}, {Stretch: 1}, {Stretch: 0.6, First: 0.5}, {Stretch: 3, First: -1}, {Stretch: 1, Bend: 0.7}} {
			if testing.Short() && (n > 2 || i > 0) {
				continue
			}
			got := fit(drawn(n, want, 1), n)
			if math.Abs(math.Log(got.Stretch/want.Stretch)) > 0.15 || math.Abs(got.First-want.First) > 0.2 || math.Abs(got.Bend-want.Bend) > 0.2 ||
				math.Abs(got.Move-want.Move) > 0.2 {
				t.Errorf("%d players: got %+v, want %+v", n, got, want)
			}
		}
	}
}

func TestNoiseOfSeatToMove(t *testing.T) {
	said, again := games.Payoffs{0.2, -0.2}, games.Payoffs{0, 0}
	all := []forecast{
		{expected: said, expectedAgain: again, twice: true},           // 0.6, then 0.5
		{expected: said, expectedAgain: again, mover: 1, twice: true}, // 0.4, then 0.5
		{expected: said, expectedAgain: said, twice: true},
		{expected: said, expectedAgain: games.Payoffs{1, -1}}, // was not searched twice
	}
	if got, want := noise(all, chance.Plain, 2), math.Sqrt(0.02/3); math.Abs(got-want) > 1e-9 {
		t.Errorf("noise %v, want %v", got, want)
	}
	if got := noise(nil, chance.Plain, 2); got != 0 {
		t.Errorf("noise of nothing: %v", got)
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
			t.Errorf("%v: got %q, want %q", tt.options, got, tt.want)
		}
	}
}

// Where levels are measured with other options than the usual ones, games with both have lines of their own.
func TestClassesOfLadderOptions(t *testing.T) {
	found := 0
	for _, s := range catalog.All() {
		for _, word := range catalog.LadderOptions(s.ID) {
			id, value, _ := strings.Cut(word, "=")
			option := s.Options[slices.IndexFunc(s.Options, func(o games.Option) bool { return o.ID == id })]
			found++
			for _, want := range []string{value, option.Default} {
				if !slices.ContainsFunc(classes(s), func(o games.Options) bool { return o[id] == want }) {
					t.Errorf("%s: no class with %s=%s", s.ID, id, want)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no game is measured with other options")
	}
}

// calibrate runs the command line of a calibration of spec with few playouts, and returns its files.
func calibrate(t *testing.T, spec games.Spec, folder, args string) (table, kept string) {
	t.Helper()
	args += " -play 20000 -efforts 20000,10000 -game " + spec.ID + " -out " + folder
	must.Succeed(t, CalibrateCommand(t.Context(), strings.Fields(args), io.Discard, io.Discard))
	return must.Read(t, filepath.Join(folder, spec.ID, "chances.txt")), must.Read(t, filepath.Join(folder, spec.ID, "testdata", "forecasts.txt"))
}

// The command writes a readable table with the command in its head. Running in parts, one of them interrupted within a line, gives the same result as
// running at once.
func TestCalibrateResumes(t *testing.T) {
	spec := catalog.All()[0]
	table, kept := calibrate(t, spec, t.TempDir(), "-games 4")
	if made := " -play 20000 -efforts 20000,10000 -seed 1"; !strings.Contains(table, made+" -games 4\n") || !strings.Contains(kept, made+"\n") {
		t.Errorf("the heads of\n%s%s", table, kept)
	}
	if rows, err := chance.Parse(table); err != nil || len(rows) != 2*len(classes(spec)) {
		t.Errorf("%d rows, %v, of\n%s", len(rows), err, table)
	}
	folder := t.TempDir()
	calibrate(t, spec, folder, "-games 1 -more")
	_, half := calibrate(t, spec, folder, "-games 2 -more")
	must.Write(t, filepath.Join(folder, spec.ID, "testdata", "forecasts.txt"), half[:len(half)-9])
	if gotTable, got := calibrate(t, spec, folder, "-games 2 -more"); got != kept || gotTable != table {
		t.Errorf("in parts\n%s%s, at once\n%s%s", gotTable, got, table, kept)
	}
	err := CalibrateCommand(t.Context(), []string{"-game", spec.ID, "-more", "-out", folder}, io.Discard, io.Discard)
	if err == nil || !strings.Contains(err.Error(), ": the file is of another run, this one has ") {
		t.Errorf("games of other efforts are added: %v", err)
	}
}

// A game survives writing and reading.
func TestGamesAsText(t *testing.T) {
	spec := games.Spec{Options: []games.Option{{ID: "players", Choices: []string{"2", "3"}}}}
	for _, text := range []string{
		"players=2 | 1.000 0.000\n",
		"players=2 | 0.500 0.500 | 90 p2 0.400 0.600 0.300 0.700 | 900 p1 0.250 0.750\nplayers=3 | 0.333 0.333 0.333 | 90 p3 0.400 0.100 0.500\n",
	} {
		all, err := readGames(spec, "# a\n\n"+text)
		got := ""
		for i, game := range all {
			got += game.format(spec.Format(classes(spec)[i]), 2+i) + "\n"
		}
		if err != nil || got != text {
			t.Errorf("got %q, %v, want %q", got, err, text)
		}
	}
	for _, tt := range []struct{ text, want string }{
		{"players=3 | 1 0 0", `line 1: want a game of "players=2"`},
		{"\nplayers=2 | 1", "line 2: the line is damaged"},
		{"players=2 | 1 0 0 0 0", "damaged"},
		{"players=2 | 1 NaN", "damaged"},
		{"players=2 | 1 0 | 90 p1 0.5", "damaged"},
		{"players=2 | 1 0 | 90 p3 0.5 0.5", "damaged"},
		{"players=2 | 1 0 | x p2 0.5 0.5", "damaged"},
		{"players=2 | 1 0 | 90 p2 1.5 0.5", "damaged"},
		{"players=2 | 1 0 | 90 p2 0.5 0.5 x 0.5", "damaged"},
	} {
		if _, err := readGames(spec, tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("readGames(%q): got %v, want %q", tt.text, err, tt.want)
		}
	}
}

// One position is drawn from each quarter of a game; a short game has fewer.
func TestDraw(t *testing.T) {
	g, err := catalog.All()[0].Open(nil)
	must.Succeed(t, err)
	p := g.Start()
	var all []games.Position
	for range 22 {
		all = append(all, p.Clone())
		p.Play(p.AppendMoves(nil)[0])
	}
	r, seen := games.NewRand(1), map[int]bool{}
	for range 200 {
		some := draw(all, r)
		if len(some) != perGame {
			t.Fatalf("%d positions", len(some))
		}
		for i, pos := range some {
			at := slices.IndexFunc(all, func(p games.Position) bool { return p == pos })
			if seen[at] = true; at < i*22/perGame || at >= (i+1)*22/perGame {
				t.Errorf("position %d of the sample is the %dth of 22", i, at)
			}
		}
	}
	if len(seen) != 22 || len(draw(all[:3], r)) != 3 || len(draw(nil, r)) != 0 {
		t.Errorf("%d of 22 positions were drawn", len(seen))
	}
}

func TestCalibrateRefuses(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"-game chess", `there is no game "chess"; -game takes `},
		{"-games 0", "-games must be from 1"},
		{"-play 0", "-play must be at least 1"},
		{"-efforts 100,0", "want whole numbers from 1"},
		{"-efforts x", "want whole numbers from 1"},
		{"more", `"more" is no flag`},
	} {
		err := CalibrateCommand(t.Context(), strings.Fields(tt.args), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q", tt.args, err, tt.want)
		}
	}
}
