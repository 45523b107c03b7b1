package soft

import (
	"quintet/games/board"
	"quintet/render"
)

// usualSide is the side in pixels from which on a picture shows a board larger instead of with smaller words.
const usualSide = 640

// margin lies around a board, in logical pixels.
const margin = 8

// Board returns a picture, side pixels square, of a board that is only looked at.
func Board(g *board.Geometry, v *board.View, side int, t *render.Theme) *Canvas {
	scale := max(1, float32(side)/usualSide)
	c := New(side, side)
	b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: t, Scale: scale}
	area := render.Rect{W: float32(side) / scale, H: float32(side) / scale}
	b.Fill(area, t.Window)
	b.Board(render.Fit(g, area.Inset(margin), scale, false), v, render.NoOverlay())
	return c
}
