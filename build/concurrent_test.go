package main

import (
	"go/ast"
	"go/build"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Packages of the program that start goroutines are tested under the race detector. Of the tools only the arena shares data among goroutines; the
// others wait for a process. The suite of the games is in the second run. Files for systems other than Linux, where the detector runs, are not
// counted.
func TestGoroutinePackagesAreRaced(t *testing.T) {
	raced := func(folder string) bool {
		return slices.ContainsFunc(concurrent(), func(p string) bool {
			tree, whole := strings.CutSuffix(p, "/...")
			return p == "./"+folder || whole && strings.HasPrefix("./"+folder+"/", tree+"/")
		})
	}
	linux := build.Default
	linux.GOOS, linux.GOARCH = "linux", "amd64"
	started := 0
	eachSource(t, func(s source) {
		name := s.path
		folder := filepath.ToSlash(filepath.Dir(name))
		if tool := folder == "build" || path.Dir(folder) == "build" && folder != "build/arena"; tool || folder == "games/gametest" || strings.HasSuffix(name, "_test.go") {
			return
		}
		if built, err := linux.MatchFile(filepath.Join(root, filepath.Dir(name)), filepath.Base(name)); err != nil {
			t.Fatal(err)
		} else if !built || !startsGoroutines(s.file) {
			return
		}
		if started++; !raced(folder) {
			t.Errorf("%s starts goroutines, and the race detector does not look at ./%s: add it to concurrent", name, folder)
		}
	})
	if started < 5 {
		t.Errorf("%d files start goroutines, there were more", started)
	}
}

// startsGoroutines reports whether a file has a go statement or calls the method Go of a wait group.
func startsGoroutines(f *ast.File) (yes bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			yes = true
		case *ast.CallExpr:
			if s, ok := n.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Go" {
				yes = true
			}
		}
		return !yes
	})
	return yes
}
