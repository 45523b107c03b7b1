package gametest

import "quintet/games/board"

// bounds say what there is on a board.
type bounds struct{ geometry *board.Geometry }

// isOwner reports whether c is a colour in use or Nobody.
func (x bounds) isOwner(c int8) bool { return c >= board.Nobody && int(c) < x.geometry.Colours }

// isCellOrNone reports whether t is a cell or NoTarget.
func (x bounds) isCellOrNone(t board.Target) bool { return t == board.NoTarget || x.isCell(t) }

// areCells reports whether all of ts are cells.
func (x bounds) areCells(ts []board.Target) bool {
	for _, t := range ts {
		if !x.isCell(t) {
			return false
		}
	}
	return true
}

// isCell reports whether t is a cell of the board.
func (x bounds) isCell(t board.Target) bool { return int(t) < len(x.geometry.Cells) }

// isTarget reports whether t is a cell, an edge or a button of the board.
func (x bounds) isTarget(t board.Target) bool {
	switch {
	case t.IsCell():
		return x.isCell(t)
	case t.IsEdge():
		return int(t-board.EdgeBase) < len(x.geometry.Edges)
	}
	return t.IsButton() && int(t-board.ButtonBase) < len(x.geometry.Buttons)
}
