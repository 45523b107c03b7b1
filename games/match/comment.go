package match

import (
	"strings"
	"unicode"
)

// TidyComment returns text as it can stand in a record as a comment: its lines, without blanks around it.
func TidyComment(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\r\n", "\n"), "\t", " ")
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' {
			return -1
		}
		return r
	}, text))
}
