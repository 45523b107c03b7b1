// Implements render.Canvas on the screen with Ebitengine: uploads pictures to the graphics card (upload), draws them (canvas), and frees those that
// have been unused for some time (sweep). Change here how much stays uploaded (keepUploaded).

package window

import (
	"bytes"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render"
	"quintet/sprites"
)

// key identifies a picture: pictures never change.
type key = *sprites.Picture

// keepUploaded limits, in bytes, the pictures that stay uploaded in addition to those on the screen. Under software rendering they take main memory.
const keepUploaded = 8 << 20

// newUploads returns a cache of pictures on the graphics card. It frees their memory when they leave the cache.
func newUploads() *render.Cache[key, *ebiten.Image] {
	return render.NewCache[key](keepUploaded, (*ebiten.Image).Deallocate)
}

// canvas draws pictures on the screen.
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
	o.GeoM.Scale(float64(r.Dx())/whiteSide, float64(r.Dy())/whiteSide)
	o.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	o.ColorScale.ScaleWithColor(col)
	c.screen.DrawImage(c.game.upload(white), &o)
}

// white is a white square, not a single pixel: Ebitengine draws a one-pixel image instead of writing it, and moves it to another texture by drawing
// ten frames later, whether or not that frame is shown. The OpenGL driver of its version 2.10.4 remembers the last uniforms in slices of a reused
// buffer, and forgets them when a frame is shown. After a frame that drew on a texture but was not shown it can mistake the size of that texture for
// the size of the screen, and everything in the next frame is drawn at half or twice its size.
var white = &sprites.Picture{Image: &image.RGBA{Pix: bytes.Repeat([]uint8{255}, 4*whiteSide*whiteSide), Stride: 4 * whiteSide, Rect: image.Rect(0, 0, whiteSide, whiteSide)}}

const whiteSide = 2 // of white, in pixels

// Lay blends p over the existing pixels.
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

// largePicture is the size, in bytes, from which a picture gets its own texture. Smaller pictures share textures, so that many are drawn at once; a
// shared texture only grows.
const largePicture = 256 << 10

// upload returns p as an image on the graphics card.
func (g *game) upload(p *sprites.Picture) *ebiten.Image {
	i, ok := g.uploads.Get(p)
	if !ok {
		i = ebiten.NewImageFromImageWithOptions(p.Image, &ebiten.NewImageFromImageOptions{Unmanaged: len(p.Image.Pix) >= largePicture})
		g.uploads.Put(p, i, len(p.Image.Pix))
	}
	return i
}

// sweep frees pictures that have been unused for some time or exceed the budget. Pictures on the screen count as used, even if they were not drawn
// again.
func (g *game) sweep() {
	for p := range g.now.Pictures() {
		g.uploads.Get(p)
	}
	g.uploads.NextFrame()
}
