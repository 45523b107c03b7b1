package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Every folder beside this one that exports a Spec is a game, and every game but the template is listed under the name of its folder.
func TestEveryGameIsListed(t *testing.T) {
	folders, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, f := range folders {
		if f.IsDir() && f.Name() != "null" && exportsSpec(t, filepath.Join("..", f.Name())) {
			found = append(found, f.Name())
		}
	}
	if len(found) == 0 {
		t.Fatal("no folder exports a Spec")
	}
	var listed []string
	for _, s := range All() {
		listed = append(listed, s.ID)
	}
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
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.Name == "Spec" {
					return true
				}
			case *ast.GenDecl:
				if d.Tok == token.VAR && declares(d, "Spec") {
					return true
				}
			}
		}
	}
	return false
}

// declares reports whether d declares name.
func declares(d *ast.GenDecl, name string) bool {
	for _, s := range d.Specs {
		if v, ok := s.(*ast.ValueSpec); ok && slices.ContainsFunc(v.Names, func(id *ast.Ident) bool { return id.Name == name }) {
			return true
		}
	}
	return false
}

// A listed game has the golden game that every game needs.
func TestEveryGameHasAPlaythrough(t *testing.T) {
	for _, s := range All() {
		file := filepath.Join("..", s.ID, "testdata", "playthrough.txt")
		if _, err := fs.Stat(os.DirFS(".."), s.ID+"/testdata/playthrough.txt"); err != nil {
			t.Errorf("%s is missing: call gametest.Playthrough in a test of the game and run it with -update", file)
		}
	}
}

func TestFind(t *testing.T) {
	for _, s := range All() {
		got, ok := Find(s.ID)
		if !ok || got.Name != s.Name {
			t.Errorf("Find(%q) = %q, %v, want %q", s.ID, got.Name, ok, s.Name)
		}
	}
	if _, ok := Find("chess"); ok {
		t.Error("Find(\"chess\") finds a game")
	}
}

func TestTheOrderOfTheGames(t *testing.T) {
	var ids []string
	for _, s := range All() {
		ids = append(ids, s.ID)
	}
	if got, want := strings.Join(ids, " "), "squex taiji squ azacru distrify"; !strings.HasPrefix(got+" ", want+" ") {
		t.Errorf("All lists %s, want %s before any other", got, want)
	}
}
