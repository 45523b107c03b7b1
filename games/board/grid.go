package board

import (
	"fmt"
	"strings"
)

// MaxSize is the largest number of columns or rows of a grid.
const MaxSize = 19

// Label names the cell in column c and row r, both from 0: Label(2, 3) is "c4". Source: games/rules.md, "Cells".
func Label(c, r int) string { return string(rune('a'+c)) + fmt.Sprint(r+1) }

// ParseLabel reads a label at the beginning of text, in lower case, on a board of columns by rows.
// It returns the column, the row and what follows the label. ok is false where no cell of the board is named.
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

// OctagonCut is the part of its width that an octagon's corner takes off each side. The squares between octagons have this half diagonal.
const OctagonCut = 0.27

// OctagonsAndSquares returns the octagons of a grid, row by row, followed by the small squares between them, row by row:
// the square at column c and row r lies below and to the right of the octagon at c, r and bears its label.
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

// PlateGap is the channel between two plates, in cell widths.
const PlateGap = 0.125

// Plated returns the 9x9 cells of a board of nine plates of 3x3, chequered, with channels between the plates.
func Plated() []Cell {
	var cells []Cell
	for r := range 9 {
		for c := range 9 {
			style := Light
			if (c+r)%2 == 0 {
				style = Dark
			}
			x := float32(c) + PlateGap*float32(c/3)
			y := float32(r) + PlateGap*float32(r/3)
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

// Ringed is Chequered with a plain ring of cells round it.
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

// Hit returns the cell or edge under p. Cells win over edges. ok is false where there is neither.
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

// Label names t for a player: the cell's label or the button's name, "" for an edge.
func (g *Geometry) Label(t Target) string {
	switch {
	case t.IsCell() && int(t) < len(g.Cells):
		return g.Cells[t].Label
	case t.IsButton() && int(t-ButtonBase) < len(g.Buttons):
		return g.Buttons[t-ButtonBase]
	}
	return ""
}

// Named returns the cell called name: "c4", or "square c4" for the Diamond right below c4. It is NoTarget where there is none.
func (g *Geometry) Named(name string) Target {
	label, small := strings.CutPrefix(name, Square)
	for i, c := range g.Cells {
		if c.Label == label && small == (c.Style == Diamond) {
			return Target(i)
		}
	}
	return NoTarget
}

// Square begins the name of a Diamond, which has the label of the cell at its upper left.
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
