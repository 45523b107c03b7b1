// The parts of a board that stay the same for the whole game (Geometry): targets (cells, edges and buttons), surface, labels and legend. It also
// builds the usual grids of cells, turns a board, and finds the target at a point or by its name. Add a surface or a grid here. The state of a board
// is in board.go.

package board

import (
	"slices"
	"strconv"
	"strings"
)

// A Target is a thing a player can point at: a cell, an edge or a button.
type Target uint16

// Targets below EdgeBase index Geometry.Cells, those from EdgeBase Geometry.Edges, those from ButtonBase Geometry.Buttons.
const (
	EdgeBase   Target = 2048
	ButtonBase Target = 3072
	NoTarget   Target = 0xFFFF
)

// IsCell reports whether t is an index in Geometry.Cells.
func (t Target) IsCell() bool { return t < EdgeBase }

// IsEdge reports whether t is a target in Geometry.Edges.
func (t Target) IsEdge() bool { return t >= EdgeBase && t < ButtonBase }

// IsButton reports whether t is a target in Geometry.Buttons.
func (t Target) IsButton() bool { return t >= ButtonBase && t != NoTarget }

// A Point is a place in cell widths: x grows to the right, y downwards. The centre of a1 is at (0.5, 0.5).
type Point struct{ X, Y float32 }

// A Surface is the material of a board. It decides how cells, edges and links are painted.
type Surface uint8

// The surfaces, named after their looks.
const (
	Plain    Surface = iota // a bare field of cells
	Octagons                // sand slab, octagon wells with small squares between them, toothed goal bars
	Wood                    // dark wood with an engraved grid
	Checker                 // sand slab, two-toned cells
	Tiles                   // stone slab, raised 3x3 plates with channels between them
	Felt                    // green field with an engraved grid and smooth goal bars
)

// A CellStyle distinguishes cells of one board.
type CellStyle uint8

// The styles of cells. Light and Dark are the two tones of a chequered board, Rim surrounds it.
const (
	Light CellStyle = iota
	Dark
	Rim
	Octagon
	Diamond // the small square between four octagons; shown, never played
)

// A Cell is a place on the board.
type Cell struct {
	Centre  Point
	Outline []Point // a convex polygon, clockwise; points inside it hit the cell
	Style   CellStyle
	Label   string // "c4"
}

// A Side is a border of the board.
type Side uint8

// The four sides, clockwise.
const (
	Top Side = iota
	Right
	Bottom
	Left
)

// An Edge is a coloured border that the colour Owner must reach.
type Edge struct {
	Side    Side
	Owner   int8
	Outline []Point
}

// A Geometry is the board to draw and to click on. It stays the same for the whole game and must not be changed once built.
type Geometry struct {
	Surface Surface
	// Columns and Rows count the labelled cells; their labels are drawn outside the board.
	Columns, Rows int
	Cells         []Cell
	Edges         []Edge
	// Buttons names the button targets, starting at ButtonBase: "end", "pass", "swap", "left", "straight", "right".
	Buttons []string
	// Sprites names the sprites that Piece.Sprite indexes: "octagon", "marker". Each is drawn in the colour of Piece.Owner.
	Sprites []string
	// Colours is the number of colours (Owner values) in use.
	Colours int
	// Aim says that the second step of a move is a neighbour of the first, chosen by aiming from inside the first cell.
	Aim bool
	// About explains the effect of the options if their names do not; else empty.
	About Message
	// Legend explains the marks of this board, in reading order.
	Legend   []LegendItem
	Min, Max Point
	// Turn is the number of quarter turns, clockwise, from the board in the rules.
	Turn uint8
}

// A LegendItem is a mark, a link, a stop of a ray or the number of an outline with the words that explain it.
type LegendItem struct {
	Mark    MarkKind    // MarkNone if something else is explained
	Ray     bool        // it is a stop
	Stop    StopKind    // used when Ray is set
	Group   bool        // it is the number of an outline
	Outline OutlineKind // used when Group is set
	Link    LinkState   // used when Mark is MarkNone and neither Ray nor Group is set
	Text    Message
}

// Turned returns a copy of g after a number of clockwise quarter turns: the same targets in other places. Only a square board may be turned by an odd
// number.
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

// turnedOutline turns a polygon. It rotates the list of corners too, so that the outline begins at the same place as that of an unturned cell: cell
// polygons look the same after every quarter turn.
func (g *Geometry) turnedOutline(ps []Point, quarters int) []Point {
	n := len(ps)
	out := make([]Point, n)
	for i, p := range ps {
		out[(i+n*quarters/4)%n] = g.turned(p, quarters)
	}
	return out
}

// Heading returns how direction f of the rules, in eighths of a turn clockwise from north, appears on g.
func (g *Geometry) Heading(f uint8) uint8 { return (f + 2*g.Turn) % 8 }

// MaxSize is the largest number of columns or rows of a grid.
const MaxSize = 19

// Label names the cell in column c and row r, both from 0: Label(2, 3) is "c4". Source: games/rules.md, "Cells".
func Label(c, r int) string { return string(rune('a'+c)) + strconv.Itoa(r+1) }

// ParseLabel reads a label at the beginning of text, in lower case, on a board of columns by rows. It returns the column, the row and what follows
// the label. ok is false if it is not a cell of the board.
func ParseLabel(text string, columns, rows int) (c, r int, rest string, ok bool) {
	if text == "" {
		return 0, 0, text, false
	}
	c = int(text[0]) - 'a'
	i := 1
	for ; i < len(text) && i < 3 && text[i] >= '0' && text[i] <= '9'; i++ {
		r = r*10 + int(text[i]-'0')
	}
	if i == 1 || text[1] == '0' || c < 0 || c >= columns || r > rows {
		return 0, 0, text, false
	}
	return c, r - 1, text[i:], true
}

// Squares returns the cells of a grid of unit squares, row by row from the top, all light.
func Squares(columns, rows int) []Cell {
	var cells []Cell
	for r := range rows {
		for c := range columns {
			cells = append(cells, squareCell(c, r, float32(c), float32(r), Light))
		}
	}
	return cells
}

// squareCell is the unit square whose upper left corner is at x, y.
func squareCell(c, r int, x, y float32, style CellStyle) Cell {
	return Cell{
		Centre:  Point{x + 0.5, y + 0.5},
		Outline: []Point{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}},
		Style:   style,
		Label:   Label(c, r),
	}
}

// OctagonCut is the fraction of its width that each corner cuts off the side of an octagon. The squares between octagons have this half diagonal.
const OctagonCut = 0.27

// OctagonsAndSquares returns the octagons of a grid, row by row, followed by the small squares between them, row by row: the square at column c and
// row r lies below and to the right of the octagon at c, r and has its label.
func OctagonsAndSquares(columns, rows int) []Cell {
	const k = OctagonCut
	var cells []Cell
	for r := range rows {
		for c := range columns {
			x, y := float32(c), float32(r)
			cells = append(cells, Cell{
				Centre: Point{x + 0.5, y + 0.5},
				Outline: []Point{
					{x + k, y}, {x + 1 - k, y}, {x + 1, y + k}, {x + 1, y + 1 - k},
					{x + 1 - k, y + 1}, {x + k, y + 1}, {x, y + 1 - k}, {x, y + k},
				},
				Style: Octagon,
				Label: Label(c, r),
			})
		}
	}
	for r := range rows - 1 {
		for c := range columns - 1 {
			x, y := float32(c+1), float32(r+1)
			cells = append(cells, Cell{
				Centre:  Point{x, y},
				Outline: []Point{{x, y - k}, {x + k, y}, {x, y + k}, {x - k, y}},
				Style:   Diamond,
				Label:   Label(c, r),
			})
		}
	}
	return cells
}

// TileGap is the width of the channel between two plates, in cell widths.
const TileGap = 0.125

// Tiled returns the 9x9 cells of a board of nine plates of 3x3, chequered, with channels between the plates.
func Tiled() []Cell {
	var cells []Cell
	for r := range 9 {
		for c := range 9 {
			style := Light
			if (c+r)%2 == 0 {
				style = Dark
			}
			x := float32(c) + TileGap*float32(c/3)
			y := float32(r) + TileGap*float32(r/3)
			cells = append(cells, squareCell(c, r, x, y, style))
		}
	}
	return cells
}

// Chequered returns the cells of a grid of unit squares in two tones, a1 light.
func Chequered(columns, rows int) []Cell {
	cells := Squares(columns, rows)
	for i := range cells {
		if (i/columns+i%columns)%2 == 1 {
			cells[i].Style = Dark
		}
	}
	return cells
}

// Ringed is Chequered with a plain ring of cells around it.
func Ringed(columns, rows int) []Cell {
	cells := Chequered(columns, rows)
	for i := range cells {
		if c, r := i%columns, i/columns; c == 0 || r == 0 || c == columns-1 || r == rows-1 {
			cells[i].Style = Rim
		}
	}
	return cells
}

// edgeWidth is the depth of an edge outside the field, in cell widths, for hit tests.
const edgeWidth = 0.15

// GoalEdges returns the four sides of a field of columns by rows: colour 0 owns top and bottom, colour 1 left and right.
func GoalEdges(columns, rows int) []Edge {
	w, h, e := float32(columns), float32(rows), float32(edgeWidth)
	return []Edge{
		{Side: Top, Owner: 0, Outline: []Point{{-e, -e}, {w + e, -e}, {w, 0}, {0, 0}}},
		{Side: Right, Owner: 1, Outline: []Point{{w + e, -e}, {w + e, h + e}, {w, h}, {w, 0}}},
		{Side: Bottom, Owner: 0, Outline: []Point{{0, h}, {w, h}, {w + e, h + e}, {-e, h + e}}},
		{Side: Left, Owner: 1, Outline: []Point{{-e, -e}, {0, 0}, {0, h}, {-e, h + e}}},
	}
}

// contains reports whether p lies inside the polygon, by the even-odd rule.
func contains(polygon []Point, p Point) bool {
	in := false
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// Hit returns the cell or edge under p; a cell takes precedence. ok is false if there is neither.
func (g *Geometry) Hit(p Point) (t Target, ok bool) {
	for i := range g.Cells {
		if contains(g.Cells[i].Outline, p) {
			return Target(i), true
		}
	}
	for i := range g.Edges {
		if contains(g.Edges[i].Outline, p) {
			return EdgeBase + Target(i), true
		}
	}
	return NoTarget, false
}

// Label returns the label of a cell or the name of a button, "" for an edge.
func (g *Geometry) Label(t Target) string {
	switch {
	case t.IsCell() && int(t) < len(g.Cells):
		return g.Cells[t].Label
	case t.IsButton() && int(t-ButtonBase) < len(g.Buttons):
		return g.Buttons[t-ButtonBase]
	}
	return ""
}

// Named returns the cell called name: "c4", or "square c4" for the Diamond right below c4. It returns NoTarget if there is none.
func (g *Geometry) Named(name string) Target {
	label, small := strings.CutPrefix(name, Square)
	for i, c := range g.Cells {
		if c.Label == label && small == (c.Style == Diamond) {
			return Target(i)
		}
	}
	return NoTarget
}

// Square is the prefix of the name of a Diamond, which has the label of the cell at its upper left.
const Square = "square "

// Button returns the target of the button called name, NoTarget if the board has none.
func (g *Geometry) Button(name string) Target {
	for i, b := range g.Buttons {
		if b == name {
			return ButtonBase + Target(i)
		}
	}
	return NoTarget
}
