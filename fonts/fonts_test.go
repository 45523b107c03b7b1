package fonts

import (
	"testing"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Figures have the same width, so that clocks do not shift, and a zero has no slash: it consists of two contours, the outer and the inner one.
func TestFiguresHaveEqualWidth(t *testing.T) {
	s := NewSet()
	for _, w := range []Weight{Regular, Medium, Bold} {
		f := s.Face(w, 100)
		wide, _ := f.GlyphAdvance('0')
		for r := '1'; r <= '9'; r++ {
			if got, _ := f.GlyphAdvance(r); got != wide {
				t.Errorf("weight %d: %c is %v wide, 0 %v", w, r, got, wide)
			}
		}
		contours := 0
		s.Outlines(w, 100, "0", func(outline sfnt.Segments, _ fixed.Int26_6) {
			for _, segment := range outline {
				if segment.Op == sfnt.SegmentOpMoveTo {
					contours++
				}
			}
		})
		if contours != 2 {
			t.Errorf("weight %d: a zero has %d lines, want 2", w, contours)
		}
	}
}

// A figure is as high as a capital beside it.
func TestFigureHeight(t *testing.T) {
	s := NewSet()
	for _, w := range []Weight{Regular, Medium, Bold} {
		figure, _, _ := s.Face(w, 100).GlyphBounds('1')
		capital, _, _ := s.Face(w, 100).GlyphBounds('H')
		if d := figure.Min.Y - capital.Min.Y; d < -fixed.I(1) || d > fixed.I(1) {
			t.Errorf("weight %d: a figure reaches %v, a capital %v", w, figure.Min.Y, capital.Min.Y)
		}
	}
}

// A hyphen between figures is not a dash, and a middle dot is at mid-height of the letters.
func TestSignsBetweenFigures(t *testing.T) {
	s := NewSet()
	for _, w := range []Weight{Regular, Medium, Bold} {
		f := s.Face(w, 100)
		hyphen, _, _ := f.GlyphBounds('-')
		figure, _ := f.GlyphAdvance('0')
		if wide := hyphen.Max.X - hyphen.Min.X; wide > figure*3/5 {
			t.Errorf("weight %d: a hyphen is %v wide, a figure %v", w, wide, figure)
		}
		dot, _, _ := f.GlyphBounds('·')
		capital, _, _ := f.GlyphBounds('H')
		if middle := (dot.Min.Y + dot.Max.Y) / 2; middle < capital.Min.Y*3/5 || middle > capital.Min.Y/3 {
			t.Errorf("weight %d: a middle dot stands at %v, a capital reaches %v", w, middle, capital.Min.Y)
		}
	}
}
