// Parses the answer of the Windows dialog that opens several files. It is separate from dialog_windows.go so that tests on every system cover it.

package dialog

import (
	"strings"
	"unicode/utf16"
)

// split returns the paths in an answer of the Windows common dialogs: one path, or a folder followed by the names of several files in it. Each part
// ends with a NUL, and the answer with another one.
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
