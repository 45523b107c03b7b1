package boardui

import (
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/render/input"
)

// drawn returns the intents of one drag on b from cell to cell with a button; in has the modifiers.
func (b *bench) drawn(button input.Button, from, to board.Target, in input.Frame) (is []Intent) {
	pass := func(t board.Target, in input.Frame) {
		b.at = b.Display.Layout().Centre(t)
		u := b.begin(in)
		is = append(is, b.Point(u)...)
		b.Update(u)
		u.Done()
	}
	pressed, released := in, in
	pressed.Pressed, pressed.Down = button, button
	in.Down = button
	released.Released = button
	pass(from, pressed)
	pass(to, in)
	pass(to, released)
	return is
}

// On the boards of all games the right button draws arrows and circles in the colour of the modifier keys, if the host allows it, and plays nothing.
func TestTheRightButtonDraws(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, c := range []struct {
			in     input.Frame
			colour uint8
		}{{input.Frame{}, 0}, {input.Frame{Shift: true}, 1}, {input.Frame{Ctrl: true}, 2}, {input.Frame{Alt: true}, 3}} {
			b := newBench(t, spec.ID, "")
			b.frame(input.Frame{})
			from, to := b.cell("c3"), b.cell("d5")
			if got := b.drawn(input.Right, from, to, c.in); len(got) > 0 {
				t.Errorf("%s: the host allows no drawings, and there is %+v", spec.ID, got)
			}
			b.access.Draws = true
			for _, end := range []board.Target{to, from} {
				want := Intent{Do: Draw, Drawing: board.Drawing{From: from, To: end, Colour: c.colour}}
				if got := b.drawn(input.Right, from, end, c.in); len(got) != 1 || got[0].Do != Draw || got[0].Drawing != want.Drawing {
					t.Errorf("%s with %+v: got %+v, want %+v", spec.ID, c.in, got, want)
				}
			}
		}
	}
}

// While the pen is on, the left button draws in its colour; without it, it draws nothing.
func TestThePenDraws(t *testing.T) {
	for _, on := range []bool{false, true} {
		b := newBench(t, catalog.All()[0].ID, "")
		b.frame(input.Frame{})
		b.access.Draws, b.Hand.Pen.On, b.Hand.Pen.Colour = true, on, 3
		drawings := 0
		for _, i := range b.drawn(input.Left, b.cell("c3"), b.cell("c4"), input.Frame{}) {
			if i.Do == Draw && i.Drawing.Colour == 3 {
				drawings++
			} else if on {
				t.Errorf("the pen does %+v", i)
			}
		}
		if drawings == 1 != on {
			t.Errorf("pen %v: %d drawings", on, drawings)
		}
	}
}
