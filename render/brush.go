// Defines Brush, which draws in logical pixels: filled rectangles, hairlines, rounded boxes (Box), and drawings that are rasterised once and cached
// (Draw). A brush can also be clipped or faded. Change how every box looks here. Text is in text.go, icons in icon.go, colours in theme.go, boards in
// board.go.

package render

import (
	"image"

	"quintet/sprites"
)

// A Brush draws in logical pixels, each Scale device pixels wide. Every frame gets a new one. It is not safe for concurrent use.
type Brush struct {
	Canvas   Canvas
	Pictures *PictureCache
	Theme    *Theme
	Scale    float32
	// Blind says that the canvas is not shown, so no pictures are made for it.
	Blind bool
}

// Size returns the width and height of the canvas in logical pixels.
func (b *Brush) Size() (w, h float32) {
	x, y := b.Canvas.Size()
	return float32(x) / b.Scale, float32(y) / b.Scale
}

// Device returns the device pixels covered by r, with its sides rounded to whole pixels.
func (b *Brush) Device(r Rect) image.Rectangle {
	s := b.Scale
	return image.Rect(pixel(r.X*s), pixel(r.Y*s), pixel((r.X+r.W)*s), pixel((r.Y+r.H)*s))
}

// Clip returns a brush that changes nothing outside r.
func (b *Brush) Clip(r Rect) *Brush {
	c := *b
	c.Canvas = b.Canvas.Clip(b.Device(r))
	return &c
}

// Faded returns a brush that multiplies all opacities by share.
func (b *Brush) Faded(share float32) *Brush {
	c := *b
	c.Canvas = faded{b.Canvas, share}
	return &c
}

// A faded is a canvas that multiplies all opacities by share.
type faded struct {
	Canvas
	share float32
}

// Fill implements Canvas.
func (f faded) Fill(r image.Rectangle, c sprites.Color) {
	c.A = uint8(float32(c.A)*f.share + 0.5)
	f.Canvas.Fill(r, c)
}

// Lay implements Canvas.
func (f faded) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	f.Canvas.Lay(p, at, opacity*f.share)
}

// Clip implements Canvas.
func (f faded) Clip(r image.Rectangle) Canvas { return faded{f.Canvas.Clip(r), f.share} }

// Fill covers r with c.
func (b *Brush) Fill(r Rect, c sprites.Color) { b.Canvas.Fill(b.Device(r), c) }

// FillDown fills r with a gradient from top to bottom, in as many strips as there are distinct colours. A picture of a whole page would take a
// megabyte per quarter of a million pixels.
func (b *Brush) FillDown(r Rect, top, bottom sprites.Color) {
	apart := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	steps := max(apart(top.R, bottom.R), apart(top.G, bottom.G), apart(top.B, bottom.B))
	d := b.Device(r)
	for i := range steps + 1 {
		strip := d
		strip.Min.Y, strip.Max.Y = d.Min.Y+d.Dy()*i/(steps+1), d.Min.Y+d.Dy()*(i+1)/(steps+1)
		b.Canvas.Fill(strip, sprites.Mix(top, bottom, float32(i)/float32(max(1, steps))))
	}
}

// Hairline draws a line one device pixel thick (two from scale 2 up) along the top of r, or along its left side if r is higher than wide.
func (b *Brush) Hairline(r Rect, c sprites.Color) {
	d := b.Device(r)
	t := max(1, pixel(b.Scale))
	if r.W >= r.H {
		d.Max.Y = d.Min.Y + t
	} else {
		d.Max.X = d.Min.X + t
	}
	b.Canvas.Fill(d, c)
}

// Draw paints a drawing with its origin at the device pixel nearest to at; one of its units is unit logical pixels. key, a comparable value, must
// differ for different drawings; make is called only if the picture is not cached.
func (b *Brush) Draw(key any, at Point, unit, opacity float32, make func() sprites.Drawing) {
	b.draw(pictureKey{of: key, unit: unit * b.Scale}, at, opacity, make)
}

// draw is Draw for the picture that k identifies, in the style and at the scale of k.
func (b *Brush) draw(k pictureKey, at Point, opacity float32, make func() sprites.Drawing) {
	if b.Blind {
		return
	}
	corner := image.Pt(pixel(at.X*b.Scale), pixel(at.Y*b.Scale))
	if o, ok := b.Canvas.(Outliner); ok {
		o.Outline(k, make().Transform(sprites.Scaling(k.unit)), corner, opacity)
		return
	}
	p, ok := b.Pictures.lookup(k)
	if !ok {
		p = b.Pictures.store(k, sprites.Rasterise(make(), k.unit))
	}
	b.Canvas.Lay(p, corner, opacity)
}

// boxKey identifies a Box of a size in device pixels, scale of which make one logical pixel.
type boxKey struct {
	w, h  int
	scale float32
	box   Box
}

// A Box is the style of a rounded rectangle. Lengths are in logical pixels. Zero values omit an element.
type Box struct {
	Radius      float32
	Top, Bottom sprites.Color // the fill is a gradient from Top to Bottom; Bottom defaults to Top
	Line        sprites.Color // along the inside of the border
	Width       float32       // of that line
	// Shadow is the blur of a shadow in ShadowColor, moved down by ShadowOffset.
	Shadow, ShadowOffset float32
	ShadowColor          sprites.Color
}

// raised returns x with a shadow that makes it appear above a board.
func (x Box) raised(by float32) Box {
	x.Shadow, x.ShadowOffset, x.ShadowColor = by, by, sprites.Alpha(sprites.RGB(0), 0.35)
	return x
}

// Box draws a rounded rectangle with its sides on whole device pixels.
func (b *Brush) Box(r Rect, x Box) {
	if b.Blind {
		return
	}
	d := b.Device(r)
	if x.Bottom == (sprites.Color{}) {
		x.Bottom = x.Top
	}
	k := boxKey{d.Dx(), d.Dy(), b.Scale, x}
	if o, ok := b.Canvas.(Outliner); ok {
		o.Outline(k, k.drawing(), d.Min, 1)
		return
	}
	p, ok := b.Pictures.lookup(pictureKey{of: k})
	if !ok {
		p = b.Pictures.store(pictureKey{of: k}, sprites.Rasterise(k.drawing(), 1))
	}
	b.Canvas.Lay(p, d.Min, 1)
}

func (k boxKey) drawing() sprites.Drawing {
	w, h, x, s := float32(k.w), float32(k.h), k.box, k.scale
	radius, width := x.Radius*s, x.Width*s
	outline := sprites.RoundRect(0, 0, w, h, radius)
	var d sprites.Drawing
	if x.Shadow > 0 {
		d = d.Shadow(outline.Transform(sprites.Shift(0, x.ShadowOffset*s)), x.Shadow*s, x.ShadowColor)
	}
	if x.Top.A > 0 || x.Bottom.A > 0 {
		d = d.Fill(outline, sprites.Down(0, h, x.Top, x.Bottom))
	}
	if width > 0 {
		i := width / 2
		d = d.Line(sprites.RoundRect(i, i, w-i, h-i, max(0, radius-i)), width, sprites.Solid(x.Line))
	}
	return d
}
