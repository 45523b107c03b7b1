// Quoting text from outside in error messages: shortened, escaped and safe to show.

package games

import (
	"strconv"
	"strings"
	"unicode"
)

// maxQuoted is the number of characters that a message repeats of a text from outside.
const maxQuoted = 60

// Shorten returns text, or its first 60 characters and three dots where it has more. It takes no longer for a text of any length.
func Shorten(text string) string {
	n := 0
	for i := range text {
		if n == maxQuoted {
			return text[:i] + "..."
		}
		n++
	}
	return text
}

// Quote returns the beginning of text as Shorten does, between double quotes and with everything escaped that cannot be printed. Every
// error that repeats a text from outside quotes it so.
func Quote(text string) string { return strconv.Quote(Shorten(text)) }

// Plain returns the beginning of text as Shorten does, with what cannot be printed escaped, and without quotes: for sentences that have
// their own.
func Plain(text string) string {
	var b strings.Builder
	for _, r := range Shorten(text) { // invalid bytes come as U+FFFD
		if unicode.IsPrint(r) {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.QuoteRune(r)
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}
