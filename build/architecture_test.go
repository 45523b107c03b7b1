package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// The architecture page names every package exactly once, after those that it imports. The games share one row.
func TestArchitectureListsAllPackages(t *testing.T) {
	_, page, _ := strings.Cut(must.Read(t, "architecture.md"), "\n## Packages\n")
	var listed []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\|").FindAllStringSubmatch(page, -1) {
		listed = append(listed, row[1])
	}
	place := func(path string) int {
		if path == "quintet" {
			path = "."
		}
		if path != "games/null" && slices.Contains(gameFolders, path) {
			path = "games/<id>"
		}
		return slices.Index(listed, path)
	}
	all := packages(t)
	for _, p := range all {
		at := place(p.ImportPath)
		if at < 0 {
			t.Errorf("architecture.md does not list %s", p.ImportPath)
			continue
		}
		for _, i := range p.Imports {
			own := slices.ContainsFunc(all, func(other aPackage) bool { return "quintet/"+other.ImportPath == i })
			if below := place(i[min(len(i), len("quintet/")):]); own && below > at {
				t.Errorf("architecture.md lists %s before %s, which it imports", p.ImportPath, i)
			}
		}
	}
	if want := len(all) - len(without(gameFolders, "games/null")) + 1; len(listed) != want {
		t.Errorf("architecture.md lists %d packages, want %d", len(listed), want)
	}
}

// The documents name only files that exist.
func TestDocumentsNameExistingFiles(t *testing.T) {
	for _, document := range []string{"architecture.md", "CONTRIBUTING.md", filepath.Join("..", "README.md")} {
		named := regexp.MustCompile("`((?:games|scenes|render|sprites|fonts|build)/(?:[a-z_.]+/)*[a-z_0-9]+\\.(?:go|md|txt|demo|tsv))`").FindAllStringSubmatch(must.Read(t, document), -1)
		for _, name := range named {
			if _, err := os.Stat(filepath.Join("..", filepath.FromSlash(name[1]))); err != nil {
				t.Errorf("%s names a file that does not exist: %v", document, err)
			}
		}
	}
}
