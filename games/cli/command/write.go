// Writes files named on the command line (WriteFile). A file is replaced as a whole or not at all, links are followed, and folders and devices are
// refused. Change here when a file may be replaced (checkTarget). owner_unix.go keeps the owner of a replaced file.

package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// ErrNoFile reports that the name belongs to a folder, device or pipe and not to a regular file.
var ErrNoFile = errors.New("it is not a file")

// WriteFile writes a whole file; every file that a user names is written with it. It replaces an existing file, and keeps its permissions, only if
// replace is true; otherwise the error wraps fs.ErrExist. It follows links and refuses folders, devices and pipes with ErrNoFile. Readers see the old
// content or the new, never a mixture: the data are written to a temporary file in the same folder, which is then renamed. The error names the file.
func WriteFile(name string, data []byte, replace bool) error {
	path, err := followLinks(name)
	if err != nil {
		return FileError(name, err)
	}
	info, err := checkTarget(path, replace)
	if err != nil {
		return FileError(name, err)
	}
	if err := replaceFile(path, data, info); err != nil {
		if !replace {
			os.Remove(path) // the empty file made by checkTarget
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
			return name, nil // not a link
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(name), to)
		}
		name = to
	}
	return "", errors.New("too many links")
}

// checkTarget returns the description of the file at path and checks that it may be written. It creates a new file, empty, so that no other program creates
// it meanwhile. An existing one must be a regular file.
func checkTarget(path string, replace bool) (fs.FileInfo, error) {
	flags := os.O_WRONLY
	info, err := os.Stat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return nil, ErrNoFile
	case err == nil && !replace:
		return nil, syscall.EEXIST // wraps fs.ErrExist and has a short text
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

// replaceFile replaces the file at path, described by info, with a new file that holds data.
func replaceFile(path string, data []byte, info fs.FileInfo) error {
	folder := filepath.Dir(path)
	f, err := os.CreateTemp(folder, ".quintet-*.tmp")
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return fmt.Errorf("no file can be made in %s: %w", QuoteName(folder), e.Err)
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
		os.Remove(f.Name()) // err already reports the failure
	}
	return err
}
