// Defines the kinds of changes that make a mutant, finds the places in a function where each is possible (places), and makes one (apply), which
// returns the changed text and writes no file. Add a kind to the constants and to places. mutants.go runs the tests on mutants.

package mutants

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A kind is a way to change a line.
type kind string

// The kinds.
const (
	not      kind = "not"      // the condition of an if or for is negated
	operator kind = "operator" // an operator is replaced by another one
	number   kind = "number"   // a number is incremented
	call     kind = "call"     // a call statement is removed
)

// replacements maps operators to their replacements.
var replacements = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.ADD: token.SUB, token.SUB: token.ADD, token.LAND: token.LOR, token.LOR: token.LAND,
}

// A place is a piece of a file, and its replacement.
type place struct {
	kind     kind
	from, to token.Pos
	text     func(old string) string
}

// places returns what can be changed in f, in the order of the file.
func places(f *ast.FuncDecl) (all []place) {
	turned := func(e ast.Expr) {
		if e != nil {
			all = append(all, place{not, e.Pos(), e.End(), func(old string) string { return "!(" + old + ")" }})
		}
	}
	ast.Inspect(f.Body, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.IfStmt:
			turned(x.Cond)
		case *ast.ForStmt:
			turned(x.Cond)
		case *ast.BinaryExpr:
			if other, ok := replacements[x.Op]; ok {
				all = append(all, place{operator, x.OpPos, x.OpPos + token.Pos(len(x.Op.String())), func(string) string { return other.String() }})
			}
		case *ast.BasicLit:
			if n, err := strconv.Atoi(x.Value); x.Kind == token.INT && err == nil {
				all = append(all, place{number, x.Pos(), x.End(), func(string) string { return strconv.Itoa(n + 1) }})
			}
		case *ast.ExprStmt:
			if _, ok := x.X.(*ast.CallExpr); ok {
				all = append(all, place{call, x.Pos(), x.End(), func(string) string { return "" }})
			}
		}
		return true
	})
	return all
}

// nameOf returns the name of f with its receiver.
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	e := f.Recv.List[0].Type
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.Ident:
			return x.Name + "." + f.Name.Name
		default:
			return f.Name.Name
		}
	}
}

// eachFunction calls do with every function of the non-test files of a folder that are compiled on this system, until it returns false.
func eachFunction(folder string, do func(file string, fset *token.FileSet, f *ast.FuncDecl) bool) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil && !do(file, fset, f) {
				return nil
			}
		}
	}
	return nil
}

// candidates returns all mutants of the packages in folders and below, by folder.
func candidates(folders ...string) (all []mutant, err error) {
	for _, top := range folders {
		err := filepath.WalkDir(top, func(path string, d os.DirEntry, err error) error {
			if err != nil || !d.IsDir() || d.Name() == "testdata" {
				return err
			}
			return eachFunction(path, func(file string, _ *token.FileSet, f *ast.FuncDecl) bool {
				if strings.Contains(filepath.Base(file), "_") { // it may be for another system
					return true
				}
				of := map[kind]int{}
				for _, p := range places(f) {
					of[p.kind]++
					all = append(all, mutant{pkg: filepath.ToSlash(path), function: nameOf(f), kind: p.kind, n: of[p.kind]})
				}
				return true
			})
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// apply returns the file that m changes and its changed text. The error says that the function or place no longer exists.
func (m mutant) apply() (file string, text []byte, err error) {
	var at place
	var offset int
	err = eachFunction(filepath.FromSlash(m.pkg), func(path string, fset *token.FileSet, f *ast.FuncDecl) bool {
		if nameOf(f) != m.function {
			return true
		}
		of := slices.DeleteFunc(places(f), func(p place) bool { return p.kind != m.kind })
		if m.n < 1 || m.n > len(of) {
			return true
		}
		file, at = path, of[m.n-1]
		offset = fset.Position(at.from).Offset
		return false
	})
	if err != nil {
		return "", nil, err
	}
	if file == "" {
		return "", nil, fmt.Errorf("mutants: %s has no %s, or nothing there to change: rename or delete its line in the list", m.pkg, m)
	}
	old, err := os.ReadFile(file)
	if err != nil {
		return "", nil, err
	}
	end := offset + int(at.to-at.from)
	return file, slices.Concat(old[:offset], []byte(at.text(string(old[offset:end]))), old[end:]), nil
}
