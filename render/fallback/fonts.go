//go:build !js

package fallback

import (
	"bytes"
	"image"
	"image/png"
	"slices"
	"unicode"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/draw"
	"golang.org/x/image/math/fixed"

	"quintet/games/crash"
	"quintet/sprites"
)

// Fonts are the fonts of the system. It belongs to one goroutine.
type Fonts struct {
	load   func(*fontscan.FontMap) error
	wake   func()
	begun  bool
	found  chan *fontscan.FontMap // receives the result of the search
	faces  *fontscan.FontMap      // nil until Poll has received it, and where there are no fonts
	shaper shaping.HarfbuzzShaper
	split  shaping.Segmenter
}

// New returns the fonts of the system. The first call of Shape starts one search for them, in a goroutine that calls wake when it is done.
// cache returns the folder in which the search keeps its index.
func New(cache func() string, wake func()) *Fonts {
	return Of(func(m *fontscan.FontMap) error { return m.UseSystemFonts(cache()) }, wake)
}

// Of returns the fonts that load adds to a map; see [New].
func Of(load func(*fontscan.FontMap) error, wake func()) *Fonts {
	return &Fonts{load: load, wake: wake, found: make(chan *fontscan.FontMap, 1)}
}

// silent drops the warnings of fontscan.
type silent struct{}

func (silent) Printf(string, ...any) {}

// search sends the fonts, or nil where there are none. A broken font does not end the program.
func (f *Fonts) search() {
	var m *fontscan.FontMap
	broken := crash.In(func() {
		m = fontscan.NewFontMap(silent{})
		if f.load(m) != nil {
			m = nil
		}
	})
	if broken != nil {
		m = nil
	}
	f.found <- m
	f.wake()
}

// Poll reports whether the search has ended since the last call. From then on Shape finds fonts.
func (f *Fonts) Poll() bool {
	select {
	case f.faces = <-f.found:
		return true
	default:
		return false
	}
}

// Shape shapes text, which is not empty. ok is false where a letter of it has no font, and until Poll has reported the end of the search.
func (f *Fonts) Shape(text string, s Style) (r Run, ok bool) {
	if !f.begun {
		f.begun = true
		go f.search()
	}
	if f.faces == nil {
		return Run{}, false
	}
	broken := crash.In(func() { r, ok = f.shape([]rune(text), s) })
	return r, ok && broken == nil
}

func (f *Fonts) shape(text []rune, s Style) (Run, bool) {
	aspect := font.Aspect{Weight: font.WeightNormal}
	if s.Bold {
		aspect.Weight = font.WeightBold
	}
	f.faces.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif, fontscan.Emoji}, Aspect: aspect})
	in := shaping.Input{Text: text, RunEnd: len(text), Size: fixed.Int26_6(s.Px * 64), Script: language.Common, Language: language.DefaultLanguage()}
	if s.RTL {
		in.Direction = di.DirectionRTL
	}
	var outs []shaping.Output
	width := float32(0)
	for _, part := range f.split.Split(in, f.faces) {
		if part.Face == nil || !covers(part.Face, text[part.RunStart:part.RunEnd]) {
			return Run{}, false
		}
		out := f.shaper.Shape(part)
		outs = append(outs, out)
		width += float32(out.Advance) / 64
	}
	if s.RTL {
		slices.Reverse(outs)
	}
	return Run{width, func(c sprites.Color) *image.RGBA { return drawn(outs, s, c) }}, true
}

// covers reports whether face can draw the letters of text. A glyph made of colour layers alone is one that it cannot.
func covers(face *font.Face, text []rune) bool {
	for _, r := range text {
		if unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me) {
			continue // part of the glyph before it, or invisible
		}
		glyph, ok := face.NominalGlyph(r)
		if !ok {
			return false
		}
		if _, layers := face.GlyphDataColor(glyph); layers {
			if outline, _ := face.GlyphDataOutline(glyph); len(outline.Segments) == 0 {
				return false
			}
		}
	}
	return true
}

// drawn returns the pixels of outs from left to right; empty where a font is broken.
func drawn(outs []shaping.Output, s Style, c sprites.Color) *image.RGBA {
	path := &sprites.Path{}
	var emoji []placed
	broken := crash.In(func() {
		x := float32(0)
		for i := range outs {
			scale := s.Px / float32(outs[i].Face.Upem())
			for _, g := range outs[i].Glyphs {
				at := sprites.Point{X: x + float32(g.XOffset)/64, Y: -float32(g.YOffset) / 64}
				if p, ok := bitmap(outs[i].Face, g, at); ok {
					emoji = append(emoji, p)
				} else if outline, ok := outs[i].Face.GlyphDataOutline(g.GlyphID); ok {
					addOutline(path, outline.Segments, at, scale)
				}
				x += float32(g.Advance) / 64
			}
		}
	})
	if broken != nil {
		return image.NewRGBA(image.Rectangle{})
	}
	letters := sprites.Rasterise(sprites.Drawing{}.Fill(path, sprites.Solid(c)), 1).Image
	whole := letters.Rect
	for _, p := range emoji {
		whole = whole.Union(p.at)
	}
	img := image.NewRGBA(whole)
	draw.Draw(img, letters.Rect, letters, letters.Rect.Min, draw.Src)
	for _, p := range emoji {
		draw.CatmullRom.Scale(img, p.at, p.image, p.image.Bounds(), draw.Over, nil)
	}
	return img
}

// addOutline adds an outline in units of its font to path.
func addOutline(path *sprites.Path, segments []opentype.Segment, at sprites.Point, scale float32) {
	p := func(q opentype.SegmentPoint) (x, y float32) { return at.X + q.X*scale, at.Y - q.Y*scale }
	for _, s := range segments {
		ax, ay := p(s.Args[0])
		bx, by := p(s.Args[1])
		cx, cy := p(s.Args[2])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			path.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			path.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			path.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			path.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
}

// A placed is the bitmap of a glyph and the pixels that it covers.
type placed struct {
	image image.Image
	at    image.Rectangle
}

// maxBitmap is the largest side of the bitmap of a glyph in pixels, so that a broken font cannot use up memory.
const maxBitmap = 1024

// bitmap returns g where its font has a bitmap of it, as for emoji.
func bitmap(face *font.Face, g shaping.Glyph, at sprites.Point) (placed, bool) {
	data, ok := face.GlyphDataBitmap(g.GlyphID)
	if !ok || data.Format != font.PNG {
		return placed{}, false
	}
	c, err := png.DecodeConfig(bytes.NewReader(data.Data))
	if err != nil || c.Width > maxBitmap || c.Height > maxBitmap {
		return placed{}, false
	}
	img, err := png.Decode(bytes.NewReader(data.Data))
	if err != nil {
		return placed{}, false
	}
	x, y := at.X+float32(g.XBearing)/64, at.Y-float32(g.YBearing)/64
	return placed{img, image.Rect(int(x), int(y), int(x+float32(g.Width)/64), int(y-float32(g.Height)/64))}, true
}
