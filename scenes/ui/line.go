package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// A line is a text that is edited: one line, with a selection and what takes back its changes. Places are bytes of the text, always between
// two characters as players see them: neither a combining sign nor a part of an emoji stands alone. The zero line is empty.
type line struct {
	text   string
	caret  int
	anchor int // the other end of the selection; at caret where nothing is selected

	past, future []lineState
	last         change // that the next one of its kind joins
}

// A lineState is a line as undo restores it.
type lineState struct {
	text          string
	caret, anchor int
}

// A change is a kind of changes that undo takes back together while they follow each other.
type change uint8

const (
	apart change = iota // joins nothing
	typing
	erasing
)

// mostUndo is how many changes of a line can be taken back.
const mostUndo = 100

// newLine returns text with the caret behind it.
func newLine(text string) line { return line{text: text, caret: len(text), anchor: len(text)} }

// selection returns the selected bytes from start to end.
func (l *line) selection() (start, end int) { return min(l.caret, l.anchor), max(l.caret, l.anchor) }

// selected returns the selected text, "" for none.
func (l *line) selected() string {
	start, end := l.selection()
	return l.text[start:end]
}

// moveTo brings the caret to place i. extend leaves the other end of the selection where it is.
func (l *line) moveTo(i int, extend bool) {
	l.caret, l.last = max(0, min(i, len(l.text))), apart
	if !extend {
		l.anchor = l.caret
	}
}

// step moves the caret by a character, or by a word, to the right or left. Without extend it leaves a selection at its end there.
func (l *line) step(right, word, extend bool) {
	start, end := l.selection()
	switch {
	case start < end && !extend && !word && right:
		l.moveTo(end, false)
	case start < end && !extend && !word:
		l.moveTo(start, false)
	default:
		l.moveTo(l.beside(right, word), extend)
	}
}

// beside returns the place a character, or a word, right or left of the caret.
func (l *line) beside(right, word bool) int {
	switch {
	case right && word:
		return l.wordRight(l.caret)
	case right:
		return l.caret + len(first(l.text[l.caret:]))
	case word:
		return l.wordLeft(l.caret)
	}
	return l.caret - len(last(l.text[:l.caret]))
}

// first returns the first character of s with everything that belongs to it.
func first(s string) string {
	c, _, _, _ := uniseg.FirstGraphemeClusterInString(s, -1)
	return c
}

// last returns the last character of s with everything that belongs to it.
func last(s string) string {
	c := ""
	for g := uniseg.NewGraphemes(s); g.Next(); {
		c = g.Str()
	}
	return c
}

// isWord reports whether a character is a part of a word.
func isWord(c string) bool {
	r, _ := utf8.DecodeRuneInString(c)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
}

// wordRight returns the end of the word at or behind i.
func (l *line) wordRight(i int) int {
	inside := false
	for g := uniseg.NewGraphemes(l.text[i:]); g.Next(); {
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
func (l *line) wordLeft(i int) int {
	begin, at, was := 0, 0, false
	for g := uniseg.NewGraphemes(l.text[:i]); g.Next(); {
		w := isWord(g.Str())
		if w && !was {
			begin = at
		}
		at, was = at+len(g.Str()), w
	}
	return begin
}

// selectWord selects the word round place i, or the signs and blanks there.
func (l *line) selectWord(i int) {
	if i = max(0, min(i, len(l.text))); i == len(l.text) && i > 0 {
		i -= len(last(l.text))
	}
	word, from, at := isWord(l.text[i:]), 0, 0
	for g := uniseg.NewGraphemes(l.text); g.Next(); {
		if isWord(g.Str()) != word {
			if at >= i {
				break
			}
			from = at + len(g.Str())
		}
		at += len(g.Str())
	}
	l.anchor, l.caret, l.last = from, at, apart
}

// extendByWord selects from the word between start and end to the word at place i.
func (l *line) extendByWord(start, end, i int) {
	l.selectWord(i)
	if from := l.anchor; from < start {
		l.anchor, l.caret = end, from
		return
	}
	l.anchor, l.caret = start, max(end, l.caret)
}

// selectAll selects the whole text.
func (l *line) selectAll() { l.anchor, l.caret, l.last = 0, len(l.text), apart }

// insert puts s in the place of the selection, as far as the text stays within limit characters (runes). full reports that not all of s had room.
func (l *line) insert(s string, limit int) (full bool) {
	start, end := l.selection()
	room := limit - utf8.RuneCountInString(l.text) + utf8.RuneCountInString(l.text[start:end])
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
	kind := apart
	if start == end && utf8.RuneCountInString(s) == 1 {
		kind = typing
	}
	if kind == typing && strings.TrimSpace(s) == "" {
		l.last = apart // undo goes back word by word
	}
	l.change(start, end, fits, kind)
	return full
}

// erase deletes the selection, or else a character, or a word, right or left of the caret.
func (l *line) erase(right, word bool) {
	start, end := l.selection()
	kind := apart
	if start == end {
		to := l.beside(right, word)
		start, end = min(l.caret, to), max(l.caret, to)
		if !word {
			kind = erasing
		}
	}
	if start < end {
		l.change(start, end, "", kind)
	}
}

// change puts s in the place of the bytes from start to end.
func (l *line) change(start, end int, s string, kind change) {
	if kind == apart || kind != l.last {
		l.past = append(l.past, lineState{l.text, l.caret, l.anchor})
		l.past = l.past[max(0, len(l.past)-mostUndo):]
	}
	l.future, l.last = nil, kind
	l.text = l.text[:start] + s + l.text[end:]
	l.caret = boundary(l.text, start+len(s))
	l.anchor = l.caret
}

// boundary returns the first place in text from i on that is between two characters.
func boundary(text string, i int) int {
	at := 0
	for g := uniseg.NewGraphemes(text); at < i && g.Next(); {
		at += len(g.Str())
	}
	return at
}

// undo takes the last change back.
func (l *line) undo() { l.swap(&l.past, &l.future) }

// redo makes the change again that was taken back last.
func (l *line) redo() { l.swap(&l.future, &l.past) }

// swap takes the last of from, and puts what is now on to.
func (l *line) swap(from, to *[]lineState) {
	n := len(*from)
	if n == 0 {
		return
	}
	*to = append(*to, lineState{l.text, l.caret, l.anchor})
	s := (*from)[n-1]
	*from = (*from)[:n-1]
	l.text, l.caret, l.anchor, l.last = s.text, s.caret, s.anchor, apart
}
