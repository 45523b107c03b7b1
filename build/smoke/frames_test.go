package smoke

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// TestNoBrokenFrames goes from the title to a table and its menu with the keyboard, in windows of several sizes. There are new pictures all the
// time, so the textures that hold them grow. The test reads every frame on the screen, not only the last. Nothing moves by itself, so each pixel must
// come from the picture before the input or the one after it.
func TestNoBrokenFrames(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	sizes := []image.Point{{1280, 800}, {900, 700}, {1100, 760}, {640, 480}, {1300, 860}}
	for i, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			g := newGaze(t, server, program, sizes[i])
			g.press(t, "right", "left", strconv.Itoa(i+1), "enter")
			for range 3 {
				g.press(t, "right", "down", "enter", "right", "enter", "up")
			}
			g.press(t, "esc", "esc", "down", "down", "up", "esc")
			g.resize(t, sizes[(i+1)%len(sizes)])
			g.press(t, "right", "down", "up")
			t.Logf("%d frames", g.frames)
		})
	}
}

// newGaze opens a window of a given size that shows the title.
func newGaze(t *testing.T, server *display.Server, program string, size image.Point) *gaze {
	t.Helper()
	folder := t.TempDir()
	still(t, store.Disk(folder))
	g := &gaze{player: twin.Drawn(still(t, store.Memory()))}
	must.Succeed(t, g.player.Do(fmt.Sprintf("size %d %d", size.X, size.Y)))
	must.Succeed(t, g.player.Do("move away"))
	first := g.settle(t)
	g.window = twin.Open(t, server, program, "-data", folder, "-seed", "1", "-width", strconv.Itoa(size.X), "-height", strconv.Itoa(size.Y))
	g.window.MoveTo(0, 0)
	must.Succeed(t, g.window.Shows(first, "title"))
	g.allowed = []*image.RGBA{first}
	var err error
	g.screen, err = server.Screen()
	must.Succeed(t, err)
	t.Cleanup(func() { must.Succeed(t, g.screen.Close()) })
	g.player.Frame = func(in input.Frame) { g.act(t, in) }
	return g
}

// still stores in s settings under which the window shows only what follows from its input.
func still(t *testing.T, s store.Store) store.Store {
	t.Helper()
	s = timeless(t, s)
	set, _ := settings.Load(s)
	set.ReducedMotion, set.Talk, set.Teaching = true, false, settings.TeachNever
	for _, spec := range catalog.All() {
		set.Games[spec.ID] = settings.Setup{Levels: make([]int, games.MaxPlayers)} // people
	}
	must.Succeed(t, set.Save())
	return s
}

// A gaze plays in a window and checks each of its frames.
type gaze struct {
	name    string // of the current action, for messages
	window  *display.Window
	player  *demo.Player
	screen  *display.Screen
	allowed []*image.RGBA // pictures from which each pixel of a frame may come
	// resizing says that the window has not shown a picture of its new size yet. Until then the system decides what it shows.
	resizing bool
	frames   int // that differed from the previous one

	last, now *image.RGBA // the previous frame and the current one
}

// press presses keys one after the other.
func (g *gaze) press(t *testing.T, keys ...string) {
	t.Helper()
	for _, k := range keys {
		if g.name = k; g.player.Do("key "+k) != nil {
			t.Fatalf("%s cannot be pressed", k)
		}
	}
}

// resize gives the window another size.
func (g *gaze) resize(t *testing.T, size image.Point) {
	t.Helper()
	g.name, g.resizing = "another size", true
	must.Succeed(t, g.player.Do(fmt.Sprintf("size %d %d", size.X, size.Y)))
}

// act repeats in the window what the player has just done, and checks the frames until the window shows what the player draws.
func (g *gaze) act(t *testing.T, in input.Frame) {
	t.Helper()
	after := g.settle(t)
	done := make(chan struct{})
	seen := make(chan error)
	go func() { seen <- g.look(after, done) }()
	if g.resizing {
		g.window.Resize(in.W, in.H)
	} else {
		g.window.Act(in)
	}
	close(done)
	must.Succeed(t, <-seen)
	g.allowed = []*image.RGBA{after}
}

// settle lets the player come to rest, and returns its picture. The window may also show the pictures drawn until then.
func (g *gaze) settle(t *testing.T) *image.RGBA {
	t.Helper()
	frame := g.player.Frame
	g.player.Frame = nil
	defer func() { g.player.Frame = frame }()
	for {
		g.allowed = append(g.allowed, g.player.Picture().Image)
		if !g.player.Busy() {
			return g.allowed[len(g.allowed)-1]
		}
		must.Succeed(t, g.player.Do("ticks 1"))
	}
}

// look reads frames until they have equalled after for a while, and at least until acted is closed. It returns an error for a spoilt frame.
func (g *gaze) look(after *image.RGBA, acted <-chan struct{}) error {
	const every, rest = 2 * time.Millisecond, 120 * time.Millisecond
	g.last, g.now = image.NewRGBA(after.Rect), image.NewRGBA(after.Rect)
	begun, since := time.Now(), time.Now()
	for first := true; ; first = false {
		if err := g.screen.Read(g.now, image.Point{}); err != nil {
			return err
		}
		if changed := g.changed(first); len(changed) > 0 {
			g.frames++
			at, bad := g.bad(changed)
			if bad && !g.resizing { // unless the server was still copying the frame; a spoilt one stays until the next
				time.Sleep(every)
				if err := g.screen.Read(g.now, image.Point{}); err != nil {
					return err
				}
				at, bad = g.bad(g.changed(true))
			}
			if bad && !g.resizing {
				return fmt.Errorf("%s: a frame is spoilt at %v: %w", g.name, at, display.Keep("spoilt.png", g.now))
			}
		}
		g.last, g.now = g.now, g.last
		if !g.same(g.last, after) {
			since = time.Now()
		} else if !acting(acted) {
			g.resizing = false
		}
		if !acting(acted) && time.Since(since) > rest {
			return nil
		}
		if time.Since(begun) > display.Patience {
			return fmt.Errorf("%s: the window does not come to show what is drawn: %w", g.name, display.Keep("shown.png", g.last))
		}
		time.Sleep(every)
	}
}

// acting reports whether acted is still open.
func acting(acted <-chan struct{}) bool {
	select {
	case <-acted:
		return false
	default:
		return true
	}
}

// changed returns the rows that have changed, or all rows of the first frame.
func (g *gaze) changed(first bool) (rows []int) {
	for y := range g.now.Rect.Dy() {
		at := y * g.now.Stride
		if first || !bytes.Equal(g.now.Pix[at:at+g.now.Stride], g.last.Pix[at:at+g.now.Stride]) {
			rows = append(rows, y)
		}
	}
	return rows
}

// bad returns the first pixel in rows that comes from no allowed picture.
func (g *gaze) bad(rows []int) (at image.Point, bad bool) {
	for _, y := range rows {
		for x := range g.now.Rect.Dx() {
			if !g.good(x, y) {
				return image.Pt(x, y), true
			}
		}
	}
	return at, false
}

// good reports whether a pixel comes from an allowed picture.
func (g *gaze) good(x, y int) bool {
	i := g.now.PixOffset(x, y)
	got := g.now.Pix[i : i+3]
	for k := len(g.allowed) - 1; k >= 0; k-- {
		a := g.allowed[k]
		if image.Pt(x, y).In(a.Rect) && near(got, a.Pix[a.PixOffset(x, y):]) {
			return true
		}
	}
	return false
}

// same reports whether a frame shows a picture.
func (g *gaze) same(got, want *image.RGBA) bool {
	for i := 0; i < len(got.Pix); i += 4 {
		if !near(got.Pix[i:i+3], want.Pix[i:i+3]) {
			return false
		}
	}
	return true
}

// near reports whether two colours are equal, up to the different rounding of drivers.
func near(a, b []uint8) bool {
	const tolerance = 3
	for i := range 3 {
		if d := int(a[i]) - int(b[i]); d > tolerance || -d > tolerance {
			return false
		}
	}
	return true
}
