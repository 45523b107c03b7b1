package settings

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"quintet/games/board"
)

// What the settings say about themselves repeats at most 60 characters of any word of the file, and none that cannot be printed.
func TestTheNoteRepeatsOnlyTheBeginningOfALongWord(t *testing.T) {
	long := strings.Repeat("é", 100_000)
	for name, set := range map[string]map[string]any{
		"a style":          {"Board": long},
		"a language":       {"Language": long},
		"an escape":        {"Board": "\x1b[31m"},
		"another kind":     {"Dark": long},
		"a monitor":        {"Scales": map[string]int{long: 7}},
		"a game's terms":   {"Games": map[string]any{long: map[string]any{"Terms": map[string]any{"Begin": 99}}}},
		"a game's levels":  {"Games": map[string]any{long: map[string]any{"Levels": []int{99}}}},
		"an action":        {"Keys": map[string]any{long: []string{"a"}}},
		"a key":            {"Keys": map[string]any{"undo": []string{long}}},
		"many of one kind": {"Board": long, "Speed": long, "Watch": long, "Times": long, "Language": long},
	} {
		t.Run(name, func(t *testing.T) {
			data, err := json.Marshal(set)
			if err != nil {
				t.Fatal(err)
			}
			s := keeping(t, string(data))
			_, note := Load(s)
			if note.Empty() {
				t.Fatal("nothing is said")
			}
			short(t, note)
		})
	}
}

// short wants no text of m to have more than 60 characters and three dots, and none to hold what cannot be printed.
func short(t *testing.T, m board.Message) {
	t.Helper()
	for _, a := range m.Args {
		switch a := a.(type) {
		case string:
			if n := utf8.RuneCountInString(a); n > 63 || strings.ContainsRune(a, '\x1b') {
				t.Errorf("%s repeats %d characters, want at most 63 that can be printed: %.80q", m.Key, n, a)
			}
		case board.Message:
			short(t, a)
		}
	}
}
