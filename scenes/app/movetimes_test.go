package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/scenes/app"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// TestMoveListShowsTurnTimes plays in script time: sixty ticks are a second, and a click takes three.
func TestMoveListShowsTurnTimes(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"a ply with a clock", "table taiji seats=0,0 clock=10+5;key p;ticks 300;play e5-e6;want text 0:05"},
		{"a ply without one", "table taiji seats=0,0;ticks 300;play e5-e6;want text 0:05;ticks 900;play d5-d4;want text 0:15"},
		{"two plies of a turn in one sum", "table squ seats=0,0;ticks 60;play d4;ticks 60;play a1;ticks 120;play a2;want text 0:03;want absent 0:02"},
		{"not where there is no room", "size 640 480;table taiji seats=0,0;ticks 300;play e5-e6;key ctrl+l;want text e5-e6;want absent 0:05"},
		{"but in a high window", "size 700 900;table taiji seats=0,0;ticks 300;play e5-e6;key ctrl+l;want text 0:05"},
		{"what is redone took what it took", "table taiji seats=0,0;ticks 300;play e5-e6;key ctrl+z;ticks 600;want text 0:05;key ctrl+y;want text 0:05"},
		{"what is played instead took what it took", "table taiji seats=0,0;ticks 300;play e5-e6;key ctrl+z;ticks 120;play d5-d4;want absent 0:05;want text 0:02"},
		{"who looks at the past uses no time", "table taiji seats=0,0;ticks 300;play e5-e6;ticks 60;key home;ticks 600;key end;ticks 60;play d5-d4;want text 0:02"},
		{"a question stops it", "table taiji seats=0,0;ticks 60;key ctrl+g;ticks 600;key esc;ticks 60;play e5-e6;want text 0:02"},
		{"a corrected ply is the same decision", "table taiji seats=0,0;ticks 300;play e5-e6;ticks 30;drag e5 d5;want last d5-d6;want text 0:05"},
		{"it can be switched off", "table taiji seats=0,0;ticks 300;play e5-e6;key ctrl+,;press On the board;press Time per turn Never;key esc;want text e5-e6;want absent 0:05"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newTimedPlayer(t, settings.Always), c.script) })
	}
}

// The list shows the times of a table without a clock only if the settings say so.
func TestTurnTimesVisibility(t *testing.T) {
	const with, without = "table taiji seats=0,0 clock=10+5;key p;ticks 300;play e5-e6;", "table taiji seats=0,0;ticks 300;play e5-e6;"
	for _, c := range []struct{ times, script string }{
		{settings.WithClock, with + "want text 0:05"},
		{settings.WithClock, without + "want text e5-e6;want absent 0:05"},
		{settings.WithClock, without + "key ctrl+,;press On the board;press Time per turn Always;key esc;want text 0:05"},
		{settings.Never, with + "want text e5-e6;want absent 0:05"},
	} {
		do(t, newTimedPlayer(t, c.times), c.script)
	}
}

// untilAPass is a two-player game of Azacru up to the first forced pass.
const untilAPass = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7> f4-d2 " +
	"b5-c5 c3-b4< e4-d5 d6-f4 d5-b5 f4-f3> h7-g8 f3-i3 f8-e8 a5-b6 g8-f8 b6-b8> e8-c6 b8-a8 c5-d4> b4-a5 d4-f2 a5-a7> f8-e9 " +
	"pass"

// A forced pass takes no time, however long it is announced.
func TestForcedPassTakesNoTime(t *testing.T) {
	p := newTimedPlayer(t, settings.Always)
	do(t, p, "table azacru players=2 seats=0,0;play "+untilAPass+";want last pass;want text pass")
	took := tableOf(t, p).Stopwatch.MoveTimes()
	if n := len(took); n != p.Match().Len() || took[n-1] != 0 || took[n-2] == 0 {
		t.Errorf("%d plies took %v, want zero only for the last one", p.Match().Len(), took)
	}
	turns, times := 0, 0
	for _, w := range p.App.Seen().Widgets {
		if strings.HasPrefix(w.Label, "move ") {
			turns++
		}
	}
	for _, text := range p.App.Seen().Texts {
		if text == "0:01" {
			times++
		}
	}
	if turns < 2 || times != turns-1 {
		t.Errorf("%d times are shown for %d turns, want one for each except the pass", times, turns)
	}
}

// newTimedPlayer returns a player of the program whose tables also use script time. times is one of settings.Visibilities, for the times in lists of
// moves.
func newTimedPlayer(t *testing.T, times string) *demo.Player {
	clock := &demo.Clock{}
	p := newClockPlayer(t, clock)
	p.Table = func(s demo.Setting) (*app.App, error) {
		kept := keeping(t, "settings.json", fmt.Sprintf(`{"Times":%q}`, times))
		return demotest.Table(app.Deps{Store: kept, Now: clock.Now, Think: clock.Maker()}, s)
	}
	return p
}

// found returns the data folder of s as found after a kill, without locks.
func found(t *testing.T, s store.Store) store.Store {
	t.Helper()
	from, to := s.Folder("unfinished"), store.Memory()
	names, err := from.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := from.Read(name, 1<<20)
		if err == nil {
			err = to.Folder("unfinished").Write(name, data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// The times of plies survive a kill of the program, and so does the time used for the next ply.
func TestTimesOutliveProgram(t *testing.T) {
	for end, last := range map[string]time.Duration{"killed": 2 * time.Second, "left": 5 * time.Second, "closed": 5 * time.Second} {
		s, now := store.Memory(), demotest.Noon()
		start := func() *demo.Player { return demotest.New(app.Deps{Store: s, Now: func() time.Time { return now }}) }
		p := start()
		do(t, p, "table squ")
		think := func(d time.Duration) {
			do(t, p, "ticks 30")
			now = now.Add(d)
		}
		think(5 * time.Second)
		do(t, p, "play d4")
		think(7 * time.Second)
		do(t, p, "play e5")
		think(3 * time.Second)
		var again func()
		switch end {
		case "killed":
			do(t, p, "ticks 1")
			again = func() { s = found(t, s); p = start() }
		case "left":
			do(t, p, "key ctrl+t")
			again = func() { do(t, p, "press Continue") }
		case "closed":
			p.App.Close()
			again = func() { p = start() }
		}
		now = now.Add(time.Hour)
		again()
		do(t, p, "ticks 30")
		now = now.Add(2 * time.Second)
		do(t, p, "play f6")
		if got, want := tableOf(t, p).Stopwatch.MoveTimes(), []time.Duration{5 * time.Second, 7 * time.Second, last}; !slices.Equal(got, want) {
			t.Errorf("%s: took %v, want %v", end, got, want)
		}
	}
}
