package smoke

import (
	"image"
	"testing"
	"time"

	"quintet/render/input"
)

// TestPressesUseTheirPosition clicks in passing on six cells: pressed for 40 ms, with the pointer gone after 10 ms. Then it does the same while
// the program is stopped, so that the program sees everything later at once.
func TestPressesUseTheirPosition(t *testing.T) {
	w := open(t)
	p := drawn(t)
	var pointer image.Point
	p.Frame = func(in input.Frame) {
		w.Act(in)
		pointer = image.Pt(int(in.X), int(in.Y))
		if !p.Busy() {
			time.Sleep(50 * time.Millisecond)
		}
	}
	run := func(lines ...string) {
		t.Helper()
		for _, line := range lines {
			if err := p.Do(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	place := func(cell string) image.Point { run("move " + cell); return pointer }
	run(sitDown("Squex", "move away")...)
	w.compare(t, "table", p)
	cells := []string{"b2", "e3", "d6", "h1", "a7", "f4", "g2", "c8", "h8", "d1", "a4", "f6"}
	var at []image.Point
	for _, c := range cells {
		at = append(at, place(c))
	}
	flick := func(i int) { w.Flick(at[i], at[(i+1)%len(at)]) }
	for i := range 6 {
		flick(i)
	}
	played := func(name string, cells []string) { // in memory they are clicked
		t.Helper()
		p.Frame = nil
		for _, c := range cells {
			run("click " + c)
		}
		p.Frame = w.Act
		run("move d3", "move away")
		w.compare(t, name, p)
	}
	played("flicks", cells[:6])
	if err := w.Stall(func() {
		for i := range 6 {
			flick(6 + i)
		}
	}); err != nil {
		t.Fatal(err)
	}
	played("stalled", cells[6:])
}
