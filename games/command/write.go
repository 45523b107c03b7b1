package command

import (
	"errors"
	"os"
)

// part is the end of the name of a file that is being written, to replace another.
const part = ".part"

// WriteFile writes a whole file. A file that exists is replaced only where that is wanted, and then at once: it is never half written.
func WriteFile(name string, data []byte, replace bool) error {
	if !replace {
		return createFile(name, data)
	}
	if err := createFile(name+part, data); err != nil {
		return err
	}
	if err := os.Rename(name+part, name); err != nil {
		os.Remove(name + part) // what is left of it is told by err
		return FileError(name, err)
	}
	return nil
}

// createFile writes a new file. Where that fails there is none.
func createFile(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return FileError(name, err)
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		return nil
	}
	os.Remove(name) // what is left of it is told by err
	return FileError(name, err)
}
