// Package limits defines which texts from players and files are allowed, how many exercises a player keeps, and how large an exercise and a picture
// may be. Change these limits here. Package record has the limits of records.
//
// # Texts
//
// The rule applies to names of players, titles and other tags, and comments, whatever their source: records, journals, codes, files of other sites,
// text fields or the command line. Readers clean a text with Name, Tag or Comment. Writers only write clean texts, so what was written is read back
// unchanged.
//
// A clean text is valid UTF-8 without spaces at its ends. It has no control characters, no characters that change the direction of writing
// (embeddings, overrides, isolates and marks, which would affect the text around it too), no noncharacters and no byte order mark. Name and Tag are
// one line: a tab or line end becomes a space. A comment may have several lines, separated by "\n"; a tab becomes a space. A text that is too long is
// cut at its end.
package limits

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The number of exercises kept per player, and the largest text of one in bytes.
const (
	MaxExercises     = 5000
	MaxExerciseBytes = 10_000
)

// MaxPicture is the longest side of a picture in pixels.
const MaxPicture = 4096

// The lengths of texts, in characters.
const (
	MaxName    = 200
	MaxTag     = 10_000    // the value of a record's tag, including the title and the list of labels
	MaxComment = 1_000_000 // on one ply
)

// Name returns text as a clean player name.
func Name(text string) string { return cleanLine(text, MaxName) }

// Tag returns text as a clean value of a record's tag.
func Tag(text string) string { return cleanLine(text, MaxTag) }

// Comment returns text as a clean comment.
func Comment(text string) string {
	if strings.Contains(text, "\r") {
		text = strings.ReplaceAll(text, "\r\n", "\n")
	}
	return clean(text, '\n', MaxComment)
}

// Allows reports whether r may occur in a clean line.
func Allows(r rune) bool {
	return r == clearRune(r, ' ')
}

func cleanLine(text string, most int) string {
	if strings.Contains(text, "\r") {
		text = strings.ReplaceAll(text, "\r\n", " ")
	}
	return clean(text, ' ', most)
}

// clean returns text cleaned to at most most characters, with newline for every line end.
func clean(text string, newline rune, most int) string {
	text = strings.Map(func(r rune) rune { return clearRune(r, newline) }, strings.ToValidUTF8(text, ""))
	text = strings.TrimSpace(text)
	if len(text) <= most || utf8.RuneCountInString(text) <= most {
		return text
	}
	n := 0
	for i := range text {
		if n == most {
			text = text[:i]
			break
		}
		n++
	}
	return strings.TrimSpace(text)
}

// clearRune returns the replacement of r in a clean text whose line ends are newline, or -1 to drop it.
func clearRune(r, newline rune) rune {
	switch r {
	case '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029':
		return newline
	case '\t':
		return ' '
	case '\ufeff':
		return -1
	}
	if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || unicode.Is(unicode.Noncharacter_Code_Point, r) {
		return -1
	}
	return r
}
