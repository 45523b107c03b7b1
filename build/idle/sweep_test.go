package idle

import (
	"fmt"
	"image"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games/catalog"
)

// sweepWay returns a path over a board in the middle of a window of 1280 by 800, back and forth in rows, step pixels for each of sixty places per
// second.
func sweepWay(seconds, step int) (way []image.Point) {
	const left, right, top, row = 150, 730, 100, 60
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

// BenchmarkSweep measures a sweep of the mouse over each game's board as part of a core: at 480 pixels per second the mouse is passing over, at 180
// it searches for a cell, and each cell shows what a ply there would do.
func BenchmarkSweep(b *testing.B) {
	bench := bench{program: twin.Program(b), folder: b.TempDir()}
	for _, spec := range catalog.All() {
		s := screen{name: spec.Name, script: "press New game " + spec.Name + ";press seats As listed;press seat 2 Person;key enter;move away"}
		tr, err := bench.open(s)
		must.Succeed(b, err)
		const seconds = 6
		for _, step := range []int{8, 3} {
			way := sweepWay(seconds, step)
			tr.window.Sweep(way[:60])
			before, err := tr.window.Usage()
			must.Succeed(b, err)
			start := time.Now()
			tr.window.Sweep(way)
			took := time.Since(start)
			after, err := tr.window.Usage()
			must.Succeed(b, err)
			use := row{screen: s, use: after.Since(before), time: took}
			b.Logf("%s, %d pixels a second: %.1f %% of a core, %.0f wakes a second, in %v", s.name, 60*step, use.core(), use.wakes(), took)
			b.ReportMetric(use.core(), fmt.Sprintf("%s-%d-%%", spec.ID, 60*step))
		}
		tr.close()
	}
}
