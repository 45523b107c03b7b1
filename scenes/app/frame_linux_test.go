package app_test

import (
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// maxFrame limits the CPU time of a frame while computers think, without the pixels. It is a quarter of the time between two frames, to leave room
// for slower machines.
const maxFrame = 4 * time.Millisecond

// TestFramesAreCheapWhileComputersThink moves the pointer over a table while the strongest computer searches. It measures the CPU time
// of the game loop's thread for a tick and a frame, on a canvas that accepts pictures and shows nothing.
func TestFramesAreCheapWhileComputersThink(t *testing.T) {
	if testing.Short() {
		t.Skip("time is measured without -short: the race detector takes its own")
	}
	const frames = 150
	for _, game := range []string{"squex size=13 seats=0,6", "taiji seats=0,6", "azacru players=4 seats=0,6,6,6", "distrify size=19 seats=0,6"} {
		wake := scenes.Background(func() {})
		p := demotest.New(app.Deps{Think: wake})
		do(t, p, "table "+game)
		m := p.Match()
		if err := p.Play(m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])); err != nil {
			t.Fatal(err)
		}
		costs := frameCosts(t, p, frames)
		p.App.Close()
		if p99 := costs[len(costs)*99/100]; p99 > maxFrame {
			t.Errorf("%s: one frame of a hundred costs %v or more, want at most %v (half of them %v)", game, p99, maxFrame, costs[len(costs)/2])
		} else {
			t.Logf("%s: half of the frames cost up to %v, one of a hundred %v or more", game, costs[len(costs)/2], p99)
		}
	}
}

// frameCosts returns the costs of frames in ascending order. The first pictures are rendered before.
func frameCosts(t *testing.T, p *demo.Player, frames int) []time.Duration {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	c := wasteful{ui.Blind{W: 1280, H: 800}}
	var costs []time.Duration
	for i := range frames + 60 {
		time.Sleep(2 * time.Millisecond)
		x := float32(150 + 37*i%600)
		start := threadTime(t)
		p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: x, Y: 100 + x/2})
		p.App.Draw(c)
		if i >= 60 {
			costs = append(costs, threadTime(t)-start)
		}
	}
	slices.Sort(costs)
	return costs
}

// threadTime returns the CPU time of this thread.
func threadTime(t *testing.T) time.Duration {
	const thisThread = 3 // CLOCK_THREAD_CPUTIME_ID of clock_gettime(2), finer than getrusage
	var now syscall.Timespec
	if _, _, errno := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, thisThread, uintptr(unsafe.Pointer(&now)), 0); errno != 0 {
		t.Fatal(errno)
	}
	return time.Duration(now.Nano())
}
