// Measures the start of the program: time and CPU until the window shows its first picture, and the peak of its memory one second later
// (MeasureStart). It also reads the memory of a running program (Memory). Change here which pixels count as the first picture (spots).

package display

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A StartCost is the cost of a program until its window showed the first picture.
type StartCost struct {
	Wall time.Duration // since the start
	CPU  time.Duration // on all cores, in steps of 10 ms
	Peak int           // of its resident memory, in bytes, one second later
}

// A spot is a pixel of a window with its colour. Each component may differ by tolerance.
type spot struct {
	at      image.Point
	r, g, b int
}

// spots returns some hundreds of pixels of a picture, spread all over it.
func spots(want image.Image) []spot {
	const columns, rows = 24, 16
	var all []spot
	size := want.Bounds().Size()
	for i := range columns * rows {
		at := image.Pt((2*(i%columns)+1)*size.X/(2*columns), (2*(i/columns)+1)*size.Y/(2*rows))
		r, g, b, _ := want.At(at.X, at.Y).RGBA()
		all = append(all, spot{at, int(r >> 8), int(g >> 8), int(b >> 8)})
	}
	return all
}

// shown reports whether the screen shows the spots in a window with its corner at corner: nearly all, since another version of the program may have
// an additional button. The first picture is drawn at once.
func (s *Screen) shown(all []spot, corner image.Point) bool {
	const tolerance, wrong = 3, 0.05
	left := int(wrong * float64(len(all)))
	far := func(a, b int) bool { return max(a-b, b-a) > tolerance }
	for _, p := range all {
		if c := s.At(corner.Add(p.at)); far(int(c.R), p.r) || far(int(c.G), p.g) || far(int(c.B), p.b) {
			if left--; left < 0 {
				return false
			}
		}
	}
	return true
}

// MeasureStart starts program, waits until it shows the picture want in a window at its default position, measures it, and ends it.
func (s *Server) MeasureStart(program string, want image.Image, args ...string) (StartCost, error) {
	screen, err := s.Screen()
	if err != nil {
		return StartCost{}, err
	}
	defer screen.Close()
	all := spots(want)
	rest := image.Pt(serverWidth, serverHeight).Sub(want.Bounds().Size())
	corner := image.Pt(rest.X/2, rest.Y/3) // where Ebitengine opens a window
	c := s.program(program, args)
	began := time.Now()
	if err := c.Start(); err != nil {
		return StartCost{}, fmt.Errorf("display: the program does not start: %w", err)
	}
	w := &Window{server: s, pid: c.Process.Pid}
	defer func() {
		if c.Process.Kill() == nil {
			_ = c.Wait() // its error says that it was killed, as intended
		}
	}()
	for !screen.shown(all, corner) {
		if time.Since(began) > Patience {
			return StartCost{}, fmt.Errorf("display: the first picture is not shown within %v", Patience)
		}
		time.Sleep(2 * time.Millisecond)
	}
	b := StartCost{Wall: time.Since(began)}
	u, err := w.Usage()
	if err != nil {
		return b, err
	}
	b.CPU = u.CPU
	time.Sleep(time.Second)
	b.Peak, err = w.Memory("VmHWM")
	return b, err
}

// Memory returns a number of bytes from /proc/PID/status: VmRSS is the resident memory, VmHWM its peak. Source: proc_pid_status(5).
func (w *Window) Memory(name string) (int, error) {
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(w.pid), "status"))
	if err != nil {
		return 0, fmt.Errorf("display: the program cannot be measured: %w", err)
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, name+":"); ok {
			kb, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), "kB")))
			return kb << 10, err
		}
	}
	return 0, fmt.Errorf("display: /proc/PID/status names no %s", name)
}
