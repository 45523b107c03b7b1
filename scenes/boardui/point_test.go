package boardui

import (
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// The tag of the button on an open stone says what it does, and nothing is previewed on the cell below it.
func TestEndTickTooltip(t *testing.T) {
	for _, game := range []string{"distrify size=9", "distrify size=19"} {
		b := newBench(t, game, "e5 c3")
		b.frame(input.Frame{})
		r, ok := b.Display.Layout().EndTick(&b.Display.Shown().View)
		if !ok {
			t.Fatalf("%s: no tick is shown", game)
		}
		for _, c := range []struct {
			at   render.Point
			want bool
		}{{r.Centre(), true}, {b.Display.Layout().Centre(b.cell("c4")), false}} {
			b.at = c.at
			said := false
			for range 2 * reasonTicks {
				said = false
				for _, text := range b.frame(input.Frame{}).Texts {
					said = said || text == "End turn"
				}
			}
			if said != c.want || said == b.Hand.hover.IsCell() {
				t.Errorf("%s: at %v the end of the turn is named: %v, and cell %d is pointed at", game, c.at, said, b.Hand.hover)
			}
		}
	}
}

// After the board has turned below a resting pointer, the cell under it means nothing until the pointer moves or is pressed.
func TestPointerIsIgnoredAfterTurning(t *testing.T) {
	for name, next := range map[string]func(b *bench) input.Frame{
		"moved":   func(b *bench) input.Frame { b.at.X++; return input.Frame{} },
		"pressed": func(*bench) input.Frame { return input.Frame{Pressed: input.Left, Down: input.Left} },
	} {
		b := newBench(t, "squex size=6", "")
		b.frame(input.Frame{})
		b.pointAt(b.cell("c2"))
		if b.frame(input.Frame{}); b.Hand.hover != b.cell("c2") {
			t.Fatalf("the pointer is on %d, want c2", b.Hand.hover)
		}
		b.Turn(2)
		b.Hand.IgnoreUntilMoved(b.at)
		for range 2 * reasonTicks {
			b.frame(input.Frame{})
		}
		if b.Hand.hover != board.NoTarget || len(b.Display.Shown().Ghosts) > 0 || !b.Display.Shown().Why.Empty() {
			t.Errorf("a resting pointer shows cell %d, %d pieces and %q", b.Hand.hover, len(b.Display.Shown().Ghosts), b.Display.Shown().Why.Key)
		}
		if b.frame(next(b)); b.Hand.hover == board.NoTarget {
			t.Errorf("a pointer that has %s shows nothing", name)
		}
	}
}

// A click on a board where nothing can be played makes an Ignored intent and does nothing else.
func TestPressIsIgnoredWhenLocked(t *testing.T) {
	b := newBench(t, "squ size=8", "c3")
	b.frame(input.Frame{})
	if err := b.match.Resign(b.match.Position().ToMove()); err != nil {
		t.Fatal(err)
	}
	b.Arrive(b.match)
	b.pointAt(b.cell("d4"))
	b.frame(input.Frame{Pressed: input.Left, Down: input.Left})
	if is := b.Point(b.begin(input.Frame{Released: input.Left})); len(is) != 1 || is[0].Do != Ignored {
		t.Errorf("a press after the end means %+v, want that it is ignored", is)
	}
}
