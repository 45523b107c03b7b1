package library_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/play/table"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// killsAsked is the environment variable for the number of kills, instead of 20.
const killsAsked = "QUINTET_KILLS"

// childAsked is the environment variable that makes this test the program to kill. Its value is a folder and a seed.
const childAsked = "QUINTET_KILLED_IN"

// A program that is killed at any moment reopens exactly where it was. The real program plays in its own process and reports after every step, at the
// end of the tick, how many ticks it has seen. The test kills it and opens the program again in its folder. It must show what the same play shows at
// that tick, or at one of the next step, which the child could not report any more.
func TestKills(t *testing.T) {
	kills := 20
	if testing.Short() {
		kills = 3
	}
	if n, err := strconv.Atoi(os.Getenv(killsAsked)); err == nil {
		kills = n
	}
	r := games.NewRand(uint64(kills))
	plies, halves := 0, 0
	for i := range kills {
		seed := uint64(i)*7919 + 1
		folder := filepath.Join(t.TempDir(), "data")
		steps := killedAfter(t, folder, seed, 1+r.Intn(maxSteps), time.Duration(r.Intn(5000))*time.Microsecond)

		var states []string // after each tick of the same play
		first := 0
		p := opened(store.Memory(), seed)
		p.Frame = func(input.Frame) { states = append(states, state(t, p)) }
		d := newDriver(p, seed)
		for n := range steps + 1 {
			first = len(states)
			if d.step(); n == 0 {
				first = 0
			}
		}
		allowed := append([]string{states[max(0, first-1)]}, states[first:]...)

		again := demotest.New(app.Deps{Store: store.Disk(folder), Seed: seed, Now: time.Now})
		if err := again.Do("ticks 1"); err != nil {
			t.Fatal(err)
		}
		if name := again.App.Scene(); name != scenes.Play {
			t.Fatalf("seed %d: after %d steps and a kill the program opens at %s", seed, steps, name)
		}
		got := state(t, again)
		if !slices.Contains(allowed, got) {
			t.Fatalf("seed %d: killed after %d steps it opens with\n%s\nwant one of\n%s", seed, steps, got, strings.Join(allowed, "\n"))
		}
		plies += again.Match().Len()
		if !strings.HasSuffix(got, "path []") {
			halves++
		}
		if len(again.App.Seen().Texts) == 0 || slices.ContainsFunc(again.App.Seen().Texts, func(s string) bool { return strings.Contains(s, "damaged") }) {
			t.Fatalf("seed %d: it says %q", seed, again.App.Seen().Texts)
		}
		again.App.Close()
	}
	t.Logf("%d kills, %d plies recovered, %d times in the middle of a move", kills, plies, halves)
	if plies < 2*kills {
		t.Errorf("only %d plies were played before %d kills", plies, kills)
	}
}

// maxSteps is the number of steps after which a child is killed at the latest.
const maxSteps = 60

// killedAfter starts a child that plays in folder, kills it a time into after step last, and returns how many steps it reported.
func killedAfter(t *testing.T, folder string, seed uint64, last int, into time.Duration) int {
	t.Helper()
	c := exec.Command(os.Args[0], "-test.run=^TestPlayUntilKilled$", "-test.v")
	c.Env = append(os.Environ(), fmt.Sprintf("%s=%d %s", childAsked, seed, folder))
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	steps := 0
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if n, ok := strings.CutPrefix(lines.Text(), "step "); ok {
			if steps, err = strconv.Atoi(n); err != nil {
				t.Fatal(err)
			}
			if steps == last {
				kill := c.Process.Kill
				time.AfterFunc(into, func() { _ = kill() }) // the child plays until then
			}
		}
	}
	_ = c.Wait() // it was killed
	if steps == 0 {
		t.Fatal("the child did not play")
	}
	return steps
}

// TestPlayUntilKilled is the child of TestKills.
func TestPlayUntilKilled(t *testing.T) {
	text, folder, ok := strings.Cut(os.Getenv(childAsked), " ")
	if !ok {
		t.Skip("only runs as the child of TestKills")
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	d := newDriver(opened(store.Disk(folder), seed), seed)
	for n := 1; ; n++ {
		d.step()
		if _, err := fmt.Printf("step %d\n", n); err != nil {
			t.Fatal(err)
		}
	}
}

// opened returns a program at a table that seed selects: each game, with people or with a computer.
func opened(s store.Store, seed uint64) *demo.Player {
	ids := catalog.IDs()
	at := demo.Setting{Game: ids[int(seed%uint64(len(ids)))], Names: []string{"Ana", "Rui"}, Levels: []int{0, 0}}
	if seed%3 == 0 {
		at.Levels[1] = 1
	}
	a, err := demotest.Table(app.Deps{Store: s, Seed: seed, Now: time.Now}, at)
	if err != nil {
		panic(err)
	}
	p := demo.New(a)
	if err := p.Do("ticks 1"); err != nil {
		panic(err)
	}
	return p
}

// state describes the table that p shows.
func state(t testing.TB, p *demo.Player) string {
	s, ok := p.App.Top().(interface{ Table() *table.Table })
	if !ok {
		t.Fatalf("the program shows %s", p.App.Scene())
	}
	tb := s.Table()
	m := tb.Match
	text := tb.Spec.ID
	for i := range m.Len() {
		text += " " + m.Game().FormatMove(m.PositionAt(i), m.Move(i))
	}
	e, by := m.End()
	return fmt.Sprintf("%s, %d in force, end %d %d, seats %v, path %v", text, m.Cursor(), e, by, m.Seats(), append([]board.Target{}, tb.Path...))
}

// A driver plays at random, but the same for the same seed.
type driver struct {
	p    *demo.Player
	rand *games.Rand
}

func newDriver(p *demo.Player, seed uint64) *driver { return &driver{p, games.NewRand(seed)} }

// step does one thing. It skips what the screen does not allow.
func (d *driver) step() {
	m := d.p.Match()
	line := "ticks 1"
	switch n := d.rand.Intn(20); {
	case m.Over(), n >= 18:
		line = "key ctrl+z"
	case n < 9:
		ms := m.Position().AppendMoves(nil)
		line = "play " + m.Game().FormatMove(m.Position(), ms[d.rand.Intn(len(ms))])
	case n < 15:
		ms := m.Position().AppendMoves(nil)
		steps := m.Game().AppendSteps(nil, m.Position(), ms[d.rand.Intn(len(ms))])
		line = "click " + m.Game().Geometry().Label(steps[0])
	case n < 16:
		line = "key ctrl+y"
	case n < 17:
		line = "right"
	default:
		line = "wait"
	}
	_ = d.p.Do(line)
}
