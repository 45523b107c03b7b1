package attacks

import (
	"errors"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"quintet/build/display"
	"quintet/games/gametest"
)

// errLeftOut is the error of an attack that this machine does not allow.
var errLeftOut = errors.New("left out")

// An attack is something that must not harm the program. do returns what was lost, nil where the program has held.
type attack struct {
	name string
	do   func(g *ground) error
	long bool // it is part of the long proofs only
}

// A ground is the program, and a display and a folder of one attack.
type ground struct {
	program string
	folder  string // for everything that is written
	server  *display.Server
}

// all lists the attacks by their names.
func all() []attack {
	as := slices.Concat(checks(), protocols(), folders(), ends(), resizes())
	slices.SortFunc(as, func(a, b attack) int { return strings.Compare(a.name, b.name) })
	return as
}

// Nothing that is tried harms the program.
func TestTheProgramHolds(t *testing.T) {
	if os.Getenv("QUINTET_WINDOW") != "needed" {
		t.Skip("the real window is tested by: go run ./build test")
	}
	if runtime.GOOS != "linux" {
		t.Skip("the real window is tested on Linux, under Xvfb")
	}
	program, err := display.Build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range all() {
		t.Run(a.name, func(t *testing.T) {
			if a.long {
				gametest.Long(t)
			}
			t.Parallel() // most wait, each for a program and a display of its own
			server, err := display.Start()
			if err != nil {
				t.Fatal(err)
			}
			defer server.Close()
			server.Errors = io.Discard
			if err = a.do(&ground{program, t.TempDir(), server}); errors.Is(err, errLeftOut) {
				t.Skip(err)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// Every attack has a name of its own, by which it can be chosen.
func TestAttacksHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range all() {
		if a.name == "" || a.do == nil || seen[a.name] {
			t.Errorf("the attack %q stands twice or is none", a.name)
		}
		seen[a.name] = true
	}
	if len(seen) < 30 {
		t.Errorf("there are %d attacks, want at least 30", len(seen))
	}
}
