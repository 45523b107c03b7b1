package main

import (
	"go/ast"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quintet/build/must"
)

// Comments only cite documents that a clone contains: named relative to the repository, the folder of the comment or one above it. A part in angle
// brackets stands for any name.
func TestCommentsCiteExistingDocuments(t *testing.T) {
	document, any := regexp.MustCompile(`[\w./<>-]+\.md\b`), regexp.MustCompile(`<\w+>`)
	eachComment(t, func(path, text string) {
		for _, name := range document.FindAllString(text, -1) {
			pattern, found := any.ReplaceAllString(name, "*"), false
			for dir := filepath.Dir(path); !found; dir = filepath.Dir(dir) {
				files, err := filepath.Glob(filepath.Join(root, dir, pattern))
				must.Succeed(t, err)
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

// eachComment calls f with every comment of the module, one group of lines at a time, and the path of its file.
func eachComment(t *testing.T, f func(path, text string)) {
	t.Helper()
	eachSource(t, func(s source) {
		for _, group := range s.file.Comments {
			f(s.path, textOf(group))
		}
	})
}

// textOf returns the lines of a group without their markers. Directives are kept.
func textOf(group *ast.CommentGroup) string {
	var lines []string
	for _, c := range group.List {
		lines = append(lines, strings.TrimSpace(strings.TrimPrefix(c.Text, "//")))
	}
	return strings.Join(lines, "\n")
}
