// The store in a folder on a disk. The operations of the system that it uses are in system.go.

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

// Disk returns a store in folder, which is made when something is written first. Only its owner can read what it makes.
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

// stat describes the file that path leads to. It is an error where that is anything else: to open a pipe or a device may never end.
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
	if err != nil {
		return nil, err
	}
	defer f.Close() // nothing was written
	data := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	_, err = data.ReadFrom(io.LimitReader(f, int64(most)+1)) // some files do not tell their size, or grow
	switch {
	case err != nil:
		return nil, err
	case data.Len() > most:
		return nil, fmt.Errorf("%s is %w: at most %d bytes can be read", path, ErrLarge, most)
	}
	return data.Bytes(), nil
}

// maxLinks is the number of links in a row that are followed.
const maxLinks = 40

// target returns the file that path leads to, whether that is there or not.
func (d *disk) target(path string) (string, error) {
	for range maxLinks {
		to, err := d.system.Readlink(path)
		if err != nil {
			return path, nil // no link, so the end of the way
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return "", fmt.Errorf("%s is behind too many links", path)
}

// Write goes to a new file first, which then takes the place of the old one. A link stays: the file that it leads to is replaced.
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
	aside, f, err := d.aside(path)
	if err != nil {
		return about(path, err)
	}
	err = d.fill(f, data)
	if err == nil {
		err = d.system.Rename(aside, path)
	}
	if err != nil {
		return errors.Join(about(path, err), d.system.Remove(aside))
	}
	return d.system.SyncFolder(filepath.Dir(path))
}

// about returns err as an error of path: players do not know the name of what is written beside it.
func about(path string, err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		err = e.Err
	}
	return fmt.Errorf("%s: %w", path, err)
}

// newStart begins the name of a file that is being written, before it takes the place of another.
const newStart = ".new-"

// Clean removes what programs that were killed while they wrote have left in s and in its folders. It keeps what has changed since before: another
// program may be writing it. On anything but a disk there is nothing to remove.
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
		number, _, isNew := strings.Cut(strings.TrimPrefix(e.Name(), newStart), "-")
		if _, bad := strconv.Atoi(number); !isNew || bad != nil || !strings.HasPrefix(e.Name(), newStart) || !e.Type().IsRegular() {
			continue
		}
		info, gone := e.Info()
		if gone == nil && info.ModTime().Before(before) {
			err = errors.Join(err, d.system.Remove(d.Path(e.Name())))
		}
	}
	return err
}

// aside makes a new file beside path.
func (d *disk) aside(path string) (aside string, f File, err error) {
	for n := 1; ; n++ { // one may be there from a program that was killed, or of one that runs
		aside = filepath.Join(filepath.Dir(path), fmt.Sprintf("%s%d-%s", newStart, n, filepath.Base(path)))
		if f, err = d.system.Create(aside); !errors.Is(err, fs.ErrExist) {
			return aside, f, err
		}
	}
}

// fill writes data to f, waits until the disk has it, and closes f.
func (d *disk) fill(f File, data []byte) error {
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

// Append opens the file anew each time: measured at 11 microseconds, and nothing is left open to be closed.
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
	return d.system.SyncFolder(filepath.Dir(path)) // which has the name of a new file
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

// Stamp is made of the size of the file and the time of its last change.
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

// prepare returns the path of name in the folder, which it makes.
func (d *disk) prepare(name string) (string, error) {
	path, err := d.path(name)
	if err != nil {
		return "", err
	}
	return path, d.system.MakeFolder(d.folder)
}
