// Quotes text from outside in error messages: shortened, escaped and safe to show. Use Quote for quotation marks around the text and Plain for none;
// change here how much of a text a message repeats (maxQuoted).

package games

import (
	"strconv"
	"strings"
	"unicode"
)

// maxQuoted is the number of characters of an outside text that a message repeats.
const maxQuoted = 60

// Shorten returns text, or its first 60 characters and three dots if it is longer. Its time does not depend on the length of text.
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

// Quote shortens text like Shorten, escapes unprintable characters and adds double quotes. Every error that repeats text from outside uses it.
func Quote(text string) string { return strconv.Quote(Shorten(text)) }

// Plain shortens text like Shorten and escapes unprintable characters, without quotes: for sentences that have their own.
func Plain(text string) string {
	var b strings.Builder
	for _, r := range Shorten(text) { // invalid bytes yield U+FFFD
		if unicode.IsPrint(r) {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.QuoteRune(r)
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}
