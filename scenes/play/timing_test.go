package play

import (
	"testing"
	"time"

	"quintet/games/clock"
	"quintet/scenes/terms"
)

func TestAClockWarnsWhenLittleIsLeft(t *testing.T) {
	for _, c := range []struct {
		control  clock.Control
		calm     time.Duration
		warns    time.Duration
		describe string
	}{
		{clock.Control{Kind: clock.Fischer, Main: time.Minute}, 21 * time.Second, 19 * time.Second, "a minute each"},
		{clock.Control{Kind: clock.PerTurn, Step: 2 * time.Minute}, 21 * time.Second, 19 * time.Second, "two minutes a turn"},
		{clock.Control{Kind: clock.PerTurn, Step: 30 * time.Second}, 11 * time.Second, 9 * time.Second, "30 seconds a turn"},
		{clock.Control{Kind: clock.PerTurn, Step: 10 * time.Second}, 9 * time.Second, 3 * time.Second, "ten seconds a turn"},
	} {
		s := newScene(t, "squ", "")
		s.table.Terms = terms.Terms{Clock: c.control}
		if s.low(c.calm) || !s.low(c.warns) {
			t.Errorf("%s: warns at %v: %v, at %v: %v; want false and true", c.describe, c.calm, s.low(c.calm), c.warns, s.low(c.warns))
		}
	}
}
