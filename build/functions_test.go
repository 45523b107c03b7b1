package main

import (
	"go/ast"
	"go/token"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// The limits of a function.
const (
	maxPaths = 15 // cyclomatic complexity
	maxLines = 60 // from the line of func to its closing brace
)

// complexFunctions lists the functions whose complexity may exceed maxPaths, with the complexity they may have and the reason.
var complexFunctions = map[string]struct {
	paths  int
	reason string
}{
	"games/taiji.census.scoreWith":  {17, "every search calls it for every half-tile: it keeps what it touches in four variables"},
	"scenes/boardui.Hand.candidate": {20, "the states of the hand, each with its ply"},
	"scenes/demo.Player.Do":         {19, "one command per line"},
	"scenes/play.speech.sayPly":     {22, "what there is to say about a ply, the most urgent first"},
	"scenes/ui.ring.finish":         {37, "the meanings of the focus keys, one after another"},
}

// TestFunctionsAreSmall checks maxPaths and maxLines for every function outside tests.
func TestFunctionsAreSmall(t *testing.T) {
	seen := map[string]bool{}
	eachSource(t, func(s source) {
		name := filepath.ToSlash(s.path)
		if strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
			return
		}
		for _, d := range s.file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			what := path.Dir(name) + "." + f.Name.Name
			if r := receiver(d); r != "" {
				what = path.Dir(name) + "." + r + "." + f.Name.Name
			}
			seen[what] = true
			if n := s.line(f.End()) - s.line(f.Pos()) + 1; n > maxLines {
				t.Errorf("%s has %d lines, more than %d", what, n, maxLines)
			}
			checkPaths(t, what, pathsOf(f))
		}
	})
	for what := range complexFunctions {
		if !seen[what] {
			t.Errorf("there is no %s: delete its line", what)
		}
	}
}

// checkPaths compares the complexity of a function with maxPaths, or with its own limit in complexFunctions.
func checkPaths(t *testing.T, what string, paths int) {
	t.Helper()
	switch x, ok := complexFunctions[what]; {
	case !ok && paths > maxPaths:
		t.Errorf("%s has a complexity of %d, more than %d", what, paths, maxPaths)
	case ok && paths > x.paths:
		t.Errorf("%s has a complexity of %d, more than the %d it may have: %s", what, paths, x.paths, x.reason)
	case ok && paths <= maxPaths:
		t.Errorf("%s has a complexity of %d and needs no exception: delete its line", what, paths)
	}
}

// pathsOf returns the cyclomatic complexity of f: one, plus one for each condition, loop and case.
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

// receiver returns the receiver type of method d, "" if it is not a method.
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
