package commands

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"quintet/build/must"
)

// Whatever check gets instead of a record, and whatever its name: the answer is a short line, without anything that a terminal obeys.
func TestCheckRejectsNonRecord(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems do not have these files")
	}
	dir := t.TempDir()
	write := writer(t, dir)
	pipe := filepath.Join(dir, "pipe")
	must.Succeed(t, exec.Command("mkfifo", pipe).Run())
	dangling := filepath.Join(dir, "dangling")
	must.Succeed(t, os.Symlink(filepath.Join(dir, "nowhere"), dangling))
	const game = "[game \"squ\"]\n"
	long, fits, tags := strings.Repeat("x", 1<<20), strings.Repeat("x", 9000), ""
	for i := range 20_000 {
		tags += fmt.Sprintf("[x%d \"v\"]\n", i)
	}
	for name, tt := range map[string]struct{ file, want string }{
		"a pipe":             {pipe, "pipe: it is not a file"},
		"a folder":           {dir, ": it is not a file"},
		"a device":           {"/dev/zero", "/dev/zero: it is not a file"},
		"a dangling link":    {dangling, "dangling: no such file or directory"},
		"a long name":        {filepath.Join(dir, strings.Repeat("n", 300)), "nnn: file name too long"},
		"a path of a page":   {strings.Repeat("/folder", 10_000), "/folder: file name too long"},
		"a name of commands": {write("\x1b[31mred\n", game+"z9"), `\x1b[31mred\n": line 2, column 1: squ: "z9" cannot be read`},
		"a long game":        {write("a", "[game \""+fits+"\"]"), strings.Repeat("x", 60) + `...": there is no game`},
		"a long option":      {write("b", game+"[options \""+fits+"=1\"]"), `squ has no option "` + strings.Repeat("x", 60) + `..."`},
		"a long ply":         {write("c", game+long), `squ: "` + strings.Repeat("x", 60) + `..." cannot be read`},
		"escapes":            {write("d", game+"\x1b[31m"), `"\x1b": control characters are not allowed`},
		"a long value":       {write("e", game+"[options \"size="+fits+"\"]\n"), strings.Repeat("x", 60) + `..." is not allowed; allowed: a whole number from 3 to 10`},
		"a long tag":         {write("l", game+"[options \""+long+"\"]"), "options: a tag has at most 10000 characters, and this has more"},
		"20 000 tags":        {write("f", game+tags+"a1"), "a record has at most 1000 tags of other programs"},
		"no text":            {write("g", "\x00\xff\xfe"), "a record is text in UTF-8, and here is something else"},
		"17 MB":              {write("h", game+"{"+strings.Repeat("x", 17<<20)+"}"), "a record has at most 16777216 bytes, and this has more"},
		"a deep variation":   {write("i", game+"a1"+strings.Repeat("(a2", 100_000)), "variations are at most 1000 deep"},
		"an open comment":    {write("j", game+strings.Repeat("{", 1<<20)), "the comment is not closed by }"},
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
	_, errs, status := call(t, "", "check", write("k", game+strings.Repeat("[", 1<<20)))
	if status != 0 || !strings.Contains(errs, "Line 2 was left out: [[[") || len(errs) > 600 {
		t.Errorf("a million brackets: status %d, errors %.300q, want a short note", status, errs)
	}
	named := write("\a.txt", game+"a1"+strings.Repeat("{abcde}", 1<<17)) // nearly 1 MB of comments is sound
	if out, errs, status := call(t, "", "check", named); status != 0 || !strings.Contains(out, `\a.txt": squ `) || strings.Contains(out, "\a") {
		t.Errorf("status %d, %q, %q, want the name escaped", status, out, errs)
	}
}
