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

// An attack is something that must not harm the program. do fails if something was lost.
type attack struct {
	name string
	do   func(g *ground)
	long bool // only part of the long proofs
}

// A ground is the test, the program, and a display and a folder for one attack.
type ground struct {
	*testing.T
	program string
	folder  string // for everything that is written
	server  *display.Server
}

// No attack harms the program.
func TestProgramSurvivesAttacks(t *testing.T) {
	program := twin.Program(t)
	for _, a := range slices.Concat(folders(), ends(), opened(), resizes()) {
		t.Run(a.name, func(t *testing.T) {
			if a.long {
				gametest.Long(t)
			}
			t.Parallel() // most wait, each for its own program and display
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

// open opens the window with a data folder.
func (g *ground) open(data string) *display.Window {
	g.Helper()
	return twin.Open(g, g.server, g.program, "-data", data, "-seed", "1")
}

// at returns the path of a file in the folder of the attack, and makes the folder that contains it.
func (g *ground) at(name string) string {
	g.Helper()
	path := filepath.Join(g.folder, name)
	g.must(os.MkdirAll(filepath.Dir(path), 0o700))
	return path
}
