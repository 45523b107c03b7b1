package play

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/games/match"
	"quintet/games/terms"
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

// No time runs while somebody looks at the past, on whatever way; who takes a ply back decides anew.
func TestNoTimeRunsInThePast(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(s *Scene)
		runs games.Player
	}{
		{"at the latest position", func(*Scene) {}, 0},
		{"a ply taken back", func(s *Scene) { s.undo() }, 1},
		{"taken back and played again", func(s *Scene) { s.undo(); s.redo() }, 0},
		{"at the start", func(s *Scene) { s.jump(0) }, games.None},
		{"a ply on from there", func(s *Scene) { s.jump(0); s.redo() }, games.None},
		{"a ply back on the way", func(s *Scene) { s.jump(3); s.undo() }, games.None},
		{"all plies on from there", func(s *Scene) { s.jump(3); s.redo() }, 0},
		{"something else played there", func(s *Scene) { s.jump(1); s.click(s.geo.Named("f6")) }, 0},
	} {
		s := newScene(t, "squex size=6", "b2 c5 d4 e3")
		s.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}, 4, 4)
		c.do(s)
		if got := s.runs(); got != c.runs {
			t.Errorf("%s: the time of seat %d runs, want %d", c.name, got, c.runs)
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
		s.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}, 1, 1)
		s.timing.paused = c.paused
		if got := s.step(frame(s, 1280, 800)); got != c.want {
			t.Errorf("the clock is paused: %v, and %q is counted, want %q", c.paused, got, c.want)
		}
	}
}

// The game that goes on from an end gives back only the time that has run out: who gave up has used what he has used.
func TestTimeInTheGameAfterAnEnd(t *testing.T) {
	for _, c := range []struct {
		name string
		end  func(m *match.Match) error
		used time.Duration // until the end
		want time.Duration
	}{
		{"out of time", func(m *match.Match) error { return m.Flag(0) }, time.Minute, time.Minute},
		{"gave up", func(m *match.Match) error { return m.Resign(0) }, 50 * time.Second, 10 * time.Second},
	} {
		s := newScene(t, "squex size=6", "b2 c5")
		now := s.desk.Now()
		k := clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}, 2, 2)
		s.table.Clock = k
		k.Run(0, now)
		k.Run(games.None, now.Add(c.used))
		if err := c.end(s.table.Match); err != nil {
			t.Fatal(err)
		}
		if s.undo(); s.table.Match.Over() || s.table.Clock.Left(0, now) != c.want {
			t.Errorf("%s: over %v, %v left, want %v", c.name, s.table.Match.Over(), s.table.Clock.Left(0, now), c.want)
		}
	}
}
