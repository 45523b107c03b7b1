package setup_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/play/clock"
	"quintet/games/play/table"
	"quintet/render"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// tableOf returns the table that p shows.
func tableOf(p *demo.Player) *table.Table {
	return p.App.Top().(interface{ Table() *table.Table }).Table()
}

// Each seat has the clock typed for it, at the table and the next time.
func TestEverySeatHasItsClock(t *testing.T) {
	for _, size := range []string{"360 740", "640 480", "1280 800"} {
		s := store.Memory()
		p := open(s, 1)
		do(t, p, "size "+size+";press New game Squex;press seat 2 Person;press seats As listed;try Clock and aids;press clock Custom")
		do(t, p, "press Clock of seat 1;type 3:30+2;key enter;press Clock of seat 2;type +20;press Play")
		want := []clock.Control{{Kind: clock.Fischer, Main: 210 * time.Second, Step: 2 * time.Second}, {Kind: clock.PerTurn, Step: 20 * time.Second}}
		if got := tableOf(p); got.Clock.Controls()[0] != want[0] || got.Clock.Controls()[1] != want[1] {
			t.Errorf("in a window of %s the clocks are %+v, want %+v", size, got.Clock.Controls(), want)
		}
		do(t, p, "want text 3:30 + 2 s a turn;want text 20 s a turn;key p;want text 3:30;want text 0:20")
		p.App.Flush()
		p = open(s, 1)
		do(t, p, "size "+size+";key ctrl+t;press New game Squex;press Play")
		if got := tableOf(p).Clock.Controls(); got[0] != want[0] || got[1] != want[1] {
			t.Errorf("in a window of %s the next game has %+v, want %+v", size, got, want)
		}
	}
}

// If seats are drawn, everyone keeps the clock typed beside their name.
func TestDrawMovesClocksWithPlayers(t *testing.T) {
	for seed := range uint64(4) {
		p := open(store.Memory(), seed)
		do(t, p, "size 1280 800;press New game Squex;press seat 2 Person;press Player 1;type Ana;press seats Random;press Clock and aids;press clock Custom")
		do(t, p, "press Clock of seat 1;type 5;press Clock of seat 2;type 7;press Play")
		tb := tableOf(p)
		for i, seat := range tb.Match.Seats() {
			want := 7 * time.Minute
			if seat.Name == "Ana" {
				want = 5 * time.Minute
			}
			if got := tb.Clock.Controls()[i].Main; got != want {
				t.Errorf("seed %d: %s has %v, want %v", seed, seat.Name, got, want)
			}
		}
	}
}

// An invalid clock is explained and cannot be played; an empty field keeps the old clock.
func TestInvalidClocksAreExplained(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Squex;press seat 2 Person;press Clock and aids;press clock Custom;press Clock of seat 2;type 5x5;key enter")
	do(t, p, "want text “5x5” is not a clock. Write 10+5, 1:30+2 or +30.;want nobutton Play")
	do(t, p, "press Clock of seat 2;type 0;key enter;want text A clock has 10 seconds to 10 hours, not “0”.;want nobutton Play")
	do(t, p, "press Clock of seat 2;key enter;want absent is not a clock;press Play")
	if got := tableOf(p).Clock.Controls()[1]; got.Main != 10*time.Minute {
		t.Errorf("seat 2 has %+v, want what it had before", got)
	}
}

// At the table clocks show their settings if they differ, and not if they are equal.
func TestDifferentClocksShowTheirSettings(t *testing.T) {
	for second, want := range map[string]string{"+20": "want text 20 s a turn;want text +5", "10+5": "want absent +5"} {
		p := open(store.Memory(), 1)
		do(t, p, "press New game Squex;press seat 2 Person;press Clock and aids;press clock Custom;press Clock of seat 2;type "+second+";press Play;key p;"+want)
	}
}

// The explanation of an invalid clock is below the fields, like the help.
func TestInvalidClocksAreExplainedBelowTheFields(t *testing.T) {
	for _, key := range []string{"ticks 1", "key f3"} {
		p := open(store.Memory(), 1)
		do(t, p, "size 640 480;press New game Azacru;press players 4;press Clock and aids;press clock Custom;press Clock of seat 2;type 5x5;key enter;"+key)
		field, explained := float32(0), float32(-1)
		for _, w := range p.App.Seen().Widgets {
			if strings.HasPrefix(w.Label, "clock ") && (field == 0 || w.Rect.X < field) {
				field = w.Rect.X
			}
		}
		for _, x := range p.App.Seen().Placed() {
			if strings.Contains(x.Text, "“5x5”") {
				explained = x.Rect.X
			}
		}
		if explained < field || field == 0 {
			t.Errorf("the explanation begins at %v, want it below the choices at %v", explained, field)
		}
	}
}

// Choosing a clock moves nothing but the rows of the terms.
func TestChoosingAClockMovesNothingElse(t *testing.T) {
	for _, size := range []string{"390 844", "640 480", "700 900", "900 650", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Squex;press seat 2 Person;try Clock and aids;move away")
		before := map[string]render.Rect{}
		for _, w := range p.App.Seen().Widgets {
			before[w.Label] = w.Rect
		}
		for _, kind := range []string{"Per game", "Per turn", "Custom"} {
			do(t, p, "press clock "+kind+";move away")
			for _, w := range p.App.Seen().Widgets {
				moved := before[w.Label] != w.Rect && before[w.Label].W > 0
				if term, _, _ := strings.Cut(w.Label, " "); moved && term != "turning" && term != "aids" {
					t.Errorf("%s: with a clock %s %s is at %v, before it was at %v", size, kind, w.Label, w.Rect, before[w.Label])
				}
			}
		}
	}
}
