package commandline

import (
	"errors"
	"flag"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"-n 3", ""},
		{"-n three", `invalid value "three" for flag -n: parse error; go run ./build count -h lists the flags`},
		{"-m", "flag provided but not defined: -m; go run ./build count -h lists the flags"},
		{"-n 3 more", `"more" is no flag; go run ./build count -h lists the flags`},
	} {
		set := flag.NewFlagSet("count", flag.ContinueOnError)
		n := set.Int("n", 1, "how far")
		var out strings.Builder
		err := Read(set, strings.Fields(tt.args), "usage", &out)
		if err == nil && (tt.want != "" || *n != 3) || err != nil && err.Error() != tt.want || out.Len() > 0 {
			t.Errorf("%q: n is %d, error %v, written %q; want %q", tt.args, *n, err, out.String(), tt.want)
		}
	}
}

func TestHelp(t *testing.T) {
	set := flag.NewFlagSet("count", flag.ContinueOnError)
	set.Int("n", 1, "how far")
	var out strings.Builder
	if err := Read(set, []string{"-h"}, "usage: count\n", &out); !errors.Is(err, flag.ErrHelp) || !strings.HasPrefix(out.String(), "usage: count\n") || !strings.Contains(out.String(), "how far") {
		t.Errorf("error %v, written %q", err, out.String())
	}
}
