package scenes_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/terminal"
	"quintet/games/files/diagram"
	"quintet/games/null"
	"quintet/games/words"
	"quintet/games/words/wordstest"
	"quintet/render/input"
	"quintet/scenes"
	actions "quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A source lists the message keys used by the Go files below a folder.
type source struct {
	asked    map[string]string // keys that are worded, with their place
	literals map[string]bool   // all string literals
	prefixes map[string]bool   // strings to which something is appended
}

// readSource reads the Go files below folder, except tests and those that skip selects.
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

// note records the keys in node n.
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
	case *ast.KeyValueExpr: // fields that hold keys
		if name, ok := n.Key.(*ast.Ident); ok && slices.Contains([]string{"label", "help", "button"}, name.Name) {
			if text, ok := text(n.Value); ok {
				s.asked[text] = files.Position(n.Pos()).String()
			}
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

// text returns the value of a string literal.
func text(n ast.Expr) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// keysOf returns the keys of sentences of folders.
func keysOf(t *testing.T, folders ...words.Folder) []string {
	t.Helper()
	var keys []string
	for _, f := range folders {
		entries, err := f.Read(words.En)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !strings.HasPrefix(e.Key, "language.") {
				keys = append(keys, e.Key)
			}
		}
	}
	return keys
}

// ownKeys returns the keys of the scenes' own texts.
func ownKeys(t *testing.T) []string { return keysOf(t, scenes.Texts(), ui.Texts()) }

// gameKeys returns the keys of the texts of the games, and of the texts beside boards saved as text.
func gameKeys(t *testing.T) []string {
	folders := []words.Folder{words.Shared(), diagram.Texts(), terminal.Texts(), words.Of(null.Spec)}
	for _, s := range catalog.All() {
		folders = append(folders, words.Of(s))
	}
	return keysOf(t, folders...)
}

// forTheMouse returns the key that the touch variant key replaces, and other keys unchanged.
func forTheMouse(key string, keys []string) string {
	if plain, ok := strings.CutSuffix(key, ui.TouchEnd); ok && slices.Contains(keys, plain) {
		return plain
	}
	return key
}

func TestSceneTextsMatchKeys(t *testing.T) {
	s := readSource(t, ".", func(string) bool { return false })
	keys := append(ownKeys(t), gameKeys(t)...)
	for key, place := range s.asked {
		if !slices.Contains(keys, key) {
			t.Errorf("%s: key %q has no text", place, key)
		}
	}
	made := specKeys(t)
	for _, key := range ownKeys(t) {
		key = forTheMouse(key, keys)
		head, _, _ := strings.Cut(key, ".")
		if !s.literals[key] && !(made[key] && s.prefixes[head+"."]) {
			t.Errorf("the text of %q is used nowhere", key)
		}
	}
}

// specKeys returns the keys built from the Specs of the games: lines for each game, and the names and meanings of options and values, each from the
// texts of the game or of the scenes, and the effects of plies; also keys for the levels and the persons of the computer, the names of keyboard keys,
// and months.
func specKeys(t *testing.T) map[string]bool {
	keys := map[string]bool{}
	for _, k := range []input.Key{
		"ctrl", "alt", "shift", input.Esc, input.Enter, input.Space, input.Tab, input.Backspace, input.Delete,
		input.ArrowL, input.ArrowR, input.ArrowU, input.ArrowD, input.Home, input.End, input.PageUp, input.PageDown, input.ContextMenu,
	} {
		keys["key."+string(k)] = true
	}
	for _, r := range actions.Rows() {
		if !r.Fixed {
			keys["action."+string(r.Action)] = true
		}
	}
	for n := range 12 {
		keys["month."+strconv.Itoa(n+1)] = true
	}
	for _, name := range catalog.Names() {
		keys["person."+strings.ToLower(name)] = true
	}
	for _, who := range append(catalog.Names()[:catalog.MaxLevels], "guest") {
		for situation, n := range map[string]int{"start": 3, "again": 1, "revenge": 1, "better": 2, "worse": 2, "won": 2, "lost": 2, "shared": 2, "sure": 2} {
			for i := range n {
				keys["talk."+strings.ToLower(who)+"."+situation+"."+strconv.Itoa(i+1)] = true
			}
		}
	}
	keys["level.full"] = true
	for n := range catalog.MaxLevels - 1 {
		keys["level."+strconv.Itoa(n+1)] = true
	}
	for _, spec := range append(catalog.All(), null.Spec) {
		keys[spec.ID+".title"], keys[spec.ID+".about"] = true, true
		if g, err := spec.Open(nil); err == nil && games.HasScores(g) {
			keys[spec.ID+".margin"] = true
			keys[spec.ID+".moment"] = true
		}
		addEffects(keys, spec)
		has := keysOf(t, words.Of(spec))
		if signs := spec.ID + ".signs"; slices.Contains(has, signs) {
			keys[signs] = true
		}
		add := func(shared, id string) {
			if own := spec.ID + "." + id; slices.Contains(has, own) {
				shared = own
			}
			keys[shared] = true
		}
		for _, opt := range spec.Options {
			add("option."+opt.ID, "option."+opt.ID)
			for _, v := range opt.Choices {
				if _, err := strconv.Atoi(v); err != nil {
					add("value."+v, "value."+opt.ID+"."+v)
					for _, key := range has { // its meaning on a board of one size
						if strings.HasPrefix(key, spec.ID+".value."+opt.ID+"."+v+".") {
							keys[key] = true
						}
					}
				}
				if opt.ID != "size" && opt.ID != "handicap" { // these have one sentence for all values
					add("help."+opt.ID+"."+v, "help."+opt.ID+"."+v)
				}
			}
		}
	}
	return keys
}

// addEffects adds the keys of what plies of a game do, if the game explains them.
func addEffects(keys map[string]bool, spec games.Spec) {
	g, _ := spec.Open(nil)
	x, ok := g.(games.Explainer)
	if !ok {
		return
	}
	gains, costs := x.EffectKinds()
	for _, kind := range append(gains, costs...) {
		keys[games.Effect{Kind: kind}.Key(spec.ID)] = true
	}
	for _, kind := range gains {
		key := games.Effect{Kind: kind}.Key(spec.ID)
		keys[key+".stops"], keys[key+".allows"] = true, true
	}
	for _, kind := range x.RemarkKinds() {
		keys[games.Effect{Kind: kind}.Key(spec.ID)+".remark"] = true
	}
}

func TestOptionNames(t *testing.T) {
	own, game := ownKeys(t), gameKeys(t)
	for key := range specKeys(t) {
		if !slices.Contains(own, key) && !slices.Contains(game, key) {
			t.Errorf("%q has no text: a game names it in its folder texts", key)
		}
	}
}

func TestGameTextsMatchKeys(t *testing.T) {
	s := readSource(t, filepath.Join("..", "games"), func(path string) bool {
		return strings.Contains(path, "games/words/") || strings.Contains(path, "games/gametest/")
	})
	keys, made := gameKeys(t), specKeys(t)
	for key, place := range s.asked {
		if !slices.Contains(keys, key) && !s.prefixes[key] {
			t.Errorf("%s: key %q has no text", place, key)
		}
	}
	for _, key := range keys {
		key = forTheMouse(key, keys)
		used := s.literals[key]
		for p := range s.prefixes {
			used = used || strings.Contains(p, ".") && strings.HasPrefix(key, p)
		}
		if !used && !made[key] {
			t.Errorf("the text of %q is used nowhere", key)
		}
	}
}

func TestAllLanguagesHaveSameTexts(t *testing.T) {
	wordstest.Run(t, scenes.Texts())
	wordstest.Run(t, ui.Texts())
}
