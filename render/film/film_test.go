package film

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
)

// frame returns a picture with a gradient, and a square at x.
func frame(x int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 60, 40))
	for i := range 60 * 40 {
		img.SetRGBA(i%60, i/60, color.RGBA{uint8(4 * (i % 60)), uint8(6 * (i / 60)), 90, 255})
	}
	draw.Draw(img, image.Rect(x, 5, x+8, 13), image.NewUniform(color.RGBA{250, 20, 20, 255}), image.Point{}, draw.Src)
	return img
}

// TestFilmFrames plays a film as a browser does, and compares every frame with what was added.
func TestFilmFrames(t *testing.T) {
	var f Film
	at := []int{2, 2, 20, 40}
	for _, x := range at {
		f.Add(frame(x), 10)
	}
	if f.Seconds() != 0.4 || len(f.frames) != 3 {
		t.Errorf("%d frames of %v s, want 3 of 0.4", len(f.frames), f.Seconds())
	}
	var out bytes.Buffer
	if err := f.Encode(&out); err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(&out)
	if err != nil {
		t.Fatal(err)
	}
	screen := image.NewRGBA(image.Rect(0, 0, 60, 40))
	for n, x := range []int{2, 20, 40} {
		draw.Draw(screen, g.Image[n].Rect, g.Image[n], g.Image[n].Rect.Min, draw.Over)
		want := frame(x)
		for i := range want.Pix {
			if d := int(want.Pix[i]) - int(screen.Pix[i]); d > 24 || d < -24 {
				t.Fatalf("frame %d: byte %d is %d, want about %d", n, i, screen.Pix[i], want.Pix[i])
			}
		}
	}
	if r := g.Image[1].Rect; r.Dx() > 30 || r.Dy() > 10 {
		t.Errorf("the second frame draws %v, more than what has changed", r)
	}
}
