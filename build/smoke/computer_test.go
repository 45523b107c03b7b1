package smoke

import (
	"fmt"
	"image"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/render/input"
)

// TestComputerMovesWithoutInput plays a ply and leaves the window alone: the search has to wake it, and after the computer's move it
// has to come to rest again.
func TestComputerMovesWithoutInput(t *testing.T) {
	w := open(t)
	p := drawn(t)
	w.play(t, p, "before", "move away", "press New game SQU", "press seats As listed", "key enter")
	var pointer image.Point
	p.Frame = func(in input.Frame) {
		w.Act(in)
		pointer = image.Pt(int(in.X), int(in.Y))
	}
	must.Succeed(t, p.Do("move d4"))
	w.compare(t, "ready", p)
	disc := pointer.Add(image.Pt(0, 5)) // under the pointer, where the ghost of a disc is now
	turn := image.Pt(882, 100)          // the bar that says that the first seat is to move
	empty, mine := w.colours(t, disc, turn)
	w.Click()
	for deadline := time.Now().Add(display.Patience); ; time.Sleep(100 * time.Millisecond) {
		if cell, bar := w.colours(t, disc, turn); cell != empty && bar == mine {
			break // the disc is placed, and it is the person's turn again
		}
		if time.Now().After(deadline) {
			t.Fatal("the computer does not move")
		}
	}
	time.Sleep(2 * time.Second)
	const rest, percent = 4 * time.Second, 1
	before := w.usage(t)
	time.Sleep(rest)
	if used := w.usage(t).Since(before).CPU; used > rest*percent/100 {
		t.Errorf("after the computer has moved the program uses %v of a core in %v", used, rest)
	}
}

// colours returns the colours of two pixels of the window.
func (w realWindow) colours(t *testing.T, a, b image.Point) (atA, atB string) {
	t.Helper()
	img, err := w.Picture()
	must.Succeed(t, err)
	return fmt.Sprint(img.At(a.X, a.Y)), fmt.Sprint(img.At(b.X, b.Y))
}

// usage returns what the program has used so far.
func (w realWindow) usage(t *testing.T) display.Usage {
	t.Helper()
	u, err := w.Usage()
	must.Succeed(t, err)
	return u
}
