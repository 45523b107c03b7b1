package commands

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// If no window can be opened the program says so with status 1, and leaves settings and tables unchanged.
func TestNoScreen(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux can a screen be taken away")
	}
	folder := t.TempDir()
	bad := filepath.Join(folder, "settings.json")
	must.Write(t, bad, "{half")
	c := exec.Command(program, "-data", folder)
	c.Env = slices.DeleteFunc(os.Environ(), func(v string) bool {
		return strings.HasPrefix(v, "DISPLAY=") || strings.HasPrefix(v, "WAYLAND_DISPLAY=")
	})
	out, err := c.CombinedOutput() // without an audio device the system's library complains first
	if status := c.ProcessState.ExitCode(); status != 1 || !strings.Contains(string(out), "quintet: no window can be opened: there is no display; quintet play GAME plays in the terminal\n") {
		t.Errorf("status %d, %v, output %q, want 1, why there is no window and what needs none", status, err, out)
	}
	if text, err := os.ReadFile(bad); err != nil || string(text) != "{half" {
		t.Errorf("the settings are now %q, %v", text, err)
	}
	if text, err := os.ReadFile(bad + ".damaged"); err != nil || string(text) != "{half" {
		t.Errorf("set aside are %q, %v", text, err)
	}
	if log := must.Read(t, filepath.Join(folder, "quintet.log")); strings.Contains(log, "crash") {
		t.Errorf("it is called a crash: %s", log)
	}
}
