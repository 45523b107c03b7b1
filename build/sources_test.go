package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"quintet/build/must"
)

// A source is a Go file of the module.
type source struct {
	path string // relative to the root
	text []byte
	file *ast.File // with its comments
	fset *token.FileSet
}

// line returns the line of a position in the file, counted from 1.
func (s source) line(p token.Pos) int { return s.fset.Position(p).Line }

// sources reads every Go file of the module, once.
var sources = sync.OnceValues(func() (all []source, err error) {
	err = filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		var s source
		if s.path, err = filepath.Rel(root, path); err != nil {
			return err
		}
		if s.text, err = os.ReadFile(path); err != nil {
			return err
		}
		s.fset = token.NewFileSet()
		s.file, err = parser.ParseFile(s.fset, s.path, s.text, parser.ParseComments|parser.SkipObjectResolution)
		all = append(all, s)
		return err
	})
	return all, err
})

// eachSource calls f with every Go file of the module. f must not change it.
func eachSource(t *testing.T, f func(s source)) {
	t.Helper()
	all, err := sources()
	must.Succeed(t, err)
	for _, s := range all {
		f(s)
	}
}
