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

// A sixth game needs its own folder, here a copy of the template, and two new lines elsewhere. It is then on the title and in pictures, can be played
// with clicks, with keys, against the computer and by protocol, and keeps the contract of every game. The variable QUINTET_SIXTH names a folder for
// the pictures.
func TestSixthGame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program with another game")
	}
	m := newModule(t)
	m.addSixth(t)
	must.Succeed(t, os.Remove(filepath.Join(m.dir, "games", "sixth", "testdata", "playthrough.txt")))
	if out, ok := m.run("go", "test", "-vet=off", "./games/sixth", "-run", "Playthrough", "-update"); !ok { // what a new game does comes down to a file
		t.Fatalf("no playthrough is written:\n%s", out)
	}
	created, changed := m.against(t)
	outside := slices.ContainsFunc(created, func(file string) bool { return !strings.HasPrefix(file, "games/sixth/") })
	if outside || changed != 2 {
		t.Errorf("the game changes %d lines elsewhere, want 2, and its files are %v, want none outside its folder", changed, created)
	}
	m.copy(t, "testdata/drive_test.go", "games/sixth/drive_test.go")
	if out, ok := m.run("go", "vet", "./games/sixth", "./games/catalog"); !ok {
		t.Errorf("vet:\n%s", out)
	}
	// A separate command, which takes minutes, finds positions for TestForcedWinsAndSaves.
	if out, ok := m.run("go", "test", "-vet=off", "-short", "-skip", "ForcedWins", "./games/sixth", "./games/catalog", "./scenes", "./scenes/title"); !ok {
		t.Errorf("the tests of the game and of what shows it:\n%s", out)
	}
	if out, ok := m.run("go", "test", "-vet=off", "./build", "-run", "Imports|Architecture|Lists"); !ok {
		t.Errorf("the checks of all packages:\n%s", out)
	}
	program := filepath.Join(t.TempDir(), "quintet.exe")
	if out, ok := m.run("go", "build", "-o", program, "."); !ok {
		t.Fatalf("build:\n%s", out)
	}
	c := exec.Command(program, "gtp", "-game", "sixth", "-level", "1")
	c.Stdin = strings.NewReader("1 play p1 b2\n2 genmove p2\n3 quintet-options\n4 quit\n")
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "=1") || strings.Contains(string(out), "?") || !strings.Contains(string(out), "=2 ") {
		t.Errorf("by protocol: %v\n%s", err, out)
	}
}

// Each forgotten thing is named in a sentence.
func TestMissingPartIsReported(t *testing.T) {
	if testing.Short() {
		t.Skip("builds tests with another game")
	}
	m := newModule(t)
	m.addSixth(t)
	for _, c := range []struct {
		name, file, from, to string // what is broken: a file in which from becomes to, or a file that is removed
		run                  []string
		want                 string
	}{
		{"the line in the catalogue", "games/catalog/catalog.go", "\t\tsixth.Spec,\n", "", []string{"./games/catalog", "-run", "Listed"}, "\"quintet/games/sixth\" imported and not used"},
		{"levels", "games/sixth/levels.txt", "level rating=500", "# level rating=500", []string{"./games/catalog", "-run", "Levels"}, "games/sixth/levels.txt has 5 lines that begin with level, want 6 or more"},
		{"a sentence", "games/sixth/texts/pt.txt", "sixth.place = ", "# sixth.place = ", []string{"./games/sixth", "-run", "Game/spec"}, "games/sixth/texts/pt.txt:"},
		{"a language", "games/sixth/texts/pt.txt", "", "", []string{"./games/sixth", "-run", "Game/spec"}, "games/sixth/texts/pt.txt is missing"},
		{"the title line", "games/sixth/texts/en.txt", "sixth.title = A place to begin.\n", "", []string{"./games/sixth", "-run", "Game/spec"}, "sixth.title: texts/en.txt has no such key"},
		{"a page for a reason", "games/sixth/texts/en.txt", "reason game.occupied ", "reason ", []string{"./games/sixth", "-run", "Game/defaults"}, "game.occupied"},
		{"a sentence of the lessons", "games/sixth/texts/pt.txt", "\nmiss Isso vale menos de dois pontos.", "", []string{"./games/sixth", "-run", "Game/lessons"}, `the sentence "miss" is missing`},
		{"a drawing", "games/sixth/view.go", `"stone"`, `"hexagon"`, []string{"./render", "-run", "StandAlone"}, `no drawing is called "hexagon"`},
		{"the showcase", "games/sixth/sixth.go", `"c1 b1 c3 b2"`, `""`, []string{"./games/sixth", "-run", "Game/spec"}, "the Showcase has no plies"},
		{"the rules in prose", "games/sixth/rules.md", "", "", []string{"./games/catalog", "-run", "Rules"}, "games/sixth/rules.md is missing"},
		{"a rule that is cited", "games/sixth/rules.md", "**S2**", "**S9**", []string{"./games/catalog", "-run", "Rules"}, "position.go cites rules.md S2, which is not there"},
		{"the playthrough", "games/sixth/testdata/playthrough.txt", "", "", []string{"./games/catalog", "-run", "Playthrough"}, "run it with -update"},
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

// newModule copies the module without what does not belong to it: hidden folders and build results.
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

// addSixth makes the game Sixth as build/CONTRIBUTING.md says: a copy of the template, and two lines in the catalogue.
func (m module) addSixth(t *testing.T) {
	t.Helper()
	template := filepath.Join(m.dir, "games", "null")
	own := strings.NewReplacer("null", "sixth", "Null", "Sixth").Replace
	err := filepath.WalkDir(template, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(template, path)
		must.Write(t, filepath.Join(m.dir, "games", "sixth", own(rel)), own(must.Read(t, path)))
		return err
	})
	must.Succeed(t, err)
	path := filepath.Join(m.dir, "games", "catalog", "catalog.go")
	text := must.Read(t, path)
	edited := strings.Replace(text, "\n)\n", "\n\t\"quintet/games/sixth\"\n)\n", 1)
	edited = strings.Replace(edited, "\n\t}\n}\n", "\n\t\tsixth.Spec,\n\t}\n}\n", 1)
	must.Write(t, path, edited)
}

// copy copies a file into the module.
func (m module) copy(t *testing.T, from, to string) {
	t.Helper()
	must.Write(t, filepath.Join(m.dir, filepath.FromSlash(to)), must.Read(t, filepath.FromSlash(from)))
}

// run runs a command in the module and returns its output.
func (m module) run(name string, args ...string) (out string, ok bool) {
	c := exec.Command(name, args...)
	c.Dir = m.dir
	// Unchanged packages are built once for all copies, whatever their folders are called.
	c.Env = append(os.Environ(), "QUINTET_WINDOW=", "GOFLAGS="+strings.TrimSpace(os.Getenv("GOFLAGS")+" -trimpath"))
	text, err := c.CombinedOutput()
	return string(text), err == nil
}

// against returns the files that the module has and its original has not, and the number of lines in which others differ.
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

// differ returns how many lines of b are not in a, plus those of a not in b.
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
