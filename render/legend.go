// Draws the small pictures in the legend beside the board (Sample): each shows one mark, link, ray or number as it looks on the board. Add a case for
// a new kind of item here. The game and scenes/play/legend.go decide which items a legend lists.

package render

import "quintet/games/board"

// Sample draws the symbol for item of the legend of board on, in a square of size logical pixels around centre: a mark, a link, the stop of a ray or
// the number of an outline. Rays, marks and links have owner's colour; rays look as for a selected piece, or as for a threat if threat is set.
func (b *Brush) Sample(on Layout, item board.LegendItem, owner int8, threat bool, centre Point, size float32) {
	g, unit := on.Geometry, size
	at := board.Target(0)
	v := board.View{Dial: board.Dial{At: board.NoTarget}}
	small, room := true, size
	switch {
	case item.Group: // one piece with the number of a group, since there is no room for more
		small = false
		v.Pieces = []board.Piece{{ID: 1, At: at, To: board.NoTarget}}
		v.Outlines = []board.Outline{{Kind: item.Outline, Cells: []board.Target{at}, At: at, Label: 2}}
	case item.Ray:
		unit = size / 0.6
	case item.Mark != board.MarkNone:
		v.Marks = []board.Mark{{At: at, Kind: item.Mark, Owner: owner}}
	default:
		const span, out = 0.58, 0.07 // of the square with the protruding arrow, and its offset from their middle, in cell widths
		const cutter = 1
		via, from, to := crossing(g)
		at, unit = via, size/span
		if item.Link == board.LinkNow {
			x, y := away(on, via, cutter, 2)
			centre.X, centre.Y = centre.X-out*unit*float32(x), centre.Y-out*unit*float32(y)
			room += 2 * out * unit
		}
		v.Pieces = []board.Piece{{ID: 1, At: via, To: board.NoTarget, Sprite: on.spriteOf(squarePiece), Owner: owner}}
		v.Links = []board.Link{{From: from, To: to, Via: via, Owner: owner, State: item.Link, Cutters: [2]board.Target{cutter, board.NoTarget}}}
	}
	c := g.Cells[at].Centre
	l := Layout{Geometry: g, Unit: unit, Mini: small, Explained: on.Unit}
	l.Field = Rect{centre.X - (c.X-g.Min.X)*unit, centre.Y - (c.Y-g.Min.Y)*unit, (g.Max.X - g.Min.X) * unit, (g.Max.Y - g.Min.Y) * unit}
	clip := &boardBrush{Brush: b.Clip(Rect{centre.X - room/2, centre.Y - room/2, room, room}), Layout: l}
	if item.Ray {
		rays{clip}.sample(at, item.Stop, owner, threat)
		return
	}
	surfaceOf(clip).play(&v, NoOverlay())
}

// crossing returns the first cell that links cross, and the two cells that it links.
func crossing(g *board.Geometry) (via, from, to board.Target) {
	for i, c := range g.Cells {
		if c.Style == board.Diamond {
			return board.Target(i), 0, board.Target(g.Columns + 1)
		}
	}
	return board.NoTarget, 0, 1
}
