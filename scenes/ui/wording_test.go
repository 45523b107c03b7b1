package ui

import "testing"

// A full stop joins sentences, unless a mark at the end of the first does.
func TestSentences(t *testing.T) {
	for _, tt := range []struct {
		parts []string
		want  string
	}{
		{nil, ""},
		{[]string{"", "Red wins", ""}, "Red wins"},
		{[]string{"Red wins", "3 to 2"}, "Red wins. 3 to 2"},
		{[]string{"Red wins.", "", "3 to 2."}, "Red wins. 3 to 2."},
		{[]string{"Are you sure?", "That gives much away!", "Thinking…", "Better:", "c4"}, "Are you sure? That gives much away! Thinking… Better: c4"},
	} {
		if got := Sentences(tt.parts...); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.parts, got, tt.want)
		}
	}
}
