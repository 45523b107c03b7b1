package app_test

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/clock"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// Clocks and the terms of the table are restored after a restart, to the second.
func TestClockResumes(t *testing.T) {
	s, now := store.Memory(), demotest.Noon()
	agreed := terms.Terms{Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Step: 3 * time.Second}, NoAids: true, Turning: terms.NeverTurn}
	tb, err := demo.Setting{Game: "squ", Options: games.Options{"size": "8"}, Terms: agreed}.Table(catalog.All())
	if err != nil {
		t.Fatal(err)
	}
	start := func(tb *table.Table) *demo.Player {
		return demotest.New(app.Deps{Store: s, Now: func() time.Time { return now }, Table: tb})
	}
	p := start(tb)
	tb.Clock.Run(0, now)
	now = now.Add(20 * time.Second)
	tb.Clock.Played(0, 1, now)
	if err := tb.Match.Play(tb.Match.Position().AppendMoves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	tb.Clock.Run(1, now)
	now = now.Add(7 * time.Second)
	do(t, p, "ticks 2")
	p.App.Close()

	now = now.Add(time.Hour) // no player loses this time
	p = start(nil)
	do(t, p, "want scene play")
	got := tableOf(t, p)
	if got.Terms.Clock != agreed.Clock || !got.Terms.NoAids || got.Terms.Turning != terms.NeverTurn {
		t.Errorf("terms %+v, want %+v", got.Terms, agreed)
	}
	for seat, want := range []time.Duration{283 * time.Second, 293 * time.Second} {
		if left := got.Clock.Left(games.Player(seat), now); left != want {
			t.Errorf("seat %d has %v, want %v", seat, left, want)
		}
	}
}

// A timed table is covered after a restart until someone starts its clock. Paused computers stay paused, and others continue: the screen matches the
// journal.
func TestTimedTableOpensPaused(t *testing.T) {
	for _, paused := range []bool{false, true} {
		s := store.Memory()
		p := demotest.New(app.Deps{Store: s})
		do(t, p, "table squ size=8 seats=1,2 clock=+60;want text Start the clock;ticks 200;want plies 0;key p;ticks 100")
		if paused {
			do(t, p, "press Pause;ticks 2;want button Resume")
		}
		played := p.Match().Len()
		if played == 0 {
			t.Fatal("no ply was played")
		}
		p.App.Close()
		p = demotest.New(app.Deps{Store: s})
		do(t, p, "want text The clock is paused;want button Resume;want nobutton Pause;ticks 200")
		if got := p.Match().Len(); got != played {
			t.Errorf("%d plies behind the cover, want %d", got, played)
		}
		do(t, p, "key p;ticks 200")
		if moves := p.Match().Len() > played; moves == paused {
			t.Errorf("paused %v before the restart: computers continue: %v", paused, moves)
		}
		if paused {
			do(t, p, "want button Resume;press Resume;ticks 200")
			if p.Match().Len() == played {
				t.Error("Resume does nothing")
			}
		}
	}
}
