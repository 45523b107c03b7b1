package render

import (
	"slices"
	"testing"
)

func TestCuts(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	for _, c := range []struct {
		name       string
		cut        func(size, gap float32) (part, rest Rect)
		size, gap  float32
		part, rest Rect
	}{
		{"top", r.CutTop, 12, 3, Rect{10, 20, 100, 12}, Rect{10, 35, 100, 35}},
		{"bottom", r.CutBottom, 12, 3, Rect{10, 58, 100, 12}, Rect{10, 20, 100, 35}},
		{"left", r.CutLeft, 30, 5, Rect{10, 20, 30, 50}, Rect{45, 20, 65, 50}},
		{"right", r.CutRight, 30, 5, Rect{80, 20, 30, 50}, Rect{10, 20, 65, 50}},
		{"more than there is", r.CutTop, 60, 5, Rect{10, 20, 100, 60}, Rect{10, 85, 100, -15}},
		{"more than there is, from the right", r.CutRight, 110, 5, Rect{0, 20, 110, 50}, Rect{10, 20, -15, 50}},
	} {
		if part, rest := c.cut(c.size, c.gap); part != c.part || rest != c.rest {
			t.Errorf("%s: %v and %v, want %v and %v", c.name, part, rest, c.part, c.rest)
		}
	}
}

func TestPadAndPlace(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	for _, c := range []struct {
		name      string
		got, want Rect
	}{
		{"padded", r.Pad(8, 2), Rect{18, 22, 84, 46}},
		{"at the start", r.Place(40, 10, Start, Start), Rect{10, 20, 40, 10}},
		{"in the middle", r.Place(40, 10, Middle, Middle), Rect{40, 40, 40, 10}},
		{"at the end", r.Place(40, 10, End, End), Rect{70, 60, 40, 10}},
		{"larger, in the middle", r.Place(120, 50, Middle, Start), Rect{0, 20, 120, 50}},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %v, want %v", c.name, c.got, c.want)
		}
	}
}

func TestColumnsAndRows(t *testing.T) {
	for _, c := range []struct {
		name  string
		gap   float32
		sizes []Size
		want  []float32 // where the parts begin and end
	}{
		{"none", 4, nil, nil},
		{"one share is all", 4, Shares(1), []float32{10, 110}},
		{"shares", 10, Shares(2, 1, 1), []float32{10, 50, 60, 80, 90, 110}},
		{"fixed at both ends", 5, []Size{Px(20), Share(1), Px(10)}, []float32{10, 30, 35, 95, 100, 110}},
		{"shares of what is left", 0, []Size{Share(3), Px(20), Share(1)}, []float32{10, 70, 70, 90, 90, 110}},
		{"no share", 5, []Size{Px(20), Px(30)}, []float32{10, 30, 35, 65}},
		{"nothing is left", 5, []Size{Px(80), Share(1), Px(30)}, []float32{10, 90, 95, 95, 100, 130}},
	} {
		var across, down []float32
		for _, p := range (Rect{10, 20, 100, 50}).Columns(c.gap, c.sizes...) {
			if across = append(across, p.X, p.X+p.W); p.Y != 20 || p.H != 50 {
				t.Errorf("%s: the column %v is not as high as the whole", c.name, p)
			}
		}
		for _, p := range (Rect{20, 10, 50, 100}).Rows(c.gap, c.sizes...) {
			if down = append(down, p.Y, p.Y+p.H); p.X != 20 || p.W != 50 {
				t.Errorf("%s: the row %v is not as wide as the whole", c.name, p)
			}
		}
		if !slices.Equal(across, c.want) || !slices.Equal(down, c.want) {
			t.Errorf("%s: columns %v and rows %v, want %v", c.name, across, down, c.want)
		}
	}
}
