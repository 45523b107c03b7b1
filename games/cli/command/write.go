// Writing files that a user names on the command line: replaced whole or not at all, through links, never a folder or a device.

package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// ErrNoFile means that the name is that of a folder, a device or a pipe, not of a regular file.
var ErrNoFile = errors.New("it is not a file")

// WriteFile writes a whole file; every file that a user names is written by it. A file that exists is replaced only if replace is true, and keeps
// its permissions; otherwise the error wraps fs.ErrExist. A link is followed. Folders, devices and pipes are refused with ErrNoFile. Readers see
// the old content or the new one, never a part: the data go to a temporary file beside it, which is renamed. The error names the file.
func WriteFile(name string, data []byte, replace bool) error {
	path, err := followLinks(name)
	if err != nil {
		return FileError(name, err)
	}
	info, err := claim(path, replace)
	if err != nil {
		return FileError(name, err)
	}
	if err := replaceFile(path, data, info); err != nil {
		if !replace {
			os.Remove(path) // the empty file of claim
		}
		return FileError(name, err)
	}
	return nil
}

// followLinks returns the path that name leads to. Unlike filepath.EvalSymlinks it also follows a link to a file that does not exist yet.
func followLinks(name string) (string, error) {
	const most = 40 // links in a row, as on Linux
	for range most {
		to, err := os.Readlink(name)
		if err != nil {
			return name, nil // no link
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(name), to)
		}
		name = to
	}
	return "", errors.New("too many links")
}

// claim describes the file at path, which may be written. A new file is made, empty, so that no other program makes it meanwhile; one that exists
// must be a regular file.
func claim(path string, replace bool) (fs.FileInfo, error) {
	flags := os.O_WRONLY
	info, err := os.Stat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return nil, ErrNoFile
	case err == nil && !replace:
		return nil, syscall.EEXIST // an fs.ErrExist whose text is short
	case errors.Is(err, fs.ErrNotExist):
		flags |= os.O_CREATE | os.O_EXCL
	case err != nil:
		return nil, err
	}
	f, err := os.OpenFile(path, flags, 0o666)
	if err != nil {
		return nil, err
	}
	info, err = f.Stat()
	return info, errors.Join(err, f.Close())
}

// replaceFile replaces the file at path, which info describes, by one with data.
func replaceFile(path string, data []byte, info fs.FileInfo) error {
	folder := filepath.Dir(path)
	f, err := os.CreateTemp(folder, ".quintet-*.tmp")
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return fmt.Errorf("no file can be made in %s: %w", Shown(folder), e.Err)
	}
	if err != nil {
		return err
	}
	keepOwner(f, info)
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Chmod(f.Name(), info.Mode().Perm())
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name()) // err says what went wrong
	}
	return err
}
