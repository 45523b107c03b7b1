package app_test

import (
	"testing"

	"quintet/render/input"
)

// A dragged piece shows where it can go while the button is down, and returns if it is dropped off the board.
func TestDraggedPieceIsSelected(t *testing.T) {
	p := timedPlayer()
	do(t, p, "press New game Azacru;press seat 2 Person;press seats As listed;press Play")
	held := 0
	p.Frame = func(in input.Frame) {
		if in.Down&input.Left == 0 || in.Pressed != 0 {
			return
		}
		held++
		if err := p.Do("want path c1"); err != nil {
			t.Error("while c1 is dragged:", err)
		}
	}
	do(t, p, "drag c1 c2")
	p.Frame = nil
	if do(t, p, "want last c1-c2"); held == 0 {
		t.Error("no frame with the button down")
	}
}
