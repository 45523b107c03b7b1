package commands

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Whatever is given to check in the place of a record, and whatever it is called: a short line, without anything that a terminal obeys.
func TestCheckSaysShortlyWhatIsNoRecord(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems do not have these files")
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	pipe := filepath.Join(dir, "pipe")
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Fatal(err)
	}
	dangling := filepath.Join(dir, "dangling")
	if err := os.Symlink(filepath.Join(dir, "nowhere"), dangling); err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("x", 1<<20)
	for name, tt := range map[string]struct{ file, want string }{
		"a pipe":             {pipe, "pipe: it is not a file"},
		"a folder":           {dir, ": it is not a file"},
		"a device":           {"/dev/zero", "/dev/zero: it is not a file"},
		"a dangling link":    {dangling, "dangling: no such file or directory"},
		"a long name":        {filepath.Join(dir, strings.Repeat("n", 300)), "nnn: file name too long"},
		"a path of a page":   {strings.Repeat("/folder", 10_000), "/folder: file name too long"},
		"a name of commands": {write("\x1b[31mred\n", "[game \"squ\"]\nz9"), `\x1b[31mred\n": line 2, column 1: squ: "z9" cannot be read`},
		"a long game":        {write("a", "[game \""+long+"\"]"), strings.Repeat("x", 60) + `...": there is no game`},
		"a long option":      {write("b", "[game \"squ\"]\n[options \""+long+"=1\"]"), `squ has no option "` + strings.Repeat("x", 60) + `..."`},
		"a long ply":         {write("c", "[game \"squ\"]\n"+long), `squ: "` + strings.Repeat("x", 60) + `..." cannot be read`},
		"escapes":            {write("d", "[game \"squ\"]\n\x1b[31m"), `"\x1b": control characters are not allowed`},
	} {
		t.Run(name, func(t *testing.T) {
			out, errs, status := call(t, "", "check", tt.file)
			if status != 1 || out != "" || !strings.HasPrefix(errs, "quintet: check: ") || !strings.Contains(errs, tt.want) {
				t.Errorf("status %d, output %.80q, errors %.300q, want 1 and %q", status, out, errs, tt.want)
			}
			if len(errs) > 600 || strings.ContainsAny(strings.TrimSuffix(errs, "\n"), "\x1b\n") {
				t.Errorf("errors of %d bytes, %.200q: want at most 600 in one line that can be printed", len(errs), errs)
			}
		})
	}
	named := write("\a.txt", "[game \"squ\"]\na1")
	if out, errs, status := call(t, "", "check", named); status != 0 || !strings.Contains(out, `\a.txt": squ `) || strings.Contains(out, "\a") {
		t.Errorf("status %d, %q, %q, want the name escaped", status, out, errs)
	}
}
