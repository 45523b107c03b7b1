package render

import (
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"quintet/sprites"
)

// letters returns a line of text as outlines, with its baseline through the origin.
func (s *PictureCache) letters(k textKey) sprites.Drawing {
	path := &sprites.Path{}
	s.fonts.Outlines(k.face, k.px, k.text, func(outline sfnt.Segments, x fixed.Int26_6) { addLetter(path, outline, x) })
	return sprites.Drawing{}.Fill(path, sprites.Solid(k.color))
}

// addLetter adds the outline of a letter, x to the right, to path.
func addLetter(path *sprites.Path, outline sfnt.Segments, x fixed.Int26_6) {
	for _, s := range outline {
		var p [3]sprites.Point
		for i, q := range s.Args {
			p[i] = sprites.Point{X: float32(q.X+x) / 64, Y: float32(q.Y) / 64}
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			path.MoveTo(p[0].X, p[0].Y)
		case sfnt.SegmentOpLineTo:
			path.LineTo(p[0].X, p[0].Y)
		case sfnt.SegmentOpQuadTo:
			path.QuadTo(p[0].X, p[0].Y, p[1].X, p[1].Y)
		case sfnt.SegmentOpCubeTo:
			path.CubeTo(p[0].X, p[0].Y, p[1].X, p[1].Y, p[2].X, p[2].Y)
		}
	}
}
