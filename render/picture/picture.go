// Package picture makes picture files of boards: PNG and SVG of one position, animated GIF of a game. Change formats and the speed of animations
// here; the caller chooses the size. render/export.go draws the board.
package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/png"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/film"
	"quintet/render/soft"
	"quintet/render/svg"
)

// A Look says how boards are drawn.
type Look struct {
	Side  int // of the square picture, in pixels
	Theme *render.Theme
}

// Positions is the sequence of positions to show. View returns the i-th of N positions; N is at least 1. It is called more than once for an index, and
// may reuse the view it returned before.
type Positions struct {
	N    int
	View func(i int) *board.View
}

// Encode returns a file in a format, png, svg or gif. A gif is an animation of c; the others are a picture of its last position.
func Encode(format string, g *board.Geometry, c Positions, l Look) ([]byte, error) {
	s := render.NewPictureCache()
	var b bytes.Buffer
	switch format {
	case "png":
		err := png.Encode(&b, l.draw(s, g, c.View(c.N-1)))
		return b.Bytes(), err
	case "svg":
		canvas := svg.New(l.Side, l.Side)
		render.Square(canvas, s, g, c.View(c.N-1), l.Theme)
		return canvas.Bytes(), nil
	case "gif":
		err := film.Encode(&b, func(yield func(*image.RGBA, int) bool) {
			for i := range c.N {
				s.NextFrame()
				if !yield(l.draw(s, g, c.View(i)), shown(i, c.N)) {
					return
				}
			}
		})
		return b.Bytes(), err
	}
	return nil, fmt.Errorf("picture: %q is not a format; allowed: png, svg, gif", format)
}

// draw returns a board in pixels.
func (l Look) draw(s *render.PictureCache, g *board.Geometry, v *board.View) *image.RGBA {
	c := soft.New(l.Side, l.Side)
	render.Square(c, s, g, v, l.Theme)
	return c.Image
}

// shown returns how long the i-th of n positions is shown, in hundredths of a second.
func shown(i, n int) int {
	const each, last = 80, 300
	if i == n-1 {
		return last
	}
	return each
}
