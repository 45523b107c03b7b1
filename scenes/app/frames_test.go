package app_test

import (
	"bytes"
	"fmt"
	"runtime"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/scenes/app"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// storeOf returns a store with n unfinished tables, n finished games and n exercises.
func storeOf(t *testing.T, n int) (s store.Store) {
	t.Helper()
	s = store.Memory()
	spec, _ := catalog.Find("squ")
	g := catalogtest.Open(t, spec, games.Options{"size": "8"})
	at := demotest.Noon().AddDate(-1, 0, 0)
	l := library.Open(s, catalog.Find, func() time.Time { return at })
	r := games.NewRand(1)
	var all []exercise.Exercise
	for i := range n {
		at = at.Add(time.Minute)
		m := match.New(g, []match.Seat{{Name: fmt.Sprint("player ", i)}})
		for range 6 + r.Intn(8) {
			catalogtest.NoError(t, m.Play(catalogtest.AnyMove(m.Position(), r)))
		}
		answer := exercise.Answer{Plies: []games.Move{catalogtest.AnyMove(m.Position(), r)}}
		all = append(all, exercise.Exercise{Spec: spec, Game: g, Position: m.Position(), Grade: 1, Answers: []exercise.Answer{answer}})
		l.Begin(table.New(spec, m, terms.Terms{})).Leave()
		catalogtest.NoError(t, m.Resign(1))
		var text bytes.Buffer
		catalogtest.NoError(t, record.Write(&text, record.New(spec, m)))
		catalogtest.NoError(t, s.Folder("games").Write(at.Format("20060102-150405")+"-squ-1.txt", text.Bytes()))
	}
	l.Close()
	d := deck.New(s, catalog.Find, demotest.Noon)
	d.Add(all)
	d.Close()
	return s
}

// frame returns the bytes allocated by a frame in which the pointer moves.
func frame(p *demo.Player) uint64 {
	const frames = 40
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := range frames {
		p.Move(render.Point{X: 600 + float32(i), Y: 400})
	}
	runtime.ReadMemStats(&after)
	return (after.TotalAlloc - before.TotalAlloc) / frames
}

// The cost of a frame depends on what is visible, not on the number of tables, finished games or exercises.
func TestFrameCostIsProportionalToVisible(t *testing.T) {
	if testing.Short() {
		t.Skip("creates thousands of games")
	}
	const few, many = 1000, 2500 // numbers from 1000 on are written with a separator, which costs more
	pages := []struct{ name, script string }{
		{"the title", "ticks 5"},
		{"the library", "key l;wait"},
		{"the library searched", "key l;wait;type /;type player"},
		{"training", "key ctrl+t;press Training;wait"},
	}
	cost := map[string]uint64{}
	for _, n := range []int{few, many} {
		s := storeOf(t, n)
		for _, page := range pages {
			p := demotest.New(app.Deps{Store: s, Now: demotest.Noon})
			do(t, p, "size 1280 800;ticks 5;"+page.script)
			frame(p) // draws everything new
			bytes := frame(p)
			t.Logf("%s: with %d of each a frame allocates %d bytes", page.name, n, bytes)
			if n == few {
				cost[page.name] = bytes
			} else if bytes > cost[page.name]+2000 {
				t.Errorf("%s: with %d of each a frame allocates %d bytes, with %d %d", page.name, few, cost[page.name], many, bytes)
			}
			p.App.Close()
		}
	}
}
