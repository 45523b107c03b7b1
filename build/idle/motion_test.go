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

// busiest is the stretch of time in which a motion is measured: twenty-four ticks, as long as the board of a finished game steps back.
const busiest = 400 * time.Millisecond

// rate returns how many pictures a second came in the busiest stretch of those that came at the given times, in order.
func rate(times []time.Time) float64 {
	most, from := 0, 0
	for to, at := range times {
		for at.Sub(times[from]) >= busiest {
			from++
		}
		most = max(most, to-from+1)
	}
	return float64(most) / busiest.Seconds()
}

func TestRate(t *testing.T) {
	start := time.Now()
	var times []time.Time
	for i := range 100 { // one in 20 ms, and in the middle one in 10 ms
		times = append(times, start.Add(time.Duration(20*i)*time.Millisecond))
		if i >= 40 && i < 60 {
			times = append(times, times[len(times)-1].Add(10*time.Millisecond))
		}
	}
	if got := rate(times); got != 100 {
		t.Errorf("%v pictures a second, want 100", got)
	}
}

// watched returns when the screen of tr changes while f goes on.
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

// BenchmarkMotion counts the pictures a second that the window shows while something moves: the board of a game that ends steps back and its
// result rises, and in Taiji a tile follows the pointer. Sixty is what there can be.
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
