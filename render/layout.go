// Places a board on the screen: its frame, its field, the size of its cells, and which cell is under a point (Layout). Change here how a board (Fit),
// or a part of one (FitPart), is fitted into an area.

package render

import "quintet/games/board"

// A Layout is the placement of a board: the slab with its frame, and the field of cells on it. Cells begin at whole device pixels.
type Layout struct {
	Geometry *board.Geometry
	Slab     Rect
	Field    Rect    // from Geometry.Min to Geometry.Max
	Unit     float32 // one cell width, in logical pixels
	Mini     bool    // a miniature: no coordinates, thin frame
	Bare     bool    // no coordinates
	// Explained is the Unit of the board that a legend sample explains, 0 elsewhere.
	Explained float32
}

// Frames, in logical pixels: the minimum around a board with coordinates, and the frame's share of the slab.
const (
	minFrame   = 26
	frameShare = 28.0 / 656
	miniShare  = 0.035
	barShare   = 0.055 // of a miniature with goal bars on its frame, which need no more than barFrame
	barFrame   = 6
)

// Fit places the board g in the middle of area, as large as possible, at scale device pixels per logical pixel.
func Fit(g *board.Geometry, area Rect, scale float32, mini bool) Layout {
	side := min(area.W, area.H)
	frame := max(minFrame, side*frameShare)
	if mini {
		frame = side * miniShare
		if g.Surface == board.Felt {
			frame = max(frame, min(side*barShare, barFrame))
		}
	}
	extent := max(g.Max.X-g.Min.X, g.Max.Y-g.Min.Y)
	unit := float32(max(1, int((side-2*frame)*scale/extent))) / scale
	snap := func(v float32) float32 { return float32(pixel(v*scale)) / scale }
	c := area.Centre()
	slab := Rect{snap(c.X - side/2), snap(c.Y - side/2), snap(side), snap(side)}
	w, h := unit*(g.Max.X-g.Min.X), unit*(g.Max.Y-g.Min.Y)
	c = slab.Centre()
	return Layout{
		Geometry: g,
		Slab:     slab,
		Field:    Rect{snap(c.X - w/2), snap(c.Y - h/2), w, h},
		Unit:     unit,
		Mini:     mini,
	}
}

// partRoom is the margin shown around a part of a board, in cell widths: enough to show that the board continues.
const partRoom = 0.22

// FitPart places the board g so that the block of cells between the corners from and to, with a small margin, fills area in one direction and is
// centred in the other. The caller clips it to area. No coordinates are shown.
func FitPart(g *board.Geometry, from, to board.Target, area Rect, scale float32) Layout {
	a, b := g.Cells[from].Centre, g.Cells[to].Centre
	lo := board.Point{X: min(a.X, b.X), Y: min(a.Y, b.Y)}
	extent := 1 + 2*partRoom + max(max(a.X, b.X)-lo.X, max(a.Y, b.Y)-lo.Y)
	unit := float32(max(1, int(min(area.W, area.H)*scale/extent))) / scale
	snap := func(v float32) float32 { return float32(pixel(v*scale)) / scale }
	c := area.Centre()
	field := Rect{
		X: snap(c.X - ((a.X+b.X)/2-g.Min.X)*unit), Y: snap(c.Y - ((a.Y+b.Y)/2-g.Min.Y)*unit),
		W: unit * (g.Max.X - g.Min.X), H: unit * (g.Max.Y - g.Min.Y),
	}
	side := snap(max(field.W, field.H) + 2*minFrame)
	slab := Rect{snap(field.X + (field.W-side)/2), snap(field.Y + (field.H-side)/2), side, side}
	return Layout{Geometry: g, Slab: slab, Field: field, Unit: unit, Bare: true}
}

// At returns the position of the board point p.
func (l Layout) At(p board.Point) Point {
	return Point{l.Field.X + (p.X-l.Geometry.Min.X)*l.Unit, l.Field.Y + (p.Y-l.Geometry.Min.Y)*l.Unit}
}

// Centre returns the middle of cell t.
func (l Layout) Centre(t board.Target) Point { return l.At(l.Geometry.Cells[t].Centre) }

// Corner returns the middle of a sign for the piece on cell t, at the upper right of the piece.
func (l Layout) Corner(t board.Target) Point {
	const off = 0.36
	c := l.Centre(t)
	return Point{c.X + off*l.Unit, c.Y - off*l.Unit}
}

// Board returns the board point at p: the inverse of At.
func (l Layout) Board(p Point) board.Point {
	return board.Point{X: (p.X-l.Field.X)/l.Unit + l.Geometry.Min.X, Y: (p.Y-l.Field.Y)/l.Unit + l.Geometry.Min.Y}
}

// Hit returns the cell or edge under p.
func (l Layout) Hit(p Point) (board.Target, bool) { return l.Geometry.Hit(l.Board(p)) }
