// Package film encodes frames as an animated GIF and keeps it small: each frame stores only what changed. This file collects frames with their times
// (Add), finds what changed and writes the GIF (Encode); palette.go chooses the colours.
package film

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"io"
	"iter"
)

// A Film is a sequence of frames of one size. It is not safe for concurrent use.
type Film struct {
	frames []*image.RGBA
	delays []int // how long each frame is shown, in hundredths of a second
}

// Add shows img for hundredths of a second. If img equals the last frame it extends that frame.
func (f *Film) Add(img *image.RGBA, hundredths int) {
	if last := len(f.frames) - 1; last >= 0 && bytes.Equal(f.frames[last].Pix, img.Pix) {
		f.delays[last] += hundredths
		return
	}
	kept := image.NewRGBA(img.Bounds())
	copy(kept.Pix, img.Pix)
	f.frames, f.delays = append(f.frames, kept), append(f.delays, hundredths)
}

// Seconds returns the length of the film.
func (f *Film) Seconds() float64 {
	sum := 0
	for _, d := range f.delays {
		sum += d
	}
	return float64(sum) / 100
}

// Encode writes the film like the function Encode.
func (f *Film) Encode(w io.Writer) error {
	return Encode(w, func(yield func(*image.RGBA, int) bool) {
		for n, frame := range f.frames {
			if !yield(frame, f.delays[n]) {
				return
			}
		}
	})
}

// Encode writes frames, each with its duration in hundredths of a second, as a GIF that loops forever. It iterates over frames twice and does not
// keep them, since those of a long game would fill the memory. They must have the same size.
func Encode(w io.Writer, frames iter.Seq2[*image.RGBA, int]) error {
	p := newPalette(frames)
	g := &gif.GIF{}
	var before []uint8
	for frame, delay := range frames {
		now := p.indices(frame)
		if before == nil {
			g.Config = image.Config{ColorModel: p.colours, Width: frame.Rect.Dx(), Height: frame.Rect.Dy()}
		}
		g.Image = append(g.Image, change(before, now, frame.Rect, p))
		g.Delay = append(g.Delay, delay)
		g.Disposal = append(g.Disposal, gif.DisposalNone)
		before = now
	}
	return gif.EncodeAll(w, g)
}

// change returns the difference between now and the last frame, which is nil for the first: the smallest rectangle, transparent where nothing
// changes.
func change(before, now []uint8, all image.Rectangle, p *palette) *image.Paletted {
	width, first := all.Dx(), before == nil
	area := image.Rectangle{}
	for i, c := range now {
		if first || c != before[i] {
			area = area.Union(image.Rect(i%width, i/width, i%width+1, i/width+1))
		}
	}
	if area.Empty() { // the colours are too close to distinguish the frames
		area = image.Rect(0, 0, 1, 1)
	}
	img := image.NewPaletted(area, p.colours)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			i := y*width + x
			if c := now[i]; first || c != before[i] {
				img.SetColorIndex(x, y, c)
			} else {
				img.SetColorIndex(x, y, transparent)
			}
		}
	}
	return img
}

// transparent is the palette index of unchanged pixels.
const transparent = 255

// palette holds the colours of a film.
type palette struct {
	colours color.Palette
	nearest [bins]uint8 // by the bin of a colour
}

// indices returns the palette indices of a picture.
func (p *palette) indices(img *image.RGBA) []uint8 {
	list := make([]uint8, len(img.Pix)/4)
	for i := range list {
		list[i] = p.nearest[bin(img.Pix[4*i:])]
	}
	return list
}
