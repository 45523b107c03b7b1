package scenes_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/terminal"
	"quintet/games/files/diagram"
	"quintet/games/null"
	"quintet/games/play/match"
	"quintet/games/words"
	"quintet/scenes"
)

// bookOf returns a book with the texts of the package in a folder. A key from elsewhere would be shown raw.
func bookOf(folder string) *words.Book {
	switch folder {
	case "games/files/diagram", "games/cli/gtp":
		return words.English(diagram.Texts())
	case "games/cli/terminal":
		return words.English(diagram.Texts(), terminal.Texts())
	}
	for _, s := range append(catalog.All(), null.Spec) {
		if strings.HasPrefix(folder+"/", "games/"+s.ID+"/") {
			return words.English(words.Of(s))
		}
	}
	if strings.HasPrefix(folder, "games/") {
		return words.English()
	}
	return scenes.Words(words.En, catalog.All())
}

// composed lists the expressions that build keys, by package folder, together with the test that lists the resulting keys.
var composed = map[string][]string{
	// specKeys lists them.
	"scenes": {
		`"help." + id + "." + v`, `id + ".signs"`, `"level." + strconv.Itoa(l.Number)`, `"month." + strconv.Itoa(int(m))`, `"option." + id`, `"person." + strings.ToLower(name)`, `"value." + v`,
		`s.ID + ".help." + id + "." + v`, `s.ID + ".option." + id`, `s.ID + ".value." + id + "." + v`, `s.ID + ".value." + id + "." + v + "." + o["size"]`,
	},
	"scenes/options": {`"action." + string(a)`, `"action." + string(a.action)`, `"action." + string(a.clash)`, `"action." + string(lost[0])`},
	"scenes/play":    {`"talk." + who + "." + string(what) + "." + strconv.Itoa(n+1)`, `l.model.table.Spec.ID + ".title"`, `m.model.table.Spec.ID + ".moment"`, `r.model.table.Spec.ID + ".margin"`},
	"scenes/setup":   {`s.spec.ID + ".about"`},
	"scenes/title":   {`t.spec.ID + ".about"`, `t.spec.ID + ".title"`},
	"scenes/ui":      {`"key." + name`, `"key." + rest`},
	// The suite of package gametest words each kind of effect.
	"games": {`e.Key(id) + ".allows"`, `e.Key(id) + ".remark"`, `e.Key(id) + ".stops"`, `id + ".effect." + e.Kind`},
	// The playthroughs and tables of the games use all of these.
	"games/distrify": {`"distrify.first." + pairs`, `"distrify.second." + pairs`, `key + ".short"`},
	// Tested by TestHelpInTheGame of that package, and a check whether the key exists.
	"games/cli/terminal": {`"terminal.help." + o.id`, `"terminal.word." + o.id`, `s.ID + ".about"`, `t.spec.ID + ".newrecord"`},
}

// wholeKey and partOfKey match strings that are keys or parts of keys.
var (
	wholeKey  = regexp.MustCompile(`^[a-z]+(\.[a-z0-9]+)+$`)
	partOfKey = regexp.MustCompile(`^(([a-z]+\.)+|(\.[a-z]+)+\.?)$`)
)

// Everything that looks like a message key has a text where it is worded, in games, scenes and commands: no raw key is ever shown. Expressions that
// build keys from parts are listed, with the test that proves that their keys have texts.
func TestEveryKeyHasText(t *testing.T) {
	heads := map[string]bool{}
	for _, key := range append(ownKeys(t), gameKeys(t)...) {
		head, _, _ := strings.Cut(key, ".")
		heads[head] = true
	}
	root, books, made, literals := "..", map[string]*words.Book{}, map[string]map[string]bool{}, 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		below, _ := filepath.Rel(root, path)
		folder := filepath.ToSlash(filepath.Dir(below))
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{"build", ".git", "out"}, below), d.IsDir() && d.Name() == "testdata":
			return filepath.SkipDir
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(folder, "games/gametest"):
			return nil
		}
		if books[folder] == nil {
			books[folder], made[folder] = bookOf(folder), map[string]bool{}
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.BinaryExpr:
				if makesKey(n, heads) {
					made[folder][written(files, n)] = true
					return false
				}
			case *ast.BasicLit:
				key, ok := text(n)
				if head, _, _ := strings.Cut(key, "."); !ok || !heads[head] || !wholeKey.MatchString(key) || isFileName(key) {
					break
				}
				if literals++; !books[folder].Has(key) {
					t.Errorf("%s: the key %q has no text that %s can say", files.Position(n.Pos()), key, folder)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || literals < 500 {
		t.Fatalf("found %d keys, %v", literals, err)
	}
	for folder, exprs := range made {
		want := slices.Sorted(slices.Values(composed[folder]))
		if got := slices.Sorted(maps.Keys(exprs)); !slices.Equal(got, want) {
			t.Errorf("%s builds keys with\n%s\nlisted are\n%s", folder, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// makesKey reports whether n concatenates strings to a key: one part has dots, and the first part is the start of a key or comes from elsewhere.
func makesKey(n *ast.BinaryExpr, heads map[string]bool) bool {
	var parts []string
	var add func(ast.Expr)
	add = func(e ast.Expr) {
		if b, ok := e.(*ast.BinaryExpr); ok && b.Op == token.ADD {
			add(b.X)
			add(b.Y)
			return
		}
		part, _ := text(e)
		parts = append(parts, part)
	}
	add(n)
	for i, part := range parts {
		head, _, _ := strings.Cut(part, ".")
		if partOfKey.MatchString(part) && (i > 0 || heads[head]) && !isFileName("x"+part) {
			return true
		}
	}
	return false
}

// isFileName reports whether s ends like a file name.
func isFileName(s string) bool {
	return slices.Contains([]string{".txt", ".json", ".zip", ".journal", ".table", ".review", ".quintet", ".tmp", ".png", ".go", ".damaged", ".lock", ".sock", ".path"}, filepath.Ext(s))
}

// written returns e as gofmt formats it.
func written(files *token.FileSet, e ast.Expr) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, files, e); err != nil {
		return err.Error()
	}
	return b.String()
}

// A board saved as text uses the texts of the scenes, and those of a terminal.
func TestTextBoardWords(t *testing.T) {
	shown := regexp.MustCompile(`\b[a-z]+\.[a-z]{2,}`)
	r := games.NewRand(1)
	for _, s := range catalog.All() {
		m := match.New(catalogtest.Open(t, s, nil), nil)
		for range 3 {
			catalogtest.PlayAny(t, m, r, 5)
			for _, l := range words.Languages() {
				for _, line := range diagram.Draw(m, scenes.Words(l, catalog.All())) {
					if key := shown.FindString(line); key != "" {
						t.Errorf("%s in %s shows the key %s", s.ID, l, line)
					}
				}
			}
		}
	}
}
