// Bounds of a game's board (bounds): which owners, cells, targets, links and marks exist. Add a bound here when board.View gets a new kind of item.
// The checks in view.go and threats.go use them.

package gametest

import (
	"slices"

	"quintet/games/board"
)

// bounds checks values against a geometry.
type bounds struct{ geometry *board.Geometry }

// isOwner reports whether c is a colour of the board or Nobody.
func (x bounds) isOwner(c int8) bool { return c >= board.Nobody && int(c) < x.geometry.Colours }

// isCellOrNone reports whether t is a cell or NoTarget.
func (x bounds) isCellOrNone(t board.Target) bool { return t == board.NoTarget || x.isCell(t) }

// areCells reports whether all of ts are cells.
func (x bounds) areCells(ts []board.Target) bool {
	return all(ts, x.isCell)
}

// isCell reports whether t is a cell of the board.
func (x bounds) isCell(t board.Target) bool { return int(t) < len(x.geometry.Cells) }

// isTarget reports whether t is a cell, edge or button of the board.
func (x bounds) isTarget(t board.Target) bool {
	switch {
	case t.IsCell():
		return x.isCell(t)
	case t.IsEdge():
		return int(t-board.EdgeBase) < len(x.geometry.Edges)
	}
	return t.IsButton() && int(t-board.ButtonBase) < len(x.geometry.Buttons)
}

// isLink reports whether l joins two places and has as many cutters as its state needs.
func (x bounds) isLink(l board.Link) bool {
	return x.isTarget(l.From) && x.isTarget(l.To) && x.isCellOrNone(l.Via) && x.isCellOrNone(l.Cutters[0]) && x.isCellOrNone(l.Cutters[1]) && x.isOwner(l.Owner) &&
		l.State <= board.LinkNow && (l.State != board.LinkSafe) == (l.Cutters[0] != board.NoTarget) && (l.State == board.LinkLater) == (l.Cutters[1] != board.NoTarget)
}

// isOutline reports whether o encloses cells.
func (x bounds) isOutline(o board.Outline) bool {
	return len(o.Cells) > 0 && x.areCells(o.Cells) && x.isCell(o.At) && x.isOwner(o.Owner) && o.Kind <= board.OutlineLoose
}

// isMark reports whether a game may set m.
func (x bounds) isMark(m board.Mark) bool {
	return x.isTarget(m.At) && m.Kind > board.MarkLegal && m.Kind <= board.MarkNoRoom && x.isOwner(m.Owner) && m.Turn < 8
}

// isRay reports whether r starts at a cell and passes over cells.
func (x bounds) isRay(r board.Ray) bool {
	return x.isCell(r.From) && x.isOwner(r.Owner) &&
		!slices.ContainsFunc(r.Stops, func(s board.Stop) bool { return !x.isCell(s.At) || s.Kind > board.StopEnemy })
}
