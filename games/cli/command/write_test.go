package command_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/command"
)

// existing creates a file of the test with these permissions.
func existing(t *testing.T, folder, name string, mode fs.FileMode) string {
	t.Helper()
	path := filepath.Join(folder, name)
	catalogtest.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	catalogtest.NoError(t, os.Chmod(path, mode))
	return path
}

// holds fails unless the file has this content and its folder contains exactly the files in all.
func holds(t *testing.T, path, want string, all ...string) {
	t.Helper()
	got, err := os.ReadFile(path)
	if err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v, want %q", path, got, err, want)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	catalogtest.NoError(t, err)
	if len(entries) != len(all) {
		t.Errorf("the folder holds %v, want %q", entries, all)
	}
}

func TestWriteFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.txt")
	catalogtest.NoError(t, command.WriteFile(path, []byte("one"), false))
	holds(t, path, "one", "a.txt")
	if err := command.WriteFile(path, []byte("two"), false); !errors.Is(err, fs.ErrExist) || err.Error() != path+": file exists" {
		t.Errorf("WriteFile over a file: got %v, want %v", err, fs.ErrExist)
	}
	holds(t, path, "one", "a.txt")
	catalogtest.NoError(t, command.WriteFile(path, []byte("two"), true))
	holds(t, path, "two", "a.txt")
}

// A replaced file keeps its permissions. A new one gets those of the user's umask.
func TestWriteFileKeepsPermissions(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such permissions")
	}
	folder := t.TempDir()
	for _, mode := range []fs.FileMode{0o600, 0o640, 0o644, 0o664, 0o755} {
		path := existing(t, folder, "a.txt", mode)
		catalogtest.NoError(t, command.WriteFile(path, []byte("new"), true))
		holds(t, path, "new", "a.txt")
		if info, err := os.Stat(path); err != nil || info.Mode() != mode {
			t.Errorf("the file has now %v, %v, want %v", info.Mode(), err, mode)
		}
	}
	usual, made := filepath.Join(t.TempDir(), "usual"), filepath.Join(t.TempDir(), "made")
	catalogtest.NoError(t, os.WriteFile(usual, nil, 0o666))
	catalogtest.NoError(t, command.WriteFile(made, nil, true))
	a, err := os.Stat(usual)
	catalogtest.NoError(t, err)
	if b, err := os.Stat(made); err != nil || a.Mode() != b.Mode() {
		t.Errorf("a new file has %v, %v, want %v", b.Mode(), err, a.Mode())
	}
}

// A link stays a link, and its target is written, whether it exists or not.
func TestWriteFileFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	target, link := filepath.Join(folder, "target"), filepath.Join(folder, "link")
	if err := os.Symlink("target", link); err != nil {
		t.Skip(err)
	}
	catalogtest.NoError(t, os.Symlink(link, filepath.Join(folder, "second")))
	for _, want := range []string{"one", "two"} {
		catalogtest.NoError(t, command.WriteFile(filepath.Join(folder, "second"), []byte(want), true))
		holds(t, target, want, "link", "second", "target")
		if to, err := os.Readlink(link); err != nil || to != "target" {
			t.Errorf("the link leads to %q, %v", to, err)
		}
	}
	catalogtest.NoError(t, os.Symlink("loop", filepath.Join(folder, "loop")))
	if err := command.WriteFile(filepath.Join(folder, "loop"), nil, true); err == nil {
		t.Error("WriteFile succeeds on a link to itself")
	}
}

// What cannot be replaced stays unchanged, and no other file is left behind.
func TestWriteFileRejects(t *testing.T) {
	folder := t.TempDir()
	for _, replace := range []bool{true, false} {
		if err := command.WriteFile(folder, []byte("new"), replace); !errors.Is(err, command.ErrNoFile) {
			t.Errorf("WriteFile(a folder, %v) = %v, want %v", replace, err, command.ErrNoFile)
		}
		if err := command.WriteFile(filepath.Join(folder, "none", "a.txt"), nil, replace); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("WriteFile in no folder = %v, want %v", err, fs.ErrNotExist)
		}
	}
	if runtime.GOOS == "windows" || os.Getuid() == 0 {
		return // root may write anything
	}
	path := existing(t, folder, "a.txt", 0o444)
	if err := command.WriteFile(path, []byte("new"), true); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("WriteFile over a file that may not be written = %v", err)
	}
	holds(t, path, "old", "a.txt")
	catalogtest.NoError(t, os.Chmod(path, 0o644))
	catalogtest.NoError(t, os.Chmod(folder, 0o555))
	defer os.Chmod(folder, 0o755)
	if err := command.WriteFile(path, []byte("new"), true); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("WriteFile in a folder that may not be written = %v", err)
	}
	holds(t, path, "old", "a.txt")
}
