// Draws a board without an overlay on a square canvas, for picture files and animations (Square). Change its margin and scale here. Package
// render/picture makes the files.

package render

import "quintet/games/board"

// defaultSide is the side in pixels above which a picture enlarges board and text together.
const defaultSide = 640

// squareMargin is the margin around a board, in logical pixels.
const squareMargin = 8

// Square draws a board without an overlay on all of c, which is square, with pictures from s.
func Square(c Canvas, s *PictureCache, g *board.Geometry, v *board.View, t *Theme) {
	side, _ := c.Size()
	scale := max(1, float32(side)/defaultSide)
	b := &Brush{Canvas: c, Pictures: s, Theme: t, Scale: scale}
	area := Rect{W: float32(side) / scale, H: float32(side) / scale}
	b.Fill(area, t.Window)
	b.Board(Fit(g, area.Inset(squareMargin), scale, false), v, NoOverlay())
}
