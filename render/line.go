// Lays out one line of text: splits it by direction (directions) and between built-in and system fonts (leftToRight), and draws a line that needs
// system fonts. It also defines what a reader counts as a letter (letters). Change here what replaces a letter that no font has. text.go handles
// sizes, wrapping and truncation, caret.go the caret.

package render

import (
	"image"
	"image/draw"
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
	"golang.org/x/image/font"
	"golang.org/x/text/unicode/bidi"

	"quintet/fonts"
	"quintet/render/fallback"
)

// A part is a piece of a line with its left end at x. Lengths are in device pixels.
type part struct {
	text string        // drawn in the built-in fonts if run is nil
	run  *fallback.Run // drawn in system fonts
	x, w float32
}

// builtIn reports whether the built-in fonts have all letters of text.
func (s *PictureCache) builtIn(text string) bool {
	for _, r := range text {
		if !s.fonts.Has(r) {
			return false
		}
	}
	return true
}

// line returns the parts of k's text from left to right, and their total width.
func (s *PictureCache) line(k textKey) (parts []part, w float32) {
	for _, d := range directions(k.text) {
		parts = append(parts, s.directedParts(k, d)...)
	}
	for i := range parts {
		parts[i].x = w
		w += parts[i].w
	}
	return parts, w
}

// directedParts returns the parts of d from left to right.
func (s *PictureCache) directedParts(k textKey, d directed) []part {
	if d.rtl {
		return s.shape(k, d.text, true)
	}
	return s.leftToRight(k, d.text)
}

// leftToRight returns the parts of text, switching fonts between letters that the built-in fonts have and those they lack.
func (s *PictureCache) leftToRight(k textKey, text string) (parts []part) {
	from, at, builtIn := 0, 0, false // text[from:at] is of one kind
	add := func() {
		switch piece := text[from:at]; {
		case piece == "":
		case builtIn:
			parts = append(parts, s.builtInPart(k, piece))
		default:
			parts = append(parts, s.shape(k, piece, false)...)
		}
	}
	for _, letter := range letters(text) {
		if is := s.builtIn(letter); is != builtIn {
			add()
			from, builtIn = at, is
		}
		at += len(letter)
	}
	add()
	return parts
}

func (s *PictureCache) builtInPart(k textKey, text string) part {
	return part{text: text, w: s.builtInWidth(k, text)}
}

// builtInWidth returns the width of text in the built-in fonts.
func (s *PictureCache) builtInWidth(k textKey, text string) float32 {
	return float32(font.MeasureString(s.fonts.Face(k.face, k.px), text)) / 64
}

// shape returns text in system fonts: as one part if they have all of its letters, otherwise letter by letter with replacement marks.
func (s *PictureCache) shape(k textKey, text string, rtl bool) []part {
	if s.system != nil {
		if run, ok := s.system.Shape(text, fallback.Style{Px: k.px, Bold: k.face == fonts.Bold, RTL: rtl}); ok {
			return []part{{run: &run, w: run.Width}}
		}
	}
	all := letters(text)
	if len(all) == 1 {
		return []part{s.builtInPart(k, replacement(text))}
	}
	var parts []part
	for _, letter := range all {
		if s.builtIn(letter) {
			parts = append(parts, s.builtInPart(k, letter))
		} else {
			parts = append(parts, s.shape(k, letter, rtl)...)
		}
	}
	if rtl {
		slices.Reverse(parts)
	}
	return parts
}

// replacement returns the replacement for a letter that no font has: nothing for an invisible one.
func replacement(letter string) string {
	if r, _ := utf8.DecodeRuneInString(letter); unicode.Is(unicode.Cf, r) {
		return ""
	}
	return string(unicode.ReplacementChar)
}

// letters returns the letters of text as a reader counts them (grapheme clusters): with their accents, and a joined emoji as one.
func letters(text string) (all []string) {
	for state := -1; text != ""; {
		var letter string
		letter, text, _, state = uniseg.FirstGraphemeClusterInString(text, state)
		all = append(all, letter)
	}
	return all
}

// A directed is a piece of a line with one direction.
type directed struct {
	text string
	at   int // its byte offset in the line
	rtl  bool
}

// directions returns the pieces of a line from left to right. The line itself runs from left to right, whatever it begins with, and a number or sign
// between two names belongs to neither: "NAME: 3" has its 3 on the right in any script.
func directions(line string) (all []directed) {
	for at := 0; at < len(line); {
		begin, end := rightToLeft(line[at:])
		if begin > 0 {
			all = append(all, directed{line[at : at+begin], at, false})
		}
		if begin < end {
			all = append(all, byDirection(line[at+begin:at+end], at+begin)...)
		}
		at += end
	}
	return all
}

// rightToLeft returns the start and end of the first right-to-left piece of line: its first and last right-to-left letter without a left-to-right
// letter in between, or just after a bracket that the piece has opened. Both are the length of line if there is none.
func rightToLeft(line string) (begin, end int) {
	begin, end = len(line), len(line)
	opened := 0
	for i, r := range line {
		p, size := bidi.LookupRune(r)
		switch class := p.Class(); {
		case class == bidi.R || class == bidi.AL:
			begin, end = min(begin, i), i+size
		case i < begin:
		case class == bidi.L:
			return begin, end
		case class == bidi.NSM && i == end: // an accent
			end += size
		case p.IsOpeningBracket():
			opened++
		case p.IsBracket() && opened > 0:
			opened--
			end = i + size
		}
	}
	return begin, end
}

// byDirection returns the pieces of a right-to-left text, which begins at byte at of its line, by the Unicode Bidirectional Algorithm: numbers in it
// run from left to right.
func byDirection(text string, at int) (all []directed) {
	var p bidi.Paragraph
	if _, err := p.SetString(text, bidi.DefaultDirection(bidi.RightToLeft)); err != nil {
		return []directed{{text, at, true}}
	}
	order, err := p.Order()
	if err != nil {
		return []directed{{text, at, true}}
	}
	for i := range order.NumRuns() {
		run := order.Run(i)
		all = append(all, directed{run.String(), at, run.Direction() == bidi.RightToLeft})
		at += len(run.String())
	}
	slices.Reverse(all)
	return all
}

// drawLine paints a line that needs system fonts, with its baseline through the origin.
func (s *PictureCache) drawLine(k textKey) *image.RGBA {
	var whole image.Rectangle
	var layers []*image.RGBA
	parts, _ := s.line(k)
	for _, p := range parts {
		var img *image.RGBA
		if p.run != nil {
			img = p.run.Draw(k.color)
		} else {
			img = s.drawBuiltIn(textKey{p.text, k.face, k.px, k.color})
		}
		img.Rect = img.Rect.Add(image.Pt(pixel(p.x), 0))
		layers, whole = append(layers, img), whole.Union(img.Rect)
	}
	img := image.NewRGBA(whole)
	for _, l := range layers {
		draw.Draw(img, l.Rect, l, l.Rect.Min, draw.Over)
	}
	return img
}
