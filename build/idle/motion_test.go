package idle

import (
	"context"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games/catalog"
)

// pause is the time without a new picture after which motion has ended: a motion with shorter gaps counts as slow.
const pause = 100 * time.Millisecond

// rate returns the pictures per second while something moved, given their times in order.
func rate(times []time.Time) float64 {
	var moved time.Duration
	n := 0
	for i := 1; i < len(times); i++ {
		if d := times[i].Sub(times[i-1]); d < pause {
			moved += d
			n++
		}
	}
	return float64(n) / moved.Seconds()
}

func TestRate(t *testing.T) {
	start := time.Now()
	var times []time.Time
	for _, ms := range []time.Duration{0, 10, 20, 90, 1000, 1010, 1100} { // a pause, and two pictures that are late
		times = append(times, start.Add(ms*time.Millisecond))
	}
	if got := rate(times); got != 5/0.19 {
		t.Errorf("%v pictures a second, want five in 190 ms", got)
	}
}

// watched returns the times at which the screen of tr changes while f runs.
func watched(tr *trial, f func()) ([]time.Time, error) {
	screen, err := tr.server.Screen()
	if err != nil {
		return nil, err
	}
	defer screen.Close()
	ctx, cancel := context.WithCancel(context.Background())
	seen := make(chan []time.Time)
	go func() { seen <- screen.Changes(ctx) }()
	f()
	cancel()
	return <-seen, nil
}

// BenchmarkMotion counts the pictures per second that the window shows while something moves: the board of a game that ends is dimmed and its result
// rises, and in Taiji a tile follows the pointer. The program draws at most sixty.
func BenchmarkMotion(b *testing.B) {
	bench := bench{program: twin.Program(b), folder: b.TempDir()}
	shown := func(s screen, f func(w *display.Window)) {
		tr, err := bench.open(s)
		must.Succeed(b, err)
		defer tr.close()
		times, err := watched(tr, func() { f(tr.window) })
		must.Succeed(b, err)
		b.ReportMetric(rate(times), s.name+"-frames/s")
	}
	for _, spec := range catalog.All() {
		s := screen{name: spec.ID, script: "press New game " + spec.Name + ";press seats As listed;press seat 2 Person;key enter;move away;key ctrl+g"}
		shown(s, func(w *display.Window) {
			w.Press("y")
			time.Sleep(2 * time.Second)
		})
	}
	shown(screen{name: "tile", script: "press New game Taiji" + people}, func(w *display.Window) { w.Sweep(sweepWay(2, 3)) })
}
