package render

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/sprites"
)

// TestBadgeLeavesFreeCellsInSight: the last free cell in the middle of the side of a square must be seen, or nobody finds it.
func TestBadgeLeavesFreeCellsInSight(t *testing.T) {
	const n = 8
	g := &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n), Max: board.Point{X: n, Y: n}}
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	b := &boardBrush{Brush: &Brush{Theme: ThemeOf(false)}, Layout: l}
	at := func(x, y int) board.Target { return board.Target(y*n + x) }
	for _, size := range []int{2, 4, 5} {
		loop := board.Loop{Corners: []board.Target{at(1, 1), at(1+size, 1), at(1+size, 1+size), at(1, 1+size)}}
		for _, free := range []board.Target{at(1, 1+size/2), at(1+size/2, 1), at(1+size, 1+size/2), at(1+size/2, 1+size)} {
			v := board.View{Loops: []board.Loop{loop}}
			for i := range g.Cells {
				if i != int(free) {
					v.Pieces = append(v.Pieces, board.Piece{At: board.Target(i)})
				}
			}
			p := badgePlace(g, loop, [][]sprites.Point{loops{b, v.Loops}.corners(0)}, 0, cellObstacles(l, &v, NoOverlay()))
			c := g.Cells[free].Centre
			if abs(p.X-c.X) < 0.45 && abs(p.Y-c.Y) < 0.45 {
				t.Errorf("side %d: the badge at %v hides the free cell at %v", size, p, c)
			}
		}
	}
}

// Badges leave free cells in sight like pieces when the last of them are looked for.
func TestBadgesLeaveTheLastCellsFree(t *testing.T) {
	g := &board.Geometry{}
	for i := range 9 {
		g.Cells = append(g.Cells, board.Cell{Centre: board.Point{X: float32(i % 3), Y: float32(i / 3)}})
	}
	l := Layout{Geometry: g}
	for pieces, want := range map[int]int{1: 1, 6: 6, 7: 9, 8: 9, 9: 9} {
		v := &board.View{}
		for i := range pieces {
			v.Pieces = append(v.Pieces, board.Piece{At: board.Target(i)})
		}
		reach := map[board.Point]float32{}
		for _, s := range cellObstacles(l, v, &Overlay{}) {
			reach[s.at] = s.reach
		}
		for i, c := range g.Cells {
			if like := reach[c.Centre] == takenReach; like != (i < want) {
				t.Errorf("%d of 9 cells are taken: cell %d is left in sight like a piece: %v, want %v", pieces, i, like, i < want)
			}
		}
	}
}

// A side that lies on a part of one above it is drawn inside of it, so that all are seen. The other sides stay where they are.
func TestSquaresOnOneLineAreSeen(t *testing.T) {
	const n = 8
	g := &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n)}
	square := func(x, y, side int) board.Loop {
		at := func(x, y int) board.Target { return board.Target(y*n + x) }
		return board.Loop{Corners: []board.Target{at(x, y), at(x+side, y), at(x+side, y+side), at(x, y+side)}}
	}
	crowned := func(p board.Loop) board.Loop { p.Crown = true; return p }
	for _, c := range []struct {
		name  string
		loops []board.Loop // the first is looked at
		want  []float32    // top, right, bottom, left
	}{
		{"part of a left side", []board.Loop{square(0, 0, 5), square(0, 2, 4)}, []float32{0, 0, 0, 1}},
		{"a right side on a left one", []board.Loop{square(0, 0, 3), square(3, 1, 3)}, []float32{0, 1, 0, 0}},
		{"every side", []board.Loop{square(0, 0, 5), square(0, 0, 5)}, []float32{1, 1, 1, 1}},
		{"two above", []board.Loop{square(0, 0, 5), square(0, 0, 2), square(0, 3, 2)}, []float32{1, 0, 1, 2}},
		{"one corner", []board.Loop{square(0, 0, 3), square(3, 3, 3)}, []float32{0, 0, 0, 0}},
		{"one line, one after the other", []board.Loop{square(0, 0, 2), square(0, 2, 3)}, []float32{0, 0, 1, 0}},
		{"one line, apart", []board.Loop{square(0, 0, 2), square(0, 4, 2)}, []float32{0, 0, 0, 0}},
		{"crossing", []board.Loop{square(0, 0, 4), square(2, 2, 4)}, []float32{0, 0, 0, 0}},
		{"within", []board.Loop{square(0, 0, 6), square(1, 1, 3)}, []float32{0, 0, 0, 0}},
		{"it lies above", []board.Loop{crowned(square(0, 0, 5)), square(0, 0, 5)}, []float32{0, 0, 0, 0}},
	} {
		if got := inwards(g, c.loops, 0); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if last := len(c.loops) - 1; isStressed(c.loops[0]) == (slices.Max(inwards(g, c.loops, last)) == 0) {
			t.Errorf("%s: what lies below is moved, what lies above is not", c.name)
		}
	}
	for _, c := range []struct{ inset, low, high float32 }{
		{0.5, 0.5, 3.5},
		{1.3, 1.2, 2.8}, // several thick lines in a miniature
		{3, 1.2, 2.8},
	} {
		got := inside([]sprites.Point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 4}, {X: 0, Y: 4}}, []float32{c.inset, c.inset, c.inset, 0})
		for i, want := range []sprites.Point{{X: 0, Y: c.low}, {X: c.high, Y: c.low}, {X: c.high, Y: c.high}, {X: 0, Y: c.high}} {
			if d := got[i].Sub(want); d.Len() > 0.001 {
				t.Errorf("%v inside, but for the left side: corner %d at %v, want %v", c.inset, i, got[i], want)
			}
		}
	}
}

// A badge lies on the line of its loop as it is drawn.
func TestBadgesLieOnTheirLines(t *testing.T) {
	const n = 8
	g := &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n), Max: board.Point{X: n, Y: n}}
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	b := &boardBrush{Brush: &Brush{Theme: ThemeOf(false)}, Layout: l}
	at := func(x, y int) board.Target { return board.Target(y*n + x) }
	below := board.Loop{Corners: []board.Target{at(1, 1), at(5, 1), at(5, 5), at(1, 5)}}
	above := board.Loop{Corners: []board.Target{at(1, 0), at(7, 0), at(7, 6), at(1, 6)}, Crown: true}
	v := board.View{Loops: []board.Loop{below, above}}
	lines := [][]sprites.Point{loops{b, v.Loops}.corners(0), loops{b, v.Loops}.corners(1)}
	if lines[0][0].X < lines[1][0].X+0.05 {
		t.Fatalf("the line below begins at %v, that above at %v", lines[0][0], lines[1][0])
	}
	var rest []obstacle // but for the left side everything is taken
	for i, c := range g.Cells {
		if i%n != 1 {
			rest = append(rest, obstacle{c.Centre, takenReach})
		}
	}
	p := badgePlace(g, below, lines, 0, rest)
	if d := lineDistance(p, lines[0][3], lines[0][0]); d > 0.001 {
		t.Errorf("the badge at %v lies %v beside its line from %v to %v", p, d, lines[0][3], lines[0][0])
	}
}
