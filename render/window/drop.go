// Reads files and folders dropped on the window: which files, in which order, and up to which size. Add the extension of another kind of game file
// here (gameExtensions). files.go has the other sources of files and reads them with Path, which is defined here.

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

// A drop holds what was dropped on the window and not yet passed to the program.
type drop []dropped

// A dropped is a file in a folder, or another entry there.
type dropped struct {
	folder fs.FS
	path   string      // in folder
	entry  fs.DirEntry // nil if it cannot be examined
	err    error       // if entry is nil
}

// maxFiles is the largest number of files read from a dropped folder.
const maxFiles = 20_000

// gameExtensions are the extensions of files with games: others in a dropped folder are not read.
var gameExtensions = []string{".txt", ".json", ".quintet"}

// take adds the content of folder, which is nil if nothing was dropped: files, and files with games in the folders there.
func (d *drop) take(folder fs.FS) {
	if folder == nil {
		return
	}
	entries, err := fs.ReadDir(folder, ".")
	if len(entries) == 0 && err != nil {
		entries = []fs.DirEntry{nil}
	}
	for _, e := range entries { // if one cannot be examined, for instance because it is gone, the rest of Ebitengine's entries are nil
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

// walk adds the files with games below e or, if there are none, e itself, which is not a file.
func (d *drop) walk(folder fs.FS, e fs.DirEntry) {
	before := len(*d)
	wrong := fs.WalkDir(folder, e.Name(), func(at string, f fs.DirEntry, err error) error {
		switch {
		case err != nil: // the rest of the folder can still be read
			*d = append(*d, dropped{folder, at, nil, err})
			return fs.SkipDir
		case len(*d)-before == maxFiles:
			return fs.SkipAll
		case f.Type().IsRegular() && slices.Contains(gameExtensions, strings.ToLower(path.Ext(at))) && !strings.HasPrefix(f.Name(), "."):
			*d = append(*d, dropped{folder, at, f, nil})
		}
		return nil
	})
	if wrong != nil || len(*d) == before {
		*d = append(*d, dropped{folder, e.Name(), e, nil})
	}
}

// next returns the next file, or nil. It opens only regular files: a device or a pipe could block the loop for ever.
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

// read returns the content of a file, up to one byte more than the limit.
func read(folder fs.FS, name string) ([]byte, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, cause(err)
	}
	data, err := io.ReadAll(io.LimitReader(f, input.MaxFile+1))
	return data, cause(errors.Join(err, f.Close()))
}

// baseOf returns the name of the file that an error is about, or "".
func baseOf(err error) string {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return filepath.Base(e.Path)
	}
	return ""
}

// cause returns the reason without the path: the user knows which file was dropped.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}

// A Path is the location of a file chosen by the user.
type Path struct {
	Folder fs.FS
	Name   string
}

// file returns the content of p. It opens only regular files.
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
