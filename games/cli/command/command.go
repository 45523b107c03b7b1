// Package command holds what main and the commands of package terminal share: command line errors (UsageError), text made safe for a terminal
// (Printable), and reading (read.go) and writing (write.go) of files named by the user. Add here what several commands need and no game does.
package command

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// A UsageError reports a command line that cannot be understood.
type UsageError struct{ error }

// Usagef returns a UsageError.
func Usagef(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// Printable returns text with characters escaped that a terminal would obey or that change the direction of writing. Line ends and tabs stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text { // an invalid byte is read as U+FFFD
		if unicode.IsPrint(r) || unicode.Is(unicode.Zs, r) || r == '\n' || r == '\t' {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.QuoteRune(r)
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}
