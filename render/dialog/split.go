package dialog

import (
	"strings"
	"unicode/utf16"
)

// split returns the paths in an answer of the common dialogs of Windows: a path; or a folder and the names of several files there. Behind each part
// is a NUL, and another one behind the last.
func split(answer []uint16) (paths []string) {
	text, _, _ := strings.Cut(string(utf16.Decode(answer)), "\x00\x00")
	parts := strings.Split(strings.TrimRight(text, "\x00"), "\x00")
	if len(parts) == 1 {
		return parts
	}
	folder := strings.TrimSuffix(parts[0], `\`) + `\`
	for _, name := range parts[1:] {
		paths = append(paths, folder+name)
	}
	return paths
}
