package render

import (
	"math"
	"strings"
	"testing"

	"quintet/sprites"
)

// spots reads a diagram: x is a cell of the group.
func spots(diagram string) []spot {
	var cells []spot
	for y, line := range strings.Split(strings.TrimSpace(diagram), "\n") {
		for x, mark := range strings.Fields(line) {
			if mark == "x" {
				cells = append(cells, spot{x, y})
			}
		}
	}
	return cells
}

func TestGroupOutlineAreas(t *testing.T) {
	for _, c := range []struct {
		name, diagram string
		perimeter     int // sides of cells on the border
		convex        int // right turns minus left turns
	}{
		{"one", `x`, 4, 4},
		{"bar", `x x x`, 8, 4},
		{"concave", `
			x .
			x x`, 8, 4},
		{"cup", `
			x . x
			x x x`, 12, 4},
		{"ring", `
			x x x
			x . x
			x x x`, 16, 0},
		{"two at a corner", `
			x .
			. x`, 8, 8},
		{"two at two corners", `
			x x .
			x . x
			. x x`, 16, 8},
		{"ring closed at a corner", `
			x x x
			x . x
			x x .`, 16, 4},
	} {
		const inset = 0.115
		cells := spots(c.diagram)
		a := groupOutline(cells, inset, 0)
		p := sprites.Rasterise(sprites.Drawing{}.Fill(a, sprites.Solid(sprites.RGB(0))), 100)
		got := 0.0
		for i := 3; i < len(p.Image.Pix); i += 4 {
			got += float64(p.Image.Pix[i]) / 255 / 10000
		}
		// Moving the border inwards removes a strip along every side; at each corner a small square is counted twice or not at all.
		want := float64(len(cells)) - inset*float64(c.perimeter) + inset*inset*float64(c.convex)
		if math.Abs(got-want) > 0.02 {
			t.Errorf("%s: area %.3f, want %.3f", c.name, got, want)
		}
	}
}

func TestGroupOutlineStaysInside(t *testing.T) {
	cells := spots(`
		x x x .
		x . x x
		x x x .
		. . x x`)
	a := groupOutline(cells, 0.115, 0.13)
	p := sprites.Rasterise(sprites.Drawing{}.Line(a, 0.048, sprites.Solid(sprites.RGB(0))), 100).Image
	in := map[spot]bool{}
	for _, c := range cells {
		in[c] = true
	}
	marked := map[spot]bool{}
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
			if p.RGBAAt(x, y).A == 0 {
				continue
			}
			c := spot{int(math.Floor(float64(x) / 100)), int(math.Floor(float64(y) / 100))}
			marked[c] = true
			if !in[c] {
				t.Fatalf("line at %d, %d lies outside the group", x, y)
			}
		}
	}
	if len(marked) != len(cells) {
		t.Errorf("the line runs through %d of %d cells", len(marked), len(cells))
	}
}
