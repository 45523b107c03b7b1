package commands

import (
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/build/arena"
	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/gtp"
	"quintet/games/gametest"
)

var candidate = regexp.MustCompile(`^(\S+) value=[01]\.\d{4} visits=\d+ line=(\S+)( \S+)*$`)

// Every command that searches, in every game: at the start, in the middle, on a forced ply and after the end.
func TestSearchThroughPipe(t *testing.T) {
	for i, s := range catalog.All() {
		if !gametest.Sampled(i, 3) {
			continue
		}
		t.Run(s.ID, func(t *testing.T) {
			c := dial(t, "-game", s.ID, "-seed", "1", "-level", "2", "-threads", "2")
			c.want("known_command genmove", "true")
			c.want("time_settings 60 5 3", "")
			plies := 6
			if testing.Short() {
				plies = 2
			}
			for i := range plies {
				seat := c.ask("quintet-turn")
				legal := strings.Fields(c.ask("quintet-legal"))
				for _, line := range strings.Split(c.ask("quintet-analyze playouts 200 time 1"), "\n") {
					if f := candidate.FindStringSubmatch(line); f == nil || f[1] != f[2] || !slices.Contains(legal, f[1]) {
						t.Errorf("candidate %q; legal are %q", line, legal)
					}
				}
				if ply := c.ask("reg_genmove " + seat); !slices.Contains(legal, ply) {
					t.Errorf("reg_genmove: %q is not legal", ply)
				}
				c.want(fmt.Sprintf("time_left %s %d 2", seat, 5-i), "")
				if ply := c.ask("genmove " + seat); !slices.Contains(legal, ply) {
					t.Errorf("genmove: %q is not legal", ply)
				}
			}
			c.refused("genmove p5", `there is no seat "p5"; there are p1 to p2`)
			c.refused("time_left p1 -5 1", `time_left: "-5" is not a number of seconds from 0 to 1000000`)
			c.refused("quintet-analyze time 0", `quintet-analyze: "0" is not a number of seconds from 0.001 to 3600`)

			lines := gametest.ReadGames(t, s.ID, filepath.Join("..", "..", "games", s.ID, "testdata", "games.jsonl"))
			l := lines[0]
			c.ask("quintet-game " + s.ID + " " + s.Format(l.Options))
			for i, ply := range l.Plies {
				if l.Legal[i][0] == 1 {
					if got := c.ask("quintet-analyze"); strings.Contains(got, "\n") || !strings.HasPrefix(got, ply+" ") {
						t.Errorf("only %s is legal, quintet-analyze: %q", ply, got)
					}
				}
				c.ask(fmt.Sprintf("play p%d %s", l.Seats[i], ply))
			}
			for _, command := range []string{"genmove p1", "reg_genmove p2", "quintet-analyze"} {
				c.refused(command, "game is over")
			}
		})
	}
}

// Two processes play whole games against each other: the arena is the referee, and no one breaks a rule or is late.
func TestProcessesPlayEachOther(t *testing.T) {
	for i, tt := range catalogtest.Tables(5) {
		if testing.Short() && i > 1 {
			break
		}
		t.Run(tt.String(), func(t *testing.T) {
			player := func(level int) string {
				return fmt.Sprintf("gtp:\"%s\" gtp -game %s -level %d -seed 1 -threads 1@time=1s", program, tt.Spec.ID, level)
			}
			var out, errs strings.Builder
			args := []string{"-game", tt.Spec.ID, "-a", player(1), "-b", player(2), "-pairs", "1", "-patience", "2m"}
			for option, value := range tt.Options {
				args = append(args, "-o", option+"="+value)
			}
			if err := arena.Command(t.Context(), args, &out, &errs); err != nil {
				t.Fatalf("%v\n%s%s", err, out.String(), errs.String())
			}
			if strings.Contains(out.String(), "faults") || !strings.Contains(out.String(), " games in rounds of ") {
				t.Error(out.String())
			}
		})
	}
}

// The same seed plays the same plies, however busy the machine is.
func TestSeedIsReproducible(t *testing.T) {
	play := func(args ...string) string {
		c := dial(t, append([]string{"-game", "distrify", "-o", "size=5"}, args...)...)
		var plies []string
		for range 8 {
			plies = append(plies, c.ask("genmove "+c.ask("quintet-turn")))
		}
		return strings.Join(plies, " ")
	}
	first := play("-level", "1", "-seed", "7", "-threads", "1")
	if again := play("-level", "1", "-seed", "7", "-threads", "1"); again != first {
		t.Errorf("the same seed plays %s, then %s", first, again)
	}
	if other := play("-level", "1", "-seed", "8", "-threads", "1"); other == first {
		t.Errorf("another seed plays the same: %s", other)
	}
}

// A program that ponders answers as usual, and ends when told to.
func TestPonderingOnTheCommandLine(t *testing.T) {
	c := dial(t, "-game", "squex", "-o", "size=4", "-level", "1", "-threads", "2", "-ponder")
	for _, command := range []string{"genmove p1", "genmove p2", "quit"} {
		if _, err := fmt.Fprintln(c.in, command); err != nil {
			t.Fatal(err)
		}
		if line, err := c.out.ReadString('\n'); err != nil || !strings.HasPrefix(line, "=") {
			t.Errorf("%s: %q, %v", command, line, err)
		}
		if line, err := c.out.ReadString('\n'); err != nil || line != "\n" {
			t.Errorf("%s: %q, %v after the answer", command, line, err)
		}
		time.Sleep(20 * time.Millisecond) // to ponder
	}
}

// The program ends soon after its input, even during a long search; a script is executed first.
func TestEOFEndsSearch(t *testing.T) {
	const script = 20_000
	out, _, status := call(t, fmt.Sprintf("quintet-analyze playouts %d\nquit\n", script), "gtp", "-game", "squex", "-threads", "1")
	if n := visits(t, out); status != 0 || n != 2*script || !strings.HasSuffix(out, "\n\n=\n\n") {
		t.Errorf("a script: status %d, %d visits, want %d; %.80q", status, n, 2*script, out)
	}
	if testing.Short() {
		return // the rest takes seconds; package gtp tests the same in its own process
	}
	const whole = 500_000 // playouts of a search that no one ends; each counts as two visits
	// The end must arrive during the search: on a busy machine the search may start late.
	for wait := gtp.AtOnce * 3 / 2; wait < 20*time.Second; wait *= 2 {
		c := dial(t, "-game", "squex", "-threads", "1")
		if _, err := fmt.Fprintln(c.in, "quintet-analyze playouts", whole); err != nil {
			t.Fatal(err)
		}
		time.Sleep(wait)
		must.Succeed(t, c.in.Close())
		out, err := io.ReadAll(c.out)
		if err != nil || !strings.HasPrefix(string(out), "= ") {
			t.Errorf("answer %.80q, %v", out, err)
		}
		if visits(t, string(out)) < 2*whole {
			return
		}
	}
	t.Errorf("the search has all of its %d playouts", whole)
}

// visits adds up the visits in an answer to quintet-analyze.
func visits(t *testing.T, answer string) (sum int) {
	t.Helper()
	for _, m := range regexp.MustCompile(`visits=(\d+)`).FindAllStringSubmatch(answer, -1) {
		n, err := strconv.Atoi(m[1])
		must.Succeed(t, err)
		sum += n
	}
	return sum
}
