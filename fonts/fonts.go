// Package fonts names the faces of the program. They are the Go fonts of golang.org/x/image; no font file is kept here.
package fonts

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Weight is one of the faces.
type Weight uint8

// The weights.
const (
	Regular Weight = iota
	Medium
	Bold
)

// A Set opens faces at pixel sizes and keeps them. It belongs to one goroutine.
type Set struct {
	fonts [3]*opentype.Font
	faces map[faceKey]font.Face
}

type faceKey struct {
	weight Weight
	px     float32
}

// NewSet reads the fonts. It panics when they are damaged: they are part of the program.
func NewSet() *Set {
	s := &Set{faces: map[faceKey]font.Face{}}
	for i, ttf := range [][]byte{Regular: goregular.TTF, Medium: gomedium.TTF, Bold: gobold.TTF} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			panic("fonts: " + err.Error())
		}
		s.fonts[i] = f
	}
	return s
}

// Face returns the face of weight w whose em is px pixels high.
func (s *Set) Face(w Weight, px float32) font.Face {
	k := faceKey{w, px}
	if f, ok := s.faces[k]; ok {
		return f
	}
	f, err := opentype.NewFace(s.fonts[w], &opentype.FaceOptions{Size: float64(px), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("fonts: " + err.Error()) // cannot happen: NewFace checks nothing
	}
	s.faces[k] = f
	return f
}

// Outlines gives the outline of each letter of a line of text to add: weight w, an em of px pixels, the baseline through the origin, x to the
// right of it.
func (s *Set) Outlines(w Weight, px float32, text string, add func(outline sfnt.Segments, x fixed.Int26_6)) {
	face, em := s.Face(w, px), fixed.Int26_6(px*64)
	var b sfnt.Buffer
	var x fixed.Int26_6
	last := rune(-1)
	for _, r := range text {
		if last >= 0 {
			x += face.Kern(last, r)
		}
		last = r
		if i, err := s.fonts[w].GlyphIndex(&b, r); err == nil {
			if outline, err := s.fonts[w].LoadGlyph(&b, i, em, nil); err == nil {
				add(outline, x)
			}
		}
		advance, _ := face.GlyphAdvance(r)
		x += advance
	}
}
