package gtp

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

func TestClocksStart(t *testing.T) {
	tests := []struct {
		name   string
		system timeSystem
		want   seatClock
	}{
		{"nothing is set", timeSystem{}, seatClock{}},
		{"a period without plies is no limit", timeSystem{true, time.Minute, time.Second, 0}, seatClock{}},
		{"main time alone", timeSystem{true, time.Minute, 0, 0}, seatClock{true, time.Minute, 0}},
		{"plies without a period mean nothing", timeSystem{true, time.Minute, 0, 5}, seatClock{true, time.Minute, 0}},
		{"main time first", timeSystem{true, time.Minute, time.Second, 5}, seatClock{true, time.Minute, 0}},
		{"periods from the start", timeSystem{true, 0, time.Second, 5}, seatClock{true, time.Second, 5}},
		{"no time at all", timeSystem{true, 0, 0, 0}, seatClock{true, 0, 0}},
	}
	for _, tt := range tests {
		if got := tt.system.start(); got != tt.want {
			t.Errorf("%s: got %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

func TestClocksRun(t *testing.T) {
	canadian := timeSystem{true, time.Minute, 10 * time.Second, 2}
	absolute := timeSystem{true, time.Minute, 0, 0}
	tests := []struct {
		name   string
		system timeSystem
		before seatClock
		spent  time.Duration
		want   seatClock
	}{
		{"nobody counts", timeSystem{}, seatClock{}, time.Second, seatClock{}},
		{"main time", canadian, seatClock{true, time.Minute, 0}, 5 * time.Second, seatClock{true, 55 * time.Second, 0}},
		{"main time ends", canadian, seatClock{true, 3 * time.Second, 0}, 5 * time.Second, seatClock{true, 8 * time.Second, 2}},
		{"a ply of a period", canadian, seatClock{true, 8 * time.Second, 2}, 5 * time.Second, seatClock{true, 3 * time.Second, 1}},
		{"the last ply of a period", canadian, seatClock{true, 3 * time.Second, 1}, time.Second, seatClock{true, 10 * time.Second, 2}},
		{"a period that is not enough", canadian, seatClock{true, 3 * time.Second, 2}, 4 * time.Second, seatClock{true, 0, 1}},
		{"all is gone", absolute, seatClock{true, time.Second, 0}, 2 * time.Second, seatClock{true, 0, 0}},
		{"told by time_left alone", timeSystem{}, seatClock{true, time.Minute, 1}, time.Second, seatClock{true, 59 * time.Second, 0}},
	}
	for _, tt := range tests {
		got := tt.before
		if got.spend(tt.system, tt.spent); got != tt.want {
			t.Errorf("%s: got %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

func TestShares(t *testing.T) {
	absolute := timeSystem{set: true, main: time.Hour}
	canadian := timeSystem{true, time.Hour, 10 * time.Second, 2}
	tests := []struct {
		name            string
		system          timeSystem
		clock           seatClock
		toCome, players int
		want            time.Duration
	}{
		{"a second a ply", timeSystem{true, 0, time.Second, 1}, seatClock{true, time.Second, 1}, 1000, 2, 920 * time.Millisecond},
		{"no time", absolute, seatClock{true, 0, 0}, 100, 2, 0},
		{"less than the reserve", absolute, seatClock{true, 40 * time.Millisecond, 0}, 1, 2, 0},
		{"a long game", absolute, seatClock{true, 30 * time.Second, 0}, 1000, 2, (29350*time.Millisecond)/30 - lag},
		{"a game near its end", absolute, seatClock{true, 10 * time.Second, 0}, 2, 2, (9750*time.Millisecond)/2 - lag},
		{"its last ply", absolute, seatClock{true, 10 * time.Second, 0}, 1, 2, 9740 * time.Millisecond},
		{"four players", absolute, seatClock{true, 10 * time.Second, 0}, 16, 4, 9750*time.Millisecond/5 - lag},
		{"many plies in a period", canadian, seatClock{true, 10 * time.Second, 10}, 1000, 2, 965 * time.Millisecond},
		{"a period longer than the game", canadian, seatClock{true, 10 * time.Second, 100}, 2, 2, 9750*time.Millisecond/2 - lag},
		{"the end of main time before a period", canadian, seatClock{true, time.Second, 0}, 1000, 2, 9750*time.Millisecond/2 - lag},
		{"beyond what the game can have", absolute, seatClock{true, 10 * time.Second, 0}, -5, 2, 9740 * time.Millisecond},
	}
	for _, tt := range tests {
		if got := tt.clock.share(tt.system, tt.toCome, tt.players); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

// Whatever the time system and the players to move, players who use their share plus the lag never run out of time as long as there is a share.
func TestNoTimeLosses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		duration := func(name string, most time.Duration) time.Duration {
			return time.Duration(rapid.Int64Range(0, int64(most)).Draw(t, name))
		}
		system := timeSystem{true, duration("main", time.Hour), duration("period", time.Minute), rapid.IntRange(1, 40).Draw(t, "plies")}
		players := rapid.IntRange(2, games.MaxPlayers).Draw(t, "players")
		c := system.start()
		for toCome := rapid.IntRange(1, 400).Draw(t, "toCome"); toCome > 0; toCome-- {
			if rapid.IntRange(1, players).Draw(t, "mover") > 1 {
				continue
			}
			share := c.share(system, toCome, players)
			if share == 0 {
				return
			}
			took := share + lag
			available := c.left
			if c.plies == 0 { // the first period follows the main time
				available += system.period
			}
			if took > available {
				t.Fatalf("%v of %+v in %+v with %d plies to come", took, c, system, toCome)
			}
			c.spend(system, took)
		}
	})
}

// Clocks shorten the thinking of levels, and lengthen it only for the strongest.
func TestLevelLimits(t *testing.T) {
	spec, _ := catalog.Find("squ")
	all := catalog.LevelsOf("squ")
	rich := seatClock{true, time.Hour, 1}
	poor := seatClock{true, 100 * time.Millisecond, 1}
	broke := seatClock{true, 0, 1}
	share := func(c seatClock) time.Duration { return part(c.left, 1) }
	one, top := all[0].Limits(), all[len(all)-1].Limits()
	tests := []struct {
		name  string
		level int
		clock seatClock
		want  search.Limits

		untimed bool
	}{
		{"weak without a clock", 1, seatClock{}, one, false},
		{"weak with much time", 1, rich, one, false},
		{"weak with little time", 1, poor, search.Limits{Time: share(poor), Early: true, Playouts: one.Playouts}, false},
		{"weak without time", 1, broke, search.Limits{Time: minThinking, Early: true, Playouts: one.Playouts}, false},
		{"strong without a clock", len(all), seatClock{}, top, false},
		{"strong with much time", len(all), rich, search.Limits{Time: share(rich), Early: true}, false},
		{"strong with little time", len(all), poor, search.Limits{Time: share(poor), Early: true}, false},
		{"strong without time", len(all), broke, search.Limits{Time: minThinking, Early: true}, false},
		{"weak, untimed", 1, seatClock{}, search.Limits{Playouts: one.Playouts}, true},
		{"weak, untimed, with little time", 1, poor, search.Limits{Time: share(poor), Early: true, Playouts: one.Playouts}, true},
		{"weak, untimed, with much time", 1, rich, search.Limits{Time: share(rich), Early: true, Playouts: one.Playouts}, true},
		{"strong, untimed", len(all), seatClock{}, search.Limits{Playouts: all[len(all)-1].Untimed().Playouts}, true},
		{"strong, untimed, with much time", len(all), rich, search.Limits{Time: share(rich), Early: true}, true},
	}
	for _, tt := range tests {
		s, err := New(Config{Games: []games.Spec{spec}, Game: "squ", Level: tt.level, Untimed: tt.untimed})
		catalogtest.NoError(t, err)
		s.clocks.seats[1] = tt.clock
		got := s.limits(all[tt.level-1], 1)
		if got.Time != tt.want.Time || got.Playouts != tt.want.Playouts || got.Early != tt.want.Early {
			t.Errorf("%s: got %+v, want %+v", tt.name, got, tt.want)
		}
	}
}
