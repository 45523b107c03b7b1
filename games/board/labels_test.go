package board

import "testing"

func TestLabelsRoundTrip(t *testing.T) {
	for r := range MaxSize {
		for c := range MaxSize {
			gc, gr, rest, ok := ParseLabel(Label(c, r)+"-x", MaxSize, MaxSize)
			if !ok || gc != c || gr != r || rest != "-x" {
				t.Errorf("ParseLabel(%s-x) = %d, %d, %q, %v", Label(c, r), gc, gr, rest, ok)
			}
		}
	}
}

func TestParseLabelRejects(t *testing.T) {
	for _, bad := range []string{"", "a", "1", "a0", "a01", "i1", "a9", "A1", "å1", "`1", "aa1"} {
		if c, r, _, ok := ParseLabel(bad, 8, 8); ok {
			t.Errorf("ParseLabel(%q) on 8 by 8 = %d, %d", bad, c, r)
		}
	}
}

func TestEdgesOutsideField(t *testing.T) {
	g := Geometry{Cells: Squares(5, 5), Edges: GoalEdges(5, 5)}
	for i, p := range []Point{{2.5, -0.1}, {5.1, 2.5}, {2.5, 5.1}, {-0.1, 2.5}} {
		if got, ok := g.Hit(p); !ok || got != EdgeBase+Target(i) || g.Edges[i].Side != Side(i) {
			t.Errorf("%v hits %d, %v, want edge %d", p, got, ok, i)
		}
	}
	if got, ok := g.Hit(Point{-1, -1}); ok {
		t.Errorf("a point beside the board hits %d", got)
	}
}

func TestNamedCells(t *testing.T) {
	g := Geometry{Cells: []Cell{{Label: "a1", Style: Octagon}, {Label: "b1", Style: Octagon}, {Label: "a1", Style: Diamond}}}
	for _, c := range []struct {
		name string
		want Target
	}{
		{"a1", 0}, {"b1", 1}, {"square a1", 2}, {"square b1", NoTarget}, {"c1", NoTarget}, {"square ", NoTarget}, {"", NoTarget},
	} {
		if got := g.Named(c.name); got != c.want {
			t.Errorf("Named(%q) = %d, want %d", c.name, got, c.want)
		}
	}
}
