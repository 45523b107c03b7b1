// The file operations that Disk needs, and their implementation by the operating system.

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

// A System lists the operations on files that Disk needs. Package simdisk has one that fails when it is told to.
type System interface {
	// Stat describes what path leads to.
	Stat(path string) (fs.FileInfo, error)
	// Readlink returns where the link at path leads, or an error where no link is.
	Readlink(path string) (to string, err error)
	// Open opens a file to be read.
	Open(path string) (io.ReadCloser, error)
	// Create makes a file that no one but its owner reads. The error wraps fs.ErrExist where something is already.
	Create(path string) (File, error)
	// OpenAppend opens a file that is there, to be written to at its end.
	OpenAppend(path string) (File, error)
	// Rename gives a file another name, and takes away what had that name.
	Rename(from, to string) error
	Remove(path string) error
	// MakeFolder makes a folder that no one but its owner reads, with those it lies in, and returns when a power cut does not lose them.
	MakeFolder(path string) error
	ReadFolder(path string) ([]fs.DirEntry, error)
	// SyncFolder returns when a power cut does not lose which files are in the folder.
	SyncFolder(path string) error
	// Lock locks the file at path, which it makes, until unlock. The error wraps ErrLocked where someone else has the lock.
	Lock(path string) (unlock func(), err error)
}

// A File is one that is written to.
type File interface {
	io.Writer
	// Sync returns when a power cut does not lose what was written.
	Sync() error
	Close() error
}

// machine is the System of the machine on which the program runs.
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

// SyncFolder does nothing where the system has no such thing, or does not let the folder be read.
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
	return func() { l.Close() }, nil // the system drops the lock in any case when the program ends
}
