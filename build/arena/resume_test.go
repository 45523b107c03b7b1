package arena

import (
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// An interrupted run may leave any beginning of its file; continuing from there leads to the same result.
func TestResumeAfterAnyTruncation(t *testing.T) {
	for _, tt := range []struct {
		options string
		rounds  int
		other   entrant
	}{
		{"turns=double", 2, rightmost},
		{"players=3 size=2", 1, illegal},
	} {
		c := nullConfig(t, tt.options, tt.rounds, randomEntrant, tt.other)
		c.Out = filepath.Join(t.TempDir(), "results.txt")
		want := ledgerOf(t, c)
		whole := must.Read(t, c.Out)
		step := 1
		if testing.Short() {
			step = 7
		}
		for n := 0; n <= len(whole); n += step {
			resumed := resumedAt(t, c, whole[:n], want)
			if lines := strings.Count(whole[:n], "\n") - strings.Count(c.header(), "\n"); resumed != max(lines, 0) {
				t.Fatalf("after %d bytes %d games are resumed, want %d", n, resumed, lines)
			}
		}
	}
}

// resumedAt runs c from a beginning of its result file, checks that the file ends up complete, and returns how many games were read from it.
func resumedAt(t *testing.T, c config, beginning, want string) int {
	t.Helper()
	must.Write(t, c.Out, beginning)
	sum := mustRun(t, c)
	if got := times.ReplaceAllString(must.Read(t, c.Out), ""); got != want {
		t.Fatalf("after %d bytes the file ends as\n%s\nwant\n%s", len(beginning), got, want)
	}
	return sum.Resumed
}

// finished returns a run with its result file.
func finished(t testing.TB) (config, string) {
	t.Helper()
	c := nullConfig(t, "", 2, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "results.txt")
	mustRun(t, c)
	return c, must.Read(t, c.Out)
}

func TestDamagedLastLineIsReplayed(t *testing.T) {
	c, text := finished(t)
	want := times.ReplaceAllString(text, "")
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	last := lines[len(lines)-1]
	before := strings.TrimSuffix(text, last+"\n")
	for _, damaged := range []string{
		strings.Repeat("\x00", len(last)), strings.Repeat("\x00", 40) + "\n", "\n", "{\"Fixture\"}\n", last[:30] + "\n",
	} {
		if resumed := resumedAt(t, c, before+damaged, want); resumed != 3 {
			t.Errorf("%q: %d games are resumed, want 3", damaged, resumed)
		}
	}
}

// A file that belongs to another run is never modified.
func TestForeignFilesAreRejected(t *testing.T) {
	c, text := finished(t)
	lines := strings.SplitAfter(text, "\n")
	header := strings.Count(c.header(), "\n")
	swap := func(i, j int) string {
		l := slices.Clone(lines)
		l[header+i], l[header+j] = l[header+j], l[header+i]
		return strings.Join(l, "")
	}
	tests := []struct{ name, text, want string }{
		{"another text", "# Notes\n", `line 1 is "# Notes": the file is of another run, this one has "quintet arena 3" there`},
		{"another entrant", strings.Replace(text, "a random\n", "a greedy\n", 1), `line 3 is "a greedy": the file is of another run, this one has "a random" there`},
		{"another seed", strings.Replace(text, "seed 1\n", "seed 12\n", 1), `line 5 is "seed 12": the file is of another run, this one has "seed 1" there`},
		{"other openings", strings.Replace(text, "openings of the test", "openings of a file", 1), `line 6 is "openings of a file": the file is of another run`},
		{"lines exchanged", swap(0, 1), `line 7: the line belongs to another run: it is of the game {Number:1 Opening:0 Slots:[1 0] Seed:`},
		{"a line missing", strings.Join(slices.Delete(slices.Clone(lines), header, header+1), ""), `line 7: the line belongs to another run`},
		{"damage before the end", strings.Replace(text, `{"Fixture":{"Number":1,`, `{"Fixture":{"Number":1;`, 1), `line 8: invalid character ';'`},
		{"no efforts", strings.Replace(text, `"Efforts":[`, `"Efforts":null,"None":[`, 1), `line 7: 0 Efforts of 2 seats`},
		{"a fault of nobody", strings.Replace(text, `"By":`, `"Fault":{"Kind":"hang"},"By":`, 1), `line 7: a fault of seat -1 is none`},
		{"a fault and no winners", strings.Replace(text, `"By":-1`, `"Fault":{"Kind":"hang"},"By":1`, 1), `line 7: after a fault of p2 all others have won`},
		{"another winner", strings.NewReplacer(`"Winners":[0]`, `"Winners":[1]`, `"Winners":[1]`, `"Winners":[0]`).Replace(text), `: the plies do not lead to this result`},
		{"an illegal ply", strings.Replace(text, `"Plies":[`, `"Plies":["d9",`, 1), `line 7: null: "d9"`},
		{"another game's opening", exchangePlies(lines[header:], c), `: plies [`},
	}
	for _, tt := range tests {
		must.Write(t, c.Out, tt.text)
		_, err := run(t.Context(), c)
		if err == nil || !strings.HasPrefix(err.Error(), c.Out+": ") || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want %s", tt.name, err, tt.want)
		}
		if must.Read(t, c.Out) != tt.text {
			t.Errorf("%s: the file has changed", tt.name)
		}
	}
}

// exchangePlies returns the file in which the first game has the plies of the third, which begins with another opening.
func exchangePlies(games []string, c config) string {
	first, _, _ := strings.Cut(games[0], `"Winners":`)
	_, third, _ := strings.Cut(games[2], `"Winners":`)
	return c.header() + first + `"Winners":` + third + games[1]
}

func TestFileCannotBeOpened(t *testing.T) {
	c := nullConfig(t, "", 1, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "missing", "results.txt")
	if _, err := run(t.Context(), c); err == nil {
		t.Error("a file in a missing folder is accepted")
	}
}

// FuzzReadLedger parses any text after a header. The part that is kept is read the same again.
func FuzzReadLedger(f *testing.F) {
	c, text := finished(f)
	header := c.header()
	games := strings.TrimPrefix(text, header)
	f.Add(games)
	f.Add(games[:len(games)/2])
	f.Add("{\"Fixture\":{\"Number\":0},\"Fault\":{\"Kind\":\"hang\"},\"By\":7}\n\n")
	f.Fuzz(func(t *testing.T, games string) {
		results, kept, err := readLedger(header+games, header, parseResult, c.check)
		if err != nil {
			return
		}
		again, length, err := readLedger((header + games)[:kept], header, parseResult, c.check)
		if err != nil || length != kept || !reflect.DeepEqual(again, results) {
			t.Errorf("%d bytes are kept of %q and read as %d results, %v; want %d", kept, games, len(again), err, len(results))
		}
	})
}
