package boardui

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/input"
)

// If nothing else shows the reason of a refusal, the clicked piece is ringed. An empty cell has its own mark.
func TestRefusedPieceIsMarked(t *testing.T) {
	for _, c := range []struct{ path, ringed string }{
		{"i9 g1", "g1"}, // not on a line of the piece
		{"i9 a9", ""},   // neither is this, which is empty
		{"i9 i5", ""},   // too far, with a line through it
		{"g1", "g1"},    // a piece of the other player
		{"i9 c9", ""},   // another piece of the player, selected instead
	} {
		s := newBench(t, "azacru players=2", "")
		s.frame(input.Frame{})
		for _, name := range strings.Fields(c.path) {
			s.carryOut(s.Hand.Click(s.cell(name)))
		}
		got := ""
		if s.Hand.Refusal() != nil {
			for _, at := range s.Hand.Refusal().Cells {
				got += s.Geometry().Cells[at].Label
			}
		}
		if got != c.ringed {
			t.Errorf("after %s %q is ringed, want %q", c.path, got, c.ringed)
		}
	}
}

// A cell that the game describes has the sign of a forbidden cell only together with the sentence that says why.
func TestRefusalSignComesWithReason(t *testing.T) {
	s := newBench(t, "azacru", "")
	s.frame(input.Frame{})
	empty := s.Geometry().Named("e5")
	s.pointAt(empty)
	for range reasonTicks {
		s.frame(input.Frame{})
	}
	s.frame(input.Frame{})
	if s.Hand.Refusal() != nil || s.Display.Shown().Description.Empty() || s.Display.forbiddenCell() != board.NoTarget {
		t.Errorf("over %s: sign on cell %d; want what the game tells and no sign", s.Geometry().Label(empty), s.Display.forbiddenCell())
	}
	s.carryOut(s.Hand.Click(empty))
	s.frame(input.Frame{})
	if s.Hand.Refusal() == nil || s.Display.forbiddenCell() != empty {
		t.Errorf("after a click on %s: sign on cell %d; want a reason and its sign", s.Geometry().Label(empty), s.Display.forbiddenCell())
	}
}

// Each offer of a refusal can be withheld: a cell on the board, and the repair of a button.
func TestWithholdOffers(t *testing.T) {
	s := newBench(t, "squex size=6", "c3 f6")
	sandbox := s.sandbox()
	refuse := func() {
		sandbox.Hand.Click(sandbox.Geometry().Named("square c3"))
	}
	d4 := sandbox.Geometry().Named("d4")
	for _, fit := range []bool{true, false} {
		refuse()
		if !slices.Equal(sandbox.Hand.Refusal().alternatives, []board.Target{d4}) || len(sandbox.Hand.Refusal().Repair.Path) == 0 {
			t.Fatalf("offered are %v and %v, want d4 as both", sandbox.Hand.Refusal().alternatives, sandbox.Hand.Refusal().Repair)
		}
		asked := 0
		sandbox.WithholdOffers(func(plies int, next []games.Move) bool {
			asked++
			if want, _ := s.match.Game().ParseMove(s.match.Position(), "d4"); plies != 2 || !slices.Equal(next, []games.Move{want}) {
				t.Errorf("asked about %v after %d plies, want d4 after 2", next, plies)
			}
			return fit
		})
		_, repair := sandbox.Repair()
		if asked != 2 || repair != fit || (len(sandbox.Hand.Refusal().alternatives) == 1) != fit {
			t.Errorf("with %t: asked %d times, offered are %v, a repair %t", fit, asked, sandbox.Hand.Refusal().alternatives, repair)
		}
	}
}
