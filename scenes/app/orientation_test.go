package app_test

import (
	"bytes"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// tableOf returns the table that p shows.
func tableOf(t *testing.T, p *demo.Player) *table.Table {
	t.Helper()
	s, ok := p.App.Top().(interface{ Table() *table.Table })
	if !ok {
		t.Fatalf("the program shows %s", p.App.Scene())
	}
	return s.Table()
}

// After a restart, or a visit to the title page, the board is turned as before: no pixel differs.
func TestBoardOrientationPersists(t *testing.T) {
	for game, turns := range map[string]int{"squ": 2, "azacru": 1} {
		if testing.Short() && game == "squ" {
			continue
		}
		s := store.Memory()
		p := demotest.New(app.Deps{Store: s})
		do(t, p, "table "+game)
		m := p.Match()
		do(t, p, "ticks 30;play "+m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])+";ticks 60;key f;ticks 90")
		if got := tableOf(t, p).Turned; got != turns {
			t.Fatalf("%s: the board is turned by %d quarters, want %d", game, got, turns)
		}
		away := render.Point{X: 4, Y: 790} // outside of anything that reacts to the pointer
		p.Move(away)
		do(t, p, "ticks 30")
		before := p.Picture()
		p.App.Close()
		p = demotest.New(app.Deps{Store: s})
		p.Move(away)
		do(t, p, "ticks 90")
		if got := tableOf(t, p).Turned; got != turns || !bytes.Equal(before.Image.Pix, p.Picture().Image.Pix) {
			t.Errorf("%s: after a restart the board is turned by %d quarters, want %d, and the same picture", game, got, turns)
		}
		do(t, p, "key ctrl+t;ticks 2;press Continue;ticks 90")
		if got := tableOf(t, p).Turned; got != turns {
			t.Errorf("%s: after a visit to the title page it is turned by %d quarters", game, got)
		}
		p.App.Close()
	}
}

// A table that forbids turning the board shows it as in the rules, whatever its file says.
func TestBoardNeverTurns(t *testing.T) {
	s := store.Memory()
	tb, err := (demo.Setting{Game: "squ", Terms: terms.Terms{Turning: terms.NeverTurn}}).Table(catalog.All())
	if err != nil {
		t.Fatal(err)
	}
	tb.Turned = 2
	if got := tableOf(t, demotest.New(app.Deps{Store: s, Table: tb})).Turned; got != 0 {
		t.Errorf("the board is turned by %d quarters", got)
	}
}

// A kill of the program loses at most ten seconds of thinking time, if there was any input in the window.
func TestLongThoughtOutlivesKill(t *testing.T) {
	s, now := store.Memory(), demotest.Noon()
	p := demotest.New(app.Deps{Store: s, Now: func() time.Time { return now }})
	do(t, p, "table squ;ticks 2;play d4;ticks 30")
	for n := range 25 {
		now = now.Add(time.Second)
		p.Move(render.Point{X: float32(400 + n), Y: 300})
		do(t, p, "ticks 1")
	}
	p = demotest.New(app.Deps{Store: found(t, s), Now: func() time.Time { return now }})
	if used := tableOf(t, p).Stopwatch.Used(now); used < 15*time.Second || used > 25*time.Second {
		t.Errorf("after a kill in the 25th second %v are stored", used)
	}
}
