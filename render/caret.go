// Calculates caret and selection in a line of text, also right to left: the position of the caret before a character (CaretX), the character at a
// position (OffsetAt), and the parts of the line that a selection covers (Spans). Change here where a click in a text field puts the caret. line.go
// splits a line by direction; scenes/ui/field.go is the text field.

package render

import "math"

// A bidiRun is a part of a line with one writing direction, with its left end at x. Lengths are in device pixels.
type bidiRun struct {
	directed
	x, w float32
}

// end returns the offset in the line just after d.
func (d directed) end() int { return d.at + len(d.text) }

// bidiRuns returns the runs of k's line from left to right.
func (s *PictureCache) bidiRuns(k textKey) (all []bidiRun) {
	x := float32(0)
	for _, d := range directions(k.text) {
		w := s.directedWidth(k, d)
		all = append(all, bidiRun{d, x, w})
		x += w
	}
	return all
}

// directedWidth returns the width of d.
func (s *PictureCache) directedWidth(k textKey, d directed) (w float32) {
	k.text = d.text
	switch {
	case d.text == "":
		return 0
	case !d.rtl:
		return s.width(k)
	}
	for _, p := range s.directedParts(k, d) {
		w += p.w
	}
	return w
}

// edge returns where byte i of the line begins; i is in run or at its end.
func (s *PictureCache) edge(k textKey, run bidiRun, i int) float32 {
	before := run.directed
	before.text = run.text[:i-run.at]
	w := s.directedWidth(k, before)
	if run.rtl {
		return run.x + run.w - w
	}
	return run.x + w
}

// CaretX returns the position of the caret before byte i of the line s, in logical pixels from the left end of s: after the preceding letter, in the
// direction of that letter, or for 0 before the first letter.
func (b *Brush) CaretX(s string, i int, t Type) float32 {
	k := textKey{text: s, face: t.Weight, px: t.Size * b.Scale}
	for _, run := range b.Pictures.bidiRuns(k) {
		if run.at < i && i <= run.end() || i == 0 && run.at == 0 {
			return b.Pictures.edge(k, run, i) / b.Scale
		}
	}
	return 0
}

// A Span is a part of the width of a line, in logical pixels from its left end.
type Span struct{ X, W float32 }

// Spans returns the parts of the line s that the bytes from start to end cover, from left to right. A line with text of both directions may have
// several.
func (b *Brush) Spans(s string, start, end int, t Type) (all []Span) {
	k := textKey{text: s, face: t.Weight, px: t.Size * b.Scale}
	for _, run := range b.Pictures.bidiRuns(k) {
		from, to := max(start, run.at), min(end, run.end())
		if from >= to {
			continue
		}
		x, y := b.Pictures.edge(k, run, from)/b.Scale, b.Pictures.edge(k, run, to)/b.Scale
		all = append(all, Span{min(x, y), max(x, y) - min(x, y)})
	}
	return all
}

// OffsetAt returns the byte of the line s with the caret position nearest to x, in logical pixels from the left end of s. It is the start of a letter
// as a reader counts them (a grapheme cluster), or the end of s.
func (b *Brush) OffsetAt(s string, x float32, t Type) (place int) {
	k := textKey{text: s, face: t.Weight, px: t.Size * b.Scale}
	var at bidiRun // the one at x, or nearest to it
	for i, run := range b.Pictures.bidiRuns(k) {
		if i == 0 || run.x <= x*b.Scale {
			at = run
		}
	}
	nearest := float32(math.Inf(1))
	i := at.at
	for _, letter := range append(letters(at.text), "") {
		if far := float32(math.Abs(float64(b.Pictures.edge(k, at, i) - x*b.Scale))); far < nearest {
			place, nearest = i, far
		}
		i += len(letter)
	}
	return place
}
