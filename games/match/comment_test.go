package match_test

import (
	"testing"

	"quintet/games/match"
)

func TestTidyComment(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{" Too slow.\n", "Too slow."},
		{"one\r\ntwo\tthree\a", "one\ntwo three"},
		{"\xff\n\n", ""},
	} {
		if got := match.TidyComment(c.text); got != c.want {
			t.Errorf("TidyComment(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
