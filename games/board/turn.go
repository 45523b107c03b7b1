package board

import "slices"

// Turned returns g as it looks after quarter turns clockwise, as a copy: the same targets elsewhere. Only a board that is as wide as high
// may be turned by an odd number of quarters.
func (g *Geometry) Turned(quarters int) *Geometry {
	quarters = (quarters%4 + 4) % 4
	t := *g
	t.Turn = (g.Turn + uint8(quarters)) % 4
	t.Cells, t.Edges = slices.Clone(g.Cells), slices.Clone(g.Edges)
	for i := range t.Cells {
		c := &t.Cells[i]
		c.Centre, c.Outline = g.turned(c.Centre, quarters), g.turnedOutline(c.Outline, quarters)
	}
	for i := range t.Edges {
		e := &t.Edges[i]
		e.Side, e.Outline = (e.Side+Side(quarters))%4, g.turnedOutline(e.Outline, quarters)
	}
	return &t
}

// turned returns p after a turn of the board around its middle.
func (g *Geometry) turned(p Point, quarters int) Point {
	mx, my := (g.Min.X+g.Max.X)/2, (g.Min.Y+g.Max.Y)/2
	for range quarters {
		p = Point{mx - (p.Y - my), my + (p.X - mx)}
	}
	return p
}

// turnedOutline turns a polygon. It begins again at the corner that is the first one of an outline that was never turned: the polygons of
// cells look the same after every quarter, so it is as many corners earlier as a quarter has.
func (g *Geometry) turnedOutline(ps []Point, quarters int) []Point {
	n := len(ps)
	out := make([]Point, n)
	for i, p := range ps {
		out[(i+n*quarters/4)%n] = g.turned(p, quarters)
	}
	return out
}

// Heading returns how the direction f of the rules, in eighths of a turn clockwise from north, is seen on g.
func (g *Geometry) Heading(f uint8) uint8 { return (f + 2*g.Turn) % 8 }
