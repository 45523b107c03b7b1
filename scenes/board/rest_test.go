package board

import (
	"testing"

	"quintet/render/input"
)

// A pointer that hurries over a cell is not followed by what a ply there would do; one that slows down is, within the same cell.
func TestAPointerInHasteIsNotFollowed(t *testing.T) {
	b := newBench(t, "squex size=6", "")
	b.frame(input.Frame{})
	b.pointAt(b.cell("c2"))
	middle := b.at.X
	for tick := range 2 * reasonTicks {
		b.at.X = middle - haste + float32(tick%2)*(2*haste+1)
		b.frame(input.Frame{})
	}
	if b.hand.hover != b.cell("c2") || b.hand.stage() != 0 || len(b.shown.Ghosts) == 0 {
		t.Errorf("in haste on cell %d: stage %d with %d pieces, want none and the piece", b.hand.hover, b.hand.stage(), len(b.shown.Ghosts))
	}
	for range effectTicks + 1 {
		b.at.X++
		b.frame(input.Frame{})
	}
	if b.hand.hover != b.cell("c2") || b.hand.stage() != 1 {
		t.Errorf("at leisure on cell %d: stage %d, want 1", b.hand.hover, b.hand.stage())
	}
}
