//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Only the owner can read the files, however they are written.
func TestOnlyOwnerReads(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	folder := filepath.Join(t.TempDir(), "data")
	d := Disk(folder)
	unlock, err := d.Folder("tables").Lock("copy-1")
	if err != nil {
		t.Fatal(err)
	}
	unlock()
	if err := errors.Join(d.Write("a", []byte("one")), d.Create("b", nil), d.Append("b", 0, []byte("x")), d.Folder("games").Write("c", nil)); err != nil {
		t.Fatal(err)
	}
	seen := 0
	err = filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		want := fs.FileMode(0o600)
		if e.IsDir() {
			want = 0o700
		}
		if seen++; info.Mode().Perm() != want {
			t.Errorf("%s has mode %v, want %v", path, info.Mode().Perm(), want)
		}
		return nil
	})
	if err != nil || seen != 7 {
		t.Errorf("%d files and folders, %v, want 7", seen, err)
	}
}

// A link stays a link: writes go to its target, even if that does not exist yet.
func TestLinkStays(t *testing.T) {
	top := t.TempDir()
	data, other := filepath.Join(top, "data"), filepath.Join(top, "other")
	if err := errors.Join(os.Mkdir(data, 0o700), os.Mkdir(other, 0o700)); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(data, "a")
	if err := errors.Join(os.Symlink(filepath.Join("..", "other", "first"), path), os.Symlink("second", filepath.Join(other, "first"))); err != nil {
		t.Fatal(err)
	}
	d := Disk(data)
	if _, err := d.Read("a", 9); !errors.Is(err, ErrNotFound) {
		t.Errorf("Read of a link to nothing = %v, want ErrNotFound", err)
	}
	for _, text := range []string{"one", "two"} {
		if err := d.Write("a", []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(other, "second"))
		if err != nil || string(got) != text {
			t.Errorf("the target of the link is %q, %v, want %q", got, err, text)
		}
	}
	if to, err := os.Readlink(path); err != nil || to != filepath.Join("..", "other", "first") {
		t.Errorf("the link leads to %q, %v", to, err)
	}
	if files, err := os.ReadDir(other); err != nil || len(files) != 2 {
		t.Errorf("there are %v, %v, want no temporary file", files, err)
	}
	if err := os.Symlink("round", filepath.Join(data, "round")); err != nil {
		t.Fatal(err)
	}
	if err := d.Write("round", nil); err == nil || !strings.Contains(err.Error(), "too many links") {
		t.Errorf("Write to a link to itself = %v", err)
	}
}

// Anything but a file gives an error at once, because a pipe would block for ever and a device has no end. It is not changed.
func TestOnlyFilesAreTouched(t *testing.T) {
	folder := t.TempDir()
	path := func(name string) string { return filepath.Join(folder, name) }
	large, err := os.Create(path("large"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(large.Truncate(1<<30), large.Close(), syscall.Mkfifo(path("pipe"), 0o600), os.Symlink("pipe", path("link")),
		os.Symlink("/dev/zero", path("zeros")), os.Symlink("/dev/null", path("null")), os.Mkdir(path("folder"), 0o700)); err != nil {
		t.Fatal(err)
	}
	d := Disk(folder)
	for name, want := range map[string]string{"pipe": "is a pipe or a device", "link": "is a pipe or a device", "zeros": "is a pipe or a device", "null": "is a pipe or a device", "folder": "is a folder"} {
		done := make(chan []error, 1)
		go func() {
			_, err := d.Read(name, 99)
			done <- []error{err, d.Write(name, nil), d.Append(name, 0, nil), d.Sync(name)}
		}()
		select {
		case errs := <-done:
			for i, err := range errs {
				if err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("%s: error %d is %v, want it to say that it %s", name, i, err, want)
				}
			}
		case <-time.After(time.Minute):
			t.Fatalf("%s: it hangs", name)
		}
	}
	if _, err := d.Read("large", 1<<20); !errors.Is(err, ErrLarge) {
		t.Errorf("Read of 1 GB = %v, want ErrLarge", err)
	}
	if info, err := os.Lstat(path("pipe")); err != nil || info.Mode()&fs.ModeNamedPipe == 0 {
		t.Errorf("the pipe is now %v, %v", info, err)
	}
	if names, err := d.List(); err != nil || !slices.Equal(names, []string{"large", "link", "null", "pipe", "zeros"}) {
		t.Errorf("List = %v, %v", names, err)
	}
}

// The temporary file of a killed program does not prevent writing.
func TestWriteIgnoresStaleTempFile(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, ".new-1-a"), []byte("ha"), 0o600); err != nil {
		t.Fatal(err)
	}
	d := Disk(folder)
	if err := d.Write("a", []byte("whole")); err != nil {
		t.Fatal(err)
	}
	if got, err := d.Read("a", 9); err != nil || string(got) != "whole" {
		t.Errorf("Read = %q, %v", got, err)
	}
}

// Errors name the requested file, not the temporary file next to it.
func TestErrorsNameFile(t *testing.T) {
	if err := withPath("x", &os.LinkError{Op: "rename", Old: ".new-1-x", New: "x", Err: syscall.ENOSPC}); err.Error() != "x: no space left on device" || !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("about a renaming = %v", err)
	}
	if err := withPath("x", &fs.PathError{Op: "write", Path: ".new-1-x", Err: syscall.ENOSPC}); err.Error() != "x: no space left on device" {
		t.Errorf("about a file = %v", err)
	}
}

// A pipe in place of a file is refused at once, because opening it would block for ever. So are a folder and a link to a pipe.
func TestNotAFile(t *testing.T) {
	for what, put := range map[string]func(path string) error{
		"a pipe": func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a link to a pipe": func(path string) error {
			return errors.Join(syscall.Mkfifo(path+"-pipe", 0o600), os.Symlink(path+"-pipe", path))
		},
		"a folder": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		folder := t.TempDir()
		d := Disk(folder)
		for _, name := range []string{"a", "b.lock"} {
			if err := put(filepath.Join(folder, name)); err != nil {
				t.Fatal(err)
			}
		}
		for op, do := range map[string]func() error{
			"Lock":   func() error { _, err := d.Lock("b"); return err },
			"Read":   func() error { _, err := d.Read("a", 10); return err },
			"Write":  func() error { return d.Write("a", nil) },
			"Append": func() error { return d.Append("a", 0, nil) },
			"Sync":   func() error { return d.Sync("a") },
			"Stamp":  func() error { _, err := d.Stamp("a"); return err },
		} {
			if err := do(); !errors.Is(err, ErrNotFile) {
				t.Errorf("%s: %s = %v, want that it is not a file", what, op, err)
			}
		}
		if err := d.Create("a", nil); !errors.Is(err, ErrExists) {
			t.Errorf("%s: Create = %v, want an error that the name is taken", what, err)
		}
	}
}

// Temporary files of killed programs are removed after a while, in all folders. Recent ones and the players' own files stay.
func TestClean(t *testing.T) {
	folder := t.TempDir()
	d := Disk(folder)
	now := time.Now()
	old := now.Add(-2 * time.Hour)
	for _, name := range []string{"settings.json", "games/a.txt"} {
		s, base := d, name
		if dir, file, ok := strings.Cut(name, "/"); ok {
			s, base = d.Folder(dir), file
		}
		if err := s.Write(base, []byte("kept")); err != nil {
			t.Fatal(err)
		}
	}
	stale := []string{".new-1-settings.json", ".new-12-settings.json", "games/.new-1-a.txt"}
	kept := []string{".new-2-settings.json", "games/.new-3-a.txt", ".new-mine", "games/.newest-1-a.txt", "settings.json", "games/a.txt"}
	for i, name := range append(slices.Clone(stale), kept...) {
		path := filepath.Join(folder, name)
		at := old
		if i == len(stale) || i == len(stale)+1 {
			at = now
		}
		if err := errors.Join(os.WriteFile(path, []byte("half"), 0o600), os.Chtimes(path, at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if err := Clean(d, now.Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	for _, name := range stale {
		if _, err := os.Lstat(filepath.Join(folder, name)); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is still there: %v", name, err)
		}
	}
	for _, name := range kept {
		if _, err := os.Lstat(filepath.Join(folder, name)); err != nil {
			t.Errorf("%s is gone: %v", name, err)
		}
	}
	if err := Clean(Disk(filepath.Join(folder, "none")), now); err != nil {
		t.Errorf("a missing folder: %v", err)
	}
}
