package main

import (
	"go/ast"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What a reader can keep in his head.
const (
	maxMethods = 60  // of a type
	maxLines   = 300 // of a file
	maxPaths   = 15  // of a function: its cyclomatic complexity
)

// An excess is a type, a file or a function that may be larger, up to size: a number that only ever goes down.
type excess struct {
	what   string // "folder.Type", the name of a file, or "folder.Type.method"
	size   int
	reason string
}

// excesses lists all that is larger than a reader can keep in his head.
var excesses = []excess{
	{"games/taiji.census.with", 17, "every search asks it for every half-tile: what it touches is kept in four variables"},
	{"scenes/board.devices.moveCursor", 17, "a key a line, and what puts the cursor away"},
	{"scenes/board.drawing.candidate", 20, "the states of the hand, each with the ply it would make"},
	{"scenes/demo.Player.Do", 19, "a command a line"},
	{"scenes/play.speech.sayPly", 22, "what may be said of a ply, the most urgent first"},
	{"scenes/ui.ring.finish", 37, "what the keys of the focus mean, one after the other"},
}

// TestTypesAndFilesAreSmall: no type has more than maxMethods methods, no file more than maxLines lines, and no function more than maxPaths
// paths; tests are not counted.
func TestTypesAndFilesAreSmall(t *testing.T) {
	methods, lines, paths := map[string]int{}, map[string]int{}, map[string]int{}
	eachSource(t, func(s source) {
		name := filepath.ToSlash(s.path)
		if strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
			return
		}
		lines[name] = strings.Count(string(s.text), "\n")
		for _, d := range s.file.Decls {
			of := path.Dir(name) + "."
			if r := receiver(d); r != "" {
				methods[of+r]++
				of += r + "."
			}
			if f, ok := d.(*ast.FuncDecl); ok {
				paths[of+f.Name.Name] = pathsOf(f)
			}
		}
	})
	small(t, methods, maxMethods, "methods", "find the type that is missing")
	small(t, lines, maxLines, "lines", "find what in it deserves a file")
	small(t, paths, maxPaths, "paths", "find the function that is missing")
	for _, x := range excesses {
		if methods[x.what]+lines[x.what]+paths[x.what] == 0 {
			t.Errorf("there is no %s: delete its line", x.what)
		}
	}
}

// small holds sizes to most, and those of excesses to theirs.
func small(t *testing.T, sizes map[string]int, most int, of, advice string) {
	t.Helper()
	for what, n := range sizes {
		i := slices.IndexFunc(excesses, func(x excess) bool { return x.what == what })
		switch {
		case i < 0 && n > most:
			t.Errorf("%s has %d %s, more than %d: %s", what, n, of, most, advice)
		case i >= 0 && n > excesses[i].size:
			t.Errorf("%s has %d %s, more than the %d it may have: %s", what, n, of, excesses[i].size, excesses[i].reason)
		case i >= 0 && n <= most:
			t.Errorf("%s has %d %s and needs no exception: delete its line", what, n, of)
		}
	}
}

// pathsOf returns the cyclomatic complexity of f: one, and one more for each condition, loop and case.
func pathsOf(f *ast.FuncDecl) int {
	n := 1
	ast.Inspect(f, func(node ast.Node) bool {
		switch x := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			n += min(1, len(x.List))
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// receiver returns the type whose method d is, "" where it is none.
func receiver(d ast.Decl) string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Recv == nil {
		return ""
	}
	e := f.Recv.List[0].Type
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}
