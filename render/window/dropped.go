package window

import (
	"errors"
	"io"
	"io/fs"

	"quintet/scenes/input"
)

// dropped returns the first of the files in a folder of what was dropped on the window, nil where nothing was. Nothing but a file is opened:
// a device or a pipe could keep the loop waiting for ever.
func dropped(folder fs.FS) *input.File {
	if folder == nil {
		return nil
	}
	entries, err := fs.ReadDir(folder, ".")
	if len(entries) == 0 {
		if err == nil {
			return nil
		}
		return &input.File{Err: cause(err)}
	}
	f := &input.File{Name: entries[0].Name(), Err: input.ErrNoFile, Others: len(entries) - 1}
	for _, e := range entries {
		if e.Type().IsRegular() {
			f.Name = e.Name()
			f.Data, f.Err = read(folder, f.Name)
			break
		}
	}
	return f
}

// read returns what stands in a file, up to a byte more than is allowed.
func read(folder fs.FS, name string) ([]byte, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, cause(err)
	}
	data, err := io.ReadAll(io.LimitReader(f, input.MostFile+1))
	return data, cause(errors.Join(err, f.Close()))
}

// cause returns what is wrong without the place: the players know which file they have dropped.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}
