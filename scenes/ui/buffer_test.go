package ui

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/rivo/uniseg"
	"pgregory.net/rapid"
)

// marked formats a buffer with | for its caret and ^ for the other end of a selection.
func marked(l buffer) string {
	a, b, first, second := l.caret, l.anchor, "|", "^"
	switch {
	case a == b:
		return l.text[:a] + "|" + l.text[a:]
	case a > b:
		a, b, first, second = b, a, "^", "|"
	}
	return l.text[:a] + first + l.text[a:b] + second + l.text[b:]
}

// unmarked parses the format of marked.
func unmarked(s string) buffer {
	l := buffer{text: strings.NewReplacer("|", "", "^", "").Replace(s)}
	l.caret = strings.Index(strings.ReplaceAll(s, "^", ""), "|")
	if l.anchor = strings.Index(strings.ReplaceAll(s, "|", ""), "^"); l.anchor < 0 {
		l.anchor = l.caret
	}
	return l
}

// steps maps the name of each edit to the call that makes it.
var steps = map[string]func(l *buffer){
	"left": func(l *buffer) { l.step(false, false, false) }, "right": func(l *buffer) { l.step(true, false, false) },
	"word left": func(l *buffer) { l.step(false, true, false) }, "word right": func(l *buffer) { l.step(true, true, false) },
	"select left": func(l *buffer) { l.step(false, false, true) }, "select right": func(l *buffer) { l.step(true, false, true) },
	"select word right": func(l *buffer) { l.step(true, true, true) },
	"backspace":         func(l *buffer) { l.erase(false, false) }, "delete": func(l *buffer) { l.erase(true, false) },
	"word backspace": func(l *buffer) { l.erase(false, true) }, "word delete": func(l *buffer) { l.erase(true, true) },
	"all": (*buffer).selectAll, "word": func(l *buffer) { l.selectWord(l.caret) },
	"undo": (*buffer).undo, "redo": (*buffer).redo,
	"x": func(l *buffer) { l.insert("x", 30) }, "blank": func(l *buffer) { l.insert(" ", 30) }, "acute": func(l *buffer) { l.insert("\u0301", 30) },
	"home": func(l *buffer) { l.moveTo(0, false) }, "select home": func(l *buffer) { l.moveTo(0, true) },
}

func TestEditingABuffer(t *testing.T) {
	for _, c := range []struct{ from, steps, want string }{
		{"ab|", "left", "a|b"},
		{"e\u0301|a", "left", "|e\u0301a"},
		{"|👩‍👩‍👧x", "right", "👩‍👩‍👧|x"},
		{"🇵🇹|", "backspace", "|"},
		{"|e\u0301a", "delete", "|a"},
		{"^abc|", "left", "|abc"},
		{"^abc|", "right", "abc|"},
		{"|abc^d", "right", "abc|d"},
		{"one two|", "word left", "one |two"},
		{"one  |two", "word left", "|one  two"},
		{"|one two", "word right", "one| two"},
		{"one| two.", "word right", "one two|."},
		{"one two|", "word backspace", "one |"},
		{"|one two", "word delete", "| two"},
		{"ab|", "select left,select left", "|ab^"},
		{"|one two", "select word right", "^one| two"},
		{"one t|wo", "word", "one ^two|"},
		{"one|, two", "word", "one^, |two"},
		{"one two|", "word", "one ^two|"},
		{"|", "word", "|"},
		{"a|b", "all", "^ab|"},
		{"a^b|c", "backspace", "a|c"},
		{"a|b^c", "delete", "a|c"},
		{"a^b|c", "x", "ax|c"},
		{"e|", "acute", "e\u0301|"},
		{"ab|", "select home,x", "x|"},
		{"|", "x,x,x,undo", "|"},
		{"|", "x,x,undo,redo", "xx|"},
		{"|", "x,blank,x,undo", "x|"},
		{"|", "x,left,x,undo", "|x"},
		{"abc|", "backspace,backspace,undo", "abc|"},
		{"a^b|c", "x,undo", "a^b|c"},
		{"ab|", "undo", "ab|"},
		{"ab|", "x,undo,x,redo", "abx|"},
	} {
		l := unmarked(c.from)
		for s := range strings.SplitSeq(c.steps, ",") {
			steps[s](&l)
		}
		if got := marked(l); got != c.want {
			t.Errorf("%q after %s is %q, want %q", c.from, c.steps, got, c.want)
		}
	}
}

func TestLineTakesWhatFits(t *testing.T) {
	for _, c := range []struct {
		from, text string
		limit      int
		want       string
		full       bool
	}{
		{"ab|", "cd", 4, "abcd|", false},
		{"ab|", "cde", 4, "abcd|", true},
		{"ab|", "ce\u0301", 4, "abc|", true}, // half a character is not inserted
		{"^ab|", "cdef", 4, "cdef|", false},
		{"abcd|", "e", 4, "abcd|", true},
		{"abcdef|", "", 4, "abcdef|", false},
	} {
		l := unmarked(c.from)
		if full := l.insert(c.text, c.limit); full != c.full || marked(l) != c.want {
			t.Errorf("%q in %q is %q, full %v; want %q, %v", c.text, c.from, marked(l), full, c.want, c.full)
		}
	}
}

// After any edits, caret and selection are between two characters and the text is within its limit. Undoing everything leads back through the same
// texts to the first one, and redoing everything to the last.
func TestBufferInvariants(t *testing.T) {
	names := make([]string, 0, len(steps))
	for name := range steps {
		if name != "undo" && name != "redo" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	texts := []string{"", "ab cd", "e\u0301", "👩‍👩‍👧", "🇵🇹🇧🇷", "אב", "漢字", "\u0301", "a,b  c"}
	rapid.Check(t, func(t *rapid.T) {
		start := rapid.SampledFrom(texts).Draw(t, "text")
		l := newBuffer(start)
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			if name := rapid.SampledFrom(append(names, "insert", "undo", "redo")).Draw(t, "step"); name == "insert" {
				l.insert(rapid.SampledFrom(texts).Draw(t, "inserted"), 30)
			} else {
				steps[name](&l)
			}
			places := []int{0}
			for g := uniseg.NewGraphemes(l.text); g.Next(); {
				places = append(places, places[len(places)-1]+len(g.Str()))
			}
			if !slices.Contains(places, l.caret) || !slices.Contains(places, l.anchor) {
				t.Fatalf("the caret is at %d and the selection at %d of %q", l.caret, l.anchor, l.text)
			}
			if utf8.RuneCountInString(l.text) > 30 {
				t.Fatalf("%q is longer than its limit", l.text)
			}
		}
		end := l.text
		for range maxUndo {
			l.redo()
		}
		newest := l.text
		for range maxUndo {
			l.undo()
		}
		if l.text != start {
			t.Fatalf("%q is %q after undoing everything", start, l.text)
		}
		for range maxUndo {
			l.redo()
		}
		if l.text != newest {
			t.Fatalf("%q is %q after redoing everything", end, l.text)
		}
	})
}
