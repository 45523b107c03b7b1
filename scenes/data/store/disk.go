// Implements Store in a folder on a disk. Write replaces a file as a whole: it writes a temporary file, syncs it and renames it. Clean removes
// temporary files that killed programs have left. Change here the steps that make a write survive a power cut. system.go has the system calls.

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Disk returns a store in folder, which the first write creates. Only the owner can read its files.
func Disk(folder string) Store { return DiskOn(machine{}, folder) }

// DiskOn returns a store in a folder of s.
func DiskOn(s System, folder string) Store { return &disk{s, folder} }

type disk struct {
	system System
	folder string
}

func (d *disk) path(name string) (string, error) {
	if name == "" || name != filepath.Base(name) || strings.HasPrefix(name, ".") || strings.HasSuffix(name, lockEnd) {
		return "", fmt.Errorf("%q is no name to keep data under", name)
	}
	return d.Path(name), nil
}

func (d *disk) Path(name string) string { return filepath.Join(d.folder, name) }

func (d *disk) Folder(name string) Store { return &disk{d.system, d.Path(name)} }

// stat describes the file at path. Anything but a file is an error, because opening a pipe or a device may block for ever.
func (d *disk) stat(path string) (fs.FileInfo, error) {
	info, err := d.system.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder and %w", path, ErrNotFile)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is a pipe or a device and %w", path, ErrNotFile)
	}
	return info, nil
}

func (d *disk) Read(name string, most int) ([]byte, error) {
	path, err := d.path(name)
	if err != nil {
		return nil, err
	}
	info, err := d.stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	case err != nil:
		return nil, err
	case info.Size() > int64(most):
		return nil, fmt.Errorf("%s is %w: at most %d bytes can be read", path, ErrLarge, most)
	}
	f, err := d.system.Open(path)
	if errors.Is(err, fs.ErrNotExist) { // it was removed a moment ago
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close() // nothing was written
	data := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	_, err = data.ReadFrom(io.LimitReader(f, int64(most)+1)) // the size of some files is unknown or grows
	switch {
	case err != nil:
		return nil, err
	case data.Len() > most:
		return nil, fmt.Errorf("%s is %w: at most %d bytes can be read", path, ErrLarge, most)
	}
	return data.Bytes(), nil
}

// maxLinks limits how many links in a row are followed.
const maxLinks = 40

// target follows links from path and returns the path of the file, which need not exist.
func (d *disk) target(path string) (string, error) {
	for range maxLinks {
		to, err := d.system.Readlink(path)
		if err != nil {
			return path, nil // not a link
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return "", fmt.Errorf("%s is behind too many links", path)
}

// Write writes a new file and renames it over the old one. If name is a link, the file that it points to is replaced.
func (d *disk) Write(name string, data []byte) error {
	path, err := d.prepare(name)
	if err != nil {
		return err
	}
	if path, err = d.target(path); err != nil {
		return err
	}
	if _, err := d.stat(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	aside, f, err := d.createTemp(path)
	if err != nil {
		return withPath(path, err)
	}
	err = d.writeAndClose(f, data)
	if err == nil {
		err = d.system.Rename(aside, path)
	}
	if err != nil {
		return errors.Join(withPath(path, err), d.system.Remove(aside))
	}
	return d.system.SyncFolder(filepath.Dir(path))
}

// withPath returns err as an error of path, because players do not know the name of the temporary file.
func withPath(path string, err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		err = e.Err
	}
	return fmt.Errorf("%s: %w", path, err)
}

// tempPrefix begins the names of temporary files.
const tempPrefix = ".new-"

// Clean removes the temporary files that killed programs left in s and in its folders. It keeps files that changed after before, because another
// program may be writing them. Stores that are not on a disk have nothing to remove.
func Clean(s Store, before time.Time) error {
	d, ok := s.(*disk)
	if !ok {
		return nil
	}
	entries, err := d.system.ReadFolder(d.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		if e.IsDir() {
			err = errors.Join(err, (&disk{d.system, d.Path(e.Name())}).clean(before))
		}
	}
	return errors.Join(err, d.clean(before))
}

// clean is Clean of one folder.
func (d *disk) clean(before time.Time) error {
	entries, err := d.system.ReadFolder(d.folder)
	for _, e := range entries {
		number, _, isNew := strings.Cut(strings.TrimPrefix(e.Name(), tempPrefix), "-")
		if _, bad := strconv.Atoi(number); !isNew || bad != nil || !strings.HasPrefix(e.Name(), tempPrefix) || !e.Type().IsRegular() {
			continue
		}
		info, gone := e.Info()
		if gone == nil && info.ModTime().Before(before) {
			err = errors.Join(err, d.system.Remove(d.Path(e.Name())))
		}
	}
	return err
}

// createTemp creates a temporary file beside path.
func (d *disk) createTemp(path string) (aside string, f File, err error) {
	for n := 1; ; n++ { // there may be one of a killed program, or of a running one
		aside = filepath.Join(filepath.Dir(path), fmt.Sprintf("%s%d-%s", tempPrefix, n, filepath.Base(path)))
		if f, err = d.system.Create(aside); !errors.Is(err, fs.ErrExist) {
			return aside, f, err
		}
	}
}

// writeAndClose writes data to f, syncs and closes it.
func (d *disk) writeAndClose(f File, data []byte) error {
	_, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

func (d *disk) Create(name string, data []byte) error {
	path, err := d.prepare(name)
	if err != nil {
		return err
	}
	f, err := d.system.Create(path)
	switch {
	case errors.Is(err, fs.ErrExist):
		return fmt.Errorf("%s: %w", name, ErrExists)
	case err != nil:
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, d.system.Remove(path))
	}
	return nil
}

// Append opens the file every time: that takes 11 microseconds, and no file stays open.
func (d *disk) Append(name string, length int, data []byte) error {
	path, err := d.path(name)
	if err != nil {
		return err
	}
	switch info, err := d.stat(path); {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s is gone: %w", name, ErrChanged)
	case err != nil:
		return err
	case info.Size() != int64(length):
		return fmt.Errorf("%s is %d bytes long and not %d: %w", name, info.Size(), length, ErrChanged)
	}
	f, err := d.system.OpenAppend(path)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}

func (d *disk) Sync(name string) error {
	path, err := d.path(name)
	if err != nil {
		return err
	}
	if path, err = d.target(path); err != nil {
		return err
	}
	if _, err := d.stat(path); err != nil {
		return err
	}
	f, err := d.system.OpenAppend(path)
	if err != nil {
		return err
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	return d.system.SyncFolder(filepath.Dir(path)) // for the names of new files
}

func (d *disk) List() ([]string, error) {
	entries, err := d.system.ReadFolder(d.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		if _, bad := d.path(e.Name()); bad == nil && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// Stamp is made from the size of the file and the time of its last change.
func (d *disk) Stamp(name string) (string, error) {
	path, err := d.path(name)
	if err != nil {
		return "", err
	}
	info, err := d.stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", fmt.Errorf("%s: %w", name, ErrNotFound)
	case err != nil:
		return "", err
	}
	return fmt.Sprintf("%d-%d", info.Size(), info.ModTime().UnixNano()), nil
}

func (d *disk) Remove(name string) error {
	path, err := d.path(name)
	if err != nil {
		return err
	}
	if err := d.system.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func (d *disk) Lock(name string) (unlock func(), err error) {
	path, err := d.prepare(name)
	if err != nil {
		return nil, err
	}
	if _, err := d.stat(path + lockEnd); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return d.system.Lock(path + lockEnd)
}

// prepare creates the folder and returns the path of name in it.
func (d *disk) prepare(name string) (string, error) {
	path, err := d.path(name)
	if err != nil {
		return "", err
	}
	return path, d.system.MakeFolder(d.folder)
}
