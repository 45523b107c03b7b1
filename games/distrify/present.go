package distrify

import (
	"quintet/games"
	"quintet/games/board"
)

// buttonMoves are in the order of Geometry.Buttons.
var buttonMoves = [...]games.Move{moveEnd, movePass, moveSwap}

// newGeometry makes the board. The swap has a button only where the option is on, and touching diagonally a line of the legend only
// where it has a mark: in games whose pairs may stand apart.
func newGeometry(size int, original, swap bool) *board.Geometry {
	g := &board.Geometry{
		Surface: board.Sage,
		Columns: size,
		Rows:    size,
		Cells:   board.Squares(size, size),
		Edges:   board.GoalEdges(size, size),
		Buttons: []string{"end", "pass"},
		Sprites: []string{"round"},
		Colours: 2,
		Legend:  []board.LegendItem{{Mark: board.MarkCrosscut, Text: board.Say("distrify.legend.crosscut")}},
		Max:     board.Point{X: float32(size), Y: float32(size)},
	}
	if original {
		g.Legend = append(g.Legend, board.LegendItem{Mark: board.MarkDiagonal, Text: board.Say("distrify.legend.diagonal")})
	}
	g.Legend = append(g.Legend, board.LegendItem{Mark: board.MarkTriplet, Text: board.Say("distrify.legend.triplet")})
	if swap {
		g.Buttons = append(g.Buttons, "swap")
	}
	return g
}

// Geometry returns the board.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// target returns what a player points at to play m.
func (g *game) target(m games.Move) board.Target {
	for i, b := range buttonMoves {
		if m == b {
			return board.ButtonBase + board.Target(i)
		}
	}
	return board.Target(m - 1)
}

// AppendSteps appends one target: the cell of the stone or a button.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	return append(dst, g.target(m))
}
