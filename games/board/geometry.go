package board

// A Target is a thing a player can point at: a cell, an edge or a button.
type Target uint16

// Targets below EdgeBase index Geometry.Cells, from EdgeBase on Geometry.Edges, from ButtonBase on Geometry.Buttons.
const (
	EdgeBase   Target = 2048
	ButtonBase Target = 3072
	NoTarget   Target = 0xFFFF
)

// IsCell reports whether t counts in Geometry.Cells.
func (t Target) IsCell() bool { return t < EdgeBase }

// IsEdge reports whether t counts in Geometry.Edges.
func (t Target) IsEdge() bool { return t >= EdgeBase && t < ButtonBase }

// IsButton reports whether t counts in Geometry.Buttons.
func (t Target) IsButton() bool { return t >= ButtonBase && t != NoTarget }

// A Point is a place in cell widths: x grows to the right, y downwards. The centre of a1 is at (0.5, 0.5).
type Point struct{ X, Y float32 }

// A Surface is the material of a board. It decides how cells, edges and links are painted.
type Surface uint8

// The surfaces, named after what they look like.
const (
	Plain    Surface = iota // a bare field of cells
	Octagons                // sand slab, octagon wells with small squares between them, toothed goal bars
	Walnut                  // dark wood with an engraved grid
	Checker                 // sand slab, two-toned cells
	Plates                  // stone slab, raised 3x3 plates with channels between them
	Sage                    // green field with an engraved grid and smooth goal bars
)

// A CellStyle tells cells of one board apart.
type CellStyle uint8

// The styles of cells. Light and Dark are the two tones of a chequered board, a Rim lies round it.
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
	Outline []Point // a convex polygon, clockwise; what is inside it hits the cell
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

// An Edge is a coloured border: the colour Owner must reach it.
type Edge struct {
	Side    Side
	Owner   int8
	Outline []Point
}

// A Geometry is the board to draw and to click on. It is the same for the whole game and is never written after it was made.
type Geometry struct {
	Surface Surface
	// Columns and Rows count the labelled cells; their labels stand outside the board.
	Columns, Rows int
	Cells         []Cell
	Edges         []Edge
	// Buttons names the targets from ButtonBase on: "end", "pass", "swap", "left", "straight", "right".
	Buttons []string
	// Sprites names what Piece.Sprite counts in: "octagon", "marker". The drawing of each colour follows from Piece.Owner.
	Sprites []string
	// Colours is the number of colours (Owner values) in use.
	Colours int
	// Aim says that the second step of a move is a neighbour of the first, to be aimed at from inside the first cell.
	Aim bool
	// About says what the options come to where their names do not tell it; empty where they do.
	About Message
	// Legend explains the marks of this board, in reading order.
	Legend   []LegendItem
	Min, Max Point
	// Turn is by how many quarters, clockwise, the board is turned from how the rules show it.
	Turn uint8
}

// A LegendItem is a mark, a link, a stop of a ray or the number of an outline with the words that explain it.
type LegendItem struct {
	Mark    MarkKind    // MarkNone when something else is explained
	Ray     bool        // it is a stop
	Stop    StopKind    // used when Ray is set
	Group   bool        // it is the number of an outline
	Outline OutlineKind // used when Group is set
	Link    LinkState   // used when Mark is MarkNone and neither Ray nor Group is set
	Text    Message
}
