package app_test

import (
	"testing"

	"quintet/render/input"
)

// TestEditingByTouchIsTold: a phone has to show its keyboard for a name that a finger has chosen, and for no other.
func TestEditingByTouchIsTold(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 360 640;press New game SQU;press Player 1")
	if e := p.App.Editing(); !e.On || e.Touch {
		t.Errorf("a name chosen with the mouse is edited by touch: %+v", e)
	}
	p = newPlayer(t)
	do(t, p, "size 360 640;press New game SQU;tap button Player 1;type Zoé")
	e := p.App.Editing()
	if !e.On || !e.Touch || e.Text != "Zoé" {
		t.Errorf("a name chosen by touch asks for %+v, want Zoé", e)
	}
	if r, z := placeOf(t, p, "Player 1"), p.App.Zoom(); e.Field != (input.Area{X: r.X * z, Y: r.Y * z, W: r.W * z, H: r.H * z}) {
		t.Errorf("the field is said to be in %+v, want %v", e, r)
	}
	if do(t, p, "key enter"); p.App.Editing().On {
		t.Error("a name that is done still asks for a keyboard")
	}
}
