package window

import (
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// maxFrame limits the CPU time of a tick and a frame on a busy machine: twice the 4 ms of a quiet one.
const maxFrame = 8 * time.Millisecond

// strongest makes the strongest computer the second player.
const strongest = ";press level of seat 2;press Vera;press seats As listed;press Play"

// TestFramesAreCheapWhileComputersThink moves the pointer over a table while the strongest computer searches on all cores, and measures
// the CPU time of the game loop's thread for a tick and a frame drawn on an Ebitengine screen. The work of a graphics card follows on another thread.
func TestFramesAreCheapWhileComputersThink(t *testing.T) {
	if testing.Short() {
		t.Skip("time is measured without -short: the race detector takes its own")
	}
	for _, s := range catalog.All() {
		game := s.Name
		for _, o := range s.Options {
			if o.ID == "size" || o.ID == "players" { // the largest board
				if o.Between { // a list
					game += ";press " + o.ID
				}
				game += ";press " + o.ID + " " + o.Choices[len(o.Choices)-1]
			}
		}
		a := app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now, Think: scenes.Background(func() {})})
		p := demo.New(a)
		for line := range strings.SplitSeq("ticks 1;press New game "+game+strongest, ";") {
			if err := p.Do(line); err != nil {
				t.Fatalf("%s: %s: %v", game, line, err)
			}
		}
		m := p.Match()
		if err := p.Play(m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])); err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		half, dear := costs(t, a)
		for again := 0; again < 2 && dear > maxFrame; again++ { // a busy machine has slow frames of its own, but not three times in a row
			half, dear = costs(t, a)
		}
		a.Close()
		if dear > maxFrame {
			t.Errorf("%s: one frame of a hundred costs %v or more, want at most %v (half of them %v)", game, dear, maxFrame, half)
		} else {
			t.Logf("%s: half of the frames cost up to %v, one of a hundred %v or more", game, half, dear)
		}
	}
}

// costs returns the median and the 99th percentile of the cost of a frame. The first pictures are made before.
func costs(t *testing.T, p Program) (half, dear time.Duration) {
	const w, h, first, frames = 1280, 800, 60, 200
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	g := &game{program: p, w: w, h: h, scale: 1, uploads: newUploads(), pacer: pacer{awake: true}}
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	var all []time.Duration
	for i := range first + frames {
		time.Sleep(2 * time.Millisecond)
		x := float32(150 + 37*i%600)
		start := threadTime(t)
		p.Tick(input.Frame{W: w, H: h, Scale: 1, X: x, Y: 100 + x/2})
		g.Draw(screen)
		if i >= first {
			all = append(all, threadTime(t)-start)
		}
	}
	slices.Sort(all)
	return all[len(all)/2], all[len(all)*99/100]
}

// threadTime returns the CPU time of this thread.
func threadTime(t *testing.T) time.Duration {
	const thisThread = 3 // CLOCK_THREAD_CPUTIME_ID of clock_gettime(2)
	var now syscall.Timespec
	if _, _, errno := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, thisThread, uintptr(unsafe.Pointer(&now)), 0); errno != 0 {
		t.Fatal(errno)
	}
	return time.Duration(now.Nano())
}
