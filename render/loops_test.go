package render

import (
	"slices"
	"testing"

	"quintet/games/board"
)

// Badges leave pieces free, and free cells only when the last of them are looked for.
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
		busy := takenCells(l, v, &Overlay{})
		if len(busy) != want {
			t.Errorf("%d of 9 cells are taken: badges avoid %d, want %d", pieces, len(busy), want)
		}
		if last := g.Cells[8].Centre; slices.Contains(busy, last) != (want == 9) {
			t.Errorf("%d of 9 cells are taken: badges avoid the free cell: %v", pieces, want != 9)
		}
	}
}
