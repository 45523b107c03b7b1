package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// maxFiles limits the files of scenes that run because of a click. The number only ever goes down.
const maxFiles = 12

// A click on a cell of Squex, at a table of two people, runs through few files of scenes.
//
// Three profiles of one process and one table are compared: of the frames in which the pointer comes to the cell and rests there, of the two
// frames in which the button goes down and comes up, and of frames after all has come to rest. All are drawn, and written to the store. A file
// counts if a statement of it has run in the second profile and in neither of the others: what every frame does counts for nothing. Package
// demo, which clicks, does not count either.
func TestAClickCrossesFewFiles(t *testing.T) {
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
	// The program is measured itself, or there is no one to begin measuring.
	call(t, "go", "build", "-cover", "-covermode=atomic", "-coverpkg=quintet/build/click,quintet/scenes/...", "-o", program, ".")
	call(t, program, at("before"), at("click"), at("after"))
	before, after := ran(t, at("before")), ran(t, at("after"))
	var files []string
	for statement := range ran(t, at("click")) {
		file, _, _ := strings.Cut(statement, ":")
		if strings.HasPrefix(file, "quintet/scenes/") && !strings.HasPrefix(file, "quintet/scenes/demo/") && !before[statement] && !after[statement] {
			files = append(files, file)
		}
	}
	slices.Sort(files)
	if files = slices.Compact(files); len(files) > maxFiles {
		t.Errorf("a click runs through %d files of scenes, want at most %d:\n%s", len(files), maxFiles, strings.Join(files, "\n"))
	}
	if !slices.ContainsFunc(files, func(f string) bool { return strings.HasPrefix(f, "quintet/scenes/boardui/") }) {
		t.Errorf("a click runs through no file of scenes/boardui, only through %q", files)
	}
}

// call runs a program that must succeed.
func call(t *testing.T, name string, args ...string) {
	t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
}

// ran returns the statements that have run by what was written into folder: "quintet/scenes/ui/ui.go:12.3,15.4".
func ran(t *testing.T, folder string) map[string]bool {
	t.Helper()
	profile := filepath.Join(folder, "profile")
	call(t, "go", "tool", "covdata", "textfmt", "-i="+folder, "-o="+profile)
	text, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for _, line := range regexp.MustCompile(`(?m)^(\S+) \d+ [1-9]\d*$`).FindAllSubmatch(text, -1) {
		all[string(line[1])] = true
	}
	if len(all) == 0 {
		t.Fatalf("%s tells of no statement", profile)
	}
	return all
}
