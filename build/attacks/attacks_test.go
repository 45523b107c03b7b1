package attacks

import (
	"os"
	"runtime"
	"strings"
	"testing"
)

// Nothing that the short form tries harms the program. A window takes 200 sizes here; the command takes 2000.
func TestTheProgramHolds(t *testing.T) {
	if os.Getenv("QUINTET_WINDOW") != "needed" {
		t.Skip("the real window is tested by: go run ./build test")
	}
	if runtime.GOOS != "linux" {
		t.Skip("the real window is tested on Linux, under Xvfb")
	}
	var out strings.Builder
	err := Command([]string{"-short", "-sizes", "200"}, &out, &out)
	t.Log("\n" + out.String())
	if err != nil {
		t.Error(err)
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
