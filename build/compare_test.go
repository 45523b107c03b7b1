package main

import (
	"io"
	"strings"
	"testing"
)

func TestCompareRefuses(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "compare: want one revision, such as HEAD~10"},
		{"HEAD HEAD", "compare: want one revision, such as HEAD~10"},
		{"no-such-revision", `compare: "no-such-revision" is no revision of this repository; want a commit, a branch or a tag`},
		{"--end", "flag provided but not defined: -end"},
		{"-rounds 0 HEAD", "compare: -rounds 0 is not possible; allowed: 1 to 100"},
	} {
		if err := compareCommand(strings.Fields(c.args), io.Discard, io.Discard); err == nil || err.Error() != c.want {
			t.Errorf("compare %s: got %v, want %s", c.args, err, c.want)
		}
	}
}
