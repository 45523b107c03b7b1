//go:build race

package app_test

import (
	"flag"
	"testing"
)

// shared are words in the names of tests in which goroutines share something with the game loop: computers think, or a disk is waited for.
// Only these run under the race detector, which would find nothing in the others, in ten times the time.
const shared = "Computer|Hint.|Search|Answer|Reply|Watch|Waits|Undo[AOT]|Past|Level|Saved|Dropped|Kept|Overwritten|Disk|Kill|Outlive|Sleep|Quits|Panic|Monkey"

// TestMain chooses the tests, unless the command line does.
func TestMain(m *testing.M) {
	flag.Parse()
	if run := flag.Lookup("test.run"); run.Value.String() == "" {
		if err := run.Value.Set(shared); err != nil {
			panic(err)
		}
	}
	m.Run()
}
