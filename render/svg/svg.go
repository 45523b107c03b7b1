// Package svg is the render.Canvas that writes SVG files: it keeps drawings and letters as outlines. Change the file around the drawings here;
// sprites/svg.go turns one drawing into SVG elements.
package svg

import (
	"fmt"
	"image"

	"quintet/render"
	"quintet/sprites"
)

// A Canvas writes SVG 1.1. It is not safe for concurrent use.
type Canvas struct {
	*document
	clip image.Rectangle
}

// A document holds the picture shared by all clips of a canvas.
type document struct {
	w, h  int
	names map[any]string // of the defined drawings
	body  []byte
	clips int // written so far
}

// New returns a transparent canvas of w by h pixels.
func New(w, h int) *Canvas {
	return &Canvas{&document{w: w, h: h, names: map[any]string{}}, image.Rect(0, 0, w, h)}
}

// Bytes returns the picture.
func (c *Canvas) Bytes() []byte {
	head := fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="%d" height="%d" viewBox="0 0 %d %d">`+"\n", c.w, c.h, c.w, c.h)
	return append(append(head, c.body...), "</svg>\n"...)
}

// Size returns the width and height in pixels.
func (c *Canvas) Size() (w, h int) { return c.w, c.h }

// Fill covers r with col.
func (c *Canvas) Fill(r image.Rectangle, col sprites.Color) {
	if r = r.Intersect(c.clip); r.Empty() {
		return
	}
	c.body = fmt.Appendf(c.body, `<rect x="%d" y="%d" width="%d" height="%d" fill="#%02x%02x%02x" fill-opacity="%.4g"/>`+"\n",
		r.Min.X, r.Min.Y, r.Dx(), r.Dy(), col.R, col.G, col.B, float32(col.A)/255)
}

// Lay panics: a Brush passes drawings to an Outliner.
func (c *Canvas) Lay(*sprites.Picture, image.Point, float32) {
	panic("svg: a picture of pixels is laid down")
}

// Clip returns a canvas of the same picture on which nothing outside r changes.
func (c *Canvas) Clip(r image.Rectangle) render.Canvas {
	return &Canvas{c.document, c.clip.Intersect(r)}
}

// Outline draws d, whose units are pixels, with its origin at the pixel corner at. Equal keys must mean equal drawings.
func (c *Canvas) Outline(key any, d sprites.Drawing, at image.Point, opacity float32) {
	name, ok := c.names[key]
	if !ok {
		name = fmt.Sprintf("d%d", len(c.names))
		c.names[key] = name
		c.body = fmt.Appendf(c.body, `<defs><g id="%s">`, name)
		c.body = append(d.AppendSVG(c.body, name), "</g></defs>\n"...)
	}
	use := fmt.Sprintf(`<use xlink:href="#%s" x="%d" y="%d"`, name, at.X, at.Y)
	if opacity < 1 {
		use += fmt.Sprintf(` opacity="%.4g"`, opacity)
	}
	if use += "/>\n"; c.clip == image.Rect(0, 0, c.w, c.h) {
		c.body = append(c.body, use...)
		return
	}
	c.clips++
	c.body = fmt.Appendf(c.body, `<clipPath id="c%d"><rect x="%d" y="%d" width="%d" height="%d"/></clipPath><g clip-path="url(#c%d)">%s</g>`+"\n",
		c.clips, c.clip.Min.X, c.clip.Min.Y, c.clip.Dx(), c.clip.Dy(), c.clips, use)
}
