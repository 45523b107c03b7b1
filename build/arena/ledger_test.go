package arena

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"quintet/games"
)

// An interrupted run may leave any beginning of its file; going on from there leads to the same end.
func TestResumeAfterAnyTruncation(t *testing.T) {
	for _, tt := range []struct {
		options  string
		rounds   int
		entrants []entrant
	}{
		{"turns=double", 2, []entrant{randomEntrant, rightmost}},
		{"players=3 size=2", 1, []entrant{randomEntrant, illegal}},
	} {
		c := nullConfig(t, tt.options, tt.rounds, tt.entrants...)
		c.Out = filepath.Join(t.TempDir(), "results.txt")
		want := ledgerOf(t, c)
		whole, err := os.ReadFile(c.Out)
		if err != nil {
			t.Fatal(err)
		}
		step := 1
		if testing.Short() {
			step = 7
		}
		for n := 0; n <= len(whole); n += step {
			resumed := resumedAt(t, c, whole[:n], want)
			if lines := strings.Count(string(whole[:n]), "\n") - strings.Count(c.header(), "\n"); resumed != max(lines, 0) {
				t.Fatalf("after %d bytes %d games are resumed, want %d", n, resumed, lines)
			}
		}
	}
}

// resumedAt runs c from a beginning of its result file, wants the whole file in the end, and returns how many games were read from it.
func resumedAt(t *testing.T, c config, beginning []byte, want string) int {
	t.Helper()
	if err := os.WriteFile(c.Out, beginning, 0o600); err != nil {
		t.Fatal(err)
	}
	sum := mustRun(t, c)
	text, err := os.ReadFile(c.Out)
	if err != nil {
		t.Fatal(err)
	}
	if got := times.ReplaceAllString(string(text), ""); got != want {
		t.Fatalf("after %d bytes the file ends as\n%s\nwant\n%s", len(beginning), got, want)
	}
	return sum.Resumed
}

// finished returns a run with its result file.
func finished(t *testing.T) (config, string) {
	t.Helper()
	c := nullConfig(t, "", 2, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "results.txt")
	mustRun(t, c)
	text, err := os.ReadFile(c.Out)
	if err != nil {
		t.Fatal(err)
	}
	return c, string(text)
}

func TestADamagedLastLineIsPlayedAgain(t *testing.T) {
	c, text := finished(t)
	want := times.ReplaceAllString(text, "")
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	last := lines[len(lines)-1]
	before := strings.TrimSuffix(text, last+"\n")
	for _, damaged := range []string{
		strings.Repeat("\x00", len(last)), strings.Repeat("\x00", 40) + "\n", "\n", "{\"Fixture\"}\n", last[:30] + "\n",
		strings.Replace(last, `"Winners":[`, `"Winners":[7,`, 1) + "\n", strings.Replace(last, `"Playouts":[`, `"Playouts":[1,`, 1) + "\n",
	} {
		if resumed := resumedAt(t, c, []byte(before+damaged), want); resumed != 3 {
			t.Errorf("%q: %d games are resumed, want 3", damaged, resumed)
		}
	}
}

// A file that is not of this run is never touched.
func TestForeignFilesAreRefused(t *testing.T) {
	c, text := finished(t)
	lines := strings.SplitAfter(text, "\n")
	header := strings.Count(c.header(), "\n")
	swap := func(i, j int) string {
		l := append([]string{}, lines...)
		l[header+i], l[header+j] = l[header+j], l[header+i]
		return strings.Join(l, "")
	}
	tests := []struct{ name, text, want string }{
		{"another text", "# Notes\n", `line 1 is "# Notes": this is no result file; it would begin with "quintet arena 2"`},
		{"another entrant", strings.Replace(text, "a random\n", "a greedy\n", 1), `line 3: the file is of another run: it says "a greedy", this run "a random"`},
		{"another seed", strings.Replace(text, "seed 1\n", "seed 12\n", 1), `line 5: the file is of another run: it says "seed 12", this run "seed 1"`},
		{"other openings", strings.Replace(text, "openings of the test", "openings of a file", 1), `line 6: the file is of another run`},
		{"lines exchanged", swap(0, 1), `line 7: the line belongs to another run: it is of the game {Number:1 Opening:0 Slots:[1 0] Seed:`},
		{"a line missing", strings.Join(append(append([]string{}, lines[:header]...), lines[header+1:]...), ""), `line 7: the line belongs to another run`},
		{"damage before the end", strings.Replace(text, `{"Fixture":{"Number":1,`, `{"Fixture":{"Number":1;`, 1), `line 8: invalid character ';'`},
		{"another winner", strings.NewReplacer(`"Winners":[0]`, `"Winners":[1]`, `"Winners":[1]`, `"Winners":[0]`).Replace(text), `: the plies do not lead to this result`},
		{"an illegal ply", strings.Replace(text, `"Plies":[`, `"Plies":["d9",`, 1), `line 7: null: "d9"`},
		{"another game's opening", exchangePlies(lines[header:], c), `: plies [`},
	}
	for _, tt := range tests {
		if err := os.WriteFile(c.Out, []byte(tt.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := run(t.Context(), c)
		if err == nil || !strings.HasPrefix(err.Error(), c.Out+": ") || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want %s", tt.name, err, tt.want)
		}
		if after, err := os.ReadFile(c.Out); err != nil || string(after) != tt.text {
			t.Errorf("%s: the file has changed: %v", tt.name, err)
		}
	}
}

// exchangePlies returns the file in which the first game has the plies of the third, which begins with another opening.
func exchangePlies(games []string, c config) string {
	first, _, _ := strings.Cut(games[0], `"Winners":`)
	_, third, _ := strings.Cut(games[2], `"Winners":`)
	return c.header() + first + `"Winners":` + third + games[1]
}

func TestAFileThatCannotBeOpened(t *testing.T) {
	c := nullConfig(t, "", 1, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "missing", "results.txt")
	if _, err := run(t.Context(), c); err == nil {
		t.Error("a file in a missing folder is accepted")
	}
}

func TestResultsAreWrittenAndReadBack(t *testing.T) {
	s := schedule{Seed: 1, Players: 3, Entrants: 2, Openings: 4}
	f := s.fixture(5)
	r := result{
		Fixture: f, Entrants: s.seating(f), Winners: []games.Player{0, 2}, Scores: []int{3, -1, 3}, Seconds: []float64{0.25, 1.5, 0},
		Longest: []float64{0.125, 0.5, 0}, Playouts: []int{10, 20, 0}, By: games.None, Plies: []string{"a1", "end", "b2"},
	}
	faulty := r
	faulty.Scores, faulty.By, faulty.Fault = nil, 1, faultf(faultHang, "no answer\nto %q # within 1s", "genmove p2")
	for _, want := range []result{r, faulty} {
		line, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		got, err := parseResult(string(line), s, 5)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is read as %+v, %v", line, got, err)
		}
	}
	for _, wrong := range []func(*result){
		func(r *result) { r.Seconds = nil }, func(r *result) { r.Longest = r.Longest[:2] }, func(r *result) { r.Playouts = append(r.Playouts, 1) },
		func(r *result) { r.Winners = nil }, func(r *result) { r.Winners = []games.Player{3} }, func(r *result) { r.By = games.None },
		func(r *result) { r.Fault = faultf("laziness", "it sleeps") }, func(r *result) { r.Fixture.Seed++ }, func(r *result) { r.Entrants = []int{0, 0, 1} },
	} {
		bad := faulty
		wrong(&bad)
		line, err := json.Marshal(bad)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := parseResult(string(line), s, 5); err == nil {
			t.Errorf("%s is read as %+v", line, got)
		}
	}
}

// FuzzReadLedger reads any text behind a header. What is kept of it is a beginning that is read the same again.
func FuzzReadLedger(f *testing.F) {
	c := nullConfig(f, "", 2, randomEntrant, rightmost)
	c.Out = filepath.Join(f.TempDir(), "results.txt")
	mustRun(f, c)
	text, err := os.ReadFile(c.Out)
	if err != nil {
		f.Fatal(err)
	}
	games := strings.TrimPrefix(string(text), c.header())
	f.Add(games)
	f.Add(games[:len(games)/2])
	f.Add("{\"Fixture\":{\"Number\":0},\"Fault\":{\"Kind\":\"hang\"},\"By\":7}\n\n")
	s := c.schedule()
	f.Fuzz(func(t *testing.T, games string) {
		results, sound, err := readLedger(c.header()+games, c.header(), s, c.check)
		if err != nil {
			return
		}
		kept := (c.header() + games)[:sound]
		again, length, err := readLedger(kept, c.header(), s, c.check)
		if err != nil || length != sound || !reflect.DeepEqual(again, results) {
			t.Errorf("%q is kept of %q and read as %d results, %v; want %d", kept, games, len(again), err, len(results))
		}
	})
}
