package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/play/table"
	"quintet/render/input"
)

// tableText describes the game on t, what is shown of it, and the targets of an incomplete ply.
func tableText(t *table.Table) string {
	return fmt.Sprintf("%s, %d in force, path %v", catalogtest.Tree(t.Match), t.Match.Cursor(), append([]uint16{}, targets(t)...))
}

// targets returns the targets of the incomplete ply at t.
func targets(t *table.Table) (all []uint16) {
	for _, at := range t.Path {
		all = append(all, uint16(at))
	}
	return all
}

// A page that is closed at any moment, in the middle of a turn, of a click or of a write, leaves the table in the state before or after its last
// action.
func TestPageClosedAtAnyMoment(t *testing.T) {
	closes := 3
	if gametest.IsLong() {
		closes = 50
	}
	own := person(t).InOneWindow()
	other, err := own.Open(site+still, 640, 480, 1) // which has the same storage, but no program
	must.Succeed(t, err)
	r := games.NewRand(uint64(closes))
	for n := range closes {
		must.Succeed(t, other.ResetData(site, still, 640, 480, 1))
		p, err := own.Open("about:blank", 640, 480, 1)
		must.Succeed(t, err)
		must.Succeed(t, p.Go(site+"/?seed=1"))
		must.Succeed(t, p.Started())
		d := twin(t, p)
		all := catalog.All()
		game := all[n%len(all)].Name
		do(t, d, "size 640 480;move away;press New game "+game+";press seat 2 Person;press seats As listed;press Play")
		at := d.App.Top().(interface{ Table() *table.Table }).Table
		steps := r.Intn(6)
		for step := range steps + 1 {
			states := []string{tableText(at())}
			last := step == steps
			if last {
				go func(after time.Duration) {
					time.Sleep(after)
					p.Close()
				}(time.Duration(r.Intn(150)) * time.Millisecond)
			}
			d.Frame = func(in input.Frame) {
				if err := p.Act(in); err != nil && !last { // the last page is closed meanwhile
					t.Fatal(err)
				}
				states = append(states, tableText(at()))
			}
			m := at().Match
			mv := catalogtest.AnyMove(m.Position(), r)
			line := "play " + m.Game().FormatMove(m.Position(), mv)
			if r.Intn(3) == 0 {
				line = "click " + m.Game().Geometry().Label(m.Game().AppendSteps(nil, m.Position(), mv)[0])
			}
			do(t, d, line+";move away")
			if !last {
				continue
			}
			stored, err := readTable(other)
			must.Succeed(t, err)
			if got := tableText(stored); !slices.Contains(states, got) {
				t.Errorf("%s, closed during %q: stored is\n%s\nwant one of\n%s", game, line, got, strings.Join(states, "\n"))
			}
		}
	}
}
