package scenes_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/games/words/wordstest"
	"quintet/scenes"
	"quintet/scenes/input"
	actions "quintet/scenes/keys"
)

// keyForm is how keys of messages look.
var keyForm = regexp.MustCompile(`^[a-z]+(\.[a-z0-9]+)+$`)

// A source is what the Go files below a folder say about messages.
type source struct {
	asked    map[string]string // keys that are worded, with the place
	literals map[string]bool   // every string
	prefixes map[string]bool   // strings to which something is appended
}

// readSource reads the Go files below folder but tests and those that skip picks.
func readSource(t *testing.T, folder string, skip func(path string) bool) source {
	t.Helper()
	s := source{map[string]string{}, map[string]bool{}, map[string]bool{}}
	files := token.NewFileSet()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || skip(filepath.ToSlash(path)) {
			return err
		}
		f, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool { s.note(files, n); return true })
		return nil
	})
	if err != nil || len(s.asked) == 0 {
		t.Fatalf("%s: %d keys, %v", folder, len(s.asked), err)
	}
	return s
}

// note keeps what node n says.
func (s source) note(files *token.FileSet, n ast.Node) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if text, ok := text(n); ok {
			s.literals[text] = true
		}
	case *ast.BinaryExpr:
		if text, ok := text(n.X); ok && n.Op == token.ADD {
			s.prefixes[text] = true
		}
	case *ast.CallExpr:
		f, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || len(n.Args) == 0 || f.Sel.Name != "T" && f.Sel.Name != "Say" {
			return
		}
		if text, ok := text(n.Args[0]); ok {
			s.asked[text] = files.Position(n.Pos()).String()
		}
	}
}

// text returns the value of a string written in the source.
func text(n ast.Expr) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// ownKeys returns the keys of the texts that the scenes bring.
func ownKeys() []string {
	var keys []string
	for _, e := range scenes.Texts() {
		keys = append(keys, e.Key)
	}
	return keys
}

// gameKeys returns the keys of the texts of the games.
func gameKeys() []string {
	var keys []string
	for _, e := range words.Entries() {
		keys = append(keys, e.Key)
	}
	return keys
}

// isTable picks the files that hold the texts.
func isTable(path string) bool { return strings.HasPrefix(filepath.Base(path), "texts") }

func TestEveryKeyOfTheScenesHasATextAndEveryTextIsUsed(t *testing.T) {
	s := readSource(t, ".", isTable)
	keys := append(ownKeys(), gameKeys()...)
	for key, place := range s.asked {
		if !slices.Contains(keys, key) {
			t.Errorf("%s: key %q has no text", place, key)
		}
	}
	begins := map[string]bool{}
	for _, key := range ownKeys() {
		head, _, _ := strings.Cut(key, ".")
		begins[head] = true
	}
	for l := range s.literals { // keys that are chosen first and worded later
		if head, _, _ := strings.Cut(l, "."); begins[head] && keyForm.MatchString(l) && !slices.Contains(keys, l) {
			t.Errorf("%q looks like a key and has no text", l)
		}
	}
	made := specKeys()
	for _, key := range ownKeys() {
		head, _, _ := strings.Cut(key, ".")
		if !s.literals[key] && !(made[key] && s.prefixes[head+"."]) {
			t.Errorf("the text of %q is used nowhere", key)
		}
	}
}

// specKeys returns the keys that are made of the Specs of the games: lines for each game, the names of options and values, and what
// they mean; of the levels of the computer; and of the names of keys.
func specKeys() map[string]bool {
	keys := map[string]bool{}
	for _, k := range []input.Key{
		"ctrl", "alt", "shift", input.Esc, input.Enter, input.Space, input.Tab, input.Backspace, input.Delete,
		input.ArrowL, input.ArrowR, input.ArrowU, input.ArrowD, input.Home, input.End, input.PageUp, input.PageDown,
	} {
		keys["key."+string(k)] = true
	}
	for _, r := range actions.Rows() {
		if !r.Fixed {
			keys["action."+string(r.Action)] = true
		}
	}
	for n := range catalog.Levels {
		keys["level."+strconv.Itoa(n+1)] = true
	}
	for _, spec := range catalog.All() {
		keys["title."+spec.ID], keys["about."+spec.ID] = true, true
		for _, opt := range spec.Options {
			keys["option."+opt.ID] = true
			for _, v := range opt.Choices {
				if _, err := strconv.Atoi(v); err != nil {
					keys["value."+v] = true
				}
				if opt.ID != "size" { // one sentence for all sizes
					keys["help."+opt.ID+"."+v] = true
				}
			}
		}
	}
	return keys
}

func TestEveryGameOptionAndValueHasItsWords(t *testing.T) {
	own := ownKeys()
	for key := range specKeys() {
		if !slices.Contains(own, key) {
			t.Errorf("%q has no text", key)
		}
	}
}

func TestEveryKeyOfTheGamesHasATextAndEveryTextIsUsed(t *testing.T) {
	s := readSource(t, filepath.Join("..", "games"), func(path string) bool {
		return strings.Contains(path, "games/words/") || strings.Contains(path, "games/gametest/")
	})
	keys := gameKeys()
	for key, place := range s.asked {
		if !slices.Contains(keys, key) && !s.prefixes[key] {
			t.Errorf("%s: key %q has no text", place, key)
		}
	}
	for _, key := range keys {
		used := s.literals[key]
		for p := range s.prefixes {
			used = used || strings.Contains(p, ".") && strings.HasPrefix(key, p)
		}
		if !used {
			t.Errorf("the text of %q is used nowhere", key)
		}
	}
}

func TestBothLanguagesSayTheSame(t *testing.T) { wordstest.Run(t, scenes.Texts(), scenes.Portuguese()) }
