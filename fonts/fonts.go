// Package fonts holds the built-in fonts: the letters of the Go fonts with the figures of Roboto, because the slashed zero of the Go fonts looks like
// code. Change a font or weight here; both come from modules, so there are no font files. render/fallback draws other scripts, render/text.go has the
// text sizes.
package fonts

import (
	"image"

	"eliasnaur.com/font/roboto/robotobold"
	"eliasnaur.com/font/roboto/robotomedium"
	"eliasnaur.com/font/roboto/robotoregular"
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

// A Set opens faces at pixel sizes and keeps them. It is not safe for concurrent use.
type Set struct {
	letters, figures [3]*opentype.Font
	faces            map[faceKey]font.Face
}

type faceKey struct {
	weight Weight
	px     float32
}

// NewSet reads the fonts. It panics if they are damaged, since they are part of the program.
func NewSet() *Set {
	s := &Set{faces: map[faceKey]font.Face{}}
	for i, ttf := range [][]byte{Regular: goregular.TTF, Medium: gomedium.TTF, Bold: gobold.TTF} {
		s.letters[i] = parsed(ttf)
	}
	for i, ttf := range [][]byte{Regular: robotoregular.TTF, Medium: robotomedium.TTF, Bold: robotobold.TTF} {
		s.figures[i] = parsed(ttf)
	}
	return s
}

// Has reports whether the faces have a glyph for r.
func (s *Set) Has(r rune) bool {
	if r < 0x7f {
		return true
	}
	f := s.letters[Regular]
	if isFigure(r) {
		f = s.figures[Regular]
	}
	i, err := f.GlyphIndex(nil, r)
	return err == nil && i != 0
}

// parsed parses a built-in font.
func parsed(ttf []byte) *opentype.Font {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic("fonts: " + err.Error())
	}
	return f
}

// Face returns the face of weight w with an em of px pixels.
func (s *Set) Face(w Weight, px float32) font.Face {
	k := faceKey{w, px}
	if f, ok := s.faces[k]; ok {
		return f
	}
	f := &face{sized(s.letters[w], px), sized(s.figures[w], figureScale*px)}
	s.faces[k] = f
	return f
}

// sized returns the face of f with an em of px pixels.
func sized(f *opentype.Font, px float32) font.Face {
	sized, err := opentype.NewFace(f, &opentype.FaceOptions{Size: float64(px), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("fonts: " + err.Error()) // cannot happen: NewFace checks nothing
	}
	return sized
}

// figureScale makes figures as high as capitals.
const figureScale = 1.02

// isFigure reports whether r is a figure, all of which have the same width, or a sign between figures: the hyphen of the Go fonts is as long as a
// dash, and their middle dot is as high as a capital.
func isFigure(r rune) bool { return '0' <= r && r <= '9' || r == '-' || r == '·' }

// A face is the letters of one face with the figures of another.
type face struct {
	font.Face
	figures font.Face
}

// of returns the face that provides r.
func (f *face) of(r rune) font.Face {
	if isFigure(r) {
		return f.figures
	}
	return f.Face
}

// Glyph implements font.Face.
func (f *face) Glyph(dot fixed.Point26_6, r rune) (dr image.Rectangle, mask image.Image, maskp image.Point, advance fixed.Int26_6, ok bool) {
	return f.of(r).Glyph(dot, r)
}

// GlyphBounds returns the bounds and the advance of r.
func (f *face) GlyphBounds(r rune) (bounds fixed.Rectangle26_6, advance fixed.Int26_6, ok bool) {
	return f.of(r).GlyphBounds(r)
}

// GlyphAdvance returns the advance of r.
func (f *face) GlyphAdvance(r rune) (advance fixed.Int26_6, ok bool) { return f.of(r).GlyphAdvance(r) }

// Kern returns the kerning between a and b. Figures have none, since they are set in columns.
func (f *face) Kern(a, b rune) fixed.Int26_6 {
	if isFigure(a) || isFigure(b) {
		return 0
	}
	return f.Face.Kern(a, b)
}

// Outlines calls add with the outline of each letter of a line of text: weight w, an em of px pixels, the baseline through the origin, moved x to the
// right.
func (s *Set) Outlines(w Weight, px float32, text string, add func(outline sfnt.Segments, x fixed.Int26_6)) {
	face := s.Face(w, px)
	var b sfnt.Buffer
	var x fixed.Int26_6
	last := rune(-1)
	for _, r := range text {
		if last >= 0 {
			x += face.Kern(last, r)
		}
		last = r
		f, em := s.letters[w], px
		if isFigure(r) {
			f, em = s.figures[w], figureScale*px
		}
		if i, err := f.GlyphIndex(&b, r); err == nil {
			if outline, err := f.LoadGlyph(&b, i, fixed.Int26_6(em*64), nil); err == nil {
				add(outline, x)
			}
		}
		advance, _ := face.GlyphAdvance(r)
		x += advance
	}
}
