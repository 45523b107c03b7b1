// Declares System, the file operations that disk.go needs, and implements it for the operating system (machine). Add an operation to both, and to
// package simdisk, whose System fails on demand in tests.

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"

	"github.com/gofrs/flock"
)

// A System has the file operations that Disk needs. Package simdisk has one whose operations fail on demand.
type System interface {
	// Stat describes the file at path; it follows links.
	Stat(path string) (fs.FileInfo, error)
	// Readlink returns the target of the link at path. It is an error if path is not a link.
	Readlink(path string) (to string, err error)
	// Open opens a file for reading.
	Open(path string) (io.ReadCloser, error)
	// Create creates a file that only its owner can read. The error wraps fs.ErrExist if path is taken.
	Create(path string) (File, error)
	// OpenAppend opens an existing file for writing at its end.
	OpenAppend(path string) (File, error)
	// Rename renames a file and replaces the one that had the new name.
	Rename(from, to string) error
	Remove(path string) error
	// MakeFolder creates a folder that only its owner can read, and its parents, durably.
	MakeFolder(path string) error
	ReadFolder(path string) ([]fs.DirEntry, error)
	// SyncFolder makes the list of files in the folder durable.
	SyncFolder(path string) error
	// Lock creates and locks the file at path until unlock is called. The error wraps ErrLocked if the lock is taken.
	Lock(path string) (unlock func(), err error)
}

// A File is open for writing.
type File interface {
	io.Writer
	// Sync makes the written data durable.
	Sync() error
	Close() error
}

// machine is the System of the operating system.
type machine struct{}

func (machine) Stat(path string) (fs.FileInfo, error)         { return os.Stat(path) }
func (machine) Readlink(path string) (string, error)          { return os.Readlink(path) }
func (machine) Open(path string) (io.ReadCloser, error)       { return os.Open(path) }
func (machine) Rename(from, to string) error                  { return os.Rename(from, to) }
func (machine) Remove(path string) error                      { return os.Remove(path) }
func (machine) ReadFolder(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }

func (machine) Create(path string) (File, error) {
	return os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
}

func (machine) OpenAppend(path string) (File, error) {
	return os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
}

func (m machine) MakeFolder(path string) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return nil
	}
	parent := filepath.Dir(path)
	if parent != path {
		if err := m.MakeFolder(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		return fmt.Errorf("%s is not a folder", path)
	}
	return m.SyncFolder(parent)
}

// SyncFolder does nothing if the system has no such operation, or does not allow to read the folder.
func (machine) SyncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(path)
	switch {
	case errors.Is(err, fs.ErrPermission):
		return nil
	case err != nil:
		return err
	}
	err = f.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		err = nil
	}
	return errors.Join(err, f.Close())
}

func (machine) Lock(path string) (unlock func(), err error) {
	l := flock.New(path)
	ok, err := l.TryLock()
	switch {
	case err != nil:
		return nil, err
	case !ok:
		return nil, fmt.Errorf("%s: %w", path, ErrLocked)
	}
	return func() { l.Close() }, nil // the system drops the lock when the program ends, however it ends
}
