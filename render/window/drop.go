package window

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"

	"quintet/render/input"
)

// A drop holds what was dropped on the window and has not been handed on.
type drop []dropped

// A dropped is a file of a folder, or something else that lies there.
type dropped struct {
	folder fs.FS
	entry  fs.DirEntry // nil for what cannot be looked at
	err    error       // where entry is nil
}

// take adds what lies in folder, which is nil where nothing was dropped.
func (d *drop) take(folder fs.FS) {
	if folder == nil {
		return
	}
	entries, err := fs.ReadDir(folder, ".")
	if len(entries) == 0 && err != nil {
		entries = []fs.DirEntry{nil}
	}
	for _, e := range entries { // from the first that cannot be looked at on, as where its path is gone, Ebitengine's entries are nil
		*d = append(*d, dropped{folder, e, err})
	}
}

// next returns the next file, nil where none is left. Nothing but a file is opened: a device or a pipe could keep the loop waiting for ever.
func (d *drop) next() *input.File {
	if len(*d) == 0 {
		return nil
	}
	first := (*d)[0]
	*d = (*d)[1:]
	f := &input.File{Others: len(*d)}
	switch e := first.entry; {
	case e == nil:
		f.Name, f.Err = baseOf(first.err), cause(first.err)
	case !e.Type().IsRegular():
		f.Name, f.Err = e.Name(), input.ErrNoFile
	default:
		f.Name = e.Name()
		f.Data, f.Err = read(first.folder, f.Name)
	}
	return f
}

// read returns the content of a file, up to a byte more than is allowed.
func read(folder fs.FS, name string) ([]byte, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, cause(err)
	}
	data, err := io.ReadAll(io.LimitReader(f, input.MaxFile+1))
	return data, cause(errors.Join(err, f.Close()))
}

// baseOf returns the name of the file that an error is about, "" where it tells none.
func baseOf(err error) string {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return filepath.Base(e.Path)
	}
	return ""
}

// cause returns what is wrong without the place: the players know which file they have dropped.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}

// A Path says where a file is that the players have chosen.
type Path struct {
	Folder fs.FS
	Name   string
}

// Open hands on the files of all, as ones that were dropped together on the window: each is read once the one before it is taken.
func (f *Files) Open(all ...Path) {
	if len(all) > 0 {
		file := all[0].file()
		file.Others = len(all) - 1
		f.give(file, func() { f.Open(all[1:]...) })
	}
}

// file returns what is at p. Nothing but a file is opened.
func (p Path) file() *input.File {
	file := &input.File{Name: p.Name}
	if info, err := fs.Stat(p.Folder, p.Name); err != nil {
		file.Err = cause(err)
	} else if !info.Mode().IsRegular() {
		file.Err = input.ErrNoFile
	} else {
		file.Data, file.Err = read(p.Folder, p.Name)
	}
	return file
}
