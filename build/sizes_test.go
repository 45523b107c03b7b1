package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"
	"testing"
)

// What a reader can keep in his head.
const (
	maxMethods = 60  // of a type
	maxLines   = 300 // of a file
)

// An excess is a type or a file that may be larger, up to size: a number that only ever goes down.
type excess struct {
	what   string // "folder.Type" or the name of a file
	size   int
	reason string
}

// excesses lists all that is larger than a reader can keep in his head.
var excesses = []excess{
	{"scenes/play.Scene", 96, "the table, the board and the page are being taken out of it"},
}

// TestTypesAndFilesAreSmall: no type has more than maxMethods methods, and no file more than maxLines lines; tests are not counted.
func TestTypesAndFilesAreSmall(t *testing.T) {
	sizes := map[string]int{} // of types by their methods, of files by their lines
	eachSource(t, func(name string, text []byte) {
		if strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
			return
		}
		sizes[name] = strings.Count(string(text), "\n")
		f, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if of := receiver(d); of != "" {
				sizes[path.Dir(name)+"."+of]++
			}
		}
	})
	for _, x := range excesses {
		most := maxMethods
		if strings.HasSuffix(x.what, ".go") {
			most = maxLines
		}
		switch n := sizes[x.what]; {
		case n > x.size:
			t.Errorf("%s has %d, more than the %d it may have: %s", x.what, n, x.size, x.reason)
		case n <= most:
			t.Errorf("%s has %d and needs no exception: delete its line", x.what, n)
		}
		delete(sizes, x.what)
	}
	for what, n := range sizes {
		if strings.HasSuffix(what, ".go") && n > maxLines {
			t.Errorf("%s has %d lines, more than %d: find what in it deserves a file", what, n, maxLines)
		} else if !strings.HasSuffix(what, ".go") && n > maxMethods {
			t.Errorf("%s has %d methods, more than %d: find the type that is missing", what, n, maxMethods)
		}
	}
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
