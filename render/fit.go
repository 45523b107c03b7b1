package render

import (
	"sort"
	"strings"
	"unicode/utf8"
)

// maxLine is the number of bytes of a line that are looked at. No window is wide enough to show more.
const maxLine = 4 << 10

// clippedLine returns s, cut to the longest line with an ellipsis.
func clippedLine(s string) string {
	if len(s) <= maxLine {
		return s
	}
	return beginning(s, maxLine) + "…"
}

// beginning returns the beginning of s of at most n bytes that ends between two characters.
func beginning(s string, n int) string {
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// Fit returns s, cut to the width w with an ellipsis.
func (b *Brush) Fit(s string, t Type, w float32) string {
	s = clippedLine(s)
	if b.Measure(s, t) <= w {
		return s
	}
	rs := []rune(s)
	cut := func(n int) string { return strings.TrimRight(string(rs[:n]), " ,.") + "…" }
	return cut(longest(rs, func(n int) bool { return b.Measure(cut(n), t) <= w }))
}

// Chop cuts s, which may be one long word such as the name of a file, into lines no wider than w, with at least one letter each.
func (b *Brush) Chop(s string, t Type, w float32) []string {
	var lines []string
	for rest := []rune(s); ; {
		line := rest[:min(len(rest), maxLine/utf8.UTFMax)]
		if len(line) == len(rest) && b.Measure(string(line), t) <= w {
			return append(lines, string(line))
		}
		n := longest(line, func(n int) bool { return b.Measure(string(line[:n]), t) <= w })
		if n == 0 {
			n = utf8.RuneCountInString(letters(string(line))[0])
		}
		if n == len(rest) {
			return append(lines, string(rest))
		}
		lines, rest = append(lines, string(rest[:n])), rest[n:]
	}
}

// longest returns the largest n, the length of a beginning of rs that ends between two letters, for which fits is true, 0 where there is
// none. What is longer than what does not fit must not fit.
func longest(rs []rune, fits func(n int) bool) int {
	high := 16 // short beginnings are tried first: of a long text little has room
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
