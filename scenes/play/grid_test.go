package play

import (
	"testing"

	"quintet/render"
	"quintet/scenes/boardpage"
)

// The header, board, prompt and panel share one grid of columns: in every wide window text and buttons are at least 32 px from the sides of their
// column, before, during and after a game. Only tinted backgrounds and the ranks in the margin extend further.
func TestEdgesAgreeWithOneGrid(t *testing.T) {
	const margin = 32
	sights := map[string]*Scene{
		"at the start": newScene(t, "squ size=8", ""), "in the game": newScene(t, "squ size=8", "c3 d4 e6"),
		"at the end": newScene(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3"), "four at the end": newScene(t, "azacru players=4", "e9-e8"),
	}
	for name, s := range sights {
		s.model.context.Settings.ReducedMotion = true
		if name == "four at the end" {
			must(s.model.table.Match.Agree())
		}
		for _, size := range [][2]int{{1280, 800}, {1440, 900}, {1920, 1080}} {
			u := frame(s, size[0], size[1])
			a := s.arrange(float32(size[0]), float32(size[1]))
			left, right := a.Side.X+margin, a.Side.X+a.Side.W-margin
			check := func(what string, r render.Rect, from, to float32) {
				if r.X < from-1 || r.X+r.W > to+1 {
					t.Errorf("%s at %v: %s runs from %v to %v, want %v to %v at most", name, size, what, r.X, r.X+r.W, from, to)
				}
			}
			for _, w := range u.Placed() {
				switch {
				case w.Rect.X < a.Side.X:
					check(w.Text, w.Rect, margin, a.Side.X-margin)
				case w.Rect.X >= left-1: // otherwise it is a rank
					check(w.Text, w.Rect, left, right)
				case len(w.Text) > 1:
					t.Errorf("%s at %v: %q stands in the margin", name, size, w.Text)
				}
			}
			edge := func(label string) (r render.Rect) {
				for _, w := range u.Widgets {
					if w.Label == label {
						return w.Rect
					}
				}
				return r
			}
			const tool, icon = 40, 20 // the width of a tool without a word, whose background is wider than its icon
			if got := edge("Settings").X + tool/2 + icon/2; got < right-1 || got > right+1 {
				t.Errorf("%s at %v: the last tool ends at %v, the panel at %v", name, size, got, right)
			}
			if r, review := edge("Rematch"), edge("Review"); r != (render.Rect{}) && (r.X != left || review.X+review.W != right || r.W != review.W) {
				t.Errorf("%s at %v: the first buttons run from %v to %v, want %v to %v", name, size, r.X, review.X+review.W, left, right)
			}
		}
	}
}

// On a phone the buttons below the words end at the margin of those at the bottom, after a game they begin there, too, and the words do not touch them.
func TestEdgesAgreeOnAPhone(t *testing.T) {
	const w, h, air = 390, 844, 4
	inSeries := newScene(t, "squex size=6", "c3 d4")
	inSeries.model.table.Terms.Series.Games = 2
	must(inSeries.model.table.Match.Resign(1))
	for name, s := range map[string]*Scene{
		"in a turn": newScene(t, "distrify size=2", "a1 b1"), "at the end": newScene(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3"), "in a series": inSeries,
	} {
		s.model.context.Settings.ReducedMotion = true
		u := frame(s, w, h)
		foot, left, right, top := s.page.stripFoot(), float32(w), float32(0), float32(h)
		for _, x := range u.Widgets {
			if r := x.Rect; r.Y > s.page.Line.Y && r.Y < foot.Y {
				left, right, top = min(left, r.X), max(right, r.X+r.W), min(top, r.Y)
			}
		}
		if right != foot.X+foot.W || s.model.table.Match.Over() && left != foot.X {
			t.Errorf("%s: the upper buttons are from %v to %v, those at the bottom from %v to %v", name, left, right, foot.X, foot.X+foot.W)
		}
		for _, x := range u.Placed() {
			if end := x.Rect.Y + x.Rect.H; x.Rect.Y > s.page.Line.Y && x.Rect.Y < top && end > top-air {
				t.Errorf("%s: %q ends at %v, the buttons begin at %v", name, x.Text, end, top)
			}
		}
	}
}

// Spare space on the card of a finished game that shows no moves is also below the last button.
func TestTheCardSpreadsItsSpace(t *testing.T) {
	const high, least = 720, 16
	s := newScene(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3")
	s.model.context.Settings.ReducedMotion = true
	for _, x := range frame(s, 1280, high).Widgets {
		if below := high - boardpage.FootHeight - x.Rect.Y - x.Rect.H; x.Label == "Back to the title" && below < least {
			t.Errorf("%v px are below the last button, want %v", below, least)
		}
	}
}
