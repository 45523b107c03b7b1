package smoke

import (
	"image"
	"image/color"
	"image/draw"
	"os"
	"slices"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/render/input"
	"quintet/scenes/data/store"
)

// BenchmarkTitle measures how long the program takes until its window shows the title, and how much memory it needs for that. On a quiet machine
// without a graphics card the limits are half a second and 150 MB.
func BenchmarkTitle(b *testing.B) {
	const maxTime, maxMemory = 500 * time.Millisecond, 150 << 20
	program, server := twin.Program(b), twin.Serve(b)
	title := titleOf(b, server, program)
	var walls, cpus, peaks []float64
	for b.Loop() {
		begun, err := server.MeasureStart(program, title, "-data", b.TempDir(), "-seed", "1")
		must.Succeed(b, err)
		walls, cpus, peaks = append(walls, float64(begun.Wall)), append(cpus, float64(begun.CPU)), append(peaks, float64(begun.Peak))
	}
	wall, peak := median(walls), median(peaks)
	b.ReportMetric(wall, "ns/op")
	b.ReportMetric(median(cpus), "CPU-ns/op")
	b.ReportMetric(peak, "peak-bytes")
	if !compared() && (wall > float64(maxTime) || peak > maxMemory) { // two compared programs need not stay within the limits
		b.Errorf("the title is there after %v with %.0f MiB, want at most %v and %d", time.Duration(wall), peak/(1<<20), maxTime, maxMemory>>20)
	}
}

// BenchmarkEmptyWindow compares the program's start and peak memory with those of a program whose Ebitengine window shows one colour, alternately, by
// the medians of seven starts. The goal is at most 1.15 times as much of either.
func BenchmarkEmptyWindow(b *testing.B) {
	const starts = 7
	program, server := twin.Program(b), twin.Serve(b)
	empty, err := display.BuildPackage(b.TempDir(), "quintet/render/window/empty")
	must.Succeed(b, err)
	title := titleOf(b, server, program)
	blank := image.NewRGBA(title.Bounds())
	draw.Draw(blank, blank.Rect, image.NewUniform(color.RGBA{0x33, 0x66, 0x99, 0xff}), image.Point{}, draw.Src) // what that program shows
	programs, pictures := [2]string{program, empty}, [2]image.Image{title, blank}
	for b.Loop() {
		var walls, peaks [2][]float64
		for n := range 2 * starts {
			i, args := n%2, []string(nil)
			if i == 0 {
				args = []string{"-data", b.TempDir(), "-seed", "1"}
			}
			begun, err := server.MeasureStart(programs[i], pictures[i], args...)
			must.Succeed(b, err)
			walls[i], peaks[i] = append(walls[i], float64(begun.Wall)), append(peaks[i], float64(begun.Peak))
		}
		b.ReportMetric(median(walls[0])/median(walls[1]), "start-ratio")
		b.ReportMetric(median(peaks[0])/median(peaks[1]), "peak-ratio")
		b.ReportMetric(median(peaks[1])/(1<<20), "empty-MiB")
		b.ReportMetric(median(walls[1])/1e6, "empty-ms")
	}
}

// compared reports whether compare runs the benchmarks on a built program, which may be another version.
func compared() bool { return os.Getenv("QUINTET_PROGRAM") != "" }

// titleOf returns what the program's window shows as its title: as this version draws it, or as the window of a compared program settles.
func titleOf(b *testing.B, server *display.Server, program string) image.Image {
	b.Helper()
	if compared() {
		return settled(b, server, program, "-data", b.TempDir(), "-seed", "1")
	}
	p := twin.Drawn(store.Memory())
	must.Succeed(b, p.Do("ticks 1"))
	must.Succeed(b, p.Do("move away"))
	return p.Picture().Image
}

// settled returns what a program's window shows once it has stayed the same for a second.
func settled(b *testing.B, server *display.Server, program string, args ...string) image.Image {
	b.Helper()
	w, err := server.Open(program, args...)
	must.Succeed(b, err)
	defer w.Close()
	var before image.Image
	for range 30 {
		time.Sleep(time.Second)
		now, err := w.Picture()
		must.Succeed(b, err)
		if before != nil {
			if worst, _ := display.Differ(now, before); worst == 0 {
				return now
			}
		}
		before = now
	}
	b.Fatal("the window of the program that is compared does not come to rest")
	return nil
}

// median returns the median of some numbers, which it sorts.
func median(all []float64) float64 {
	slices.Sort(all)
	return all[len(all)/2]
}

// BenchmarkTableAtRest measures what the program uses while it waits for a person at the first game that it proposes.
func BenchmarkTableAtRest(b *testing.B) {
	const rest = 5 * time.Second
	program, server := twin.Program(b), twin.Serve(b)
	used := time.Duration(0)
	for b.Loop() {
		w, err := server.Open(program, "-data", b.TempDir(), "-seed", "1")
		must.Succeed(b, err)
		for range 2 { // it is chosen, then begun
			time.Sleep(2 * time.Second)
			w.Press(input.Enter)
		}
		time.Sleep(2 * time.Second)
		before, err := w.Usage()
		must.Succeed(b, err)
		time.Sleep(rest)
		after, err := w.Usage()
		must.Succeed(b, err)
		used += after.Since(before).CPU
		w.Close()
	}
	b.ReportMetric(0, "ns/op") // it is the waiting time
	b.ReportMetric(float64(used)/float64(b.N)/rest.Seconds(), "CPU-ns/s")
}
