//go:build !js

// Draws text with system fonts on desktops, emoji included: searches and opens fonts on a second goroutine (open), shapes text (Shape), and draws
// outlines and bitmaps (drawn). Shape fails until Poll, called in every tick, reports that the fonts are open. Change here which fonts are opened.
// Browsers use fonts_js.go.

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

// Fonts are the fonts of the system. Use it from one goroutine. Finding fonts and opening one take longer than a frame, so both run on a second
// goroutine, one at a time; nothing is shaped until that ends.
type Fonts struct {
	load   func(*fontscan.FontMap) error
	wake   func()
	known  map[need]bool // for which fonts have been opened or are about to be
	wanted []sample      // to open next
	busy   bool          // the second goroutine is running and owns faces, shaper and split
	done   chan bool     // receives its result
	faces  *fontscan.FontMap
	shaper shaping.HarfbuzzShaper
	split  shaping.Segmenter
}

// A need is a script and a weight. Letters that share both usually come from the same font, so one font is opened per need.
type need struct {
	script language.Script
	bold   bool
}

// A sample is a text whose fonts are opened by shaping it.
type sample struct {
	text  []rune
	style Style
}

// New returns the fonts of the system. The first call of Shape starts the search. wake is called on another goroutine whenever Poll has something to
// report. cache returns the folder for the index of the search.
func New(cache func() string, wake func()) *Fonts {
	return NewFrom(func(m *fontscan.FontMap) error { return m.UseSystemFonts(cache()) }, wake)
}

// NewFrom returns the fonts that load adds to a map; see [New].
func NewFrom(load func(*fontscan.FontMap) error, wake func()) *Fonts {
	return &Fonts{load: load, wake: wake, known: map[need]bool{}, done: make(chan bool, 1)}
}

// silent discards the warnings of fontscan.
type silent struct{}

func (silent) Printf(string, ...any) {}

// Poll reports whether texts can be shaped now that could not be before. Call it in every tick.
func (f *Fonts) Poll() bool {
	select {
	case <-f.done:
		f.busy = false
	default:
		return false
	}
	if len(f.wanted) > 0 {
		f.open()
	}
	return !f.busy
}

// Shape shapes text, which is not empty. ok is false if one of its letters has no font, or while its fonts are not open yet; Poll reports when they
// are.
func (f *Fonts) Shape(text string, s Style) (r Run, ok bool) {
	all := sample{[]rune(text), s}
	if f.needs(all) {
		f.wanted = append(f.wanted, all)
		if !f.busy {
			f.open()
		}
	}
	if f.busy {
		return Run{}, false
	}
	broken := crash.In(func() { r, ok = f.shape(all) })
	return r, ok && broken == nil
}

// needs reports whether s needs a font that has not been requested yet.
func (f *Fonts) needs(s sample) (fresh bool) {
	for _, r := range s.text {
		n := need{language.LookupScript(r), s.style.Bold}
		fresh = fresh || !f.known[n]
		f.known[n] = true
	}
	return fresh
}

// open searches the fonts, unless that has been done, and opens the requested ones. A broken font does not end the program.
func (f *Fonts) open() {
	samples := f.wanted
	f.wanted, f.busy = nil, true
	go func() {
		if f.faces == nil {
			f.faces = f.search()
		}
		for _, s := range samples {
			crash.In(func() { f.shape(s) })
		}
		f.done <- true
		f.wake()
	}()
}

// search returns the fonts, or an empty map if there are none.
func (f *Fonts) search() *fontscan.FontMap {
	m := fontscan.NewFontMap(silent{})
	var err error
	broken := crash.In(func() { err = f.load(m) })
	if err != nil || broken != nil {
		return fontscan.NewFontMap(silent{})
	}
	return m
}

func (f *Fonts) shape(all sample) (Run, bool) {
	text, s := all.text, all.style
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

// covers reports whether face can draw the letters of text. It cannot draw a glyph that consists only of colour layers.
func covers(face *font.Face, text []rune) bool {
	for _, r := range text {
		if unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me) {
			continue // part of the preceding glyph, or invisible
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

// drawn returns the pixels of outs from left to right, or an empty image if a font is broken.
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

// addOutline adds an outline in font units to path.
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

// maxBitmap is the largest side of a glyph's bitmap in pixels, so that a broken font cannot use up memory.
const maxBitmap = 1024

// bitmap returns the bitmap of g if its font has one, as for emoji.
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
