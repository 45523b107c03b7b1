package gtp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games/catalog"
)

// testdata holds sessions with released versions: each command after ">", then its answer. This version must answer the same. The files never change:
// a new version adds a folder.
func TestAnswersOfReleasedVersions(t *testing.T) {
	for _, version := range []string{"0.1", "0.2"} {
		for _, spec := range catalog.All() {
			file := filepath.Join("testdata", version, spec.ID+".txt")
			text, err := os.ReadFile(file)
			must.Succeed(t, err)
			var commands, want []string
			for answer := range strings.SplitSeq(strings.TrimSuffix(string(text), "\n\n"), "\n\n") {
				command, answer, _ := strings.Cut(strings.TrimPrefix(answer, "> "), "\n")
				commands, want = append(commands, command), append(want, answer)
			}
			c := config(spec.ID, nil)
			c.Games, c.MaxPaths = catalog.All(), 1_000_000
			got := talk(t, c, commands...)
			if len(got) != len(want) || len(want) < 100 {
				t.Fatalf("%s: %d answers, want %d, at least 100", file, len(got), len(want))
			}
			for i, command := range commands {
				if !alike(version, command, strings.TrimRight(want[i], " \n"), strings.TrimRight(got[i], " \n")) {
					t.Errorf("%s: %q is answered\n%s\nwant\n%s", file, command, got[i], want[i])
				}
			}
		}
	}
}

// alike reports whether two answers are the same to programs that read them. Since 0.1 sentences for people have changed, options were added, and
// quintet-record can write variations.
func alike(version, command, was, is string) bool {
	if version == "0.1" {
		switch {
		case command == "showboard":
			return strings.HasPrefix(is, "= ")
		case command == "quintet-record all":
			return true
		case command == "quintet-options" || strings.HasPrefix(was, "= [game"):
			for word := range strings.FieldsSeq(was) {
				if !strings.Contains(is, strings.TrimSuffix(word, `"]`)) {
					return false
				}
			}
			return true
		case strings.HasPrefix(was, "?"):
			return strings.HasPrefix(is, "?")
		}
	}
	return was == is
}
