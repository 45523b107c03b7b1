package app_test

import (
	"slices"
	"testing"
)

// Where the keyboard has opened the menu one entry is marked: what the pointer rests on is not, until it moves.
func TestTheMenuMarksOneEntry(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 640 480;table squ size=7;play a1;key m")
	over := placeOf(t, p, "Rematch").Centre()
	do(t, p, "key esc;move away;key m;ticks 1")
	keyed := p.Picture().Image.Pix
	do(t, p, "key esc;move away")
	p.Move(over)
	if do(t, p, "key m;ticks 1"); !slices.Equal(p.Picture().Image.Pix, keyed) {
		t.Error("the entry below a pointer that rests is marked as well")
	}
	over.X += 10
	if p.Move(over); slices.Equal(p.Picture().Image.Pix, keyed) {
		t.Error("the pointer moves on an entry, and it is not marked")
	}
}
