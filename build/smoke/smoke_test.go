package smoke

import (
	"bufio"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/input"
	"quintet/scenes/store"
)

// script is what a new user does in the real window. After every step the window must show the same pixels as the program drawn in
// memory.
const script = `
move away
press New game Squex
press seats As listed
press seat 2 Person
key enter
play d4 e5 e3
move f4
key ctrl+t
press New game Taiji
press seats As listed
press seat 2 Person
key enter
play e5-f5 g5-g6
aim e6 f6
key ctrl+t
press New game SQU
press seats As listed
press seat 2 Person
key enter
play c4 d5 e6
click c4
key ctrl+t
press New game Azacru
press seats As listed
press seat 2 Person
key enter
play c1-d2>
click g1
move away
key ctrl+t
press New game Distrify
press seats As listed
press seat 2 Person
key enter
play e5 d4
click d5
key ctrl+z
press End turn
key ctrl+t
key f2
`

// tolerance is how far a colour may be off, in 255ths: drivers round blending in their own ways.
const tolerance = 3

func TestRealWindowShowsWhatIsDrawn(t *testing.T) {
	w := open(t)
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now}))
	for n, line := range strings.Split(strings.TrimSpace(script), "\n") {
		p.Frame = func(in input.Frame) {
			w.act(in)
			if p.App.Busy() {
				return // it moves by itself, and the two need not be in step
			}
			w.compare(t, fmt.Sprintf("line-%d", n+1), p)
		}
		if err := p.Do(line); err != nil {
			t.Fatalf("line %d: %s: %v", n+1, line, err)
		}
	}
	w.key("ctrl+q")
	select {
	case err := <-w.ended:
		if err != nil {
			t.Errorf("the program ended with %v", err)
		}
	case <-time.After(10 * time.Second):
		t.Error("ctrl+q on the title does not end the program")
	}
}

// A realWindow is the program running on a display.
type realWindow struct {
	display string
	id      string // of the window
	pid     int    // of the program
	last    input.Frame
	ended   chan error
}

// open builds the program and starts it on a display of its own. It skips the test where that is not asked for.
func open(t *testing.T) *realWindow {
	if os.Getenv("QUINTET_WINDOW") != "needed" {
		t.Skip("the real window is tested by: go run ./build test")
	}
	if runtime.GOOS != "linux" {
		t.Skip("the real window is tested on Linux, under Xvfb")
	}
	program := filepath.Join(t.TempDir(), "quintet")
	build := exec.Command("go", "build", "-o", program, "quintet")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	w := &realWindow{display: startDisplay(t), ended: make(chan error, 1)}
	w.xdotool("mousemove", "1390", "890") // outside the window that is to come
	c := exec.Command(program, "-data", "none", "-seed", "1")
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	c.Stderr = os.Stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	w.pid = c.Process.Pid
	t.Cleanup(func() { c.Process.Kill() }) // it has ended by itself when all went well
	go func() { w.ended <- c.Wait() }()
	for deadline := time.Now().Add(30 * time.Second); w.id == ""; time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("no window appears")
		}
		ids := strings.Fields(w.xdotool("search", "--onlyvisible", "--class", "quintet"))
		if len(ids) > 0 {
			w.id = ids[0]
		}
	}
	w.xdotool("windowfocus", w.id)
	return w
}

// startDisplay starts Xvfb and returns the name of its display.
func startDisplay(t *testing.T) string {
	r, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x900x24", "+extension", "GLX", "-noreset")
	x.ExtraFiles = []*os.File{out}
	if err := x.Start(); err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	out.Close()
	t.Cleanup(func() { x.Process.Kill(); x.Wait() }) // killed on purpose
	name, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb names no display: %v", err)
	}
	return ":" + strings.TrimSpace(name)
}

// xdotool runs xdotool on the display and returns what it prints, "" when it fails.
func (w *realWindow) xdotool(args ...string) string {
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := c.Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// act does in the window what a frame of input says.
func (w *realWindow) act(in input.Frame) {
	if in.X != w.last.X || in.Y != w.last.Y {
		w.xdotool("mousemove", "--window", w.id, strconv.Itoa(int(in.X)), strconv.Itoa(int(in.Y)))
	}
	for b, name := range map[input.Button]string{input.Left: "1", input.Right: "3"} {
		if in.Pressed&b != 0 {
			w.xdotool("mousedown", name)
		}
		if in.Released&b != 0 {
			w.xdotool("mouseup", name)
		}
	}
	for _, k := range in.Keys {
		w.key(k)
	}
	w.last = in
}

// key presses k as shortly as it can be done: a window that is slow to draw has to see it all the same.
func (w *realWindow) key(k input.Key) {
	w.xdotool("key", "--delay", "0", strings.NewReplacer("enter", "Return", "esc", "Escape", "f2", "F2").Replace(string(k)))
}

// compare waits until the window shows what p draws.
func (w *realWindow) compare(t *testing.T, name string, p *demo.Player) {
	t.Helper()
	want := p.Picture().Image
	worst, where := 256, image.Point{}
	var got image.Image
	for deadline := time.Now().Add(15 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		var err error
		if got, err = w.picture(); err != nil {
			t.Fatal(err)
		}
		if worst, where = differ(got, want); worst <= tolerance {
			return
		}
	}
	dir := os.Getenv("QUINTET_PICTURES")
	if dir == "" {
		dir = os.TempDir()
	}
	a, b := filepath.Join(dir, name+"-window.png"), filepath.Join(dir, name+"-drawn.png")
	t.Fatalf("%s: the window differs by %d at %v from what is drawn; see %s and %s%s", name, worst, where, a, b, save(a, got)+save(b, want))
}

// picture returns what the window shows.
func (w *realWindow) picture() (image.Image, error) {
	c := exec.Command("import", "-window", w.id, "png:-")
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	return png.Decode(bytes.NewReader(out))
}

// differ returns the largest difference of a colour between two pictures, in 255ths, and where it is; 256 when their sizes differ.
func differ(a, b image.Image) (worst int, where image.Point) {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 256, where
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			ar, ag, ab, _ := a.At(x, y).RGBA()
			br, bg, bb, _ := b.At(x, y).RGBA()
			for _, d := range []int{int(ar) - int(br), int(ag) - int(bg), int(ab) - int(bb)} {
				if d = max(d, -d) >> 8; d > worst {
					worst, where = d, image.Pt(x, y)
				}
			}
		}
	}
	return worst, where
}

// save writes a picture and returns "", or what went wrong.
func save(path string, img image.Image) string {
	f, err := os.Create(path)
	if err != nil {
		return " (" + err.Error() + ")"
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		return " (" + err.Error() + ")"
	}
	return ""
}
