//go:build linux

package command_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/command"
)

// Pipes and devices are left unchanged, and writing does not wait for their other end.
func TestWriteFileSkipsDevices(t *testing.T) {
	folder := t.TempDir()
	pipe, null := filepath.Join(folder, "pipe"), filepath.Join(folder, "null")
	catalogtest.NoError(t, syscall.Mkfifo(pipe, 0o600))
	names := []string{pipe}
	if err := syscall.Mknod(null, syscall.S_IFCHR|0o600, 1<<8|3); err == nil { // root only
		names = append(names, null)
	}
	for _, path := range names {
		link := path + "-link"
		catalogtest.NoError(t, os.Symlink(path, link))
		before, err := os.Stat(path)
		catalogtest.NoError(t, err)
		for _, name := range []string{path, link} {
			for _, replace := range []bool{true, false} {
				if err := command.WriteFile(name, []byte("new"), replace); !errors.Is(err, command.ErrNoFile) {
					t.Errorf("WriteFile(%s, %v) = %v, want %v", name, replace, err, command.ErrNoFile)
				}
			}
		}
		if after, err := os.Stat(path); err != nil || after.Mode() != before.Mode() {
			t.Errorf("%s is now %v, %v, want %v", path, after.Mode(), err, before.Mode())
		}
	}
}
