package display

import (
	"image"
	"os/exec"
	"strconv"
	"time"
)

// Flick presses the left button at a place in the window for 40 ms, and is gone after 10: somebody clicks in passing.
func (w *Window) Flick(at, gone image.Point) {
	w.server.xdotool("mousemove", "--window", w.id, strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.02", "mousedown", "1", "sleep", "0.01",
		"mousemove", "--window", w.id, strconv.Itoa(gone.X), strconv.Itoa(gone.Y), "sleep", "0.03", "mouseup", "1")
}

// Stall lets the program do nothing while f goes on, for 300 ms at least: its machine is busy.
func (w *Window) Stall(f func()) error {
	pid := strconv.Itoa(w.pid)
	if err := exec.Command("kill", "-STOP", pid).Run(); err != nil {
		return err
	}
	f()
	time.Sleep(300 * time.Millisecond)
	return exec.Command("kill", "-CONT", pid).Run()
}

// Sweep moves the pointer through the window from place to place, one of them in every sixtieth of a second.
func (w *Window) Sweep(way []image.Point) {
	var args []string
	for _, p := range way {
		args = append(args, "mousemove", "--window", w.id, strconv.Itoa(p.X), strconv.Itoa(p.Y), "sleep", "0.0167")
	}
	w.server.xdotool(args...)
}
