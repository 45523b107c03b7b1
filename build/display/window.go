// Package display runs the built program in a real window for tests on Linux. It needs Xvfb, xdotool and ImageMagick, which go run ./build test
// installs. This file builds the program, opens, moves and closes its window, sends it input (Act), and compares what it shows with a picture
// (Shows). Add a new kind of input here. server.go has the X server, screen.go its pixels; start.go and usage.go measure time, memory and CPU.
package display

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"quintet/render/input"
)

// SkipReason returns nil if the real window should be tested, and otherwise the reason to skip its tests.
func SkipReason() error {
	switch {
	case os.Getenv("QUINTET_WINDOW") != "needed":
		return errors.New("the real window is tested by: go run ./build test")
	case runtime.GOOS != "linux":
		return errors.New("the real window is tested on Linux, under Xvfb")
	}
	return nil
}

// Build builds the program into folder, as it is released, and returns its path. If the variable QUINTET_PROGRAM names an existing build it returns
// that.
func Build(folder string) (program string, err error) {
	if program = os.Getenv("QUINTET_PROGRAM"); program != "" {
		return program, nil
	}
	return BuildPackage(folder, "quintet")
}

// BuildPackage builds the program of a package into folder and returns its path.
func BuildPackage(folder, path string) (program string, err error) {
	program = filepath.Join(folder, filepath.Base(path)+".exe") // a name that works on every system
	c := exec.Command("go", "build", "-o", program, path)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		return "", fmt.Errorf("display: go build: %w\n%s", err, out)
	}
	return program, nil
}

// A Window is the program running on a server. Use it from one goroutine.
type Window struct {
	server *Server
	id     string // of the window
	pid    int    // of the program
	last   input.Frame
	ended  chan error
	kill   func() error
	signal func(os.Signal) error
}

// Patience limits every wait for the program, a browser or a display. Only a hang takes so long, however busy the machine is.
const Patience = 5 * time.Minute

// Run starts program with args on the server, and does not wait for its window.
func (s *Server) Run(program string, args ...string) (*Window, error) {
	w := &Window{server: s, ended: make(chan error, 1)}
	c := s.program(program, args)
	if err := c.Start(); err != nil {
		return nil, fmt.Errorf("display: the program does not start: %w", err)
	}
	w.pid, w.kill, w.signal = c.Process.Pid, c.Process.Kill, c.Process.Signal
	go func() { w.ended <- c.Wait() }()
	return w, nil
}

// Windows returns the number of program windows on the server.
func (s *Server) Windows() int {
	return len(strings.Fields(s.xdotool("search", "--onlyvisible", "--class", "quintet")))
}

// Open starts program with args on the server and waits for its window, which gets the keyboard; the pointer is outside.
func (s *Server) Open(program string, args ...string) (*Window, error) {
	w, err := s.Run(program, args...)
	if err != nil {
		return nil, err
	}
	for deadline := time.Now().Add(Patience); w.id == ""; time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			w.Close()
			return nil, fmt.Errorf("display: no window appears within %v", Patience)
		}
		if ids := strings.Fields(s.xdotool(s.search(w.pid)...)); len(ids) > 0 {
			w.id = ids[0]
		}
	}
	s.xdotool("windowfocus", w.id)
	return w, nil
}

// search returns the xdotool arguments that find the window of the program with a process number.
func (s *Server) search(pid int) []string {
	if s.Class != "" {
		return []string{"search", "--onlyvisible", "--class", s.Class}
	}
	return []string{"search", "--onlyvisible", "--all", "--pid", strconv.Itoa(pid), "--class", "quintet"}
}

// Close kills the program, unless it has already ended, and waits for its end.
func (w *Window) Close() {
	if w.kill() == nil { // it was still running
		<-w.ended
	}
}

// Running reports whether the program is still running.
func (w *Window) Running() bool {
	select {
	case err := <-w.ended:
		w.ended <- err // for Ended
		return false
	default:
		return true
	}
}

// Focused reports whether the window has the keyboard.
func (w *Window) Focused() bool {
	id := strings.TrimSpace(w.server.xdotool("getwindowfocus"))
	return id != "" && id == w.id
}

// Signal sends the program a signal.
func (w *Window) Signal(s os.Signal) error { return w.signal(s) }

// Ended returns how the program ended: the result of waiting for it, or an error if it has not ended within [Patience].
func (w *Window) Ended() error {
	select {
	case err := <-w.ended:
		return err
	case <-time.After(Patience):
		return fmt.Errorf("display: the program is still running after %v", Patience)
	}
}

// MoveTo moves the window to another place on the screen.
func (w *Window) MoveTo(x, y int) {
	w.server.xdotool("windowmove", "--sync", w.id, strconv.Itoa(x), strconv.Itoa(y))
}

// Resize requests another size of the window, in pixels, without waiting for it.
func (w *Window) Resize(width, height int) {
	w.server.xdotool("windowsize", w.id, strconv.Itoa(width), strconv.Itoa(height))
}

// Act performs a frame of input in the window. Held keys require Hold.
func (w *Window) Act(in input.Frame) {
	if in.X != w.last.X || in.Y != w.last.Y {
		w.server.xdotool("mousemove", "--window", w.id, strconv.Itoa(int(in.X)), strconv.Itoa(int(in.Y)))
	}
	for b, name := range map[input.Button]string{input.Left: "1", input.Right: "3"} {
		if in.Pressed&b != 0 {
			w.server.xdotool("mousedown", name)
		}
		if in.Released&b != 0 {
			w.server.xdotool("mouseup", name)
		}
	}
	for _, k := range in.Keys {
		w.Press(k)
	}
	if len(in.Keys) == 0 && len(in.Typed) > 0 {
		w.Type(string(in.Typed))
	}
	w.last = in
}

// Type types text.
func (w *Window) Type(text string) { w.server.xdotool("type", "--delay", "50", text) }

// Lag returns how long a window that draws slowly may take to see the actions of in: two clicks within that time may look like one.
func Lag(in input.Frame) time.Duration {
	if in.Pressed == 0 && in.Released == 0 && len(in.Keys) == 0 && len(in.Typed) == 0 {
		return 0
	}
	return 400 * time.Millisecond
}

// Press presses k and lets go as fast as possible: even a window that draws slowly has to see it.
func (w *Window) Press(k input.Key) { w.server.xdotool("key", "--delay", "0", keysym(k)) }

// PressPlace presses the key at the position of letter on an American keyboard, with modifiers such as "ctrl", whatever it types.
func (w *Window) PressPlace(modifiers string, letter byte) {
	w.server.xdotool("key", "--delay", "0", modifiers+strconv.Itoa(placeCodes[letter]))
}

// placeCodes are the X server's key codes.
var placeCodes = map[byte]int{
	'q': 24, 'w': 25, 'e': 26, 'r': 27, 't': 28, 'y': 29, 'u': 30, 'i': 31, 'o': 32, 'p': 33, 'a': 38, 's': 39, 'd': 40, 'f': 41, 'g': 42, 'h': 43,
	'j': 44, 'k': 45, 'l': 46, 'z': 52, 'x': 53, 'c': 54, 'v': 55, 'b': 56, 'n': 57, 'm': 58,
}

// Hold presses k and keeps it down.
func (w *Window) Hold(k input.Key) { w.server.xdotool("keydown", keysym(k)) }

// Click presses and releases the left button at the pointer, immediately.
func (w *Window) Click() { w.server.xdotool("click", "--delay", "0", "1") }

// keysym returns the X server's name of k.
func keysym(k input.Key) string {
	parts := strings.Split(string(k), "+")
	last := len(parts) - 1
	if name, ok := keysyms[input.Key(parts[last])]; ok {
		parts[last] = name
	} else if len(parts[last]) > 1 && parts[last][0] == 'f' {
		parts[last] = strings.ToUpper(parts[last])
	}
	return strings.Join(parts, "+")
}

// keysyms are the keys with another name in the X server.
var keysyms = map[input.Key]string{
	input.Esc: "Escape", input.Enter: "Return", input.Tab: "Tab", input.Backspace: "BackSpace", input.Delete: "Delete",
	input.ArrowL: "Left", input.ArrowR: "Right", input.ArrowU: "Up", input.ArrowD: "Down",
	input.Home: "Home", input.End: "End", input.PageUp: "Prior", input.PageDown: "Next", ":": "colon",
}

// Picture returns what the window shows.
func (w *Window) Picture() (image.Image, error) {
	out, err := w.server.command("import", []string{"-window", w.id, "-define", "png:compression-level=1", "png:-"}, nil).Output()
	if err != nil {
		return nil, fmt.Errorf("display: import: %w", err)
	}
	return png.Decode(bytes.NewReader(out))
}

// tolerance is the largest difference of a colour, in 255ths: drivers round blending differently.
const tolerance = 3

// Shows waits up to [Patience] until the window shows want. The error says how far it is off, and where both pictures are stored.
func (w *Window) Shows(want image.Image, name string) error {
	return Shows(w.Picture, want, name)
}

// Shows waits up to [Patience] until picture returns the same as want. If it never does [Keep] stores both; the error says where, under name, and how
// far they differ.
func Shows(picture func() (image.Image, error), want image.Image, name string) error {
	for deadline := time.Now().Add(Patience); ; time.Sleep(50 * time.Millisecond) {
		got, err := picture()
		if err != nil {
			return err
		}
		worst, where := Differ(got, want)
		if worst <= tolerance {
			return nil
		}
		if time.Now().After(deadline) {
			err = fmt.Errorf("%s is off by %d at %v from what is drawn", name, worst, where)
			return errors.Join(err, Keep(name+"-shown.png", got), Keep(name+"-drawn.png", want))
		}
	}
}

// Keep writes a picture into the folder named by the variable QUINTET_PICTURES or into a temporary one. The error says where it is, or why it could
// not be written.
func Keep(name string, img image.Image) error {
	path := filepath.Join(cmp.Or(os.Getenv("QUINTET_PICTURES"), os.TempDir()), name)
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := errors.Join(png.Encode(f, img), f.Close()); err != nil {
		return err
	}
	return fmt.Errorf("see %s", path)
}

// Differ returns the largest colour difference between two pictures, in 255ths, and where it is; 256 if their sizes differ.
func Differ(a, b image.Image) (worst int, where image.Point) {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 256, where
	}
	ra, okA := a.(*image.RGBA)
	rb, okB := b.(*image.RGBA)
	if okA && okB && bytes.Equal(ra.Pix, rb.Pix) {
		return 0, where // the usual case, and much faster
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

// Flick presses the left button at a place in the window for 40 ms, and moves away 10 ms later, as when clicking in passing.
func (w *Window) Flick(at, gone image.Point) {
	w.server.xdotool("mousemove", "--window", w.id, strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.02", "mousedown", "1", "sleep", "0.01",
		"mousemove", "--window", w.id, strconv.Itoa(gone.X), strconv.Itoa(gone.Y), "sleep", "0.03", "mouseup", "1")
}

// Stall stops the program while f runs, for at least 300 ms, to simulate a busy machine.
func (w *Window) Stall(f func()) error {
	pid := strconv.Itoa(w.pid)
	if err := exec.Command("kill", "-STOP", pid).Run(); err != nil {
		return err
	}
	f()
	time.Sleep(300 * time.Millisecond)
	return exec.Command("kill", "-CONT", pid).Run()
}

// Sweep moves the pointer through the window along way, one place every sixtieth of a second.
func (w *Window) Sweep(way []image.Point) {
	var args []string
	for _, p := range way {
		args = append(args, "mousemove", "--window", w.id, strconv.Itoa(p.X), strconv.Itoa(p.Y), "sleep", "0.0167")
	}
	w.server.xdotool(args...)
}
