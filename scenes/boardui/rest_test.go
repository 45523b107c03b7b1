package boardui

import (
	"testing"

	"quintet/render/input"
)

// The board does not show the effect of a ply on a cell that the pointer hurries over. If the pointer slows down on the same cell, it does.
func TestFastPointerIsNotFollowed(t *testing.T) {
	b := newBench(t, "squex size=6", "")
	b.frame(input.Frame{})
	b.pointAt(b.cell("c2"))
	middle := b.at.X
	for tick := range 2 * reasonTicks {
		b.at.X = middle - fastSpeed + float32(tick%2)*(2*fastSpeed+1)
		b.frame(input.Frame{})
	}
	if b.Hand.hover != b.cell("c2") || b.Hand.detailLevel() != 0 || len(b.Display.Shown().Ghosts) == 0 {
		t.Errorf("in haste on cell %d: stage %d with %d pieces, want none and the piece", b.Hand.hover, b.Hand.detailLevel(), len(b.Display.Shown().Ghosts))
	}
	for range effectTicks + 4 { // four until it counts as slow
		b.at.X++
		b.frame(input.Frame{})
	}
	if b.Hand.hover != b.cell("c2") || b.Hand.detailLevel() != 1 {
		t.Errorf("at leisure on cell %d: stage %d, want 1", b.Hand.hover, b.Hand.detailLevel())
	}
}

// over moves the pointer fast for a number of ticks and returns in how many of them a cell counts as pointed at.
func (b *bench) over(ticks int) (pointed int) {
	for range ticks {
		b.at.X += 2 * fastSpeed
		b.frame(input.Frame{})
		if b.Hand.hover.IsCell() {
			pointed++
		}
	}
	return pointed
}

// A pointer that crosses the board shows no pieces on its way, until it slows down.
func TestFastPointerShowsNoPiece(t *testing.T) {
	b := newBench(t, "squex size=6", "")
	b.frame(input.Frame{})
	b.at.X, b.at.Y = 0, b.Display.Layout().Centre(b.cell("a2")).Y
	b.frame(input.Frame{})
	for b.over(3); b.Display.hit(b.at) != b.cell("a2"); b.over(1) {
	}
	if n := b.over(16); n > 0 {
		t.Errorf("on its way the pointer shows a piece in %d of 16 ticks, want none", n)
	}
	under := b.Display.hit(b.at)
	for range 4 {
		b.frame(input.Frame{})
	}
	if b.Hand.hover != under || !under.IsCell() || len(b.Display.Shown().Ghosts) == 0 {
		t.Errorf("after four ticks at rest: cell %d with %d pieces, want %d with its piece", b.Hand.hover, len(b.Display.Shown().Ghosts), under)
	}
}

// A click of a fast pointer is played where the pointer was.
func TestFastPressIsPlayed(t *testing.T) {
	b := newBench(t, "squex size=6", "")
	b.frame(input.Frame{})
	b.at.X, b.at.Y = 0, b.Display.Layout().Centre(b.cell("a2")).Y
	for b.over(3); b.Display.hit(b.at) != b.cell("c2"); b.over(1) {
	}
	b.frame(input.Frame{Pressed: input.Left, Down: input.Left})
	b.at.X += 2 * fastSpeed
	b.frame(input.Frame{Released: input.Left})
	if n := b.match.Len(); n != 1 {
		t.Errorf("%d plies played, want that of the press", n)
	}
}
