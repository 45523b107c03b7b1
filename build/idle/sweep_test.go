package idle

import (
	"image"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games/catalog"
)

// sweepWay leads over a board in the middle of a window of 1280 by 800, there and back in rows, sixty places a second for so long.
func sweepWay(seconds int) (way []image.Point) {
	const left, right, top, row, step = 150, 730, 100, 60, 8
	x, y, by := left, top, step
	for range 60 * seconds {
		if x += by; x < left || x > right {
			by = -by
			x += by
			if y += row; y > 700 {
				y = top
			}
		}
		way = append(way, image.Pt(x, y))
	}
	return way
}

// BenchmarkSweep measures a sweep of the mouse over the board of each game, with all that the pointer shows there, as a part of a core.
func BenchmarkSweep(b *testing.B) {
	bench := bench{program: twin.Program(b), folder: b.TempDir()}
	for _, spec := range catalog.All() {
		s := screen{name: spec.Name, script: "press New game " + spec.Name + ";press seats As listed;press seat 2 Person;key enter;move away"}
		tr, err := bench.open(s)
		must.Succeed(b, err)
		const seconds = 6
		way := sweepWay(seconds)
		tr.window.Sweep(way[:60])
		before, err := tr.window.Usage()
		must.Succeed(b, err)
		start := time.Now()
		tr.window.Sweep(way)
		took := time.Since(start)
		after, err := tr.window.Usage()
		tr.close()
		must.Succeed(b, err)
		use := row{screen: s, use: after.Since(before), time: took}
		b.Logf("%s: %.1f %% of a core, %.0f wakes a second, in %v", s.name, use.core(), use.wakes(), took)
		b.ReportMetric(use.core(), spec.ID+"-%")
	}
}
