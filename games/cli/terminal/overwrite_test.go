package terminal

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
)

// lossy is a game with a line that is lost when the record is read.
const lossy = "[game \"squ\"]\n[options \"size=3 ties=draw\"]\n[date \"02/03/2026\"]\n[result \"p1+ resign\"]\n\n1.  a1\n"

// bulk is a download from AbstractPlay with one game.
const bulk = `[{"header":{"game":{"name":"Taiji","variants":[]},"site":{"name":"Abstract Play"},"date-start":"2026-02-03T10:00:00Z",
"date-end":"2026-02-03T11:00:00Z","date-generated":"2026-02-03T11:00:00Z","players":[{"name":"Ana","result":1},{"name":"Rui","result":0}]},
"moves":[["a1,a2","resign"]]}]`

// A way is a command line that reads game.txt and would write back to it.
type way struct {
	args string                     // "<" before a command line gives the file as standard input
	link func(old, to string) error // makes another name for game.txt; nil for none
	name string                     // of the link
}

var waysBack = map[string]way{
	"the name":       {args: "convert game.txt -o game.txt --force"},
	"a path":         {args: "convert game.txt -o ./game.txt --force"},
	"a code":         {args: "convert game.txt --to code -o game.txt --force"},
	"the folder":     {args: "convert game.txt -o . --force"},
	"standard input": {args: "< convert - -o game.txt --force"},
	"a link to it":   {"convert game.txt -o other.txt --force", os.Symlink, "other.txt"},
	"a link from it": {"convert other.txt -o game.txt --force", os.Symlink, "other.txt"},
	"a hard link":    {"convert other.txt -o game.txt --force", os.Link, "other.txt"},
	"a picture":      {"render game.txt -o game.png --force", os.Symlink, "game.png"},
}

// A file that was read with losses is never replaced by the result, not even with --force or through another name.
func TestLossyReadNeverReplacesItsFile(t *testing.T) {
	sound := strings.Replace(lossy, "02/03/2026", "2026-02-03", 1)
	for _, tt := range []struct {
		name, text string
		stays      bool
	}{
		{"a record", sound, false},
		{"a record that is read loosely, but whole", strings.Replace(sound, "[game", "[Game", 1), false},
		{"a date that is unclear", lossy, true},
		{"a mail", "Hi Ana,\nour game:\n\n" + sound, true},
		{"a record of AbstractPlay", strings.Trim(bulk, "[]"), true},
		{"a download of AbstractPlay", bulk, true},
	} {
		for name, w := range waysBack {
			t.Run(tt.name+", "+name, func(t *testing.T) {
				t.Chdir(t.TempDir())
				catalogtest.NoError(t, os.WriteFile("game.txt", []byte(tt.text), 0o600))
				if w.link != nil {
					if err := w.link("game.txt", w.name); err != nil {
						t.Skip(err) // on Windows only administrators can create links
					}
				}
				out, status := callOn(t, w.args)
				text, err := os.ReadFile("game.txt")
				if err != nil {
					t.Fatal(err)
				}
				if stays := string(text) == tt.text; stays != tt.stays {
					t.Errorf("the file holds\n%.300s", text)
				}
				if refused := status == 1 && strings.Contains(out, "not all of it was read; it is not replaced\n"); refused != tt.stays {
					t.Errorf("status %d, %.300q", status, out)
				}
			})
		}
	}
}

// callOn runs the command line of a way.
func callOn(t *testing.T, args string) (out string, status int) {
	t.Helper()
	var b bytes.Buffer
	p := program("", &b, &b)
	p.Draw = func(string, *board.Geometry, int, func(int) *board.View, Look) ([]byte, error) {
		return []byte("a picture"), nil
	}
	args, isInput := strings.CutPrefix(args, "< ")
	if isInput {
		in, err := os.Open("game.txt")
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		p.In = in
	}
	if err := p.Run(strings.Fields(args)); err != nil {
		return b.String() + "quintet: " + err.Error() + "\n", 1
	}
	return b.String(), 0
}

// The result of reading with losses can replace another file, on request.
func TestLossyReadReplacesOtherFile(t *testing.T) {
	from, to := write(t, "game.txt", lossy), write(t, "old.quintet", "old")
	if out, status := call("", "convert", from, "-o", to); status != 1 || !strings.Contains(out, "file exists; --force replaces it") {
		t.Errorf("status %d, %q", status, out)
	}
	if out, status := call("", "convert", from, "-o", to, "--force"); status != 0 {
		t.Errorf("status %d, %q", status, out)
	}
	text, err := os.ReadFile(to)
	if err != nil || !strings.Contains(string(text), "\n1. a1\n") {
		t.Errorf("%s holds %.300q, %v", filepath.Base(to), text, err)
	}
	if text, err := os.ReadFile(from); err != nil || string(text) != lossy {
		t.Errorf("what was read is now %q, %v", text, err)
	}
}
