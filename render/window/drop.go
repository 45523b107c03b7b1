// Files and folders dropped on the window: which files are read, in which order, and up to which size. Other ways in are in files.go.

package window

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"quintet/render/input"
)

// A drop holds what was dropped on the window and not yet handed to the program.
type drop []dropped

// A dropped is a file of a folder, or something else that lies there.
type dropped struct {
	folder fs.FS
	path   string      // in folder
	entry  fs.DirEntry // nil for what cannot be looked at
	err    error       // where entry is nil
}

// mostFiles is how many files of a folder that was dropped are read.
const mostFiles = 20_000

// gameEnds are the endings of the names of files with games: of a folder that was dropped no others are read.
var gameEnds = []string{".txt", ".json", ".quintet"}

// take adds what lies in folder, which is nil where nothing was dropped: files, and the files with games in the folders there.
func (d *drop) take(folder fs.FS) {
	if folder == nil {
		return
	}
	entries, err := fs.ReadDir(folder, ".")
	if len(entries) == 0 && err != nil {
		entries = []fs.DirEntry{nil}
	}
	for _, e := range entries { // from the first that cannot be looked at on, as where its path is gone, Ebitengine's entries are nil
		switch {
		case e == nil:
			*d = append(*d, dropped{folder, "", e, err})
		case e.IsDir():
			d.walk(folder, e)
		default:
			*d = append(*d, dropped{folder, e.Name(), e, nil})
		}
	}
}

// walk adds the files with games below e, or where there are none e itself, which is no file.
func (d *drop) walk(folder fs.FS, e fs.DirEntry) {
	before := len(*d)
	wrong := fs.WalkDir(folder, e.Name(), func(at string, f fs.DirEntry, err error) error {
		switch {
		case err != nil: // what is left of the folder can still be read
			*d = append(*d, dropped{folder, at, nil, err})
			return fs.SkipDir
		case len(*d)-before == mostFiles:
			return fs.SkipAll
		case f.Type().IsRegular() && slices.Contains(gameEnds, strings.ToLower(path.Ext(at))) && !strings.HasPrefix(f.Name(), "."):
			*d = append(*d, dropped{folder, at, f, nil})
		}
		return nil
	})
	if wrong != nil || len(*d) == before {
		*d = append(*d, dropped{folder, e.Name(), e, nil})
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
		f.Data, f.Err = read(first.folder, first.path)
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
