// Perft compares the numbers of ply paths with a file of independent numbers (perft.tsv). Change here how the file is read; games/perft.go counts the
// paths.

package gametest

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
)

// shortLeaves is the largest number counted under -short.
const shortLeaves = 60_000

// Perft compares the numbers of ply paths from the start with those in file. Its columns are separated by tabs: game, options, plies, leaves, below a
// heading line (games/rules.md, "perft.tsv"). Lines of other games are skipped; a file without a line of this game fails. Under -short only numbers
// up to shortLeaves are counted.
func Perft(t *testing.T, s games.Spec, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(strings.TrimRight(line, "\r"), "\t")
		if len(f) != 4 {
			t.Fatalf("%s:%d: %q has %d columns, want 4", file, i+2, line, len(f))
		}
		if f[0] != s.ID {
			continue
		}
		depth, err := strconv.Atoi(f[2])
		if err != nil {
			t.Fatalf("%s:%d: %v", file, i+2, err)
		}
		want, err := strconv.ParseUint(f[3], 10, 64)
		if err != nil {
			t.Fatalf("%s:%d: %v", file, i+2, err)
		}
		checked++
		if testing.Short() && want > shortLeaves {
			continue
		}
		g := Open(t, s, f[1])
		if got := games.Perft(g.Start(), depth); got != want {
			t.Errorf("%s: Perft(%d) = %d, want %d", f[1], depth, got, want)
		}
	}
	if checked == 0 {
		t.Errorf("%s has no line of %s", file, s.ID)
	}
}

// open makes the game of s with options o and defaults for the rest.
func open(t testing.TB, s games.Spec, o games.Options) games.Game {
	t.Helper()
	g, err := s.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
