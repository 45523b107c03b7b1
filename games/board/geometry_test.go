package board_test

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
)

// near reports whether two points are equal up to rounding errors.
func near(p, q board.Point) bool {
	return math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < 1e-4
}

// However a board is turned, a click in the middle of a cell hits that cell, its outline begins at the same corner as on an unturned board, and four
// quarter turns change nothing.
func TestTurnedKeepsTargets(t *testing.T) {
	for _, spec := range catalog.All() {
		g := geometry(t, spec)
		for q := range 4 {
			turned := g.Turned(q)
			if turned.Turn != uint8(q) || len(turned.Cells) != len(g.Cells) {
				t.Fatalf("%s: turned by %d, %d cells", spec.ID, turned.Turn, len(turned.Cells))
			}
			for i, c := range turned.Cells {
				if hit, ok := turned.Hit(c.Centre); !ok || hit != board.Target(i) {
					t.Fatalf("%s, %d quarters: the middle of %s hits %d", spec.ID, q, c.Label, hit)
				}
				was := g.Cells[i]
				for k := range c.Outline {
					a := board.Point{X: was.Outline[k].X - was.Centre.X, Y: was.Outline[k].Y - was.Centre.Y}
					b := board.Point{X: c.Outline[k].X - c.Centre.X, Y: c.Outline[k].Y - c.Centre.Y}
					if !near(a, b) {
						t.Fatalf("%s, %d quarters: corner %d of %s is at %v from its middle, want %v", spec.ID, q, k, c.Label, b, a)
					}
				}
				if back := turned.Turned(-q); !near(back.Cells[i].Centre, was.Centre) || back.Turn != 0 {
					t.Fatalf("%s: %d quarters and back move %s", spec.ID, q, c.Label)
				}
			}
			for i, e := range turned.Edges {
				if want := (g.Edges[i].Side + board.Side(q)) % 4; e.Side != want {
					t.Errorf("%s, %d quarters: edge %d is at side %d, want %d", spec.ID, q, i, e.Side, want)
				}
			}
		}
	}
}

// One quarter clockwise brings the upper left corner to the upper right.
func TestTurnedIsClockwise(t *testing.T) {
	for _, spec := range catalog.All() {
		g := geometry(t, spec)
		turned := g.Turned(1)
		if got, want := turned.Cells[0].Centre, g.Cells[g.Columns-1].Centre; !near(got, want) {
			t.Errorf("%s: a1 lies at %v, want %v", spec.ID, got, want)
		}
		if north := turned.Heading(0); north != 2 {
			t.Errorf("%s: north is seen as %d, want east", spec.ID, north)
		}
	}
}

func geometry(t *testing.T, spec games.Spec) *board.Geometry {
	t.Helper()
	g, err := spec.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	return g.Geometry()
}
