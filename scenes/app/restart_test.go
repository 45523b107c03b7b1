package app_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/data/library/librarytest"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// opened returns a file to open: a random game with variations, usually unfinished, as a record or as a share code.
func (m *monkey) opened(t *testing.T) input.File {
	t.Helper()
	tables := catalogtest.Tables(6)
	table := tables[m.rand.Intn(len(tables))]
	g := table.Open(t)
	ma := match.New(g, nil)
	if m.rand.Intn(4) == 0 {
		ma = match.NewAt(g, catalogtest.SetUp(g, m.rand, 12), nil)
	}
	for range m.rand.Intn(4) {
		catalogtest.PlayAny(t, ma, m.rand, 1+m.rand.Intn(4))
		if m.rand.Intn(3) == 0 {
			ma.Goto(m.rand.Intn(ma.Len() + 1))
		}
	}
	if by := ma.Position().ToMove(); m.rand.Intn(6) == 0 && !ma.Closed() {
		catalogtest.NoError(t, ma.Resign(by))
	}
	rec := record.New(table.Spec, ma)
	if m.rand.Intn(2) == 0 {
		code, err := share.Format(rec)
		catalogtest.NoError(t, err)
		return input.File{Name: "code.txt", Data: []byte(code)}
	}
	var text bytes.Buffer
	catalogtest.NoError(t, record.Write(&text, rec))
	return input.File{Name: "game.txt", Data: text.Bytes()}
}

// gameOnTable describes the game on the table, "" if none is shown, or if it has ended: it may cover the table at which the players sit.
func (m *monkey) gameOnTable() string {
	tb := m.match()
	if tb == nil || m.app.Scene() != "play" || tb.Closed() {
		return ""
	}
	return fmt.Sprintf("%s %v: %s, at ply %d: %s", tb.Game().Info().ID, tb.Game().Info().Options, catalogtest.Tree(tb), tb.Cursor(), games.TextOf(tb.Position()))
}

// TestRestartsKeepTables opens games, does anything with mouse and keyboard, and restarts the program in between: it starts where it was, and no game
// is lost, changed or doubled.
func TestRestartsKeepTables(t *testing.T) {
	t.Parallel()
	runs, kept := 40, 0
	switch {
	case gametest.IsLong():
		runs = 1000
	case testing.Short():
		runs = 5
	}
	for seed := range runs {
		now := demotest.Noon()
		m := &monkey{rand: games.NewRand(uint64(seed) + 1), store: store.Memory(), now: func() time.Time {
			now = now.Add(time.Second) // the precision of a file
			return now
		}}
		m.start("")
		for range 5 {
			f := m.opened(t)
			m.say("opened " + string(f.Data))
			m.tick(input.Frame{Dropped: &f})
			for range 5 + m.rand.Intn(40) {
				switch m.rand.Intn(3) {
				case 0:
					m.play()
				default:
					m.random()
				}
			}
			m.frame.Down = 0
			m.tick(input.Frame{})
			want := m.gameOnTable()
			all := librarytest.Games(t, m.store)
			m.app.Close()
			closed := librarytest.Games(t, m.store)
			m.start("")
			if again := librarytest.Games(t, m.store); !slices.Equal(all, closed) || !slices.Equal(all, again) {
				t.Fatalf("seed %d: it has the games\n%s\nthen, closed,\n%s\nand after a restart\n%s\nafter\n%s", seed, strings.Join(all, "\n"), strings.Join(closed, "\n"), strings.Join(again, "\n"), strings.Join(m.trail, "\n"))
			}
			if got := m.gameOnTable(); want != "" && got != want {
				t.Fatalf("seed %d: it begins at\n%s\nwant\n%s\nafter\n%s", seed, got, want, strings.Join(m.trail, "\n"))
			} else if want != "" {
				kept++
			}
		}
		m.app.Close()
	}
	if kept < runs {
		t.Errorf("only %d games were on the table after %d runs", kept, 5*runs)
	}
}
