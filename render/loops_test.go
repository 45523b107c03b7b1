package render

import (
	"testing"

	"quintet/games/board"
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
