package catalog

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every sibling folder that exports a Spec is a game. Every game except the template is listed under the name of its folder.
func TestEveryGameIsListed(t *testing.T) {
	found := slices.DeleteFunc(folders(t), func(id string) bool { return id == "null" })
	if len(found) == 0 {
		t.Fatal("no folder exports a Spec")
	}
	listed := IDs()
	slices.Sort(listed)
	if !slices.Equal(found, listed) {
		t.Errorf("the catalogue lists %v, the folders with a Spec are %v", listed, found)
	}
}

// exportsSpec reports whether the package in folder declares a variable or a function called Spec.
func exportsSpec(t *testing.T, folder string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	declares := regexp.MustCompile(`(?m)^(var Spec\b|func Spec\(|\tSpec +=)`)
	return slices.ContainsFunc(files, func(name string) bool {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return !strings.HasSuffix(name, "_test.go") && declares.Match(source)
	})
}

// Every listed game has a golden playthrough.
func TestEveryGameHasAPlaythrough(t *testing.T) {
	for _, s := range All() {
		file := filepath.Join("..", s.ID, "testdata", "playthrough.txt")
		if _, err := fs.Stat(os.DirFS(".."), s.ID+"/testdata/playthrough.txt"); err != nil {
			t.Errorf("%s is missing: call gametest.Playthrough in a test of the game and run it with -update", file)
		}
	}
}

// Every game, including the template, has written rules, and the sections that comments and tests cite exist in them.
func TestCitedRulesExist(t *testing.T) {
	cited := regexp.MustCompile(`(games/)?rules\.md ([A-Z]-?[0-9]+|[0-9]\.[0-9]|[A-Z][0-9])\b`)
	heading := regexp.MustCompile(`games/rules\.md, "([^"]+)"`)
	common := prose(t, "")
	for _, id := range append(folders(t), "") {
		text := prose(t, id)
		files, err := filepath.Glob(filepath.Join("..", id, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range cited.FindAllStringSubmatch(string(source), -1) {
				if c[1] == "" && !regexp.MustCompile(`\b`+regexp.QuoteMeta(c[2])+`\b`).MatchString(text) {
					t.Errorf("%s cites rules.md %s, which is not there", name, c[2])
				}
			}
			for _, c := range heading.FindAllStringSubmatch(string(source), -1) {
				if !strings.Contains(common, "\n## "+c[1]+"\n") {
					t.Errorf("%s cites %q of games/rules.md, which is not there", name, c[1])
				}
			}
		}
	}
}

// prose returns the written rules of a game, or "" for the rules that all games share.
func prose(t *testing.T, id string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", id, "rules.md"))
	if err != nil {
		t.Errorf("games/%s/rules.md is missing: the rules, numbered, with their sources and a decision on every open point", id)
	}
	return string(text)
}

// folders returns the folders that export a Spec.
func folders(t *testing.T) []string {
	t.Helper()
	all, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, f := range all {
		if f.IsDir() && exportsSpec(t, filepath.Join("..", f.Name())) {
			found = append(found, f.Name())
		}
	}
	return found
}

func TestGameOrder(t *testing.T) {
	if got, want := strings.Join(IDs(), " "), "squex taiji squ azacru distrify"; !strings.HasPrefix(got+" ", want+" ") {
		t.Errorf("All lists %s, want %s before any other", got, want)
	}
}
