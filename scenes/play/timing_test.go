package play

import (
	"testing"
	"time"

	"quintet/games/clock"
	"quintet/games/terms"
	"quintet/render"
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
		if s.seats.low(0, c.calm) || !s.seats.low(0, c.warns) {
			t.Errorf("%s: warns at %v: %v, at %v: %v; want false and true", c.describe, c.calm, s.seats.low(0, c.calm), c.warns, s.seats.low(0, c.warns))
		}
	}
}

// In the last seconds a clock warns in the colour of an error.
func TestTheLastSecondsAreRed(t *testing.T) {
	for _, theme := range []*render.Theme{render.ThemeOf(false), render.ThemeOf(true)} {
		if warning(theme, lastTime) != theme.Warning || warning(theme, lastTime-1) != theme.Error {
			t.Error("a clock that warns is not red just below five seconds")
		}
	}
}

// The chip that counts the plies of a turn stands beside what is to be done, and not beside words about the clock.
func TestNoPlyIsCountedWhileTheClockStands(t *testing.T) {
	s := newScene(t, "squ size=8", "c3")
	for _, c := range []struct {
		paused bool
		want   string
	}{{false, "1 of 2"}, {true, ""}} {
		s.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}.ForAll(), 1, 1)
		if s.table.Veiled() != c.paused {
			s.pauseClock()
		}
		if got := s.words.step(frame(s, 1280, 800)); got != c.want {
			t.Errorf("the clock is paused: %v, and %q is counted, want %q", c.paused, got, c.want)
		}
	}
}
