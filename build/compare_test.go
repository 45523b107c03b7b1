package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
)

func TestCompareRefuses(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "compare: want one revision, such as HEAD~10"},
		{"HEAD HEAD", "compare: want one revision, such as HEAD~10"},
		{"no-such-revision", `compare: "no-such-revision" is no revision of this repository; want a commit, a branch or a tag`},
		{"--end", "flag provided but not defined: -end"},
		{"-rounds 0 HEAD", "compare: -rounds 0 is not possible; allowed: 1 to 100"},
	} {
		if err := compareCommand(strings.Fields(c.args), io.Discard, io.Discard); err == nil || err.Error() != c.want {
			t.Errorf("compare %s: %v, want %s", c.args, err, c.want)
		}
	}
}

// Rounds are compared one by one: what disturbs both programs in a round widens no spread. The fastest counts.
func TestFiguresAreComparedByRounds(t *testing.T) {
	var all figures
	for i, round := range [][2]string{
		{"BenchmarkTick/play-2   \t 10\t 2000 ns/op\t 12 B/op\t 7 allocs/op", "BenchmarkTick/play-2 5 1000 ns/op 0.5 plies 12 B/op 3 allocs/op"},
		{"BenchmarkTick/play 10 40000 ns/op 12 B/op 7 allocs/op", "BenchmarkTick/play 5 30000 ns/op 12 B/op 3 allocs/op\nBenchmarkNew-2 3 1.5 ns/op"},
		{"BenchmarkTick/play 10 1000 ns/op 12 B/op 7 allocs/op\nPASS", "BenchmarkTick/play 5 900 ns/op 12 B/op 3 allocs/op"},
	} {
		for which, text := range round {
			all.read("scenes/app", which, text)
		}
		if len(all) != min(i+1, 2) {
			t.Errorf("after round %d there are %d figures", i+1, len(all))
		}
	}
	all.add("at rest", 0, 0)
	all.add("at rest", 1, 0)
	var out strings.Builder
	if err := all.write(&out); err != nil {
		t.Fatal(err)
	}
	const want = `measured             earlier                     now  ratio  spread        objects
scenes/app Tick/play  1µs                       900ns  0.90   0.50 to 0.90  7, 3
scenes/app New        only one of the two has it
at rest               0s                        0s     1.00   1.00 to 1.00  0, 0
`
	if got := strings.Join(strings.Fields(out.String()), " "); got != strings.Join(strings.Fields(want), " ") {
		t.Errorf("the table is\n%swant\n%s", out.String(), want)
	}
}

// Benchmarks that were renamed are told by their order in the package.
func TestRenamedBenchmarksArePaired(t *testing.T) {
	var all figures
	all.read("games/squ", 0, "BenchmarkPlayout/squ8 9 3000 ns/op\nBenchmarkPlayout/squ10 9 5000 ns/op\nBenchmarkRules 9 1 ns/op")
	all.read("games/squ", 1, "BenchmarkGame/Playout/size=8 9 3000 ns/op\nBenchmarkGame/Playout/size=10 9 4000 ns/op\nBenchmarkRules 9 1 ns/op")
	all.read("games/taiji", 1, "BenchmarkGame 9 4000 ns/op")
	all.pair("games/squ")
	all.pair("games/taiji")
	var names []string
	for _, f := range all {
		names = append(names, fmt.Sprint(f.name, f.times))
	}
	want := []string{
		"games/squ Rules[[1] [1]]", "games/squ Game/Playout/size=8[[3000] [3000]]", "games/squ Game/Playout/size=10[[5000] [4000]]", "games/taiji Game[[] [4000]]",
	}
	if !slices.Equal(names, want) {
		t.Errorf("the figures are\n%q, want\n%q", names, want)
	}
}
