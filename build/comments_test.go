package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Comments cite only documents that a clone holds: named from the top of the repository, from the folder of the comment or one above it.
// A part in angle brackets stands for any name.
func TestSourcesCiteDocumentsOfTheClone(t *testing.T) {
	document, any := regexp.MustCompile(`[\w./<>-]+\.md\b`), regexp.MustCompile(`<\w+>`)
	eachComment(t, func(path, text string) {
		for _, name := range document.FindAllString(text, -1) {
			pattern, found := any.ReplaceAllString(name, "*"), false
			for dir := filepath.Dir(path); !found; dir = filepath.Dir(dir) {
				files, err := filepath.Glob(filepath.Join(root, dir, pattern))
				if err != nil {
					t.Fatal(err)
				}
				if found = len(files) > 0; dir == "." {
					break
				}
			}
			if !found {
				t.Errorf("%s cites %s, which is not in the repository", path, name)
			}
		}
	})
}

// Comments state what a thing is or does. "X is how many ..." and "X is what ..." make the reader turn the sentence round.
func TestSourcesStateInComments(t *testing.T) {
	riddle := regexp.MustCompile(`(?m)^[\w.]+ is (how|what|whether)\b.*`)
	eachComment(t, func(path, text string) {
		for _, line := range riddle.FindAllString(text, -1) {
			t.Errorf("%s: say what it is or does: %q", path, line)
		}
	})
}

// eachComment calls f with every comment of the module, a group of lines at a time, and the path of its file.
func eachComment(t *testing.T, f func(path, text string)) {
	t.Helper()
	eachSource(t, func(path string, source []byte) {
		file, err := parser.ParseFile(token.NewFileSet(), path, source, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, group := range file.Comments {
			f(path, textOf(group))
		}
	})
}

// textOf returns the lines of a group without their marks. Directives are left in.
func textOf(group *ast.CommentGroup) string {
	var lines []string
	for _, c := range group.List {
		lines = append(lines, strings.TrimSpace(strings.TrimPrefix(c.Text, "//")))
	}
	return strings.Join(lines, "\n")
}
