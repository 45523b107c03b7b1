// Edits the one line of text in a field: moves the caret, selects, inserts and deletes, by characters or words, with undo and redo. Positions are
// always between two grapheme clusters. Change here what counts as a word (isWord). field.go has the keys, the pointer and the drawing of a field.

package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// A buffer is the text of a field while it is edited: one line, with its selection and its undo history. Positions are byte offsets and always
// between two grapheme clusters, so that no combining mark and no part of an emoji is ever alone. The zero buffer is empty.
type buffer struct {
	text   string
	caret  int
	anchor int // the other end of the selection; equal to caret if nothing is selected

	past, future []bufferState
	last         change // a following change of this kind joins it in the undo history
}

// A bufferState is the state of a buffer that undo restores.
type bufferState struct {
	text          string
	caret, anchor int
}

// A change is a kind of edit. Undo reverts consecutive edits of one kind together.
type change uint8

const (
	unjoined change = iota // never joined with others
	typing
	erasing
)

// maxUndo limits how many changes can be undone.
const maxUndo = 100

// newBuffer returns a buffer with text and the caret at its end.
func newBuffer(text string) buffer { return buffer{text: text, caret: len(text), anchor: len(text)} }

// selection returns the selected bytes from start to end.
func (b *buffer) selection() (start, end int) { return min(b.caret, b.anchor), max(b.caret, b.anchor) }

// selected returns the selected text, "" if there is none.
func (b *buffer) selected() string {
	start, end := b.selection()
	return b.text[start:end]
}

// moveTo moves the caret to position i. extend keeps the other end of the selection.
func (b *buffer) moveTo(i int, extend bool) {
	b.caret, b.last = max(0, min(i, len(b.text))), unjoined
	if !extend {
		b.anchor = b.caret
	}
}

// step moves the caret by a character, or by a word, to the right or left. Without extend it collapses a selection to its end on that side.
func (b *buffer) step(right, word, extend bool) {
	start, end := b.selection()
	switch {
	case start < end && !extend && !word && right:
		b.moveTo(end, false)
	case start < end && !extend && !word:
		b.moveTo(start, false)
	default:
		b.moveTo(b.neighbour(right, word), extend)
	}
}

// neighbour returns the position one character, or one word, to the right or left of the caret.
func (b *buffer) neighbour(right, word bool) int {
	switch {
	case right && word:
		return b.wordRight(b.caret)
	case right:
		return b.caret + len(first(b.text[b.caret:]))
	case word:
		return b.wordLeft(b.caret)
	}
	return b.caret - len(last(b.text[:b.caret]))
}

// first returns the first character of s, a grapheme cluster.
func first(s string) string {
	c, _, _, _ := uniseg.FirstGraphemeClusterInString(s, -1)
	return c
}

// last returns the last character of s, a grapheme cluster.
func last(s string) string {
	c := ""
	for g := uniseg.NewGraphemes(s); g.Next(); {
		c = g.Str()
	}
	return c
}

// isWord reports whether a character is part of a word.
func isWord(c string) bool {
	r, _ := utf8.DecodeRuneInString(c)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
}

// wordRight returns the end of the word at or after i.
func (b *buffer) wordRight(i int) int {
	inside := false
	for g := uniseg.NewGraphemes(b.text[i:]); g.Next(); {
		if w := isWord(g.Str()); inside && !w {
			break
		} else if w {
			inside = true
		}
		i += len(g.Str())
	}
	return i
}

// wordLeft returns the beginning of the word at or before i.
func (b *buffer) wordLeft(i int) int {
	begin, at, was := 0, 0, false
	for g := uniseg.NewGraphemes(b.text[:i]); g.Next(); {
		w := isWord(g.Str())
		if w && !was {
			begin = at
		}
		at, was = at+len(g.Str()), w
	}
	return begin
}

// selectWord selects the word around position i, or the run of symbols and blanks there.
func (b *buffer) selectWord(i int) {
	if i = max(0, min(i, len(b.text))); i == len(b.text) && i > 0 {
		i -= len(last(b.text))
	}
	word, from, at := isWord(b.text[i:]), 0, 0
	for g := uniseg.NewGraphemes(b.text); g.Next(); {
		if isWord(g.Str()) != word {
			if at >= i {
				break
			}
			from = at + len(g.Str())
		}
		at += len(g.Str())
	}
	b.anchor, b.caret, b.last = from, at, unjoined
}

// extendByWord selects from the word between start and end to the word at position i.
func (b *buffer) extendByWord(start, end, i int) {
	b.selectWord(i)
	if from := b.anchor; from < start {
		b.anchor, b.caret = end, from
		return
	}
	b.anchor, b.caret = start, max(end, b.caret)
}

// selectAll selects the whole text.
func (b *buffer) selectAll() { b.anchor, b.caret, b.last = 0, len(b.text), unjoined }

// insert replaces the selection by s, as long as the text stays within limit characters (runes). full reports that s did not fit completely.
func (b *buffer) insert(s string, limit int) (full bool) {
	start, end := b.selection()
	room := limit - utf8.RuneCountInString(b.text) + utf8.RuneCountInString(b.text[start:end])
	fits := ""
	for g := uniseg.NewGraphemes(s); g.Next(); {
		if room -= len(g.Runes()); room < 0 {
			full = true
			break
		}
		fits += g.Str()
	}
	if fits == "" {
		return full
	}
	kind := unjoined
	if start == end && utf8.RuneCountInString(s) == 1 {
		kind = typing
	}
	if kind == typing && strings.TrimSpace(s) == "" {
		b.last = unjoined // undo works word by word
	}
	b.change(start, end, fits, kind)
	return full
}

// erase deletes the selection, or a character or word to the right or left of the caret.
func (b *buffer) erase(right, word bool) {
	start, end := b.selection()
	kind := unjoined
	if start == end {
		to := b.neighbour(right, word)
		start, end = min(b.caret, to), max(b.caret, to)
		if !word {
			kind = erasing
		}
	}
	if start < end {
		b.change(start, end, "", kind)
	}
}

// change replaces the bytes from start to end by s.
func (b *buffer) change(start, end int, s string, kind change) {
	if kind == unjoined || kind != b.last {
		b.past = append(b.past, bufferState{b.text, b.caret, b.anchor})
		b.past = b.past[max(0, len(b.past)-maxUndo):]
	}
	b.future, b.last = nil, kind
	b.text = b.text[:start] + s + b.text[end:]
	b.caret = boundary(b.text, start+len(s))
	b.anchor = b.caret
}

// boundary returns the first position in text, from i, that is between two characters.
func boundary(text string, i int) int {
	at := 0
	for g := uniseg.NewGraphemes(text); at < i && g.Next(); {
		at += len(g.Str())
	}
	return at
}

// undo reverts the last change.
func (b *buffer) undo() { b.swap(&b.past, &b.future) }

// redo repeats the change that was undone last.
func (b *buffer) redo() { b.swap(&b.future, &b.past) }

// swap moves the last state of from into b, and appends the present one to to.
func (b *buffer) swap(from, to *[]bufferState) {
	n := len(*from)
	if n == 0 {
		return
	}
	*to = append(*to, bufferState{b.text, b.caret, b.anchor})
	s := (*from)[n-1]
	*from = (*from)[:n-1]
	b.text, b.caret, b.anchor, b.last = s.text, s.caret, s.anchor, unjoined
}
