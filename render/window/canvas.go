package window

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render"
	"quintet/sprites"
)

// key is a picture by identity: pictures never change.
type key = *sprites.Picture

// An uploaded picture lies in the memory of the graphics card.
type uploaded struct {
	image *ebiten.Image
	used  int // the frame that used it last
}

// keepFrames is how many drawn frames an unused picture stays uploaded.
const keepFrames = 120

// canvas lays pictures on the screen.
type canvas struct {
	screen *ebiten.Image
	game   *game
}

// Size returns the size of the whole screen.
func (c *canvas) Size() (w, h int) { return int(c.game.w), int(c.game.h) }

// Fill covers r with col.
func (c *canvas) Fill(r image.Rectangle, col sprites.Color) {
	r = r.Intersect(c.screen.Bounds())
	if r.Empty() {
		return
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(r.Dx()), float64(r.Dy()))
	o.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	o.ColorScale.ScaleWithColor(col)
	c.screen.DrawImage(c.game.upload(white), &o)
}

// white is one white pixel.
var white = &sprites.Picture{Image: &image.RGBA{Pix: []uint8{255, 255, 255, 255}, Stride: 4, Rect: image.Rect(0, 0, 1, 1)}}

// Lay blends p over what is there.
func (c *canvas) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	r := p.Image.Rect.Add(at)
	if !r.Overlaps(c.screen.Bounds()) {
		return
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	o.ColorScale.ScaleAlpha(opacity)
	c.screen.DrawImage(c.game.upload(p), &o)
}

// Clip returns a canvas of the part r of the screen.
func (c *canvas) Clip(r image.Rectangle) render.Canvas {
	return &canvas{c.screen.SubImage(r).(*ebiten.Image), c.game}
}

// upload returns p on the graphics card.
func (g *game) upload(p *sprites.Picture) *ebiten.Image {
	u := g.pictures[p]
	if u == nil {
		u = &uploaded{image: ebiten.NewImageFromImage(p.Image)}
		g.pictures[p] = u
	}
	u.used = g.frame
	return u.image
}

// sweep frees what has not been used for a while. What is on the screen is used, also where it has not been drawn again.
func (g *game) sweep() {
	if g.frame%keepFrames != 0 {
		return
	}
	for p := range g.now.Pictures() {
		if u := g.pictures[p]; u != nil {
			u.used = g.frame
		}
	}
	for p, u := range g.pictures {
		if g.frame-u.used >= keepFrames {
			u.image.Deallocate()
			delete(g.pictures, p)
		}
	}
}
