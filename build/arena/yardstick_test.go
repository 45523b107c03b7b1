package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/study/contest"
	"quintet/games/study/elo"
)

// The list has nine boards with a match against each of two opponents, four of them with more time, too.
func TestYardstickList(t *testing.T) {
	numbers, names := map[string]int{}, map[string]bool{}
	for _, m := range matches() {
		numbers[fmt.Sprintf("%s %v %d %v %.2f", strings.NewReplacer("uct", "plain", "rave", "plain").Replace(m.engine), m.cpu, m.games, m.test, m.goal)]++
		if names[m.name] {
			t.Errorf("there are two matches %s", m.name)
		}
		names[m.name] = true
		s, err := newSeries(m)
		must.Succeed(t, err)
		if n := len(s.config.Openings); s.config.Game.Info().Players != 2 || n*2 != m.games {
			t.Errorf("%s: %d players and %d openings for %d games", m.name, s.config.Game.Info().Players, n, m.games)
		}
	}
	want := map[string]int{
		"plain 100ms 400 {0 0} 0.90": 5, "plain 100ms 400 {0 0} 0.85": 4, "plain 1s 60 {0 0} 0.00": 4,
		"level 100ms 400 {0 0} 0.65": 6, "level 100ms 2000 {-10 10} 0.00": 3,
	}
	if fmt.Sprint(numbers) != fmt.Sprint(want) {
		t.Errorf("the matches are %v, want %v", numbers, want)
	}
}

// Openings are two plies from the seed of the match and the number of the pair.
func TestYardstickOpenings(t *testing.T) {
	first, err := newSeries(matches()[0])
	must.Succeed(t, err)
	again, err := newSeries(matches()[0])
	must.Succeed(t, err)
	different := map[string]bool{}
	for i, o := range first.config.Openings {
		if len(o) != openingPlies || !slices.Equal(o, again.config.Openings[i]) {
			t.Errorf("the opening of pair %d is %v, then %v", i+1, o, again.config.Openings[i])
		}
		different[formatOpening(first.config.Game, o)] = true
	}
	if n := len(first.config.Openings); len(different) < n/2 {
		t.Errorf("%d of %d openings are different", len(different), n)
	}
}

// yardSeries returns a match of the test game.
func yardSeries(t testing.TB, rounds int, a, b entrant) *series {
	t.Helper()
	c := nullConfig(t, "size=6", rounds, a, b)
	for i := range c.Openings {
		c.Openings[i] = yardOpening(c.Game, c.Seed, i)
	}
	m := match{name: "test", game: "null", options: c.Options, engine: b.Name, cpu: time.Millisecond, games: 2 * rounds}
	return &series{match: m, config: c, program: "0123456789ab", clock: "CPU time"}
}

// yardTimes are the parts of a file that differ from run to run.
var yardTimes = regexp.MustCompile(`/\d+ms/`)

// playYard plays s with the file at path and returns the text of the file without times.
func playYard(t testing.TB, s *series, path string) string {
	t.Helper()
	must.Succeed(t, s.play(t.Context(), path, func(*series) {}))
	return yardTimes.ReplaceAllString(must.Read(t, path), "//")
}

// The games of a pair have the same opening and exchanged seats, and the sums are those of the file.
func TestYardstickPairs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.txt")
	s := yardSeries(t, 5, randomEntrant, rightmost)
	text := strings.TrimPrefix(playYard(t, s, path), s.header())
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines) != 10 {
		t.Fatalf("%d lines, want 10:\n%s", len(lines), text)
	}
	for i := 0; i < len(lines); i += 2 {
		one, two := strings.Fields(lines[i]), strings.Fields(lines[i+1])
		if !slices.Equal(one[1:3], two[1:3]) || one[3] != "ab" || two[3] != "ba" {
			t.Errorf("the pair is not of one opening with the seats exchanged:\n%s\n%s", lines[i], lines[i+1])
		}
	}
	loaded := yardSeries(t, 5, randomEntrant, rightmost)
	loaded.program, loaded.clock = "", ""
	if ok, err := loaded.load(path); !ok || err != nil || loaded.program != s.program || loaded.clock != s.clock || loaded.games != 10 {
		t.Fatalf("the file is read as %d games of %q, %v", loaded.games, loaded.program, err)
	}
	if a, b := loaded.results["a"], loaded.results["b"]; loaded.tally != s.tally || a+b+loaded.results[drawnGame] != 10 || b < 8 {
		t.Errorf("the file is summed up as %+v, the games were %+v", loaded.yardSums, s.yardSums)
	}
}

// A run that was interrupted may leave any beginning of its file; played on it is the same file, on any number of threads.
func TestYardstickResume(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.txt")
	want := playYard(t, yardSeries(t, 3, randomEntrant, rightmost), path)
	whole := must.Read(t, path)
	damaged := []string{strings.TrimSuffix(whole, "ms/9\n") + "\n", whole[:len(whole)-9] + strings.Repeat("\x00", 8) + "\n"}
	for n := 0; n <= len(whole); n += 7 {
		damaged = append(damaged, whole[:n])
	}
	for i, text := range damaged {
		must.Write(t, path, text)
		s := yardSeries(t, 3, randomEntrant, rightmost)
		s.config.Threads = 1 + i%3
		if got := playYard(t, s, path); got != want || s.games != 6 {
			t.Fatalf("after %q there are %d games, the file is\n%s\nwant\n%s", text, s.games, got, want)
		}
	}
}

// A file of another match, program or clock is refused and not changed, and so is a line that cannot be true.
func TestYardstickForeignFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.txt")
	s := yardSeries(t, 2, rightmost, randomEntrant)
	playYard(t, s, path)
	text := must.Read(t, path)
	lines := strings.SplitAfter(strings.TrimPrefix(text, s.header()), "\n")
	fields := strings.Fields(lines[0])
	second := strings.Fields(lines[2])
	for _, tt := range []struct{ old, new, want string }{
		{"null size=6", "null size=5", `line 2 is "match test: null size=5 `},
		{"b: random of", "b: greedy of", `line 3 is "a: the strongest level, b: greedy of `},
		{"1ms a ply", "2ms a ply", `line 4 is "2ms a ply, 4 games": the file is of another run, this one has "1ms a ply, 4 games" there`},
		{"4 games", "8 games", `line 4 is "1ms a ply, 8 games": the file is of another run`},
		{"program 0123456789ab", "program ba9876543210", `line 5 is "program ba9876543210": the file is of another run, this one has "program 0123456789ab" there`},
		{"clock CPU time", "clock wall time", `line 6 is "clock wall time": the file is of another run`},
		{lines[0], "", "line 7: it has game 2 where game 1 was to come"},
		{"1 " + strings.Join(fields[1:3], " "), "1 " + strings.Join(second[1:3], " "), "line 7: game 1 begins with ["},
		{" ab ", " ba ", "line 7: in game 1 the seats are ab, not ba"},
		{" ab " + fields[4], " ab c", `line 7: "c" has not won: it is a, b or =`},
		{fields[5] + " ", "9" + fields[5] + " ", "line 7: a game of 9" + fields[5] + " plies has not "},
		{"ms/", "s/", `line 7: "1 `},
	} {
		wrong := strings.Replace(text, tt.old, tt.new, 1)
		must.Write(t, path, wrong)
		err := yardSeries(t, 2, rightmost, randomEntrant).play(t.Context(), path, func(*series) {})
		if wrong == text || err == nil || !strings.HasPrefix(err.Error(), path+": "+tt.want) {
			t.Errorf("with %q in place of %q: error %v, want %s", tt.new, tt.old, err, tt.want)
		}
		if must.Read(t, path) != wrong {
			t.Errorf("with %q in place of %q the file has changed", tt.new, tt.old)
		}
		if strings.HasPrefix(tt.old, "program") || strings.HasPrefix(tt.old, "clock") {
			continue // the table has a row for any program
		}
		if _, err := yardSeries(t, 2, rightmost, randomEntrant).load(path); err == nil || !strings.HasPrefix(err.Error(), path+": "+tt.want) {
			t.Errorf("with %q in place of %q: error %v of the table, want %s", tt.new, tt.old, err, tt.want)
		}
	}
}

// A player with a fault does not lose: the match ends with an error, and the file has the games before.
func TestYardstickFaultEndsMatch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.txt")
	s := yardSeries(t, 2, randomEntrant, illegal)
	err := s.play(t.Context(), path, func(*series) {})
	if err == nil || !strings.HasPrefix(err.Error(), "test: game 1, b as p2: illegal: move 0x0 after 3 plies") || must.Read(t, path) != s.header() {
		t.Errorf("error %v, the file is\n%s", err, must.Read(t, path))
	}
}

// A match with a test ends when it is decided, and does not go on later.
func TestYardstickTestEndsMatch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.txt")
	for _, tt := range []struct {
		a, b entrant
		want string
	}{{rightmost, randomEntrant, "not worse"}, {randomEntrant, rightmost, "worse"}} {
		made := func() *series {
			s := yardSeries(t, 500, tt.a, tt.b)
			s.match.test = elo.SPRT{Low: -30, High: 30}
			s.match.name = tt.want
			return s
		}
		s := made()
		text := playYard(t, s, path+tt.want)
		if s.games == 0 || s.games >= 1000 || s.games%2 != 0 || !strings.HasSuffix(s.goal(), ": "+tt.want) {
			t.Errorf("the match ended after %d games: %s, want %s", s.games, s.goal(), tt.want)
		}
		s = made()
		if again := playYard(t, s, path+tt.want); again != text {
			t.Errorf("a decided match has gone on to %d games", s.games)
		}
	}
	if s := yardSeries(t, 2, randomEntrant, rightmost); s.goal() != "as with less time" {
		t.Errorf("a match without a goal has the goal %q", s.goal())
	}
}

func TestYardstickRow(t *testing.T) {
	s := yardSeries(t, 4, randomEntrant, rightmost)
	s.match.goal = 0.9
	for i, winner := range []string{"a", "a", "a", drawnGame, "b", "a"} {
		s.add(s.config, yardGame{number: i + 1, winner: winner, plies: 20 + i, efforts: [2]contest.Effort{
			{Plies: 9, Seconds: 0.9, Playouts: 9000}, {Plies: 10, Seconds: 0.5, Playouts: 20000},
		}})
	}
	const want = "| test | 0123456789ab | 6 of 8 | 4, 1, 1 | 1 | 75.0 % ["
	const end = "] | 22.5 | 100, 50 of CPU time | 10000, 40000 |\n"
	if row := s.yardRow(); !strings.HasPrefix(row, want) || !strings.Contains(row, "] | 90 % | +190.8 [") || !strings.HasSuffix(row, end) {
		t.Errorf("the row is\n%swant\n%s...%s", row, want, end)
	}
}

// yardstick runs a command line, separated by spaces, and returns what it wrote.
func yardstick(ctx context.Context, line string) (out, errs string, err error) {
	var o, e strings.Builder
	err = YardstickCommand(ctx, strings.Fields(line), &o, &e)
	return o.String(), e.String(), err
}

func TestYardstickCommandLine(t *testing.T) {
	for line, want := range map[string]string{
		"-match chess":                     `yardstick: invalid value "chess" for flag -match: there are ` + matches()[0].name + ", ",
		"-match [":                         `yardstick: invalid value "[" for flag -match: syntax error in pattern`,
		"-threads 0":                       "yardstick: -threads must be from 1 to 256",
		"-pairs 5":                         "yardstick: flag provided but not defined: -pairs; go run ./build yardstick -h lists the flags",
		"-summary -folder no/such/folder":  "yardstick: no game of these matches is in no/such/folder",
		"-summary now":                     `yardstick: "now" is no flag`,
		"-folder out -match *-1s -match x": `yardstick: invalid value "x" for flag -match`,
	} {
		if _, _, err := yardstick(t.Context(), line); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s...", line, err, want)
		}
	}
	_, errs, err := yardstick(t.Context(), "-h")
	if last := matches()[len(matches())-1].name; !errors.Is(err, flag.ErrHelp) || !strings.Contains(errs, "usage: go run ./build yardstick") || !strings.Contains(errs, "\n    "+last+"\n") {
		t.Errorf("%s%v", errs, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if out, _, err := yardstick(ctx, "-folder "+t.TempDir()); err == nil || err.Error() != "yardstick: interrupted" || out != "" {
		t.Errorf("%s%v, want an interrupted run", out, err)
	}
	var f yardFlags
	must.Succeed(t, f.parse(strings.Fields("-match *-1s -match "+matches()[0].name), nil))
	if len(f.matches) != 5 || f.matches[0].name != matches()[0].name || f.threads != 1 || f.folder != filepath.Join("build", "arena", "yardstick") {
		t.Errorf("the flags are %+v, want five matches in the order of the list", f)
	}
}

// The commit of the players is the last one that changed what they are compiled from, and it has all of it.
func TestYardstickCommitOfPlayers(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	folder := t.TempDir()
	run := func(args ...string) string {
		t.Helper()
		c := exec.Command("git", append([]string{"-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"}, args...)...)
		c.Dir = folder
		text, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("git %v: %v: %s", args, err, text)
		}
		return strings.TrimSpace(string(text))
	}
	write := func(name, text string) { must.Write(t, filepath.Join(folder, filepath.FromSlash(name)), text) }
	write("build/here.txt", "")
	write("games/search/tree.go", "package search")
	run("init", "--quiet")
	run("add", ".")
	run("commit", "--quiet", "-m", "players")
	want := run("rev-parse", "--short=12", "HEAD")
	write("build/arena/yardstick/test.txt", "1")
	write("games/squex/rules.md", "# Rules")
	run("add", ".")
	run("commit", "--quiet", "-m", "results")
	write("games/taiji/batch.go", "package taiji")
	run("add", ".")
	run("commit", "--quiet", "-m", "players of another game")
	for _, other := range []string{"games/search/tree_test.go", "games/squex/texts/en.txt", "games/cli/gtp/doc.go", "games/study/elo/elo.go", "scenes/play/play.go", "games/search/testdata/a.txt", "games/squ/squ.go", "games/squex/chances.txt", "games/squex/exercises.txt"} {
		write(other, "package other")
	}
	t.Chdir(filepath.Join(folder, "build"))
	if got, err := playerCommit(t.Context(), "squex"); err != nil || got != want {
		t.Errorf("the commit of the players is %q, %v, want %s", got, err, want)
	}
	for _, player := range []string{"games/search/tree.go", "games/squex/levels.txt"} {
		write(player, "package changed")
		if got, err := playerCommit(t.Context(), "squex"); err == nil || !strings.Contains(err.Error(), "the players have changes that are in no commit; commit them first: ") || !strings.Contains(err.Error(), player[:11]) {
			t.Errorf("with a change of %s: %q, %v", player, got, err)
		}
		run("checkout", "--quiet", "games/search/tree.go")
	}
}
