package journal_test

import (
	"reflect"
	"testing"

	"quintet/games/play/terms"
)

// Notes with impossible values are ignored: the table has the defaults.
func TestInvalidNotesAreRepaired(t *testing.T) {
	for _, note := range []string{`{"Clock":{"Kind":9}}`, `[]`, `7`, `{"Turning":9}`} {
		got := read(t, forge(2, "note terms "+note, "note turned 4", `note paused "yes"`)).Table
		if !reflect.DeepEqual(got.Terms, terms.Terms{}) || got.Clock != nil || got.Turned != 0 || got.Paused {
			t.Errorf("%s: agreed %+v, turned by %d, paused %v", note, got.Terms, got.Turned, got.Paused)
		}
	}
}
