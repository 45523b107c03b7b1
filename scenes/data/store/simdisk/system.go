// Implements store.System on the simulated disk: files, folders, syncs and locks. Each operation that changes something calls operate, in simdisk.go,
// which decides whether it fails. A new operation must do so, too.

package simdisk

import (
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"

	"quintet/scenes/data/store"
)

// Stat describes a file or a folder.
func (d *Disk) Stat(path string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if f := d.folders[path]; f != nil {
		return f.view().Stat(".")
	}
	f, name, _ := d.find(path)
	return f.view().Stat(name)
}

// Open opens a file for reading.
func (d *Disk) Open(path string) (io.ReadCloser, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, name, _ := d.find(path)
	return f.view().Open(name)
}

// Create creates a file.
func (d *Disk) Create(path string) (store.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, name, file := d.find(path)
	switch {
	case f == nil:
		return nil, missing("create", path)
	case file != nil:
		return nil, &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	if _, err := d.operate(); err != nil {
		return nil, err
	}
	file = &inode{}
	f.change(change{file: file, to: name})
	return &writer{d, file}, nil
}

// OpenAppend opens a file for writing at its end.
func (d *Disk) OpenAppend(path string) (store.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	_, _, file := d.find(path)
	if file == nil {
		return nil, missing("open", path)
	}
	return &writer{d, file}, nil
}

// Rename renames a file within its folder.
func (d *Disk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, name, file := d.find(from)
	switch {
	case file == nil:
		return missing("rename", from)
	case filepath.Dir(from) != filepath.Dir(to):
		return fmt.Errorf("rename from %s to another folder: %s", from, to)
	}
	if _, err := d.operate(); err != nil {
		return err
	}
	f.change(change{file, name, filepath.Base(to)})
	return nil
}

// Remove removes a file.
func (d *Disk) Remove(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, name, file := d.find(path)
	if file == nil {
		return missing("remove", path)
	}
	if _, err := d.operate(); err != nil {
		return err
	}
	f.change(change{from: name})
	return nil
}

// MakeFolder creates a folder, which survives every power cut.
func (d *Disk) MakeFolder(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.folders[path] != nil {
		return nil
	}
	if _, err := d.operate(); err != nil {
		return err
	}
	d.folders[path] = newFolder()
	return nil
}

// ReadFolder lists a folder.
func (d *Disk) ReadFolder(path string) ([]fs.DirEntry, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f := d.folders[path]
	if f == nil {
		return nil, missing("read", path)
	}
	return f.view().ReadDir(".")
}

// SyncFolder writes the names of a folder to the disk.
func (d *Disk) SyncFolder(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	f := d.folders[path]
	if f == nil {
		return missing("sync", path)
	}
	if _, err := d.operate(); err != nil {
		return err
	}
	f.durable, f.changes = maps.Clone(f.files), nil
	return nil
}

// Lock locks path. A power cut, and so After, releases all locks.
func (d *Disk) Lock(path string) (unlock func(), err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.locks[path] {
		return nil, fmt.Errorf("%s: %w", path, store.ErrLocked)
	}
	d.locks[path] = true
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.locks, path)
	}, nil
}

// A writer is an open file.
type writer struct {
	disk *Disk
	file *inode
}

func (w *writer) Write(data []byte) (int, error) {
	w.disk.mu.Lock()
	defer w.disk.mu.Unlock()
	half, err := w.disk.operate()
	switch {
	case half:
		data = data[:len(data)/2]
	case err != nil:
		data = nil
	}
	w.file.data = append(w.file.data, data...)
	return len(data), err
}

func (w *writer) Sync() error {
	w.disk.mu.Lock()
	defer w.disk.mu.Unlock()
	if _, err := w.disk.operate(); err != nil {
		w.file.syncFailed = true
		return err
	}
	if !w.file.syncFailed {
		w.file.durable = slices.Clone(w.file.data)
	}
	return nil
}

func (w *writer) Close() error { return nil }
