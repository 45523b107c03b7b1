// Package soft is the canvas in memory: for tests, saved pictures and pictures made from the command line.
package soft

import (
	"image"
	"image/color"
	"image/draw"

	"quintet/render"
	"quintet/sprites"
)

// Canvas draws on an image. It belongs to one goroutine.
type Canvas struct {
	Image *image.RGBA
	clip  image.Rectangle
}

// New returns a transparent canvas of w by h pixels.
func New(w, h int) *Canvas {
	r := image.Rect(0, 0, w, h)
	return &Canvas{image.NewRGBA(r), r}
}

// Size returns the width and height in pixels.
func (c *Canvas) Size() (w, h int) { return c.Image.Rect.Dx(), c.Image.Rect.Dy() }

// Fill covers r with col.
func (c *Canvas) Fill(r image.Rectangle, col sprites.Color) {
	draw.Draw(c.Image, r.Intersect(c.clip), image.NewUniform(col), image.Point{}, draw.Over)
}

// Lay blends p over what is there.
func (c *Canvas) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	r := p.Image.Rect.Add(at).Intersect(c.clip)
	if opacity >= 1 {
		draw.Draw(c.Image, r, p.Image, r.Min.Sub(at), draw.Over)
		return
	}
	mask := image.NewUniform(color.Alpha{A: uint8(opacity*255 + 0.5)})
	draw.DrawMask(c.Image, r, p.Image, r.Min.Sub(at), mask, image.Point{}, draw.Over)
}

// Clip returns a canvas of the same image that changes nothing outside r.
func (c *Canvas) Clip(r image.Rectangle) render.Canvas {
	return &Canvas{c.Image, c.clip.Intersect(r)}
}
