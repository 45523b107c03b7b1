// Package soft is the render.Canvas that draws into an image in memory, for tests and picture files. Change pixel blending without a graphics card
// here. render/window/canvas.go is the window's canvas.
package soft

import (
	"image"

	"quintet/render"
	"quintet/sprites"
)

// Canvas draws on an image. It is not safe for concurrent use.
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

// Fill sets the pixels of r to col.
func (c *Canvas) Fill(r image.Rectangle, col sprites.Color) {
	red, green, blue, alpha := col.RGBA()
	r = r.Intersect(c.clip)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := c.Image.Pix[c.Image.PixOffset(r.Min.X, y):c.Image.PixOffset(r.Max.X, y)]
		for i := 0; i < len(row); i += 4 {
			over(row[i:i+4:i+4], red, green, blue, alpha)
		}
	}
}

// Lay blends p over the existing pixels.
func (c *Canvas) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	const whole = 0xffff / 0xff
	part := uint32(min(opacity, 1)*whole + 0.5)
	r := p.Image.Rect.Add(at).Intersect(c.clip)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := c.Image.Pix[c.Image.PixOffset(r.Min.X, y):c.Image.PixOffset(r.Max.X, y)]
		from := p.Image.Pix[p.Image.PixOffset(r.Min.X-at.X, y-at.Y):]
		for i := 0; i < len(row); i += 4 {
			switch s := from[i : i+4 : i+4]; {
			case s[3] == 0:
			case s[3] == 0xff && part == whole:
				copy(row[i:i+4], s)
			default:
				over(row[i:i+4:i+4], uint32(s[0])*part, uint32(s[1])*part, uint32(s[2])*part, uint32(s[3])*part)
			}
		}
	}
}

// over blends a premultiplied 16-bit colour over the pixel d, rounding to the nearest value as a graphics card does. Rounding down would darken the
// result with every layer.
func over(d []uint8, red, green, blue, alpha uint32) {
	rest := 0xffff - alpha
	d[0] = uint8((red*0xff + uint32(d[0])*rest + 0x7fff) / 0xffff)
	d[1] = uint8((green*0xff + uint32(d[1])*rest + 0x7fff) / 0xffff)
	d[2] = uint8((blue*0xff + uint32(d[2])*rest + 0x7fff) / 0xffff)
	d[3] = uint8((alpha*0xff + uint32(d[3])*rest + 0x7fff) / 0xffff)
}

// Clip returns a canvas of the same image that changes nothing outside r.
func (c *Canvas) Clip(r image.Rectangle) render.Canvas {
	return &Canvas{c.Image, c.clip.Intersect(r)}
}
