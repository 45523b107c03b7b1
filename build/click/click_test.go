package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// maxFiles limits the files of scenes and games that run because of a click. It only goes down; 16 of these files write the record that is stored with
// each ply. There is one less if the disk is still busy with the beginning of the table when the measurement begins.
const maxFiles = 44

// A click on a cell of Squex, at a table of two people, runs through few files of scenes and games, and through the functions that
// architecture.md lists.
//
// Three profiles of one process and one table are compared: frames in which the pointer moves to the cell and rests there, the two frames in
// which the button goes down and up, and frames after everything has come to rest. All of them are drawn and saved. A file counts if one of its
// statements runs in the second profile and in neither of the others, so work that every frame does is not counted. Package demo, which makes
// the click, is not counted either.
func TestClickMatchesArchitecture(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the program")
	}
	folder := t.TempDir()
	program := filepath.Join(folder, "program")
	at := func(when string) string { return filepath.Join(folder, when) }
	for _, when := range []string{"before", "click", "after"} {
		if err := os.Mkdir(at(when), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	// The program is measured itself, because coverage counters exist only in measured programs.
	call(t, "go", "build", "-cover", "-covermode=atomic", "-coverpkg=quintet/build/click,quintet/scenes/...,quintet/games/...", "-o", program, ".")
	call(t, program, at("before"), at("click"), at("after"))
	t.Run("CrossesFewFiles", func(t *testing.T) { countFiles(t, ran(t, at("before")), ran(t, at("click")), ran(t, at("after"))) })
	t.Run("RunsWhatTheArchitectureLists", func(t *testing.T) { checkSpine(t, functions(t, at("click"))) })
}

// countFiles fails if too many files have statements that ran during the click and neither before nor after it.
func countFiles(t *testing.T, before, click, after map[string]bool) {
	var files []string
	for statement := range click {
		file, _, _ := strings.Cut(statement, ":")
		own := strings.HasPrefix(file, "quintet/scenes/") && !strings.HasPrefix(file, "quintet/scenes/demo/") || strings.HasPrefix(file, "quintet/games/")
		if own && !before[statement] && !after[statement] {
			files = append(files, strings.TrimPrefix(file, "quintet/"))
		}
	}
	slices.Sort(files)
	files = slices.Compact(files)
	t.Logf("a click runs through %d files of scenes and games:\n%s", len(files), strings.Join(files, "\n"))
	if len(files) > maxFiles {
		t.Errorf("a click runs through %d files of scenes and games, want at most %d", len(files), maxFiles)
	}
	for _, folder := range []string{"scenes/boardui/", "games/squex/"} {
		if !slices.ContainsFunc(files, func(f string) bool { return strings.HasPrefix(f, folder) }) {
			t.Errorf("a click runs through no file of %s", folder)
		}
	}
}

// checkSpine fails if a function that architecture.md lists for a click has not run.
func checkSpine(t *testing.T, ran map[string]bool) {
	page := must.Read(t, filepath.Join("..", "architecture.md"))
	steps := regexp.MustCompile("(?m)^\\d+\\. `([^`]+)` `([^`]+)`: ").FindAllStringSubmatch(page, -1)
	if len(steps) < 10 {
		t.Fatalf("architecture.md lists %d functions that a click runs, want at least 10", len(steps))
	}
	for _, step := range steps {
		if !ran[step[1]+" "+step[2]] {
			t.Errorf("architecture.md says that a click runs %s in %s; it does not", step[2], step[1])
		}
	}
}

// call runs a program that must succeed, and returns what it printed.
func call(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}

// ran returns the statements that ran according to the coverage data in folder: "quintet/scenes/ui/ui.go:12.3,15.4".
func ran(t *testing.T, folder string) map[string]bool {
	t.Helper()
	profile := filepath.Join(folder, "profile")
	call(t, "go", "tool", "covdata", "textfmt", "-i="+folder, "-o="+profile)
	all := map[string]bool{}
	for _, line := range regexp.MustCompile(`(?m)^(\S+) \d+ [1-9]\d*$`).FindAllStringSubmatch(must.Read(t, profile), -1) {
		all[line[1]] = true
	}
	if len(all) == 0 {
		t.Fatalf("%s has no statement that ran", profile)
	}
	return all
}

// functions returns the functions that ran according to the coverage data in folder: "scenes/ui/ui.go UI.Clicked".
func functions(t *testing.T, folder string) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	for _, f := range regexp.MustCompile(`(?m)^quintet/(\S+):\d+:\s+\*?(\S+)\s+([\d.]+)%$`).FindAllStringSubmatch(call(t, "go", "tool", "covdata", "func", "-i="+folder), -1) {
		if f[3] != "0.0" {
			all[f[1]+" "+f[2]] = true
		}
	}
	return all
}
