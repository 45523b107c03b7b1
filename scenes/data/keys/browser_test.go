package keys

import (
	"slices"
	"testing"

	"quintet/render/input"
)

// Without removes the keys that a browser reserves, including chosen ones; the others stay.
func TestWithoutBrowserKeys(t *testing.T) {
	taken := BrowserKeys()
	own, clash := Map(nil).Bind(Hint, 0, "ctrl+d")
	if clash != "" {
		t.Fatalf("ctrl+d is taken by %s", clash)
	}
	m := own.Without(taken)
	for _, r := range Rows() {
		for _, k := range m.Of(r.Action) {
			if slices.Contains(taken, k) {
				t.Errorf("%s still has %s", r.Action, k)
			}
		}
		if lost := slices.ContainsFunc(own.Of(r.Action), func(k input.Key) bool { return slices.Contains(taken, k) }); !lost && !slices.Equal(m.Of(r.Action), own.Of(r.Action)) {
			t.Errorf("%s has %v, want %v", r.Action, m.Of(r.Action), own.Of(r.Action))
		}
	}
	if got := own.Of(Hint); !slices.Equal(got, []input.Key{"ctrl+d"}) || len(m.Of(Quit)) > 0 || !slices.Equal(m.Of(Undo), Map(nil).Of(Undo)) {
		t.Errorf("the hint has %v before, quit %v and undo %v after", got, m.Of(Quit), m.Of(Undo))
	}
}
