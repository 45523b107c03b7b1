package main

import (
	"go/ast"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"quintet/build/must"
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

// Comments state what a thing is or does. A question word behind "is" makes the reader turn the sentence round.
func TestSourcesStateInComments(t *testing.T) {
	riddle := regexp.MustCompile(`(?m)^(An? |The )?[\w.]+ (is|are) (how|what|whether|where|why|who|when)\b.*`)
	eachComment(t, func(path, text string) {
		for _, line := range riddle.FindAllString(text, -1) {
			t.Errorf("%s: say what it is or does: %q", path, line)
		}
	})
}

// The comment of a declaration begins with its name.
func TestCommentsBeginWithTheName(t *testing.T) {
	eachSource(t, func(s source) {
		for _, d := range s.file.Decls {
			name, doc := documented(d)
			words := strings.FieldsFunc(doc.Text(), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
			if name != "" && len(words) > 0 && !slices.Contains(words[:min(2, len(words))], name) {
				t.Errorf("%s: the comment of %s does not begin with its name: %q", s.path, name, words[:min(6, len(words))])
			}
		}
	})
}

// documented returns the name and the comment of a declaration with one name. Tests, which are called by a sentence, have none.
func documented(d ast.Decl) (name string, doc *ast.CommentGroup) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if !regexp.MustCompile(`^(Test|Benchmark|Fuzz|Example)`).MatchString(d.Name.Name) {
			return d.Name.Name, d.Doc
		}
	case *ast.GenDecl:
		if d.Lparen.IsValid() || len(d.Specs) != 1 {
			return "", nil
		}
		switch s := d.Specs[0].(type) {
		case *ast.TypeSpec:
			return s.Name.Name, d.Doc
		case *ast.ValueSpec:
			if len(s.Names) == 1 {
				return s.Names[0].Name, d.Doc
			}
		}
	}
	return "", nil
}

// eachComment calls f with every comment of the module, a group of lines at a time, and the path of its file.
func eachComment(t *testing.T, f func(path, text string)) {
	t.Helper()
	eachSource(t, func(s source) {
		for _, group := range s.file.Comments {
			f(s.path, textOf(group))
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
