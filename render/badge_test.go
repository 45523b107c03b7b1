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
			busy := takenCells(l, &v, NoOverlay())
			p := badgePlace(l, v.Loops, 0, busy, freeCells(l, busy))
			c := g.Cells[free].Centre
			if abs(p.X-c.X) < 0.45 && abs(p.Y-c.Y) < 0.45 {
				t.Errorf("side %d: the badge at %v hides the free cell at %v", size, p, c)
			}
		}
	}
}
