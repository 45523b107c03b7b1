package render

import (
	"image"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"quintet/fonts"
	"quintet/sprites"
)

// A Type is a size in logical pixels and a weight.
type Type struct {
	Size   float32
	Weight fonts.Weight
}

// The types of the interface.
var (
	TypeTitle   = Type{52, fonts.Bold}
	TypeResult  = Type{32, fonts.Bold}
	TypePage    = Type{26, fonts.Bold}
	TypeScore   = Type{34, fonts.Bold}
	TypeGame    = Type{24, fonts.Bold}
	TypeSection = Type{22, fonts.Bold}
	TypeBar     = Type{20, fonts.Bold}
	TypeSeat    = Type{18, fonts.Medium}
	TypeLesson  = Type{18, fonts.Regular}
	TypePrompt  = Type{17, fonts.Medium}
	TypeBody    = Type{16, fonts.Regular}
	TypeButton  = Type{16, fonts.Medium}
	TypeSmall   = Type{15, fonts.Regular}
	TypeCaption = Type{14, fonts.Regular}
	TypeCoord   = Type{13, fonts.Regular}
	TypeLabel   = Type{12, fonts.Regular}
)

// minType is the size below which nothing is written.
const minType = 12

// Strong returns t in the bold weight, Medium in the medium one.
func (t Type) Strong() Type { return Type{t.Size, fonts.Bold} }

// Medium returns t in the medium weight.
func (t Type) Medium() Type { return Type{t.Size, fonts.Medium} }

// An Align says where a text lies relative to its point.
type Align uint8

// The alignments.
const (
	Start Align = iota
	Middle
	End
)

// share returns how much of a length lies before the point at which a text aligned so is written.
func (a Align) share() float32 { return float32(a) / 2 }

type textKey struct {
	text  string
	face  fonts.Weight
	px    float32
	color sprites.Color
}

// Text writes s in one line with its baseline at at.Y and returns its width in logical pixels.
func (b *Brush) Text(s string, t Type, at Point, a Align, c sprites.Color) float32 {
	w := b.Measure(s, t)
	if wide, _ := b.Size(); w > wide { // no picture is wider than a graphics card can take
		s = b.Fit(s, t, wide)
		w = b.Measure(s, t)
	}
	if s == "" || b.Blind {
		return w
	}
	k := textKey{s, t.Weight, t.Size * b.Scale, c}
	corner := image.Pt(pixel((at.X-w*a.share())*b.Scale), pixel(at.Y*b.Scale))
	if o, ok := b.Canvas.(Outliner); ok {
		o.Outline(k, b.Pictures.letters(k), corner, 1)
		return w
	}
	p, ok := b.Pictures.Kept(k)
	if !ok {
		p = b.Pictures.Make(k, func(func() bool) *sprites.Picture { return b.Pictures.rasteriseText(k) })
	}
	b.Canvas.Lay(p, corner, 1)
	return w
}

// Measure returns the width of s in one line, in logical pixels.
func (b *Brush) Measure(s string, t Type) float32 {
	return b.Pictures.width(textKey{text: clippedLine(s), face: t.Weight, px: t.Size * b.Scale}) / b.Scale
}

// width returns the width of the text of k in device pixels.
func (s *PictureCache) width(k textKey) float32 {
	w, ok := s.widths.entries[k]
	if !ok {
		w = float32(font.MeasureString(s.fonts.Face(k.face, k.px), k.text)) / 64
		s.widths.put(k, w, len(k.text))
	}
	return w
}

// wrapKey is a text broken into lines of a width in device pixels; its colour is left out.
type wrapKey struct {
	text  textKey
	width float32
	even  bool
}

// Wrap breaks s into lines no wider than w, which must not be changed. A word wider than w stands on a line of its own.
func (b *Brush) Wrap(s string, t Type, w float32) []string {
	return b.wrapped(s, t, w, false)
}

// WrapEvenly breaks s into as many lines as Wrap does, the longest of them as short as can be: no word stands alone at the end of a
// sentence that has two lines. The result must not be changed.
func (b *Brush) WrapEvenly(s string, t Type, w float32) []string {
	return b.wrapped(s, t, w, true)
}

func (b *Brush) wrapped(s string, t Type, w float32, even bool) []string {
	k := wrapKey{textKey{text: s, face: t.Weight, px: t.Size * b.Scale}, w * b.Scale, even}
	lines, ok := b.Pictures.wrapped.entries[k]
	if !ok {
		lines = b.wrap(s, t, w)
		if even {
			lines = b.even(lines, s, t, w)
		}
		b.Pictures.wrapped.put(k, lines, 2*len(s)) // the text and its lines
	}
	return lines
}

// even finds the least width in which s has no more lines than these, which it has in the width w.
func (b *Brush) even(lines []string, s string, t Type, w float32) []string {
	const near = 2
	for low, high := w/float32(max(1, len(lines))), w; high-low > near; {
		middle := (low + high) / 2
		if shorter := b.wrap(s, t, middle); len(shorter) <= len(lines) {
			lines, high = shorter, middle
		} else {
			low = middle
		}
	}
	return lines
}

func (b *Brush) wrap(s string, t Type, w float32) []string {
	var lines []string
	line := ""
	for _, word := range strings.FieldsFunc(s, breaks) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && b.Measure(longer, t) > w {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// breaks reports whether a line may end at r: at every space but the one that holds a number and its unit together.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' }

// rasteriseText paints a line of text with its baseline through the origin.
func (s *PictureCache) rasteriseText(k textKey) *sprites.Picture {
	face := s.fonts.Face(k.face, k.px)
	bounds, _ := font.BoundString(face, k.text)
	r := image.Rect(bounds.Min.X.Floor()-1, bounds.Min.Y.Floor()-1, bounds.Max.X.Ceil()+1, bounds.Max.Y.Ceil()+1)
	img := image.NewRGBA(r)
	d := font.Drawer{Dst: img, Src: image.NewUniform(k.color), Face: face, Dot: fixed.Point26_6{}}
	d.DrawString(k.text)
	return &sprites.Picture{Image: img}
}

// letters returns a line of text as outlines, with its baseline through the origin.
func (s *PictureCache) letters(k textKey) sprites.Drawing {
	path := &sprites.Path{}
	s.fonts.Outlines(k.face, k.px, k.text, func(outline sfnt.Segments, x fixed.Int26_6) { addLetter(path, outline, x) })
	return sprites.Drawing{}.Fill(path, sprites.Solid(k.color))
}

// addLetter adds the outline of a letter, x to the right, to path.
func addLetter(path *sprites.Path, outline sfnt.Segments, x fixed.Int26_6) {
	for _, s := range outline {
		var p [3]sprites.Point
		for i, q := range s.Args {
			p[i] = sprites.Point{X: float32(q.X+x) / 64, Y: float32(q.Y) / 64}
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			path.MoveTo(p[0].X, p[0].Y)
		case sfnt.SegmentOpLineTo:
			path.LineTo(p[0].X, p[0].Y)
		case sfnt.SegmentOpQuadTo:
			path.QuadTo(p[0].X, p[0].Y, p[1].X, p[1].Y)
		case sfnt.SegmentOpCubeTo:
			path.CubeTo(p[0].X, p[0].Y, p[1].X, p[1].Y, p[2].X, p[2].Y)
		}
	}
}

// keepText is the number of bytes of texts that a ledger keeps.
const keepText = 1 << 20

// entryBytes is the memory of an entry of a ledger without its text: a key, a value and its place in a map.
const entryBytes = 128

// A ledger keeps what is known about texts, up to keepText bytes. When there is no room for another it begins anew.
type ledger[K comparable, V any] struct {
	entries map[K]V
	bytes   int // of texts and entries
}

func newLedger[K comparable, V any]() ledger[K, V] { return ledger[K, V]{entries: map[K]V{}} }

// put keeps v under k, which is not there yet. text counts its bytes of text. What would take a quarter of the ledger is not
// kept: it would drive out everything else.
func (l *ledger[K, V]) put(k K, v V, text int) {
	size := text + entryBytes
	if size > keepText/4 {
		return
	}
	if l.bytes+size > keepText {
		clear(l.entries)
		l.bytes = 0
	}
	l.entries[k] = v
	l.bytes += size
}
