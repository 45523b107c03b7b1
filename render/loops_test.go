package render

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/sprites"
)

// squares returns a board of n by n cells, and how to name one by its column and its row.
func squares(n int) (g *board.Geometry, at func(x, y int) board.Target) {
	g = &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n), Max: board.Point{X: float32(n), Y: float32(n)}}
	return g, func(x, y int) board.Target { return board.Target(y*n + x) }
}

// square returns a loop with its upper left corner at x, y.
func square(at func(x, y int) board.Target, x, y, side int) board.Loop {
	return board.Loop{Corners: []board.Target{at(x, y), at(x+side, y), at(x+side, y+side), at(x, y+side)}}
}

// TestBadgeLeavesFreeCellsInSight: the last free cell in the middle of the side of a square must be seen, or no one finds it.
func TestBadgeLeavesFreeCellsInSight(t *testing.T) {
	g, at := squares(8)
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	for _, size := range []int{2, 4, 5} {
		loop := square(at, 1, 1, size)
		for _, free := range []board.Target{at(1, 1+size/2), at(1+size/2, 1), at(1+size, 1+size/2), at(1+size/2, 1+size)} {
			v := board.View{Loops: []board.Loop{loop}}
			for i := range g.Cells {
				if i != int(free) {
					v.Pieces = append(v.Pieces, board.Piece{At: board.Target(i)})
				}
			}
			p := badgePlace(g, v.Loops, 0, cellObstacles(l, &v, NoOverlay()))
			c := g.Cells[free].Centre
			if abs(p.X-c.X) < 0.45 && abs(p.Y-c.Y) < 0.45 {
				t.Errorf("side %d: the badge at %v hides the free cell at %v", size, p, c)
			}
		}
	}
}

// TestBadgeStandsClearOfPieces: where a side has a free cell, a badge stands on it and on the rim of no piece.
func TestBadgeStandsClearOfPieces(t *testing.T) {
	g, at := squares(8)
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	v := board.View{Loops: []board.Loop{square(at, 1, 3, 4)}}
	free := []board.Target{at(1, 6), at(0, 6), at(2, 6)}
	for i := range g.Cells {
		if !slices.Contains(free, board.Target(i)) {
			v.Pieces = append(v.Pieces, board.Piece{At: board.Target(i)})
		}
	}
	if p := badgePlace(g, v.Loops, 0, cellObstacles(l, &v, NoOverlay())); p != g.Cells[free[0]].Centre {
		t.Errorf("the badge stands at %v, not on the free cell at %v", p, g.Cells[free[0]].Centre)
	}
}

// Badges leave free cells in sight like pieces when the last of them are looked for.
func TestBadgesLeaveTheLastCellsFree(t *testing.T) {
	g, _ := squares(3)
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

// Two sides that lie on each other share the line between the middles of their cells.
func TestSidesOnOneLineOverlap(t *testing.T) {
	g, at := squares(8)
	square := func(x, y, side int) board.Loop { return square(at, x, y, side) }
	type line struct{ from, to sprites.Point }
	for _, c := range []struct {
		name string
		p, q board.Loop
		want []line
	}{
		{"part of a left side", square(0, 0, 5), square(0, 2, 4), []line{{sprites.Point{X: 0.5, Y: 2.5}, sprites.Point{X: 0.5, Y: 5.5}}}},
		{"a right side on a left one", square(0, 0, 3), square(3, 1, 3), []line{{sprites.Point{X: 3.5, Y: 1.5}, sprites.Point{X: 3.5, Y: 3.5}}}},
		{"two sides", square(0, 0, 5), square(0, 0, 2), []line{
			{sprites.Point{X: 0.5, Y: 0.5}, sprites.Point{X: 2.5, Y: 0.5}}, {sprites.Point{X: 0.5, Y: 0.5}, sprites.Point{X: 0.5, Y: 2.5}},
		}},
		{"one corner", square(0, 0, 3), square(3, 3, 3), nil},
		{"one line, one after the other", square(0, 0, 2), square(0, 2, 3), []line{{sprites.Point{X: 0.5, Y: 2.5}, sprites.Point{X: 2.5, Y: 2.5}}}},
		{"one line, apart", square(0, 0, 2), square(0, 4, 2), nil},
		{"crossing", square(0, 0, 4), square(2, 2, 4), nil},
		{"within", square(0, 0, 6), square(1, 1, 3), nil},
	} {
		var got []line
		for side := range 4 {
			for other := range 4 {
				if from, to, ok := overlap(g, c.p, side, c.q, other); ok {
					got = append(got, line{from, to})
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// A badge lies on a side of its loop, also where that of another lies there.
func TestBadgesLieOnTheirLines(t *testing.T) {
	const n = 8
	g, at := squares(n)
	below, above := square(at, 1, 1, 4), square(at, 1, 0, 6)
	above.Crown = true
	var rest []obstacle // but for the left side everything is taken
	for i, c := range g.Cells {
		if i%n != 1 {
			rest = append(rest, obstacle{c.Centre, takenReach})
		}
	}
	p := badgePlace(g, []board.Loop{below, above}, 0, rest)
	if a, z := loopSide(g, below, 3); lineDistance(p, a, z) > 0.001 {
		t.Errorf("the badge at %v lies beside its line from %v to %v", p, a, z)
	}
}
