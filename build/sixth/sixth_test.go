package sixth

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// root is the folder of the module.
const root = "../.."

// A sixth game takes at most eight new files and two new lines elsewhere. It is then on the title, in pictures, played by clicks, by keys,
// against the computer and by protocol, and keeps the contract of every game. The variable QUINTET_SIXTH names a folder for the pictures.
func TestASixthGame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program with another game")
	}
	m := newModule(t)
	m.addHex(t)
	if out, ok := m.run("go", "test", "-vet=off", "./games/hex", "-run", "Playthrough", "-update"); !ok { // what a new game does comes down to a file
		t.Fatalf("no playthrough is written:\n%s", out)
	}
	created, changed := m.against(t)
	if len(created) > 8 || changed != 2 {
		t.Errorf("the game has %d new files, want at most 8, and %d changed lines elsewhere, want 2: %v", len(created), changed, created)
	}
	m.copy(t, "testdata/drive_test.go", "games/hex/drive_test.go")
	if out, ok := m.run("go", "vet", "./games/hex", "./games/catalog"); !ok {
		t.Errorf("vet:\n%s", out)
	}
	// Positions for TestForcedWinsAndSaves are found by a command of their own, which takes minutes.
	if out, ok := m.run("go", "test", "-vet=off", "-short", "-skip", "ForcedWins", "./games/hex", "./games/catalog", "./scenes", "./scenes/title"); !ok {
		t.Errorf("the tests of the game and of what shows it:\n%s", out)
	}
	if out, ok := m.run("go", "test", "-vet=off", "./build", "-run", "Imports|Architecture|Lists"); !ok {
		t.Errorf("the checks of all packages:\n%s", out)
	}
	program := filepath.Join(t.TempDir(), "quintet.exe")
	if out, ok := m.run("go", "build", "-o", program, "."); !ok {
		t.Fatalf("build:\n%s", out)
	}
	c := exec.Command(program, "gtp", "-game", "hex", "-level", "1")
	c.Stdin = strings.NewReader("1 play p1 d4\n2 genmove p2\n3 quintet-options\n4 quit\n")
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "=1") || strings.Contains(string(out), "?") || !strings.Contains(string(out), "=2 ") {
		t.Errorf("by protocol: %v\n%s", err, out)
	}
}

// A sentence names each thing that was forgotten.
func TestWhatIsForgottenIsNamed(t *testing.T) {
	if testing.Short() {
		t.Skip("builds tests with another game")
	}
	m := newModule(t)
	m.addHex(t)
	for _, c := range []struct {
		name, file, from, to string // what is spoiled: a file in which from becomes to, or a file that is removed
		run                  []string
		want                 string
	}{
		{"the line in the catalogue", "games/catalog/catalog.go", "\t\thex.Spec,\n", "", []string{"./games/catalog", "-run", "Listed"}, "\"quintet/games/hex\" imported and not used"},
		{"levels", "games/hex/levels.txt", "level rating=500", "# level rating=500", []string{"./games/catalog", "-run", "Levels"}, "games/hex/levels.txt has 5 lines that begin with level, want 6 or more"},
		{"a sentence", "games/hex/texts/pt.txt", "hex.one = ", "# hex.one = ", []string{"./games/hex", "-run", "Game/spec"}, "games/hex/texts/pt.txt:"},
		{"a language", "games/hex/texts/pt.txt", "", "", []string{"./games/hex", "-run", "Game/spec"}, "games/hex/texts/pt.txt is missing"},
		{"the title line", "games/hex/texts/en.txt", "hex.title = Join your two sides.\n", "", []string{"./games/hex", "-run", "Game/spec"}, "hex.title: texts/en.txt has no such key"},
		{"a page for a reason", "games/hex/texts/en.txt", " hex.one\n", "\n", []string{"./games/hex", "-run", "Game/defaults"}, "hex.one"},
		{"a sentence of the lessons", "games/hex/texts/pt.txt", "\nmiss Os teus lados não estão ligados.", "", []string{"./games/hex", "-run", "Game/lessons"}, `the sentence "miss" is missing`},
		{"a drawing", "games/hex/present.go", `"round"`, `"hexagon"`, []string{"./render", "-run", "StandAlone"}, `no drawing is called "hexagon"`},
		{"the showcase", "games/hex/hex.go", `"d4 c5 e3 e4 d5 c6 d6 d7"`, `""`, []string{"./games/hex", "-run", "Game/spec"}, "the Showcase has no plies"},
		{"the rules in prose", "games/hex/rules.md", "", "", []string{"./games/catalog", "-run", "Rules"}, "games/hex/rules.md is missing"},
		{"a rule that is cited", "games/hex/rules.md", "**S3**", "**S4**", []string{"./games/catalog", "-run", "Rules"}, "hex.go cites rules.md S3, which is not there"},
		{"the playthrough", "games/hex/testdata/playthrough.txt", "", "", []string{"./games/catalog", "-run", "Playthrough"}, "run it with -update"},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(m.dir, filepath.FromSlash(c.file))
			text, err := os.ReadFile(path)
			if err != nil && c.from != "" {
				t.Fatal(err)
			}
			if c.from == "" {
				err = os.RemoveAll(path)
			} else if spoiled := strings.Replace(string(text), c.from, c.to, 1); spoiled == string(text) {
				t.Fatalf("%s does not hold %q", c.file, c.from)
			} else {
				err = os.WriteFile(path, []byte(spoiled), 0o644)
			}
			must.Succeed(t, err)
			out, ok := m.run("go", append([]string{"test", "-vet=off", "-short"}, c.run...)...)
			if ok || !strings.Contains(out, c.want) {
				t.Errorf("want %q, and a failure; got\n%s", c.want, out)
			}
			if text != nil {
				must.Succeed(t, os.WriteFile(path, text, 0o644))
			}
		})
	}
}

// A module is a copy of the module.
type module struct{ dir string }

// newModule copies the module but for what is not of it: hidden folders and what was built.
func newModule(t *testing.T) module {
	t.Helper()
	m := module{t.TempDir()}
	entries, err := os.ReadDir(root)
	must.Succeed(t, err)
	for _, e := range entries {
		name := e.Name()
		switch {
		case strings.HasPrefix(name, ".") || name == "out":
		case e.IsDir():
			must.Succeed(t, os.CopyFS(filepath.Join(m.dir, name), os.DirFS(filepath.Join(root, name))))
		default:
			m.copy(t, root+"/"+name, name)
		}
	}
	return m
}

// addHex makes Hex, as build/CONTRIBUTING.md says: a folder, which begins as a copy of the template's levels, and two lines in the catalogue.
func (m module) addHex(t *testing.T) {
	t.Helper()
	for _, file := range []string{"hex.go", "present.go", "hex_test.go", "rules.md", "texts/en.txt", "texts/pt.txt"} {
		m.copy(t, "testdata/hex/"+file, "games/hex/"+file)
	}
	m.copy(t, root+"/games/null/levels.txt", "games/hex/levels.txt")
	path := filepath.Join(m.dir, "games", "catalog", "catalog.go")
	text := must.Read(t, path)
	edited := strings.Replace(text, "\n)\n", "\n\t\"quintet/games/hex\"\n)\n", 1)
	edited = strings.Replace(edited, "\n\t}\n}\n", "\n\t\thex.Spec,\n\t}\n}\n", 1)
	must.Write(t, path, edited)
}

// copy copies a file into the module.
func (m module) copy(t *testing.T, from, to string) {
	t.Helper()
	must.Write(t, filepath.Join(m.dir, filepath.FromSlash(to)), must.Read(t, filepath.FromSlash(from)))
}

// run runs a command in the module and returns what it writes.
func (m module) run(name string, args ...string) (out string, ok bool) {
	c := exec.Command(name, args...)
	c.Dir = m.dir
	// What does not lie in the changed packages is built once for all copies, whatever their folders are called.
	c.Env = append(os.Environ(), "QUINTET_WINDOW=", "GOFLAGS="+strings.TrimSpace(os.Getenv("GOFLAGS")+" -trimpath"))
	text, err := c.CombinedOutput()
	return string(text), err == nil
}

// against returns the files that the module has and the one it was copied from has not, and the number of lines in which others differ.
func (m module) against(t *testing.T) (created []string, changed int) {
	t.Helper()
	err := filepath.WalkDir(m.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(m.dir, path)
		if err != nil {
			return err
		}
		now, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		before, err := os.ReadFile(filepath.Join(root, rel))
		switch {
		case os.IsNotExist(err):
			created = append(created, filepath.ToSlash(rel))
			return nil
		case err != nil || bytes.Equal(now, before):
			return err
		}
		changed += differ(strings.Split(string(before), "\n"), strings.Split(string(now), "\n"))
		return nil
	})
	must.Succeed(t, err)
	return created, changed
}

// differ returns how many lines of b are not in a, and of a not in b.
func differ(a, b []string) int {
	n := 0
	for _, line := range b {
		if i := slices.Index(a, line); i >= 0 {
			a = slices.Delete(slices.Clone(a), i, i+1)
		} else {
			n++
		}
	}
	return n + len(a)
}
