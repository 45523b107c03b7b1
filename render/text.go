// Defines the type sizes of the interface, and measures, wraps, truncates and draws text. Change a type size or the rules for line breaks here.
// line.go handles right-to-left text and other scripts, caret.go the caret, and package fonts has the built-in fonts.

package render

import (
	"image"
	"iter"
	"math"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
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

// minType is the smallest size for text.
const minType = 12

// Strong returns t in the bold weight.
func (t Type) Strong() Type { return Type{t.Size, fonts.Bold} }

// Medium returns t in the medium weight.
func (t Type) Medium() Type { return Type{t.Size, fonts.Medium} }

// An Align says how a text is aligned to its point.
type Align uint8

// The alignments.
const (
	Start Align = iota
	Middle
	End
)

// share returns the fraction of a text that is before the point at which it is written.
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
	if wide, _ := b.Size(); w > wide { // no picture is wider than a graphics card accepts
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
	p, ok := b.Pictures.lookup(pictureKey{of: k})
	if !ok {
		p = b.Pictures.store(pictureKey{of: k}, b.Pictures.rasteriseText(k))
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
	w, ok := s.widths.Get(k)
	if !ok {
		s.measured += len(k.text)
		if s.builtIn(k.text) {
			w = s.builtInWidth(k, k.text)
		} else {
			_, w = s.line(k)
		}
		if s.widths.Bytes() <= widthBudget { // the words of a long text can be too many for one frame
			s.widths.Put(k, w, len(k.text)+textEntryBytes)
		}
	}
	return w
}

// space returns the width of the space between two words in device pixels, with their kerning.
func (s *PictureCache) space(before, after string, weight fonts.Weight, px float32) float32 {
	face := s.fonts.Face(weight, px)
	w, _ := face.GlyphAdvance(' ')
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(after)
	return float32(w+face.Kern(last, ' ')+face.Kern(' ', first)) / 64
}

// wrapKey is a text broken into lines of a width in device pixels, without its colour.
type wrapKey struct {
	text  textKey
	width float32
	how   wrapping
}

// A wrapping is a way of breaking a text into lines.
type wrapping uint8

const (
	greedy     wrapping = iota // lines as long as the width allows
	even                       // as many lines as greedy, with the longest as short as possible
	paragraphs                 // greedy between the line ends of the text; words that are too wide are cut
)

// Wrap breaks s into lines no wider than w. A word wider than w gets its own line. The caller must not change the result.
func (b *Brush) Wrap(s string, t Type, w float32) []string { return b.wrapped(s, t, w, greedy) }

// WrapEvenly breaks s into as many lines as Wrap, with the longest as short as possible, so no single word is left on the second line of a sentence.
// The caller must not change the result.
func (b *Brush) WrapEvenly(s string, t Type, w float32) []string { return b.wrapped(s, t, w, even) }

// Paragraphs breaks s at its line ends, and each part into lines no wider than w, unless a single letter is wider. The caller must not change the
// result. Repeating the call in the next frame costs no more than hashing s.
func (b *Brush) Paragraphs(s string, t Type, w float32) []string {
	return b.wrapped(s, t, w, paragraphs)
}

// WrapFirst returns the first lines of Wrap, at most most of them, and whether they are all. It reads no more of s than fits into that many lines.
func (b *Brush) WrapFirst(s string, t Type, w float32, most int) (lines []string, all bool) {
	seen := s
	if room := (max(0, most) + 1) * maxLine; len(s) > room {
		seen = prefix(s, room) // no line shows more than maxLine bytes
	}
	if most <= 0 {
		return nil, len(seen) == len(s) && strings.TrimSpace(s) == ""
	}
	if lines = b.Wrap(seen, t, w); len(lines) > most {
		return lines[:most:most], false
	}
	return lines, len(seen) == len(s)
}

func (b *Brush) wrapped(s string, t Type, w float32, how wrapping) []string {
	k := wrapKey{textKey{text: s, face: t.Weight, px: t.Size * b.Scale}, w * b.Scale, how}
	lines, ok := b.Pictures.lines.Get(k)
	if !ok {
		switch how {
		case paragraphs:
			lines = b.paragraphs(s, t, w)
		case even:
			lines, _ = b.wrap(s, t, w, math.MaxInt)
			lines = b.even(lines, s, t, w)
		default:
			lines, _ = b.wrap(s, t, w, math.MaxInt)
		}
		b.Pictures.lines.Put(k, lines, 2*len(s)+textEntryBytes) // s and its lines
	}
	return lines
}

func (b *Brush) paragraphs(s string, t Type, w float32) []string {
	var lines []string
	for p := range strings.SplitSeq(s, "\n") {
		broken, _ := b.wrap(p, t, w, math.MaxInt)
		for _, line := range broken {
			lines = append(lines, b.Chop(line, t, w)...)
		}
		if len(broken) == 0 {
			lines = append(lines, "")
		}
	}
	return lines
}

// even finds the smallest width in which s has no more lines than these, which it has at width w.
func (b *Brush) even(lines []string, s string, t Type, w float32) []string {
	const near = 2
	if len(lines) < 2 {
		return lines
	}
	for low, high := w/float32(len(lines)), w; high-low > near; {
		middle := (low + high) / 2
		if shorter, all := b.wrap(s, t, middle, len(lines)); all {
			lines, high = shorter, middle
		} else {
			low = middle
		}
	}
	return lines
}

// wrap breaks s into lines no wider than w, at most most of them, and reports whether they are all. It measures each word once.
func (b *Brush) wrap(s string, t Type, w float32, most int) (lines []string, all bool) {
	var line strings.Builder
	var wide float32 // of line, in device pixels
	var last string  // the word at its end
	for word, glued := range b.Pictures.words(s) {
		add := b.Pictures.width(textKey{text: clippedLine(word), face: t.Weight, px: t.Size * b.Scale})
		between, blank := float32(0), ""
		if !glued {
			between, blank = b.Pictures.space(last, word, t.Weight, t.Size*b.Scale), " "
		}
		switch {
		case line.Len() == 0:
			wide = add
		case (wide+between+add)/b.Scale > w:
			if lines = append(lines, line.String()); len(lines) == most {
				return lines, false
			}
			line.Reset()
			wide = add
		default:
			line.WriteString(blank)
			wide += between + add
		}
		line.WriteString(word)
		last = word
	}
	if line.Len() > 0 {
		lines = append(lines, line.String())
	}
	return lines, true
}

// words yields the words of text, between which lines are broken. A word with letters that the built-in fonts lack is broken further by the rules of
// Unicode, since Chinese has no spaces: glued says that there is no space before a piece.
func (s *PictureCache) words(text string) iter.Seq2[string, bool] {
	return func(yield func(word string, glued bool) bool) {
		for word := range strings.FieldsFuncSeq(text, breaks) {
			if s.builtIn(word) {
				if !yield(word, false) {
					return
				}
				continue
			}
			glued := false
			for state := -1; word != ""; glued = true {
				var piece string
				piece, word, _, state = uniseg.FirstLineSegmentInString(word, state)
				if !yield(piece, glued) {
					return
				}
			}
		}
	}
}

// breaks reports whether a line may end at r: at every space except the one between a number and its unit.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' }

// rasteriseText paints a line of text with its baseline through the origin.
func (s *PictureCache) rasteriseText(k textKey) *sprites.Picture {
	if s.builtIn(k.text) {
		return &sprites.Picture{Image: s.drawBuiltIn(k)}
	}
	return &sprites.Picture{Image: s.drawLine(k)}
}

// drawBuiltIn paints a line in the built-in fonts.
func (s *PictureCache) drawBuiltIn(k textKey) *image.RGBA {
	face := s.fonts.Face(k.face, k.px)
	bounds, _ := font.BoundString(face, k.text)
	r := image.Rect(bounds.Min.X.Floor()-1, bounds.Min.Y.Floor()-1, bounds.Max.X.Ceil()+1, bounds.Max.Y.Ceil()+1)
	img := image.NewRGBA(r)
	d := font.Drawer{Dst: img, Src: image.NewUniform(k.color), Face: face, Dot: fixed.Point26_6{}}
	d.DrawString(k.text)
	return img
}

// letters returns a line of text as outlines, with its baseline through the origin.
func (s *PictureCache) letters(k textKey) sprites.Drawing {
	path := &sprites.Path{}
	s.fonts.Outlines(k.face, k.px, k.text, func(outline sfnt.Segments, x fixed.Int26_6) { addLetter(path, outline, x) })
	return sprites.Drawing{}.Fill(path, sprites.Solid(k.color))
}

// addLetter adds the outline of a letter, moved x to the right, to path.
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

// maxLine is the number of bytes of a line that are read. No window is wide enough to show more.
const maxLine = 4 << 10

// clippedLine returns s, truncated to the longest line with an ellipsis.
func clippedLine(s string) string {
	if len(s) <= maxLine {
		return s
	}
	return prefix(s, maxLine) + "…"
}

// prefix returns the longest beginning of s of at most n bytes that ends between two characters.
func prefix(s string, n int) string {
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// Fit returns s, truncated to the width w with an ellipsis. An empty text fits everywhere.
func (b *Brush) Fit(s string, t Type, w float32) string {
	s = clippedLine(s)
	if s == "" || b.Measure(s, t) <= w {
		return s
	}
	rs := []rune(s)
	cut := func(n int) string { return strings.TrimRight(string(rs[:n]), " ,.") + "…" }
	return cut(longestFitting(rs, func(n int) bool { return b.Measure(cut(n), t) <= w }))
}

// Chop cuts s, which may be one long word such as a file name, into lines no wider than w, with at least one letter each.
func (b *Brush) Chop(s string, t Type, w float32) []string {
	var lines []string
	for rest := []rune(s); ; {
		line := rest[:min(len(rest), maxLine/utf8.UTFMax)]
		if len(line) == len(rest) && b.Measure(string(line), t) <= w {
			return append(lines, string(line))
		}
		n := longestFitting(line, func(n int) bool { return b.Measure(string(line[:n]), t) <= w })
		if n == 0 {
			n = utf8.RuneCountInString(letters(string(line))[0])
		}
		if n == len(rest) {
			return append(lines, string(rest))
		}
		lines, rest = append(lines, string(rest[:n])), rest[n:]
	}
}

// longestFitting returns the largest n for which fits is true, or 0; n is the length of a beginning of rs that ends between two letters. If a length does
// not fit, no larger one may fit.
func longestFitting(rs []rune, fits func(n int) bool) int {
	high := 16 // tries short beginnings first: little of a long text fits
	for high < len(rs) && fits(high) {
		high *= 2
	}
	n := sort.Search(min(high, len(rs)), func(n int) bool { return !fits(n + 1) })
	if n == len(rs) || rs[n] < firstAccent {
		return n
	}
	all := letters(string(rs[:n+1])) // the last one begins at n, or holds what would be cut off
	return n + 1 - utf8.RuneCountInString(all[len(all)-1])
}

// firstAccent is the first character that can belong to the letter before it.
const firstAccent = '\u0300'
