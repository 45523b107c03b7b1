package window

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render"
	"quintet/sprites"
)

// key is a picture by identity: pictures never change.
type key = *sprites.Picture

// keepUploaded is how many bytes of pictures stay uploaded beside those on the screen. Where a program draws the graphics they lie in the
// memory of this one.
const keepUploaded = 8 << 20

// newUploads returns a cache of pictures on the graphics card, which has its memory back when they leave it.
func newUploads() *render.Cache[key, *ebiten.Image] {
	return render.NewCache[key](keepUploaded, (*ebiten.Image).Deallocate)
}

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
	i, ok := g.uploads.Get(p)
	if !ok {
		i = uploaded(p.Image)
		g.uploads.Put(p, i, len(p.Image.Pix))
	}
	return i
}

// largePicture is from how many bytes on a picture has a texture of its own. Smaller ones share some: that draws many of them at once, but such
// a texture only grows, and has to be as large as the worst moment.
const largePicture = 256 << 10

// strip is how many bytes are handed over at once. Ebitengine keeps the last 32 pieces of memory in which it has handed something over.
const strip = 128 << 10

// uploaded returns a new picture on the graphics card.
func uploaded(p *image.RGBA) *ebiten.Image {
	if len(p.Pix) < largePicture || p.Stride != 4*p.Rect.Dx() {
		return ebiten.NewImageFromImage(p)
	}
	i := ebiten.NewImageWithOptions(image.Rectangle{Max: p.Rect.Size()}, &ebiten.NewImageOptions{Unmanaged: true})
	rows := max(1, strip/p.Stride)
	for y := 0; y < p.Rect.Dy(); y += rows {
		part := image.Rect(0, y, p.Rect.Dx(), min(y+rows, p.Rect.Dy()))
		i.SubImage(part).(*ebiten.Image).WritePixels(p.Pix[y*p.Stride : part.Max.Y*p.Stride])
	}
	return i
}

// sweep gives back what has not been used for a while or has no room. What is on the screen is used, also where it has not been drawn again.
func (g *game) sweep() {
	for p := range g.now.Pictures() {
		g.uploads.Get(p)
	}
	g.uploads.NextFrame()
}
