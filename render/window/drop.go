package window

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"

	"quintet/render/input"
)

// dropped returns the first of the files in a folder of what was dropped on the window, nil where nothing was. Nothing but a file is opened:
// a device or a pipe could keep the loop waiting for ever.
func dropped(folder fs.FS) *input.File {
	if folder == nil {
		return nil
	}
	entries, err := fs.ReadDir(folder, ".")
	others := len(entries) - 1
	// From the first that cannot be looked at on, as where its path is gone, Ebitengine's entries are nil.
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e == nil })
	if len(entries) == 0 {
		if err == nil {
			return nil
		}
		return &input.File{Name: baseOf(err), Err: cause(err), Others: max(0, others)}
	}
	f := &input.File{Name: entries[0].Name(), Err: input.ErrNoFile, Others: others}
	for _, e := range entries {
		if e.Type().IsRegular() {
			f.Name = e.Name()
			f.Data, f.Err = read(folder, f.Name)
			break
		}
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
