// Package must holds short helpers for tests that end the test on an error: one checks an error, the others read and write files. Add a helper that
// many packages need here.
package must

import (
	"os"
	"path/filepath"
	"testing"
)

// Succeed ends the test if err is not nil.
func Succeed(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Read returns the text of a file.
func Read(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	Succeed(t, err)
	return string(text)
}

// Write writes a file, and creates its folder.
func Write(t testing.TB, path, text string) {
	t.Helper()
	Succeed(t, os.MkdirAll(filepath.Dir(path), 0o755))
	Succeed(t, os.WriteFile(path, []byte(text), 0o644))
}
