package attacks

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games/gametest"
)

// An attack is something that must not harm the program. do fails where something was lost.
type attack struct {
	name string
	do   func(g *ground)
	long bool // it is part of the long proofs only
}

// A ground is the test, the program, and a display and a folder of one attack.
type ground struct {
	*testing.T
	program string
	folder  string // for everything that is written
	server  *display.Server
}

// Nothing that is tried harms the program.
func TestTheProgramHolds(t *testing.T) {
	program := twin.Program(t)
	for _, a := range slices.Concat(folders(), ends(), opened(), resizes()) {
		t.Run(a.name, func(t *testing.T) {
			if a.long {
				gametest.Long(t)
			}
			t.Parallel() // most wait, each for a program and a display of its own
			server := twin.Serve(t)
			server.Errors = io.Discard
			a.do(&ground{t, program, t.TempDir(), server})
		})
	}
}

// must ends the attack at an error.
func (g *ground) must(err error) {
	g.Helper()
	must.Succeed(g, err)
}

// open opens the window on a folder of data.
func (g *ground) open(data string) *display.Window {
	g.Helper()
	return twin.Open(g, g.server, g.program, "-data", data, "-seed", "1")
}

// at returns where something lies in the folder of the attack, and makes the folder that it lies in.
func (g *ground) at(name string) string {
	g.Helper()
	path := filepath.Join(g.folder, name)
	g.must(os.MkdirAll(filepath.Dir(path), 0o700))
	return path
}
