package attacks

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
	"unicode"
)

// patience is the longest wait for an answer, also on a busy machine.
const patience = 60 * time.Second

// call runs the program with args and input, and returns its exit status and what it has written. An error says that it took too long.
func (g *ground) call(input string, args ...string) (status int, out string, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c := exec.CommandContext(ctx, g.program, args...)
	c.Stdin = strings.NewReader(input)
	var b bytes.Buffer
	c.Stdout, c.Stderr = &b, &b
	if err := c.Run(); ctx.Err() != nil {
		return 0, "", fmt.Errorf("it takes longer than %v", patience)
	} else if c.ProcessState == nil {
		return 0, "", err
	}
	return c.ProcessState.ExitCode(), b.String(), nil
}

// write writes a file into the folder of the attack and returns its path.
func (g *ground) write(name, text string) (string, error) {
	path := filepath.Join(g.folder, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	return path, os.WriteFile(path, []byte(text), 0o600)
}

// pipe makes a named pipe.
func pipe(path string) error {
	if out, err := exec.Command("mkfifo", path).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: no pipe can be made: %s", errLeftOut, out)
	}
	return nil
}

// checks are files that are no records, and records of an unusual kind.
func checks() []attack {
	const head = "[game \"squ\"]\n"
	long := strings.Repeat("x", 1<<20)
	files := map[string]struct {
		text  string
		sound bool
	}{
		"a long option":      {"[game \"squ\"]\n[options \"" + long + "=1\"]\n", false},
		"a long value":       {"[game \"squ\"]\n[options \"size=" + long + "\"]\n", false},
		"a long ply":         {head + long, false},
		"escape sequences":   {head + "\x1b]0;x\a", false},
		"8 MB of comments":   {head + "a1" + strings.Repeat("{abcde}", 1<<20), true},
		"200 000 tags":       {head + tags(200_000) + "a1", false},
		"no text":            {"\x00\xff\xfe", false},
		"17 MB":              {head + "{" + strings.Repeat("x", 17<<20) + "}", false},
		"a deep variation":   {head + "a1" + strings.Repeat("(a2", 100_000), false},
		"an open comment":    {head + strings.Repeat("{", 1<<20), false},
		"a million brackets": {head + strings.Repeat("[", 1<<20), false},
	}
	var as []attack
	for name, f := range files {
		as = append(as, attack{name: "check: " + name, do: func(g *ground) error {
			path, err := g.write("record.txt", f.text)
			if err != nil {
				return err
			}
			return g.checked(path, f.sound)
		}})
	}
	as = append(as,
		attack{name: "check: a pipe", do: func(g *ground) error {
			path := filepath.Join(g.folder, "pipe")
			if err := pipe(path); err != nil {
				return err
			}
			return g.checked(path, false)
		}},
		attack{name: "check: a device", do: func(g *ground) error { return g.checked("/dev/zero", false) }},
		attack{name: "check: a folder", do: func(g *ground) error { return g.checked(g.folder, false) }},
		attack{name: "check: a name of escape sequences", do: func(g *ground) error {
			path, err := g.write("\x1b[31mred", "")
			if err != nil {
				return err
			}
			return g.checked(path, false)
		}})
	return as
}

// tags returns so many tags.
func tags(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "[x%d \"v\"]\n", i)
	}
	return b.String()
}

// checked wants one short line about the file at path, and the status that says whether it is sound.
func (g *ground) checked(path string, sound bool) error {
	status, out, err := g.call("", "check", path)
	switch {
	case err != nil:
		return err
	case (status == 0) != sound || status > 1:
		return fmt.Errorf("status %d, %.200q", status, out)
	}
	return short(out)
}

// short wants one line of at most 1000 bytes that a terminal can print.
func short(out string) error {
	line, ended := strings.CutSuffix(out, "\n")
	if !ended || len(line) > 1000 || strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return fmt.Errorf("%d bytes of output, want one line that can be printed: %.200q", len(out), out)
	}
	return nil
}
