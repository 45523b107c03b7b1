package terminal

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/command"
	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/games/words/wordstest"
)

func TestTexts(t *testing.T) { wordstest.Run(t, Texts()) }

// program returns a Program for tests, in Portuguese.
func program(in string, out, errs io.Writer) Program {
	return Program{
		In: strings.NewReader(in), Out: out, Errs: errs, Version: "1.0", Built: "test", Language: func() words.Language { return "pt" },
		Now: func() time.Time { return time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC) },
	}
}

// call runs a command line and returns its output and exit status.
func call(in string, args ...string) (out string, status int) {
	var b bytes.Buffer
	err := program(in, &b, &b).Run(args)
	if err == nil {
		return b.String(), 0
	}
	b.WriteString("quintet: " + err.Error() + "\n")
	if _, ok := errors.AsType[*command.UsageError](err); ok {
		return b.String(), 2
	}
	return b.String(), 1
}

// A golden file holds a command line, followed by its input, and below four hyphens all output.
func TestGoldens(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no goldens: %v", err)
	}
	for _, file := range files {
		if file, err = filepath.Abs(file); err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			catalogtest.NoError(t, err)
			t.Chdir(t.TempDir())
			head, _, _ := strings.Cut(string(text), "----\n")
			lines := strings.Split(strings.TrimSpace(head), "\n< ")
			got, status := call(strings.Join(lines[1:], "\n")+"\n", strings.Fields(lines[0])...)
			if gametest.Golden(t, file, head+"----\n"+got); status != 0 {
				t.Errorf("the exit status is %d", status)
			}
		})
	}
}
