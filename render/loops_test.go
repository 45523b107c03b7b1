package render

import (
	"testing"

	"quintet/games/board"
	"quintet/sprites"
)

// TestBadgeLeavesFreeCellsInSight: the last free cell in the middle of the side of a square must be seen, or nobody finds it.
func TestBadgeLeavesFreeCellsInSight(t *testing.T) {
	const n = 8
	g := &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n), Max: board.Point{X: n, Y: n}}
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
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
			p := badgePlace(l, v.Loops, 0, cellObstacles(l, &v, NoOverlay()))
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

// A square that shares a part of a side with one above it is drawn inside of it, so that all its sides are seen.
func TestSquaresOnOneLineAreSeen(t *testing.T) {
	const n = 8
	g := &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n)}
	square := func(x, y, side int) board.Loop {
		at := func(x, y int) board.Target { return board.Target(y*n + x) }
		return board.Loop{Corners: []board.Target{at(x, y), at(x+side, y), at(x+side, y+side), at(x, y+side)}}
	}
	for _, c := range []struct {
		name string
		p, q board.Loop
		want bool
	}{
		{"part of a left side", square(0, 0, 5), square(0, 2, 4), true},
		{"a right side on a left one", square(0, 0, 3), square(3, 1, 3), true},
		{"a whole side", square(0, 0, 5), square(0, 0, 5), true},
		{"one corner", square(0, 0, 3), square(3, 3, 3), false},
		{"one line, one after the other", square(0, 0, 2), square(0, 2, 3), true}, // the lower side of the first on the upper one of the second
		{"one line, apart", square(0, 0, 2), square(0, 4, 2), false},
		{"crossing", square(0, 0, 4), square(2, 2, 4), false},
		{"within", square(0, 0, 6), square(1, 1, 3), false},
	} {
		if got := sharesSide(g, c.p, c.q); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if got := sharesSide(g, c.q, c.p); got != c.want {
			t.Errorf("%s, the other way round: %v, want %v", c.name, got, c.want)
		}
	}
	for _, c := range []struct{ inset, low, high float32 }{
		{0.5, 0.5, 3.5},
		{1.3, 1.2, 2.8}, // several thick lines in a miniature
		{3, 1.2, 2.8},
	} {
		got := inside([]sprites.Point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 4}, {X: 0, Y: 4}}, c.inset)
		for i, want := range []sprites.Point{{X: c.low, Y: c.low}, {X: c.high, Y: c.low}, {X: c.high, Y: c.high}, {X: c.low, Y: c.high}} {
			if d := got[i].Sub(want); d.Len() > 0.001 {
				t.Errorf("%v inside: corner %d at %v, want %v", c.inset, i, got[i], want)
			}
		}
	}
}
