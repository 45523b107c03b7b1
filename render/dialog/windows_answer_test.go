package dialog

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
)

// Leftover memory after the answer is not part of it.
func TestSplitWindowsAnswer(t *testing.T) {
	for _, c := range []struct {
		name, answer string
		want         []string
	}{
		{"a file", `C:\games\a.txt` + "\x00\x00", []string{`C:\games\a.txt`}},
		{"several files", `C:\my games` + "\x00a.txt\x00bã 𝄞.txt\x00\x00", []string{`C:\my games\a.txt`, `C:\my games\bã 𝄞.txt`}},
		{"files of a drive", `C:\` + "\x00a.txt\x00b.txt\x00\x00", []string{`C:\a.txt`, `C:\b.txt`}},
		{"files of a share", `\\host\share` + "\x00a.txt\x00b.txt\x00\x00", []string{`\\host\share\a.txt`, `\\host\share\b.txt`}},
		{"as much as there is room for", "a.txt", []string{"a.txt"}},
	} {
		for _, behind := range []string{"", "\x00\x00", "proposed.txt\x00", strings.Repeat("\x00", 50)} {
			if c.answer == "a.txt" {
				behind = ""
			}
			if got := split(utf16.Encode([]rune(c.answer + behind))); !slices.Equal(got, c.want) {
				t.Errorf("%s, and %q behind it: got %q, want %q", c.name, behind, got, c.want)
			}
		}
	}
}
