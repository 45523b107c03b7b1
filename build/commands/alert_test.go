package commands

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games/words"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// A start is the program started in a test environment, with a replacement for zenity that records what it should show.
type start struct {
	folder string // for everything
	shown  string // file with what was shown
	vars   []string
}

// fake places a script named name before the system's program of that name.
func (s *start) fake(t *testing.T, name, script string) {
	t.Helper()
	must.Succeed(t, os.WriteFile(filepath.Join(s.folder, name), []byte("#!/bin/sh\n"+script+"\n"), 0o700))
}

// newStart returns a start with an environment that holds only vars and the path of programs.
func newStart(t *testing.T, vars ...string) *start {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux can a screen be taken away")
	}
	s := &start{folder: t.TempDir()}
	s.shown = filepath.Join(s.folder, "shown")
	s.fake(t, "zenity", "printf '%s\\n' \"$@\" >'"+s.shown+"'")
	s.vars = append([]string{"PATH=" + s.folder + ":/usr/bin:/bin", "HOME=" + s.folder, "TMPDIR=" + s.folder}, vars...)
	return s
}

// run runs the program, which must fail with status 1, and returns what it wrote and what the message box showed.
func (s *start) run(t *testing.T, args ...string) (out, shown string) {
	t.Helper()
	c := exec.Command(program, args...)
	c.Env = s.vars
	text, err := c.CombinedOutput()
	if status := c.ProcessState.ExitCode(); status != 1 {
		t.Errorf("status %d, %v, output %q, want 1", status, err, text)
	}
	box, err := os.ReadFile(s.shown)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return string(text), string(box)
}

// holds fails unless text holds all of wants.
func holds(t *testing.T, what, text string, wants ...string) {
	t.Helper()
	for _, want := range wants {
		if !strings.Contains(text, want) {
			t.Errorf("%s: %q is not in %q", what, want, text)
		}
	}
}

// Started by a double-click the program has no terminal: a message box says in the user's language why there is no window, and where to find details.
func TestMessageBoxExplainsMissingWindow(t *testing.T) {
	s := newStart(t, "DISPLAY=:98765", "LANG=pt_PT.UTF-8")
	data := filepath.Join(s.folder, "data")
	out, shown := s.run(t, "-data", data)
	file := filepath.Join(data, "quintet.log")
	holds(t, "the terminal", out, "quintet: no window can be opened: ")
	holds(t, "the message box", shown, "--title=O Quintet não consegue abrir a janela", "O sistema diz: ", "Os pormenores estão em "+file)
	text := must.Read(t, file)
	holds(t, "the log", text, "msg=start version=", runtime.GOOS+"/"+runtime.GOARCH, `level=ERROR msg="cannot start" error="no window can be opened: `)
}

// The settings store the language that the user has chosen.
func TestMessageBoxUsesSettingsLanguage(t *testing.T) {
	s := newStart(t, "DISPLAY=:98765", "LANG=pt_PT.UTF-8")
	set, _ := settings.Load(store.Disk(s.folder)) // there are none yet, which is not reported
	set.Language = words.En
	must.Succeed(t, set.Save())
	_, shown := s.run(t, "-data", s.folder)
	holds(t, "the message box", shown, "--title=Quintet cannot open its window")
}

// If the program can write no log the terminal and the message box contain everything.
func TestMessageBoxOmitsMissingLog(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must.Write(t, file, "")
	for _, data := range []string{"none", filepath.Join(file, "data")} {
		s := newStart(t, "DISPLAY=:98765")
		out, shown := s.run(t, "-data", data)
		holds(t, "the terminal", out, "quintet: no window can be opened: ")
		holds(t, "the message box", shown, "Quintet cannot open its window", "The system says: ")
		if strings.Contains(shown, "quintet.log") {
			t.Errorf("with -data %s the message box shows %q", data, shown)
		}
	}
}

func TestMessageBoxWithoutXWayland(t *testing.T) {
	s := newStart(t, "WAYLAND_DISPLAY=wayland-0")
	out, shown := s.run(t, "-data", "none")
	holds(t, "the terminal", out, "this Wayland session has no XWayland; install the package xwayland")
	holds(t, "the message box", shown, "Install the package xwayland, then start Quintet again.")
}

// If a dialog program does not understand the message the next one shows it.
func TestMessageBoxFallsBack(t *testing.T) {
	s := newStart(t, "DISPLAY=:98765")
	s.fake(t, "zenity", "exit 255")
	s.fake(t, "kdialog", "printf '%s\\n' \"$LC_ALL\" \"$@\" >'"+s.shown+"'; exit 1")
	s.fake(t, "xmessage", "echo twice >'"+s.shown+"'")
	_, shown := s.run(t, "-data", "none")
	holds(t, "the message box", shown, "C.UTF-8\n", "--title\nQuintet cannot open its window")
}

// There is no message box without a display or for commands, which are for scripts.
func TestNoMessageBoxWithoutDisplay(t *testing.T) {
	if _, shown := newStart(t).run(t, "-data", "none"); shown != "" {
		t.Errorf("without a display a message box shows %q", shown)
	}
	if _, shown := newStart(t, "DISPLAY=:98765").run(t, "check", "no such file"); shown != "" {
		t.Errorf("after a command a message box shows %q", shown)
	}
}

// In a terminal the line on standard error is enough.
func TestNoMessageBoxInATerminal(t *testing.T) {
	script, err := exec.LookPath("script")
	if err != nil {
		t.Skip("no program makes a terminal")
	}
	s := newStart(t, "DISPLAY=:98765")
	c := exec.Command(script, "-qec", program+" -data none", "/dev/null")
	c.Env = s.vars
	out, _ := c.CombinedOutput() // the status is that of the program, or of script in an old version
	holds(t, "the terminal", string(out), "quintet: no window can be opened: ")
	if shown, err := os.ReadFile(s.shown); err == nil {
		t.Errorf("a message box shows %q", shown)
	}
}
