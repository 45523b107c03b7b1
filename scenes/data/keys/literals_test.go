package keys_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestScenesNameNoKeys looks for keys in the source of the scenes, which must ask for actions. Only text editing, labels, and scripts, which simulate
// a keyboard, name keys.
func TestScenesNameNoKeys(t *testing.T) {
	may := map[string]bool{"../../ui/field.go": true, "../../ui/wording.go": true}
	names := map[string]bool{
		"Key": true, "Esc": true, "Enter": true, "Space": true, "Tab": true, "Backspace": true, "Delete": true, "Home": true, "End": true,
		"ArrowL": true, "ArrowR": true, "ArrowU": true, "ArrowD": true, "PageUp": true, "PageDown": true, "ContextMenu": true,
	}
	set, looked := token.NewFileSet(), 0
	err := filepath.WalkDir(filepath.Join("..", ".."), func(path string, d fs.DirEntry, err error) error {
		path = filepath.ToSlash(path)
		if d != nil && d.IsDir() && (d.Name() == "keys" || d.Name() == "demo") {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || may[path] {
			return err
		}
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		looked++
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if ok {
				if s, ok := call.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Key" && len(call.Args) > 0 {
					t.Errorf("%s asks for a key", set.Position(n.Pos()))
				}
			}
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "input" && names[s.Sel.Name] && s.Sel.Name != "Key" {
					t.Errorf("%s names the key %s", set.Position(n.Pos()), s.Sel.Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || looked < 20 {
		t.Fatalf("%d files looked at, %v", looked, err)
	}
}
