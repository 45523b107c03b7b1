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
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/library/librarytest"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// killsAsked is the environment variable for the number of kills, instead of 20.
const killsAsked = "QUINTET_KILLS"

// childAsked is the environment variable that makes this test the program to kill. Its value is a folder and a seed.
const childAsked = "QUINTET_KILLED_IN"

// A program that is killed at any moment has all its games, and shows the table at which the players sat. The real program runs in its own process: it
// plays, takes back, points at cells, opens files, reviews finished games, goes through the pages and changes settings, and reports after every step
// how many it has done. The test kills it and opens the program again in its folder. It must hold what the same play holds at that tick, or at one of
// the next step, which the child could not report any more.
func TestKills(t *testing.T) {
	kills := 20
	if testing.Short() {
		kills = 3
	}
	if n, err := strconv.Atoi(os.Getenv(killsAsked)); err == nil {
		kills = n
	}
	r := games.NewRand(uint64(kills))
	kept, halves, pages := 0, 0, map[string]int{}
	for i := range kills {
		seed := uint64(i)*7919 + 1
		folder := filepath.Join(t.TempDir(), "data")
		steps := killedAfter(t, folder, seed, 1+r.Intn(maxSteps), time.Duration(r.Intn(5000))*time.Microsecond)

		var states []holding // after each tick of the same play
		first := 0
		memory := store.Memory()
		p := opened(memory, seed)
		p.Frame = func(input.Frame) { states = append(states, holdingOf(t, p, memory)) }
		d := newDriver(p, seed)
		for n := range steps + 1 {
			first = len(states)
			if d.step(); n == 0 {
				first = 0
			}
		}
		pages[p.App.Scene()]++
		p.App.Close()
		allowed := append([]holding{states[max(0, first-1)]}, states[first:]...)

		disk := store.Disk(folder)
		again := demotest.New(app.Deps{Store: disk, Seed: seed, Now: time.Now})
		if err := again.Do("ticks 1"); err != nil {
			t.Fatal(err)
		}
		got := holdingOf(t, again, disk)
		if moved := slices.ContainsFunc(allowed, func(h holding) bool { return h.table != allowed[0].table }); !slices.ContainsFunc(allowed, func(want holding) bool { return got.matches(want, moved) }) {
			t.Fatalf("seed %d: killed after %d steps it holds\n%s\nwant one of\n%s", seed, steps, got, allowed)

		}
		if slices.ContainsFunc(again.App.Seen().Texts, func(s string) bool { return strings.Contains(s, "damaged") }) {
			t.Fatalf("seed %d: it says %q", seed, again.App.Seen().Texts)
		}
		kept += len(got.games)
		if got.table != "" && !strings.HasSuffix(got.table, "path []") {
			halves++
		}
		again.App.Close()
	}
	t.Logf("%d kills, %d games recovered, %d times in the middle of a move, on the pages %v", kills, kept, halves, pages)
	if kept < kills {
		t.Errorf("only %d games were there after %d kills", kept, kills)
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

// A holding is what a program and its store hold: the table at which the players sit, "" if they sit at none, and all games, each once, whether they
// are tables or records.
type holding struct {
	table string
	games []string
}

// matches reports whether the program that a kill left as h is as want was. A program that showed another page opens at a table only if the players sat
// at it, and if they were moving to another table it may open at none.
func (h holding) matches(want holding, moved bool) bool {
	return slices.Equal(h.games, want.games) && (h.table == want.table || want.table == "" || moved && h.table == "")
}

// holdingOf returns what p and its store s hold.
func holdingOf(t testing.TB, p *demo.Player, s store.Store) (h holding) {
	t.Helper()
	if at, ok := p.App.Top().(interface{ Table() *table.Table }); ok && at.Table() != nil && !at.Table().Match.Closed() && len(at.Table().Match.Root().Next()) > 0 {
		tb := at.Table()
		h.table = fmt.Sprintf("%s, %s, %d in force, path %v", tb.Spec.ID, catalogtest.Tree(tb.Match), tb.Match.Cursor(), append([]board.Target{}, tb.Path...))
	}
	h.games = librarytest.Games(t, s)
	return h
}

// A driver uses a program at random, but the same for the same seed. Against a computer it only plays: the same computer does not do the same in a game
// that is left meanwhile.
type driver struct {
	p     *demo.Player
	rand  *games.Rand
	stays bool
}

func newDriver(p *demo.Player, seed uint64) *driver {
	return &driver{p, games.NewRand(seed), seed%3 == 0}
}

// step does one thing. It skips what the screen does not allow.
func (d *driver) step() {
	line := d.elsewhere()
	if m := d.p.Match(); m != nil && d.p.App.Scene() == scenes.Play && !m.Over() {
		line = d.play(m)
	}
	_ = d.p.Do(line)
	_ = d.p.Do("wait") // a computer answers at no certain tick, but then before the next step
}

// play returns what to do at a table in play.
func (d *driver) play(m *match.Match) string {
	ms := m.Position().AppendMoves(nil)
	mv := ms[d.rand.Intn(len(ms))]
	switch n := d.rand.Intn(28); {
	case n < 9:
		return "play " + m.Game().FormatMove(m.Position(), mv)
	case n < 16:
		return "click " + m.Game().Geometry().Label(m.Game().AppendSteps(nil, m.Position(), mv)[0])
	case n < 18:
		return "key ctrl+z"
	case n < 19:
		return "key ctrl+y"
	case n < 20:
		return "right"
	case n < 21:
		return "wait"
	case n < 22:
		return "press Menu;press Resign;press Resign"
	case n < 23:
		return "press Settings;press Dark;press Light;key esc"
	}
	return d.elsewhere()
}

// elsewhere returns what to do on any page.
func (d *driver) elsewhere() string {
	const finished = "[game \"squ\"]\\n[options \"size=8\"]\\n[result \"p2+ resign\"]\\n\\n1. a1 b%d+c3"
	n := 1 + d.rand.Intn(8)
	if d.stays {
		return "key ctrl+z"
	}
	lines := []string{
		"key esc", "key a", "key left", "key home", "key right", "key ctrl+z", "key ctrl+t", "key l", "wait", "press Rematch",
		fmt.Sprintf("give x.txt "+finished, n), fmt.Sprintf("give x.txt [game \"squ\"]\\n[options \"size=8\"]\\n\\n1. a1 b%d+c3", n),
		"press New game Squex;press seat 2 Person;press Play", "press Continue", "press Open", "press Review",
	}
	if page := d.p.App.Scene(); page == scenes.Review || page == scenes.Play {
		lines = append(lines, fmt.Sprintf("play b%d", n), fmt.Sprintf("play h%d", n), fmt.Sprintf("play a%d", n))
	}
	return lines[d.rand.Intn(len(lines))]
}
