// Package command holds what main and the commands of package terminal share: errors of a command line, text made safe for a terminal, and
// reading (read.go) and writing (write.go) files.
package command

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// A UsageError is a command line that cannot be understood.
type UsageError struct{ error }

// Usagef makes a UsageError.
func Usagef(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// Printable returns text as a terminal can show it: what it could obey, or what turns the direction of writing, is escaped. Line ends and tabs stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text { // invalid bytes come as U+FFFD
		if unicode.IsPrint(r) || unicode.Is(unicode.Zs, r) || r == '\n' || r == '\t' {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.QuoteRune(r)
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}
