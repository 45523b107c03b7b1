package attacks

import (
	"bytes"
	"fmt"
	"os"

	"quintet/build/twin"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/data/store"
)

// opened is an unfinished game of each kind that is opened from a file, changed at random, left normally and found again. The long proofs try other
// games and other changes.
func opened() (as []attack) {
	const seeds = 20
	for _, spec := range catalog.All() {
		for seed := range uint64(seeds) {
			as = append(as, attack{fmt.Sprintf("opened: %s, seed %d", spec.ID, seed), func(g *ground) { g.opened(spec, games.NewRand(seed+1)) }, seed > 0})
		}
	}
	return as
}

// opened opens a random game of spec in the window, changes it, ends the program, and checks three times that the table is there.
func (g *ground) opened(spec games.Spec, r *games.Rand) {
	tables := catalogtest.TablesOf(spec, 6)
	table := tables[r.Intn(len(tables))]
	m := match.New(table.Open(g), nil)
	catalogtest.PlayAny(g, m, r, 1+r.Intn(5))
	var text bytes.Buffer
	g.must(record.Write(&text, record.New(table.Spec, m)))
	file := g.at("game.quintet")
	g.must(os.WriteFile(file, text.Bytes(), 0o600))

	_, err := twin.Timeless(store.Disk(g.folder))
	g.must(err)
	kept, err := twin.Timeless(store.Memory())
	g.must(err)
	both := twin.Twin{Window: twin.Open(g, g.server, g.program, "-data", g.folder, "-seed", "1", file), Player: twin.Drawn(kept)}
	g.must(both.Player.Do("ticks 1"))
	both.Player.Drop(input.File{Name: "game.quintet", Data: text.Bytes()})
	g.must(both.Play(nil, "move away"))
	g.must(both.Same())
	for range 3 {
		for range 4 + r.Intn(8) {
			g.must(both.Play(nil, change(both.Player.Match(), r)))
		}
		g.must(both.Play(nil, "move away"))
		if err := both.Same(); err != nil {
			g.Fatalf("before the window is closed: %v", err)
		}
		g.must(both.Window.Signal(os.Interrupt))
		g.must(both.Window.Ended())
		both.Window = g.open(g.folder)
		if err := both.Same(); err != nil {
			g.Fatalf("after the next start: %v", err)
		}
	}
}

// change returns the line of a script that plays on, browses the plies or does nothing.
func change(m *match.Match, r *games.Rand) string {
	if n := r.Intn(10); m != nil && !m.Over() && n < 7 {
		return "play " + m.Game().FormatMove(m.Position(), catalogtest.AnyMove(m.Position(), r))
	} else if n < 9 {
		return "key backspace"
	}
	return "key ctrl+y"
}
